import { dayInWords, timeInWords } from "../blocks/timeInWords";
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
  repeatUntil?: string | undefined;
}

/** A time at which something happens, in milliseconds since 1970. */
export interface Period {
  begin: number;
  end: number;
}

/** How a written event takes its place in time: one of its times after the other, counted from the first. */
interface Course {
  /** @param index - 0 for the first time */
  at: (index: number) => Period;
  /** The index of its last time; infinite for what never stops. */
  last: number;
  /** From one time to the next, in milliseconds; some of them are an hour longer or shorter. */
  step: number;
}

/** What repeats begins at the same time of the clock each time, also where clocks are changed between. */
function courseOf({ from, until, repeat, repeatUntil }: WrittenHappening, zone: string): Course {
  const begin = beginOf(from, zone);
  const end = until ? endOf(until, zone) : from.includes("T") ? begin + hour : endOf(from, zone);
  if (!repeat) return { at: () => ({ begin, end }), last: 0, step: Infinity };
  const step = steps[repeat];
  const wall = { begin: wallClockAt(begin, zone), end: wallClockAt(end, zone) };
  const at = (index: number) => ({
    begin: atWallClock(wall.begin + index * step, zone),
    end: atWallClock(wall.end + index * step, zone),
  });
  if (!repeatUntil) return { at, last: Infinity, step };
  // With the last moment of a day the next one begins.
  const stop = repeatUntil.includes("T") ? beginOf(repeatUntil, zone) : endOf(repeatUntil, zone) - 1;
  const last = Math.floor((wallClockAt(stop, zone) - wall.begin) / step);
  return { at, last: Math.max(0, last), step };
}

/**
 * When something happens: its only time, or its next ones; of what has stopped, the last.
 * @param zone - the time zone of the site
 * @param now - the moment for which the site is made, in milliseconds since 1970
 */
export function timesOf(written: WrittenHappening, zone: string, now: number): Period[] {
  const { at, last, step } = courseOf(written, zone);
  // A clock is never changed by more than a step.
  let index = Math.min(last, Math.max(0, Math.floor((now - at(0).end) / step) - 1));
  while (index < last && at(index).end <= now) index++;
  return Array.from({ length: Math.min(MOST_TIMES, last - index + 1) }, (_, next) => at(index + next));
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
  const isoOf = (moment: number) =>
    isAllDay ? dayOf(moment, timeZone) : `${new Date(moment).toISOString().slice(0, 16)}Z`;
  const times = timesOf(written, timeZone, now).map((time) => ({
    ...time,
    iso: isoOf(time.begin),
    text: timeInWords(time, { isAllDay, language, timeZone }),
    ...(time.end <= now ? { isOver: true as const } : {}),
  }));
  const { at, last } = courseOf(written, timeZone);
  const begin = written.repeat && Number.isFinite(last) ? at(last).begin : undefined;
  return {
    times,
    isAllDay,
    ...(begin === undefined
      ? {}
      : { last: { begin, iso: isoOf(begin), text: dayInWords(begin, { language, timeZone }) } }),
    ...(file === undefined ? {} : { file }),
  };
}

function dayOf(moment: number, zone: string): string {
  return new Date(wallClockAt(moment, zone)).toISOString().slice(0, 10);
}
