import { expect, test } from "vitest";
import { configWith, report } from "../../../tests/validate/surroundings";

test("tells an event that begins again before it is over, and which key says when it stops", () => {
  expect(
    report(
      configWith(`{ "type": "events", "items": [
  { "title": "Market", "from": "2026-11-21T18:00+01:00", "until": "2026-12-19", "repeat": "weekly" },
  { "title": "Course", "from": "2026-11-21", "until": "2026-12-19", "repeat": "daily", "repeatUntil": "2026-12-19" },
  { "title": "A week", "from": "2026-11-21", "until": "2026-11-27", "repeat": "weekly" },
  { "title": "A night", "from": "2026-11-21T20:00+01:00", "until": "2026-11-22T20:00+01:00", "repeat": "daily" }
] }`),
    ),
  ).toMatchInlineSnapshot();
});
