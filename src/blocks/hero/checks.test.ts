import { expect, test } from "vitest";
import { configWith, report } from "../../../tests/validate/surroundings";

const sign = '{ "src": "/logo.svg", "alt": "The sign" }';

test("a cover without a picture, and a picture that others stand in for, are told", () => {
  expect(
    report(
      configWith(`{ "type": "hero", "heading": "Fernhollow", "layout": "cover" },
{ "type": "hero", "heading": "Fernhollow",
  "image": ${sign},
  "images": [${sign}, ${sign}] }`),
    ),
  ).toMatchInlineSnapshot(`
    "site.config.json:4:54 warning cover-without-picture
    Home (/) → block 1, "Fernhollow" → layout
    With "cover" the words stand on a picture, and this hero has none. Add an "image", or remove "layout".
      3 |     { "path": "/", "title": "Home", "blocks": [
      4 | { "type": "hero", "heading": "Fernhollow", "layout": "cover" },
        |                                                      ^^^^^^^

    site.config.json:6:3 warning unused-picture
    Home (/) → block 2, "Fernhollow" → image
    Nobody sees "image", as the pictures of "images" take turns in its place. Make it the first of them, or remove one of the two keys.
      5 | { "type": "hero", "heading": "Fernhollow",
      6 |   "image": { "src": "/logo.svg", "alt": "The sign" },
        |   ^^^^^^^

    2 warnings
    "
  `);
  const cover = `{ "type": "hero", "heading": "Fernhollow", "layout": "cover", "images": [${sign}, ${sign}] }`;
  expect(report(configWith(cover))).toBe("");
});
