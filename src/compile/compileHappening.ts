import { dayInWords, timeInWords } from "../blocks/timeInWords";
import { type HappeningData, rhythms, type Repeat } from "../fields/dates/happening";
import type { Marks } from "./marks";
import { atWallClock, beginOf, endOf, wallClockAt } from "../fields/dates/moment";

const HOUR_MS = 60 * 60 * 1000;

/** The number of upcoming times of a recurring event on a page. */
const MOST_TIMES = 8;

export interface WrittenHappening {
  from: string;
  until?: string | undefined;
  repeat?: Repeat | undefined;
  repeatUntil?: string | undefined;
}

/** A time of an event, in milliseconds since 1970. */
export interface Period {
  begin: number;
  end: number;
}

/** The times of an event, counted from the first. */
interface Course {
  /** @param index - 0 for the first time */
  at: (index: number) => Period;
  /** The index of the last time; infinite if the event never ends. */
  last: number;
  /** The time between two occurrences in milliseconds. Some are an hour longer or shorter. */
  step: number;
}

/** A recurring event keeps its local time and duration when daylight-saving time begins or ends. */
function courseOf({ from, until, repeat, repeatUntil }: WrittenHappening, zone: string): Course {
  const isAllDay = !from.includes("T");
  const begin = beginOf(from, zone);
  const end = until ? endOf(until, zone) : isAllDay ? endOf(from, zone) : begin + HOUR_MS;
  if (!repeat) return { at: () => ({ begin, end }), last: 0, step: Infinity };
  const { step } = rhythms[repeat];
  const wall = { begin: wallClockAt(begin, zone), end: wallClockAt(end, zone) };
  // If clocks are set back meanwhile, the local time can be earlier at the end.
  const length = wall.end > wall.begin ? wall.end - wall.begin : end - begin;
  const at = (index: number): Period => {
    // Not computed: in a repeated hour, it can be the second one.
    if (index === 0) return { begin, end };
    const next = atWallClock(wall.begin + index * step, zone);
    return { begin: next, end: isAllDay ? atWallClock(wall.end + index * step, zone) : next + length };
  };
  if (!repeatUntil) return { at, last: Infinity, step };
  // The last moment of a day is the start of the next one.
  const stop = repeatUntil.includes("T") ? beginOf(repeatUntil, zone) : endOf(repeatUntil, zone) - 1;
  let last = Math.max(0, Math.floor((wallClockAt(stop, zone) - wall.begin) / step));
  // When daylight-saving time begins or ends, the end can seem to be before the begin that it follows, or after the begin that it
  // precedes.
  while (last > 0 && at(last).begin > stop) last--;
  while (at(last + 1).begin <= stop) last++;
  return { at, last, step };
}

/**
 * The only time of an event, or its upcoming ones. For an event that has ended, the last one.
 * @param now - the time of the build, in milliseconds since 1970
 */
export function timesOf(written: WrittenHappening, zone: string, now: number): Period[] {
  const { at, last, step } = courseOf(written, zone);
  // Clocks never change by more than one occurrence.
  let index = Math.min(last, Math.max(0, Math.floor((now - at(0).end) / step) - 1));
  while (index < last && at(index).end <= now) index++;
  return Array.from({ length: Math.min(MOST_TIMES, last - index + 1) }, (_, next) => at(index + next));
}

/** The times of an event, with the words for them and the URL of its calendar file. */
export function compileHappening(
  written: WrittenHappening,
  {
    language,
    timeZone,
    now,
    marks,
  }: { language: string; timeZone: string; now: number; marks?: Marks | undefined },
  file: string | undefined,
): HappeningData {
  const marked = (text: string) => marks?.markKey(text, written, "from") ?? text;
  const isAllDay = !written.from.includes("T");
  const isoOf = (moment: number) =>
    isAllDay ? dayOf(moment, timeZone) : `${new Date(moment).toISOString().slice(0, 16)}Z`;
  const times = timesOf(written, timeZone, now).map((time) => ({
    ...time,
    iso: isoOf(time.begin),
    text: marked(timeInWords(time, { isAllDay, language, timeZone })),
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
