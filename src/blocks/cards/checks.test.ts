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
    "columns" does nothing in the layout "bento", where the number of cards decides how wide each is. Remove "columns", or use the layout "grid" or "list".
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
    "imagePosition" does nothing in the layout "feature", which has a place for the pictures of its own. Remove "imagePosition", or use the layout "grid" or "list".
      5 | { "type": "cards", "layout": "list", "columns": 2, "imagePosition": "end", "items": [{ "title": "Far…
      6 | { "type": "cards", "layout": "feature", "imagePosition": "end", "items": [{ "title": "Market day" }]…
        |                                         ^^^^^^^^^^^^^^^

    3 warnings
    "
  `);
});

const cards = (keys: string, items = '[{ "title": "Farms" }, { "title": "Mills" }]') =>
  report(configWith(`{ "type": "cards", ${keys}, "items": ${items} }`));

test("says what else decides, for each key in its own words", () => {
  expect(cards('"layout": "feature", "imagePosition": "end"')).toContain(
    '"imagePosition" does nothing in the layout "feature", which has a place for the pictures of its own. Remove "imagePosition", or use the layout "grid" or "list".',
  );
  expect(cards('"layout": "list", "imagePosition": "top"')).toContain(
    'Pictures stand beside the words in the layout "list", not above them. Write "start" or "end" as the "imagePosition", or use the layout "grid".',
  );
  for (const keys of [
    '"layout": "list", "imagePosition": "start"',
    '"layout": "grid", "imagePosition": "top"',
  ])
    expect(cards(keys)).toBe("");
});

test("says that a mosaic of one card is none", () => {
  expect(cards('"layout": "bento"', '[{ "title": "Farms" }]')).toContain(
    'The layout "bento" is a mosaic of a large card and others around it, and there are no others.',
  );
  expect(cards('"layout": "bento"')).toBe("");
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
