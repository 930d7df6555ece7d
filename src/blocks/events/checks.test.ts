import { expect, test } from "vitest";
import { configWith, report } from "../../../tests/validate/surroundings";

test("reports an event that repeats before it ends, and suggests the key that stops it", () => {
  expect(
    report(
      configWith(`{ "type": "events", "items": [
  { "title": "Market", "from": "2026-11-21T18:00+01:00", "until": "2026-12-19", "repeat": "weekly" },
  { "title": "Course", "from": "2026-11-21", "until": "2026-12-19", "repeat": "daily", "repeatUntil": "2026-12-19" },
  { "title": "A week", "from": "2026-11-21", "until": "2026-11-27", "repeat": "weekly" },
  { "title": "A night", "from": "2026-11-21T20:00+01:00", "until": "2026-11-22T20:00+01:00", "repeat": "daily" }
] }`),
    ),
  ).toMatchInlineSnapshot(`
    "site.config.json:5:67 warning repeats-before-it-ends
    Home (/) → block 1 (events) → event 1, "Market" → until
    This event repeats every week but lasts until "2026-12-19", so it would overlap with itself. Set "until" to the end of the first event. To stop repeating after a date, use "repeatUntil".
      4 | { "type": "events", "items": [
      5 |   { "title": "Market", "from": "2026-11-21T18:00+01:00", "until": "2026-12-19", "repeat": "weekly" }…
        |                                                                   ^^^^^^^^^^^^

    site.config.json:6:55 warning repeats-before-it-ends
    Home (/) → block 1 (events) → event 2, "Course" → until
    This event repeats every day but lasts until "2026-12-19", so it would overlap with itself. Set "until" to the end of the first event.
      5 |   { "title": "Market", "from": "2026-11-21T18:00+01:00", "until": "2026-12-19", "repeat": "weekly" }…
      6 |   { "title": "Course", "from": "2026-11-21", "until": "2026-12-19", "repeat": "daily", "repeatUntil"…
        |                                                       ^^^^^^^^^^^^

    2 warnings
    "
  `);
});

test("measures an event in local time, even when the clocks change", () => {
  const reports = (from: string, until: string) =>
    report(
      configWith(
        `{ "type": "events", "items": [{ "title": "Night", "from": "${from}", "until": "${until}", "repeat": "daily" }] }`,
      ),
    ).includes("repeats-before-it-ends");
  expect(reports("2026-10-24T20:00+02:00", "2026-10-25T20:00+01:00")).toBe(false);
  expect(reports("2026-10-24T20:00+02:00", "2026-10-25T20:01+01:00")).toBe(true);
  expect(reports("2026-03-28T20:00+01:00", "2026-03-29T20:00+02:00")).toBe(false);
  expect(reports("2026-03-28T20:00+01:00", "2026-03-29T21:00+02:00")).toBe(true);
});
