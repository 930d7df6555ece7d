import { timeInWords } from "../blocks/timeInWords";
import type { HappeningData } from "../fields/dates/happening";
import { atWallClock, beginOf, endOf, wallClockAt } from "../fields/dates/moment";

const hour = 60 * 60 * 1000;
const steps = { daily: 24 * hour, weekly: 7 * 24 * hour };

/** So many of the next times of what repeats are known to its page. */
const MOST_TIMES = 8;

/** What happens, as it is written and checked. */
export interface WrittenHappening {
  from: string;
  until?: string | undefined;
  repeat?: keyof typeof steps | undefined;
}

/** A time at which something happens, in milliseconds since 1970. */
export interface Period {
  begin: number;
  end: number;
}

/**
 * When something happens: its only time, or its next ones. What repeats begins at the same time of the clock each time,
 * also where clocks are changed between.
 * @param zone - the time zone of the site
 * @param now - the moment for which the site is made, in milliseconds since 1970
 */
export function timesOf({ from, until, repeat }: WrittenHappening, zone: string, now: number): Period[] {
  const begin = beginOf(from, zone);
  const end = until ? endOf(until, zone) : from.includes("T") ? begin + hour : endOf(from, zone);
  if (!repeat) return [{ begin, end }];
  const step = steps[repeat];
  const wall = { begin: wallClockAt(begin, zone), end: wallClockAt(end, zone) };
  const at = (index: number) => ({
    begin: atWallClock(wall.begin + index * step, zone),
    end: atWallClock(wall.end + index * step, zone),
  });
  // A clock is never changed by more than a step.
  let index = Math.max(0, Math.floor((now - end) / step) - 1);
  while (at(index).end <= now) index++;
  return Array.from({ length: MOST_TIMES }, (_, next) => at(index + next));
}

/**
 * When something happens, with the words for it.
 * @param file - the address of its calendar file
 */
export function compileHappening(
  written: WrittenHappening,
  { language, timeZone, now }: { language: string; timeZone: string; now: number },
  file: string | undefined,
): HappeningData {
  const isAllDay = !written.from.includes("T");
  const times = timesOf(written, timeZone, now).map((time) => ({
    ...time,
    iso: isAllDay ? dayOf(time.begin, timeZone) : `${new Date(time.begin).toISOString().slice(0, 16)}Z`,
    text: timeInWords(time, { isAllDay, language, timeZone }),
    ...(time.end <= now ? { isOver: true as const } : {}),
  }));
  return { times, isAllDay, ...(file === undefined ? {} : { file }) };
}

function dayOf(moment: number, zone: string): string {
  return new Date(wallClockAt(moment, zone)).toISOString().slice(0, 10);
}
