import { expect, test } from "vitest";
import { configWith, report } from "../../../tests/validate/surroundings";

const cta = (keys: string) =>
  report(
    configWith(`{ "type": "cta", "heading": "Come in", ${keys},
  "background": { "image": "/art/mill.svg" } }`),
  );
const sign = '"image": { "src": "/logo.svg", "alt": "The sign" }';

test("reports a banner with two pictures", () => {
  expect(cta(`"layout": "banner", ${sign}`)).toMatchInlineSnapshot(`
    "site.config.json:5:3 warning picture-behind-banner
    Home (/) → block 1, "Come in" → background
    The picture in "background" is hidden behind the banner's "image". Remove one of them.
      4 | { "type": "cta", "heading": "Come in", "layout": "banner", "image": { "src": "/logo.svg", "alt": "Th…
      5 |   "background": { "image": "/art/mill.svg" } }
        |   ^^^^^^^^^^^^

    1 warning
    "
  `);
});

test("a background without another picture, or beside one, is right", () => {
  expect(cta('"layout": "banner"')).toBe("");
  expect(cta(`"layout": "split", ${sign}`)).toBe("");
});
