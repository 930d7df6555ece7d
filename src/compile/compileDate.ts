import { knownLanguage } from "../words/knownLanguage";
import type { DateData } from "../fields/dates/date";
import { beginOf, isLocalTime, withOffset } from "../fields/dates/moment";

const parts = /^(\d{4}-\d\d-\d\d)(?:T(\d\d:\d\d(?::\d\d)?)(Z|([+-])(\d\d):(\d\d)))?$/;

/** A checked date in the site's language: `2026`, `November 2026`, `20 November 2026`, or `… at 20:00 (UTC+1)`. */
export function compileDate(
  written: string,
  { language, timeZone }: { language: string; timeZone: string },
): DateData {
  const at = beginOf(written, timeZone);
  // A month or a year.
  if (written.length <= 7) {
    const style = { year: "numeric", month: written.length === 7 ? "long" : undefined } as const;
    return { iso: written, at, text: write(`${written}T00:00Z`, language, style) };
  }
  const iso = isLocalTime(written) ? withOffset(at, timeZone) : written;
  const [, day, time, zone, sign, hours, minutes] = parts.exec(iso) ?? [];
  if (time === undefined) return { iso, at, text: write(`${day}T00:00Z`, language, { dateStyle: "long" }) };
  // Formatted as UTC, because Intl in Node.js 20 does not support time zones that are only an offset.
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
  const key = `${language} ${style.timeStyle ?? style.month ?? style.year ?? ""}`;
  let writer = writers.get(key);
  if (!writer) {
    writer = new Intl.DateTimeFormat(knownLanguage(language), { ...style, timeZone: "UTC" });
    writers.set(key, writer);
  }
  return writer.format(new Date(moment));
}
