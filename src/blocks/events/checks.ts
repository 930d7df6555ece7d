import * as z from "zod";
import { date } from "../../fields/dates/date";
import { beginOf, endOf } from "../../fields/dates/moment";
import { isRepeat, rhythms } from "../../fields/dates/repeat";
import { entriesAt } from "../../schema/entriesAt";
import type { BlockChecks, FoundInBlock } from "../../validate/blockCheck";
import { quote } from "../../words/words";

const HOUR_MS = 60 * 60 * 1000;

/** No zone is further from UTC, in which a block is looked at. */
const FURTHEST_ZONE = 14 * HOUR_MS;

export const checks: BlockChecks = {
  "repeats-before-it-ends": {
    severity: "warning",
    meaning: "An event begins again before it is over.",
    example: `{
  "type": "events",
  "items": [{ "title": "Market", "from": "2026-11-07", "until": "2026-12-19", "repeat": "weekly" }]
}`,
    find: (events) =>
      entriesAt(events, ["items"]).flatMap(({ value, path }): FoundInBlock[] => {
        const { from, until, repeat } = value;
        if (!isRepeat(repeat) || !isDate(from) || !isDate(until)) return [];
        const rhythm = rhythms[repeat];
        const unsure = from.includes("T") === until.includes("T") ? 0 : FURTHEST_ZONE;
        if (endOf(onClock(until), "UTC") - beginOf(onClock(from), "UTC") <= rhythm.step + unsure) return [];
        const advice =
          "repeatUntil" in value
            ? 'Write as "until" when its first time ends.'
            : 'Where that is when it stops for good, call it "repeatUntil"; "until" is when its first time ends.';
        const message = `It begins again ${rhythm.words}, and is not over before ${quote(until)}. ${advice}`;
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
