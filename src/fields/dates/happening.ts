import * as z from "zod";
import { date } from "./date";
import { fieldMeta } from "../kind";

export const happeningKeys = {
  from: date.meta({
    description:
      "Start of the event: a date, or a date and time in the site's time zone (`2026-11-20T20:00`).",
  }),
  until: date.optional().meta({
    description:
      "End of the event. Defaults to one hour after the start, or to the whole day if the event has no time.",
  }),
  repeat: z.enum(["daily", "weekly"]).optional().meta({
    description:
      "How often the event repeats. The event always starts at the same local time in the site's time zone. Only the next date is shown.",
  }),
  repeatUntil: date.optional().meta({
    description:
      "When the event stops repeating. The event does not start again after this date or time. A date without a time includes the whole day. If not set, the event repeats forever.",
  }),
};

/** Gives what happens an anchor as `anchored` does, and its next times when it is compiled. */
export function happening<S extends z.core.$ZodShape>(
  schema: z.ZodObject<S, z.core.$strict>,
  nameKey: keyof S & string,
) {
  return schema
    .brand<"Happening">()
    .register(fieldMeta, { kind: "anchored", nameKeys: [nameKey], happens: true });
}

/** One time at which something happens. */
export interface HappeningTime {
  /** In milliseconds since 1970. */
  begin: number;
  end: number;
  /** The begin as a `<time>` wants it. */
  iso: string;
  /** Both in the words of the site's language, in its time zone. */
  text: string;
  /** Whether it was over when the page was made. */
  isOver?: true;
}

/** When something begins. */
export interface HappeningStart {
  /** In milliseconds since 1970. */
  begin: number;
  /** As a `<time>` wants it. */
  iso: string;
  /** The day in the words of the site's language, in its time zone. */
  text: string;
}

/** When something happens: once, or the next of many times. */
export interface HappeningData {
  /** At least one, in order. */
  times: HappeningTime[];
  /** Whether it takes whole days, which are the same everywhere. */
  isAllDay: boolean;
  /** The last time of a recurring event, if it ends. */
  last?: HappeningStart;
  /** The URL of its calendar file, if it has one. */
  file?: string;
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** How something repeats, as an owner writes it. */
export type Repeat = "daily" | "weekly";

/** The interval of each rhythm in local time, in milliseconds, and its words. */
export const rhythms: Readonly<Record<Repeat, { step: number; words: string }>> = {
  daily: { step: DAY_MS, words: "every day" },
  weekly: { step: 7 * DAY_MS, words: "every week" },
};

/** Whether a value of a config says how something repeats. */
export function isRepeat(value: unknown): value is Repeat {
  return typeof value === "string" && Object.hasOwn(rhythms, value);
}
