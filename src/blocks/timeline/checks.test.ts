import { expect, test } from "vitest";
import { configWith, report } from "../../../tests/validate/surroundings";

test("wants the dates by which a timeline is ordered", () => {
  expect(
    report(
      configWith(`{ "type": "timeline", "order": "newest", "items": [
  { "date": "2026-11-20", "title": "The mill turns again" },
  { "when": "Spring 2024", "title": "The first stone" }
] },
{ "type": "timeline", "items": [{ "title": "The first stone" }] }`),
    ),
  ).toMatchInlineSnapshot(`
    "site.config.json:6:3 error undated-entry
    Home (/) → block 1 (timeline) → entry 2, "The first stone"
    "order": "newest" sorts entries by date, but this entry has no "date". Add one, or remove "order". To show different text instead of the date, also add "when".
      5 |   { "date": "2026-11-20", "title": "The mill turns again" },
      6 |   { "when": "Spring 2024", "title": "The first stone" }
        |   ^

    1 error
    "
  `);
});
