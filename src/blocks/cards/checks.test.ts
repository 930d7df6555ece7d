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

test("says which keys do nothing in a layout, and that a single card stands out from nothing", () => {
  expect(
    report(
      configWith(`{ "type": "cards", "layout": "bento", "columns": 2, "items": [{ "title": "Farms" }, { "title": "Mills" }] },
{ "type": "cards", "layout": "list", "columns": 2, "imagePosition": "end", "items": [{ "title": "Farms" }, { "title": "Mills" }] },
{ "type": "cards", "layout": "feature", "imagePosition": "end", "items": [{ "title": "Market day" }] }`),
    ),
  ).toMatchInlineSnapshot(`
    "site.config.json:4:39 warning card-key-without-effect
    Home (/) → block 1 (cards) → columns
    "columns" does nothing in the layout "bento", where the number of cards decides where they and their pictures stand. Remove "columns", or use the layout "grid".
      3 |     { "path": "/", "title": "Home", "blocks": [
      4 | { "type": "cards", "layout": "bento", "columns": 2, "items": [{ "title": "Farms" }, { "title": "Mill…
        |                                       ^^^^^^^^^

    site.config.json:6:30 warning feature-of-one
    Home (/) → block 3 (cards) → layout
    The layout "feature" shows one card large and the others beside it, and there are no others. Add more cards, or use a block of the type "media" for a picture with words beside it.
      5 | { "type": "cards", "layout": "list", "columns": 2, "imagePosition": "end", "items": [{ "title": "Far…
      6 | { "type": "cards", "layout": "feature", "imagePosition": "end", "items": [{ "title": "Market day" }]…
        |                              ^^^^^^^^^

    site.config.json:6:41 warning card-key-without-effect
    Home (/) → block 3 (cards) → imagePosition
    "imagePosition" does nothing in the layout "feature", where the number of cards decides where they and their pictures stand. Remove "imagePosition", or use the layout "grid".
      5 | { "type": "cards", "layout": "list", "columns": 2, "imagePosition": "end", "items": [{ "title": "Far…
      6 | { "type": "cards", "layout": "feature", "imagePosition": "end", "items": [{ "title": "Market day" }]…
        |                                         ^^^^^^^^^^^^^^^

    3 warnings
    "
  `);
});

test.each([
  ["mosaic", "bento"],
  ["tiles", "grid"],
  ["rows", "list"],
  ["spotlight", "feature"],
])("knows what %s is called here", (written, meant) => {
  expect(
    report(configWith(`{ "type": "cards", "layout": "${written}", "items": [{ "title": "Farms" }] }`)),
  ).toContain(`Did you mean "${meant}"?`);
});
