import { listed } from "../../words/words";
import { type Advice, write } from "./rule";

const example = "2026-11-20";
const withTime = `${example}T20:00`;

/** How a date is written. Words such as `yesterday` depend on the current time. */
export function explainDate(
  value: string,
  accepts: (date: string) => boolean = () => true,
  now?: number,
): Advice {
  const text = value.trim();
  const { day: dayText, time } = splitTime(text);
  const days = readDay(dayText);
  const [day, other] = days;
  const [, month] = /^(\d{4}-(?:0[1-9]|1[0-2]))$/.exec(text) ?? [];
  const isTimed = accepts(withTime);
  if (month !== undefined) {
    const start = `A date must include the day, such as "${month}-01".`;
    const words = ' If this entry supports "when", you can put text such as "Spring 2024" there.';
    return { advice: isTimed ? start + words : start };
  }
  if (!day) {
    const relative = now === undefined ? [] : relativeDays(dayText, now);
    if (relative.length > 0) {
      const clock = time && isTimed ? `T${time.clock}${time.zone ?? ""}` : "";
      const dates = relative.map((one) => `"${one}${clock}"`);
      return {
        advice: `A date must have the format year-month-day. For "${dayText}", use ${listed(dates, "or")}.`,
      };
    }
    const start = `A date must have the format year-month-day, such as "${example}"`;
    return (
      explainNumbers(dayText) ?? { advice: `${start}${isTimed ? `, or with a time: "${withTime}"` : ""}.` }
    );
  }
  if (other) {
    const [first, second] = days.map((one) => `"${iso(one)}" for ${inWords(one)}`);
    return { advice: `A date must have the format year-month-day. Use ${first}, or ${second}.` };
  }
  if (!exists(day)) return { advice: `There is no day ${day.day} in ${monthName(day)} ${day.year}.` };
  if (!time) return write("A date must have the format year-month-day", iso(day));
  if (!isTimed) return write("The date cannot include a time", iso(day));
  const noTime = explainClock(day, time);
  if (noTime) return noTime;
  return write(
    "A date with a time must have the format 2026-11-20T20:00",
    `${iso(day)}T${time.clock}${time.zone ?? ""}`,
  );
}

/** Advice for a date with a month or day that does not exist. */
function explainNumbers(text: string): Advice | undefined {
  const [, year, month = 0, day = 0] = (/^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(text) ?? []).map(Number);
  if (year === undefined) return undefined;
  if (month >= 1 && month <= 12) {
    return { advice: `There is no day ${day} in ${monthName({ year, month, day: 1 })} ${year}.` };
  }
  const start = `The month must be from 1 to 12, but is ${month}.`;
  const swapped = { year, month: day, day: month };
  return inYear(swapped).some(exists)
    ? { advice: `${start} Put the month before the day. Use "${iso(swapped)}" for ${inWords(swapped)}.` }
    : { advice: start };
}

/** Advice for a time or a UTC offset that does not exist. */
function explainClock(day: Day, { clock, zone }: Time): Advice | undefined {
  const [hour = 0, minute = 0, second = 0] = clock.split(":").map(Number);
  if (hour === 24 && minute === 0 && second === 0) {
    const next = new Date(Date.UTC(day.year, day.month - 1, day.day + 1)).toISOString().slice(0, 10);
    return write("Midnight at the end of a day is 00:00 on the next day", `${next}T00:00${zone ?? ""}`);
  }
  if (hour > 23) return { advice: `The hour must be from 0 to 23, but is ${hour}.` };
  if (minute > 59) return { advice: `The minutes must be from 0 to 59, but are ${minute}.` };
  if (second > 59) return { advice: `The seconds must be from 0 to 59, but are ${second}.` };
  const [, hours, minutes] = /^[+-](\d\d):(\d\d)$/.exec(zone ?? "") ?? [];
  return Number(hours) > 14 || Number(minutes) > 59
    ? { advice: `${zone} is not a valid UTC offset. Offsets range from -12:00 to +14:00.` }
    : undefined;
}

interface Day {
  year: number;
  month: number;
  day: number;
}

/** A time as ISO 8601 writes it, with its offset from UTC if the text has one. */
interface Time {
  clock: string;
  zone?: string | undefined;
}

const timePattern =
  /^(.+?)(?:[T,]\s*|\s+)(?:at |um |à |a las )?(\d{1,2})[:.h](\d{2})(?::(\d{2}))?(?:\.\d+)?\s*([ap]m)?\s*(Z|UTC|GMT)?([+-]\d{1,2}(?::?\d{2})?)?(?:\s*Uhr)?$/i;

/** A text with the time at its end taken off. */
function splitTime(text: string): { day: string; time?: Time } {
  const [, day, hours, minutes, seconds, half, utc, distance] = timePattern.exec(text) ?? [];
  if (day === undefined) return { day: text };
  const hour = half ? (Number(hours) % 12) + (/p/i.test(half) ? 12 : 0) : Number(hours);
  const clock = [hour, minutes, seconds].flatMap((part) => (part === undefined ? [] : [two(part)])).join(":");
  return { day, time: { clock, zone: distance === undefined ? utc && "Z" : readDistance(distance) } };
}

