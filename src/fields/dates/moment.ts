const minute = 60_000;

/** When a date begins, in milliseconds since 1970; `NaN` for other texts. A day begins at midnight in the zone. */
export function beginOf(iso: string, zone: string): number {
  return momentOf(iso, "T00:00", zone);
}

/**
 * When a date of a config ends, in milliseconds since 1970: a time at once, a day, month or year at the next midnight in
 * the zone.
 */
export function endOf(iso: string, zone: string): number {
  const [, year, month] = /^(\d{4})(?:-(\d\d))?$/.exec(iso) ?? [];
  if (year !== undefined) return atWallClock(Date.UTC(Number(year), month ? Number(month) : 12), zone);
  return momentOf(iso, "T24:00", zone);
}

/** What happens to a local time when daylight-saving time begins or ends. */
export type ClockChange =
  /** It is skipped. `instead` is the time that clocks show. */
  { is: "leftOut"; instead: string } | { is: "twice" };

/** Whether a local time is skipped or repeated in a zone. */
export function clockChangeAt(iso: string, zone: string): ClockChange | undefined {
  const wall = Date.parse(`${iso}Z`);
  const moment = atWallClock(wall, zone);
  if (Number.isNaN(moment)) return undefined;
  const shown = wallClockAt(moment, zone);
  if (shown !== wall) return { is: "leftOut", instead: new Date(shown).toISOString().slice(0, iso.length) };
  const later = wall - distanceAt(wall + 14 * 60 * minute, zone);
  return later !== moment && wallClockAt(later, zone) === wall ? { is: "twice" } : undefined;
}

/** Whether a date of a config is a time without an offset from UTC, which is local to the site's zone. */
export function isLocalTime(iso: string): boolean {
  return /T[\d:]+$/.test(iso);
}

/** Never parses a time without an offset: `Date.parse` would read it in the zone of the machine. */
function momentOf(iso: string, timeOfDay: string, zone: string): number {
  if (!iso.includes("T")) return atWallClock(Date.parse(`${iso}${timeOfDay}Z`), zone);
  return isLocalTime(iso) ? atWallClock(Date.parse(`${iso}Z`), zone) : Date.parse(iso);
}

/**
 * A moment in ISO 8601 with the zone's offset from UTC at that time: `2026-11-20T20:00+01:00`.
 * @param moment - in milliseconds since 1970
 */
export function withOffset(moment: number, zone: string): string {
  // Until about 1900, zones had offsets with seconds, which ISO 8601 cannot express.
  const minutes = Math.round((wallClockAt(moment, zone) - moment) / minute);
  const clock = new Date(moment + minutes * minute).toISOString().replace(/(?::00)?\.000Z$/, "");
  const two = (number: number) => String(number).padStart(2, "0");
  const distance = Math.abs(minutes);
  return `${clock}${minutes < 0 ? "-" : "+"}${two(Math.floor(distance / 60))}:${two(distance % 60)}`;
}

/** Converts local time, given as if it were UTC. An ambiguous time is the first; a skipped one keeps its offset. */
export function atWallClock(wall: number, zone: string): number {
  const before = wall - distanceAt(wall - 14 * 60 * minute, zone);
  const after = wall - distanceAt(wall + 14 * 60 * minute, zone);
  const isShown = (moment: number) => moment + distanceAt(moment, zone) === wall;
  if (isShown(before)) return before;
  return isShown(after) ? after : before;
}

/** Converts a moment to local time, as if it were UTC. */
export function wallClockAt(moment: number, zone: string): number {
  return moment + distanceAt(moment, zone);
}

export function isTimeZone(zone: string): boolean {
  return clockOf(zone) !== undefined;
}

/** How far a zone is ahead of UTC at a moment, in milliseconds; 0 at one that no calendar has. */
function distanceAt(moment: number, zone: string): number {
  const clock = clockOf(zone);
  const hasDate = !Number.isNaN(new Date(moment).getTime());
  if (!clock || !hasDate) return 0;
  const parts = Object.fromEntries(
    clock.formatToParts(moment).map(({ type, value }) => [type, Number(value)]),
  );
  const { year = 0, month = 1, day, hour, minute: minutes, second } = parts;
  return Date.UTC(year, month - 1, day, hour, minutes, second) - Math.floor(moment / 1000) * 1000;
}

const clocks = new Map<string, Intl.DateTimeFormat | undefined>();

function clockOf(zone: string): Intl.DateTimeFormat | undefined {
  if (!clocks.has(zone)) clocks.set(zone, makeClock(zone));
  return clocks.get(zone);
}

function makeClock(timeZone: string): Intl.DateTimeFormat | undefined {
  try {
    return new Intl.DateTimeFormat("en", {
      timeZone,
      hourCycle: "h23",
      year: "numeric",
      month: "numeric",
      day: "numeric",
      hour: "numeric",
      minute: "numeric",
      second: "numeric",
    });
  } catch {
    return undefined;
  }
}
