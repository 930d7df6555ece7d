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

test("reports a call to action without any content", () => {
  expect(report(configWith('{ "type": "text", "text": "Hello." }, { "type": "cta" }')))
    .toMatchInlineSnapshot(`
    "site.config.json:4:39 warning empty-cta
    Home (/) → block 2 (cta)
    This block is empty. Add "heading", "intro", "image" or "buttons".
      3 |     { "path": "/", "title": "Home", "blocks": [
      4 | { "type": "text", "text": "Hello." }, { "type": "cta" }
        |                                       ^

    1 warning
    "
  `);
  expect(report(configWith('{ "type": "cta", "buttons": [{ "label": "Rules", "href": "/" }] }'))).toBe("");
});
