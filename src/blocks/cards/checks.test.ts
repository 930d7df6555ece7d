import { expect, test } from "vitest";
import { configWith, report } from "../../../tests/validate/surroundings";

test("requires a price for an old price or a period", () => {
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
    "was" requires a "price". Add a "price", or remove "was".
      4 | { "type": "cards", "items": [
      5 |   { "title": "Farmer", "was": "6 €", "period": "a month" },
        |                        ^^^^^

    site.config.json:5:38 error missing-price
    Home (/) → block 1 (cards) → card 1, "Farmer" → period
    "period" requires a "price". Add a "price", or remove "period".
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
    "columns" has no effect with "layout": "bento" because the number of cards determines their width. Remove "columns", or set "layout" to "grid" or "list".
      3 |     { "path": "/", "title": "Home", "blocks": [
      4 | { "type": "cards", "layout": "bento", "columns": 2, "items": [{ "title": "Farms" }, { "title": "Mill…
        |                                       ^^^^^^^^^

    site.config.json:6:30 warning feature-of-one
    Home (/) → block 3 (cards) → layout
    "layout": "feature" shows one large card with the others next to it, but there is only one card. Add more cards, or use a "media" block for a picture with text next to it.
      5 | { "type": "cards", "layout": "list", "columns": 2, "imagePosition": "end", "items": [{ "title": "Far…
      6 | { "type": "cards", "layout": "feature", "imagePosition": "end", "items": [{ "title": "Market day" }]…
        |                              ^^^^^^^^^

    site.config.json:6:41 warning card-key-without-effect
    Home (/) → block 3 (cards) → imagePosition
    "imagePosition" has no effect with "layout": "feature" because the layout determines the position of pictures. Remove "imagePosition", or set "layout" to "grid" or "list".
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
    '"imagePosition" has no effect with "layout": "feature" because the layout determines the position of pictures. Remove "imagePosition", or set "layout" to "grid" or "list".',
  );
  expect(cards('"layout": "list", "imagePosition": "behind"')).toContain(
    '"imagePosition": "behind" has no effect with "layout": "list"',
  );
  expect(cards('"layout": "list", "imagePosition": "top"')).toContain(
    '"imagePosition": "top" has no effect with "layout": "list" because pictures are next to the text. Set "imagePosition" to "start" or "end", or set "layout" to "grid".',
  );
  for (const keys of [
    '"layout": "list", "imagePosition": "start"',
    '"layout": "grid", "imagePosition": "top"',
  ])
    expect(cards(keys)).toBe("");
});

test("says that a mosaic of one card is none", () => {
  expect(cards('"layout": "bento"', '[{ "title": "Farms" }]')).toContain(
    '"layout": "bento" shows a large card with others around it, but there is only one card.',
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
