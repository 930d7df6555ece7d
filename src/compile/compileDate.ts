import type { DateData } from "../fields/dates/date";
import { beginOf, isLocalTime, withOffset } from "../fields/dates/moment";

const parts = /^(\d{4}-\d\d-\d\d)(?:T(\d\d:\d\d(?::\d\d)?)(Z|([+-])(\d\d):(\d\d)))?$/;

/**
 * A date in the site's language, for example `20 November 2026`. A time keeps its offset and names it, and a local time
 * gets that of the site's zone: `20 November 2026 at 20:00 (UTC+1)`.
 * @param written - a checked date of the config
 * @param site - its language as a code (`en`, `pt-BR`) and its zone by its IANA name
 */
export function compileDate(
  written: string,
  { language, timeZone }: { language: string; timeZone: string },
): DateData {
  const at = beginOf(written, timeZone);
  const iso = isLocalTime(written) ? withOffset(at, timeZone) : written;
  const [, day, time, zone, sign, hours, minutes] = parts.exec(iso) ?? [];
  if (time === undefined) return { iso, at, text: write(`${day}T00:00Z`, language, { dateStyle: "long" }) };
  // Written as if it were UTC: Intl knows no zones that are a mere distance in Node.js 20.
  const moment = write(`${day}T${time}Z`, language, { dateStyle: "long", timeStyle: "short" });
  const minutesPast = minutes === "00" ? "" : `:${minutes}`;
  const distance =
    zone === "Z" || (hours === "00" && minutes === "00")
      ? ""
      : `${sign === "-" ? "−" : "+"}${Number(hours)}${minutesPast}`;
  return { iso, at, text: `${moment} (UTC${distance})` };
}

const writers = new Map<string, Intl.DateTimeFormat>();

function write(moment: string, language: string, style: Intl.DateTimeFormatOptions): string {
  const key = `${language} ${style.timeStyle ?? ""}`;
  let writer = writers.get(key);
  if (!writer) {
    writer = new Intl.DateTimeFormat(knownLanguage(language), { ...style, timeZone: "UTC" });
    writers.set(key, writer);
  }
  return writer.format(new Date(moment));
}

/** The language, or English where its code is none that Intl reads. */
export function knownLanguage(language: string): string {
  try {
    return Intl.getCanonicalLocales(language)[0] ?? "en";
  } catch {
    return "en";
  }
}
