import * as z from "zod";
import { date } from "../../fields/dates/date";
import { beginOf, endOf } from "../../fields/dates/moment";
import { isRepeat, rhythms } from "../../fields/dates/happening";
import { entriesAt } from "../../schema/schemaAt";
import type { BlockChecks, FoundInBlock } from "../../validate/blockCheck";
import { quote } from "../../words/words";

const HOUR_MS = 60 * 60 * 1000;

/** The largest offset of a time zone from UTC. */
const LARGEST_OFFSET = 14 * HOUR_MS;

export const checks: BlockChecks = {
  "repeats-before-it-ends": {
    severity: "warning",
    meaning: "An event repeats before it ends.",
    example: `{
  "type": "events",
  "items": [{ "title": "Market", "from": "2026-11-07", "until": "2026-12-19", "repeat": "weekly" }]
}`,
    find: (events) =>
      entriesAt(events, ["items"]).flatMap(({ value, path }): FoundInBlock[] => {
        const { from, until, repeat } = value;
        if (!isRepeat(repeat) || !isDate(from) || !isDate(until)) return [];
        const rhythm = rhythms[repeat];
        const unsure = from.includes("T") === until.includes("T") ? 0 : LARGEST_OFFSET;
        if (endOf(onClock(until), "UTC") - beginOf(onClock(from), "UTC") <= rhythm.step + unsure) return [];
        const advice =
          "repeatUntil" in value
            ? 'Set "until" to the end of the first event.'
            : 'Set "until" to the end of the first event. To stop repeating after a date, use "repeatUntil".';
        const message = `This event repeats ${rhythm.words} but lasts until ${quote(until)}, so it would overlap with itself. ${advice}`;
        return [{ message, path: [...path, "until"] }];
      }),
  },
};

/** A date without its offset: recurring events keep their local time. */
function onClock(date: string): string {
  return date.replace(/(?:Z|[+-]\d\d:\d\d)$/, "");
}

function isDate(value: unknown): value is string {
  return z.safeParse(date, value).success;
}
