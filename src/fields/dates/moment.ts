const minute = 60_000;

/**
 * When a date of a config begins, in milliseconds since 1970. A day begins at midnight in its zone.
 * @param iso - a date, `2026-11-20` or `2026-11-20T20:00+01:00`; of any other text the result is not a number
 * @param zone - the zone in which days are told, by its IANA name; one that does not exist is taken for UTC
 */
export function beginOf(iso: string, zone: string): number {
  return iso.includes("T") ? Date.parse(iso) : atWallClock(Date.parse(`${iso}T00:00Z`), zone);
}

/** When a date of a config is over, in milliseconds since 1970: a time at once, a day with its last moment. */
export function endOf(iso: string, zone: string): number {
  return iso.includes("T") ? Date.parse(iso) : atWallClock(Date.parse(`${iso}T24:00Z`), zone);
}

/**
 * The moment at which the clocks of a zone show a time, in milliseconds since 1970. Of an hour that clocks show twice
 * it is the first; one that they leave out is as far behind it as it would have been.
 * @param wall - the time that the clocks show, as if it were UTC
 */
export function atWallClock(wall: number, zone: string): number {
  const before = wall - distanceAt(wall - 14 * 60 * minute, zone);
  const after = wall - distanceAt(wall + 14 * 60 * minute, zone);
  const isShown = (moment: number) => moment + distanceAt(moment, zone) === wall;
  if (isShown(before)) return before;
  return isShown(after) ? after : before;
}

/** What the clocks of a zone show at a moment, as if it were UTC. */
export function wallClockAt(moment: number, zone: string): number {
  return moment + distanceAt(moment, zone);
}

/** Whether there is a zone of this name. */
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