function readDistance(distance: string): string {
  const [, sign, hours, minutes] = /^([+-])(\d{1,2}):?(\d{2})?$/.exec(distance) ?? [];
  return `${sign}${two(hours ?? 0)}:${minutes ?? "00"}`;
}

/** The days that a text can mean: none, one, or two where the order of day and month is open. */
function readDay(text: string): Day[] {
  const [, year, month, day] =
    /^(\d{4})\s*[-/. ]\s*(\d{1,2})\s*[-/. ]\s*(\d{1,2})\.?$/.exec(text) ??
    /^(\d{4})(\d\d)(\d\d)$/.exec(text) ??
    [];
  if (year) return inYear({ year: Number(year), month: Number(month), day: Number(day) });
  const [, first, sign, second, last] =
    /^(\d{1,2})\s*([-/. ])\s*(\d{1,2})\s*[-/. ]\s*(\d{4}|\d\d)$/.exec(text) ?? [];
  if (first) {
    const year = last!.length === 2 ? 2000 + Number(last) : Number(last);
    const dayFirst = inYear({ year, month: Number(second), day: Number(first) });
    // Nobody writes the month first with dots.
    const monthFirst = sign === "." ? [] : inYear({ year, month: Number(first), day: Number(second) });
    return first === second ? dayFirst : [...dayFirst, ...monthFirst];
  }
  return readWords(text);
}

/** A day whose month there is. */
function inYear(day: Day): Day[] {
  return day.month >= 1 && day.month <= 12 && day.day >= 1 && day.day <= 31 ? [day] : [];
}

/** A day whose month is a word: `1st November 2026`, `November 1, 2026`, `1. November 2026`. */
function readWords(text: string): Day[] {
  const [year, ...moreYears] = text.match(/\b\d{4}\b/g) ?? [];
  const [day, ...moreDays] = text.match(/\b\d{1,2}(?=\b|st|nd|rd|th|er|º)/g) ?? [];
  if (!year || !day || moreYears.length > 0 || moreDays.length > 0) return [];
  const months = new Set((text.toLowerCase().match(/\p{L}{3,}/gu) ?? []).flatMap((word) => monthsOf(word)));
  const [month] = months;
  return month === undefined || months.size > 1
    ? []
    : inYear({ year: Number(year), month, day: Number(day) });
}

const languages = ["en", "de", "fr", "es", "it", "pt", "nl", "pl"];

let names: readonly (readonly string[])[] | undefined;

/** The names of each month, in the languages of most configs. Cached because the system is slow to return them. */
function monthNames(): readonly (readonly string[])[] {
  names ??= Array.from({ length: 12 }, (_, index) =>
    languages.map((language) => monthName({ year: 2026, month: index + 1, day: 1 }, language).toLowerCase()),
  );
  return names;
}

function monthsOf(word: string): number[] {
  return monthNames().flatMap((inLanguages, index) =>
    inLanguages.some((name) => name.startsWith(word)) ? [index + 1] : [],
  );
}

function monthName(day: Day, language = "en"): string {
  const first = new Date(Date.UTC(day.year, day.month - 1, 1));
  return first.toLocaleDateString(language, { month: "long", timeZone: "UTC" });
}

function exists({ year, month, day }: Day): boolean {
  return new Date(Date.UTC(year, month - 1, day)).getUTCMonth() === month - 1;
}

function iso({ year, month, day }: Day): string {
  return `${year}-${two(month)}-${two(day)}`;
}

function inWords(day: Day): string {
  return `${day.day} ${monthName(day)}`;
}

function two(number: number | string): string {
  return String(number).padStart(2, "0");
}

/**
 * Says a moment in words: "2026-11-20, 20:00 UTC".
 * @param time - in milliseconds since 1970
 */
export function momentWords(time: number): string {
  return `${new Date(time).toISOString().slice(0, "2026-11-20T20:00".length).replace("T", ", ")} UTC`;
}

const day = 24 * 60 * 60 * 1000;

/** The dates that a word such as `yesterday`, `morgen` or `next Friday` can mean. Two if it may be past or future. */
function relativeDays(text: string, now: number): string[] {
  const [, which, word = ""] = /^(?:(last|next|this|on) )?(.+)$/.exec(text.trim().toLowerCase()) ?? [];
  const named = which === undefined ? [-2, -1, 0, 1, 2].filter((days) => isDayName(word, days)) : [];
  const [first] =
    named.length > 0 ? named : [...Array(7).keys()].filter((days) => isWeekday(word, now + days * day));
  if (first === undefined) return [];
  const dateIn = (days: number) => new Date(now + days * day).toISOString().slice(0, 10);
  if (named.length > 0) return [dateIn(first)];
  const [before, after] = [dateIn(first - 7), dateIn(first === 0 && which === "next" ? 7 : first)];
  if (which === undefined) return [after, before];
  return [which === "last" ? before : after];
}

/** Whether a word is the name of the day that is so many days from today: `yesterday` for -1. */
function isDayName(word: string, days: number): boolean {
  return languages.some(
    (language) =>
      new Intl.RelativeTimeFormat(language, { numeric: "auto" }).format(days, "day").toLowerCase() === word,
  );
}

function isWeekday(word: string, time: number): boolean {
  return languages.some(
    (language) =>
      new Date(time).toLocaleDateString(language, { weekday: "long", timeZone: "UTC" }).toLowerCase() ===
      word,
  );
}
