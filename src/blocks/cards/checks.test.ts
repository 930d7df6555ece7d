import { expect, test } from "vitest";
import { configWith, report } from "../../../tests/validate/surroundings";

test("wants a price where one of before, or a period, is told", () => {
  expect(
    report(
      configWith(`{ "type": "cards", "items": [
  { "title": "Farmer", "was": "6 €", "period": "a month" },
  { "title": "Miller", "price": "8 €", "was": "9 €" }
] }`),
    ),
  ).toMatchInlineSnapshot(`
    "site.config.json:5:24 error missing-price
    Home (/) → block 1 (cards) → card 1, "Farmer" → was
    "was" belongs to a "price", which is missing. Add a "price", or remove "was".
      4 | { "type": "cards", "items": [
      5 |   { "title": "Farmer", "was": "6 €", "period": "a month" },
        |                        ^^^^^

    site.config.json:5:38 error missing-price
    Home (/) → block 1 (cards) → card 1, "Farmer" → period
    "period" belongs to a "price", which is missing. Add a "price", or remove "period".
      4 | { "type": "cards", "items": [
      5 |   { "title": "Farmer", "was": "6 €", "period": "a month" },
        |                                      ^^^^^^^^

    2 errors
    "
  `);
});
