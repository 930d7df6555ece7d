import { dayInWords, timeInWords } from "../blocks/timeInWords";
import type { HappeningData } from "../fields/dates/happening";
import { atWallClock, beginOf, endOf, wallClockAt } from "../fields/dates/moment";
import { rhythms, type Repeat } from "../fields/dates/repeat";

const HOUR_MS = 60 * 60 * 1000;

/** So many of the next times of what repeats are known to its page. */
const MOST_TIMES = 8;

/** What happens, as it is written and checked. */
export interface WrittenHappening {
  from: string;
  until?: string | undefined;
  repeat?: Repeat | undefined;
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

/**
 * What repeats begins at the same time of the clock each time, also where clocks are changed between. A time takes as
 * long as the clock says of the first, also in the night of a change; whole days end with their last, long or short.
 */
function courseOf({ from, until, repeat, repeatUntil }: WrittenHappening, zone: string): Course {
  const isAllDay = !from.includes("T");
  const begin = beginOf(from, zone);
  const end = until ? endOf(until, zone) : isAllDay ? endOf(from, zone) : begin + HOUR_MS;
  if (!repeat) return { at: () => ({ begin, end }), last: 0, step: Infinity };
  const { step } = rhythms[repeat];
  const wall = { begin: wallClockAt(begin, zone), end: wallClockAt(end, zone) };
  // Clocks that are set back meanwhile can show an earlier time at the end.
  const length = wall.end > wall.begin ? wall.end - wall.begin : end - begin;
  const at = (index: number): Period => {
    // As it is written: of an hour that clocks show twice it can be the second.
    if (index === 0) return { begin, end };
    const next = atWallClock(wall.begin + index * step, zone);
    return { begin: next, end: isAllDay ? atWallClock(wall.end + index * step, zone) : next + length };
  };
  if (!repeatUntil) return { at, last: Infinity, step };
  // With the last moment of a day the next one begins.
  const stop = repeatUntil.includes("T") ? beginOf(repeatUntil, zone) : endOf(repeatUntil, zone) - 1;
  let last = Math.max(0, Math.floor((wallClockAt(stop, zone) - wall.begin) / step));
  // In the night of a change the clock can show the stop before a begin that it follows, or after one that it precedes.
  while (last > 0 && at(last).begin > stop) last--;
  while (at(last + 1).begin <= stop) last++;
  return { at, last, step };
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
