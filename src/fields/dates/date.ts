import * as z from "zod";
import { fieldMeta } from "../kind";

const longMonth = "(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])";
const shortMonth = "(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)";
const february = "02-(?:0[1-9]|1\\d|2[0-8])";
const leapYear = "(?:[12]\\d(?:0[48]|[2468][048]|[13579][26])|(?:1[26]|2[048])00)";
const anyDay = `(?:[12]\\d{3}-(?:${longMonth}|${shortMonth}|${february})|${leapYear}-02-29)`;
const time = "T(?:[01]\\d|2[0-3]):[0-5]\\d(?::[0-5]\\d)?(?:Z|[+-](?:0\\d|1[0-4]):[0-5]\\d)?";

/** A day, or a time with or without an offset, in ISO 8601. Without one it is local to the site's `timeZone`. */
export const date = z
  .string()
  .regex(new RegExp(`^${anyDay}(?:${time})?$`))
  .brand<"Date">()
  .register(fieldMeta, { kind: "date" })
  .meta({
    description:
      "A date (`2026-11-20`), or a date and time (`2026-11-20T20:00`). Times use the site's time zone unless they have a UTC offset (`2026-11-20T20:00+01:00`) or `Z` for UTC. Pages show dates in the site's language.",
  });

const month = "[12]\\d{3}-(?:0[1-9]|1[0-2])";
const datePattern = new RegExp(`^(?:${anyDay}(?:${time})?|${month}|[12]\\d{3})$`);

/** A date that may also be a month or a year. */
export const roughDate = z
  .string()
  .regex(datePattern)
  .brand<"Date">()
  .register(fieldMeta, { kind: "date" })
  .meta({
    description: "A date, a month (`2026-11`) or a year (`2026`).",
  });

export function isDate(text: string): boolean {
  return datePattern.test(text);
}

/** A day without a time, as `<input type="date">` has it. */
export const day = z
  .string()
  .regex(new RegExp(`^${anyDay}$`))
  .brand<"Date">()
  .register(fieldMeta, { kind: "date" })
  .meta({ description: "Date without a time, such as `2026-11-20`." });

/** A compiled date: what a `<time>` needs. */
export interface DateData {
  /** A day, or a time with an offset from UTC. A local time gets the offset of the site's zone. */
  iso: string;
  /** The date in the site's language. */
  text: string;
  /** When it begins, in milliseconds since 1970: for a day, midnight in the site's zone. */
  at: number;
}
