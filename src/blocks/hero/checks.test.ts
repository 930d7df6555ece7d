import { expect, test } from "vitest";
import { configWith, report } from "../../../tests/validate/surroundings";

const sign = '{ "src": "/logo.svg", "alt": "The sign" }';

test("reports a cover without a picture, and pictures that are not shown", () => {
  expect(
    report(
      configWith(`{ "type": "hero", "heading": "Fernhollow", "layout": "cover" },
{ "type": "hero", "heading": "Fernhollow", "layout": "cover",
  "image": ${sign},
  "images": [${sign}, ${sign}] },
{ "type": "hero", "heading": "Fernhollow", "layout": "split",
  "images": [${sign}, ${sign}] }`),
    ),
  ).toMatchInlineSnapshot(`
    "site.config.json:4:54 warning cover-without-picture
    Home (/) → block 1, "Fernhollow" → layout
    "layout": "cover" puts the text on top of a picture, but this hero has no picture. Add an "image", or remove "layout".
      3 |     { "path": "/", "title": "Home", "blocks": [
      4 | { "type": "hero", "heading": "Fernhollow", "layout": "cover" },
        |                                                      ^^^^^^^

    site.config.json:6:3 warning unused-picture
    Home (/) → block 2, "Fernhollow" → image
    "image" is not shown because "images" replaces it. Move the picture to "images", or remove one of the two keys.
      5 | { "type": "hero", "heading": "Fernhollow", "layout": "cover",
      6 |   "image": { "src": "/logo.svg", "alt": "The sign" },
        |   ^^^^^^^

    site.config.json:9:3 warning unused-picture
    Home (/) → block 3, "Fernhollow" → images
    "images" works only with "layout": "cover" or "collage". Set one of them, or use one picture as "image".
      8 | { "type": "hero", "heading": "Fernhollow", "layout": "split",
      9 |   "images": [{ "src": "/logo.svg", "alt": "The sign" }, { "src": "/logo.svg", "alt": "The sign" }] }
        |   ^^^^^^^^

    3 warnings
    "
  `);
  expect(report(configWith('{ "type": "hero", "heading": "Fernhollow", "layout": "bleed" }'))).toContain(
    '"layout": "bleed" extends a picture to the edge of the screen, but this hero has no picture. Add an "image", or remove "layout".',
  );
  const cover = `{ "type": "hero", "heading": "Fernhollow", "layout": "cover", "images": [${sign}, ${sign}] }`;
  expect(report(configWith(cover))).toBe("");
});

test("reports the position of a picture that has no side", () => {
  const hero = (layout: string) =>
    report(
      configWith(`{ "type": "hero", "heading": "Fernhollow", "layout": "${layout}",
  "imagePosition": "start",
  "image": ${sign} }`),
    );
  expect(hero("center")).toMatchInlineSnapshot(`
    "site.config.json:5:3 warning unused-picture-position
    Home (/) → block 1, "Fernhollow" → imagePosition
    "imagePosition" has no effect with "layout": "center" because the picture is in one column with the text. Remove "imagePosition", or set "layout" to "split" or "bleed".
      4 | { "type": "hero", "heading": "Fernhollow", "layout": "center",
      5 |   "imagePosition": "start",
        |   ^^^^^^^^^^^^^^^

    1 warning
    "
  `);
  expect(hero("cover")).toContain(
    '"imagePosition" has no effect with "layout": "cover" because the picture is behind the text.',
  );
  for (const layout of ["split", "bleed"]) expect(hero(layout)).toBe("");
});

test("reports a collage of fewer than three pictures, and other layouts without one", () => {
  const hero = (keys: string) => report(configWith(`{ "type": "hero", "heading": "Fernhollow", ${keys} }`));
  const few = hero(`"layout": "collage", "images": [${sign}, ${sign}]`);
  expect(few).toContain(
    '"layout": "collage" shows three pictures. Add three as "images", or remove "layout".',
  );
  expect(hero(`"layout": "collage", "image": ${sign}, "images": [${sign}, ${sign}]`)).toBe("");
  expect(hero(`"images": [${sign}, ${sign}]`)).toBe("");
  for (const layout of ["poster", "stage", "ticket", "window"])
    expect(hero(`"layout": "${layout}"`)).toMatch(
      `"layout": "${layout}" ` + { poster: "puts", stage: "ends", ticket: "puts", window: "puts" }[layout],
    );
  expect(hero('"layout": "ledger"')).toBe("");
});

test("reports pictures that layers replace, and layers behind words", () => {
  const hero = (keys: string) =>
    report(configWith(`{ "type": "hero", "heading": "Fernhollow", "layers": [${sign}, ${sign}], ${keys} }`));
  expect(hero(`"image": ${sign}`)).toContain(
    '"image" is not shown because "layers" replaces it. Remove one of the two keys.',
  );
  expect(hero('"layout": "cover"')).toContain(
    '"layers" has no effect with "layout": "cover". Use "layout": "ticket", or one picture as "image".',
  );
  expect(hero('"layout": "poster"')).toBe("");
});
