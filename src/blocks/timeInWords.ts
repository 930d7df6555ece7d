/** How the words for a time are chosen. */
export interface TimeWording {
  /** Whether it takes whole days. */
  isAllDay: boolean;
  language: string;
  /** The zone in which it is told; without it, that of the machine. */
  timeZone?: string | undefined;
}

/**
 * From when until when something happens, as a language writes it: `Friday, November 20, 2026 at 8:00 – 10:00 PM GMT+1`.
 * @param period - in milliseconds since 1970
 */
export function timeInWords(
  { begin, end }: { begin: number; end: number },
  { isAllDay, language, timeZone }: TimeWording,
): string {
  const day = { weekday: "long", year: "numeric", month: "long", day: "numeric" } as const;
  const time = { hour: "numeric", minute: "2-digit", timeZoneName: "short" } as const;
  const options: Intl.DateTimeFormatOptions = isAllDay ? day : { ...day, ...time };
  // A day is over with its last moment.
  return new Intl.DateTimeFormat(language || undefined, {
    ...options,
    ...(timeZone ? { timeZone } : {}),
  }).formatRange(begin, isAllDay ? end - 1 : end);
}

/**
 * The day of a moment, as a language writes it: `November 20, 2026`.
 * @param moment - in milliseconds since 1970
 */
export function dayInWords(
  moment: number,
  { language, timeZone }: Pick<TimeWording, "language" | "timeZone">,
): string {
  return new Intl.DateTimeFormat(language || undefined, {
    dateStyle: "long",
    ...(timeZone ? { timeZone } : {}),
  }).format(moment);
}

const minute = 60_000;
const units = [
  ["month", 30 * 24 * 60 * minute, 2],
  ["week", 7 * 24 * 60 * minute, 2],
  ["day", 24 * 60 * minute, 1],
  ["hour", 60 * minute, 1],
  ["minute", minute, 0],
] as const;

/**
 * How long it is until a moment, in the words of a language: `in 3 hours`, `tomorrow`. As coarse as one would say it.
 * @param distance - in milliseconds
 */
export function distanceInWords(distance: number, language: string): string {
  const [unit, length] = units.find(([, length, least]) => distance >= length * least) ?? units[4];
  return new Intl.RelativeTimeFormat(language || undefined, { numeric: "auto" }).format(
    Math.max(1, Math.round(distance / length)),
    unit,
  );
}
