export interface TimeWording {
  isAllDay: boolean;
  language: string;
  /** Defaults to the machine's time zone. */
  timeZone?: string | undefined;
}

/**
 * A formatted period: `Friday, November 20, 2026 at 8:00 – 10:00 PM GMT+1`.
 * @param period - in milliseconds since 1970
 */
export function timeInWords(
  { begin, end }: { begin: number; end: number },
  { isAllDay, language, timeZone }: TimeWording,
): string {
  const day = { weekday: "long", year: "numeric", month: "long", day: "numeric" } as const;
  const time = { hour: "numeric", minute: "2-digit", timeZoneName: "short" } as const;
  const options: Intl.DateTimeFormatOptions = isAllDay ? day : { ...day, ...time };
  // The end is midnight of the next day.
  return new Intl.DateTimeFormat(language || undefined, {
    ...options,
    ...(timeZone ? { timeZone } : {}),
  }).formatRange(begin, isAllDay ? end - 1 : end);
}

/**
 * A formatted date: `November 20, 2026`.
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
 * The approximate time until a moment: `in 3 hours`, `tomorrow`.
 * @param distance - in milliseconds
 */
export function distanceInWords(distance: number, language: string): string {
  const [unit, length] = units.find(([, length, least]) => distance >= length * least) ?? units[4];
  return new Intl.RelativeTimeFormat(language || undefined, { numeric: "auto" }).format(
    Math.max(1, Math.round(distance / length)),
    unit,
  );
}
