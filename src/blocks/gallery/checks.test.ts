import { expect, test } from "vitest";
import { configWith, report } from "../../../tests/validate/surroundings";

test("reports pictures without alternative text once, at the first of them", () => {
  expect(
    report(
      configWith(`{ "type": "gallery", "items": [
  { "src": "/logo.svg", "alt": "The sign" },
  { "src": "/art/a.svg", "alt": "" },
  { "src": "/art/b.svg", "alt": "2024-05-01_12.png" }
] }`),
    ),
  ).toMatchInlineSnapshot(`
    "site.config.json:6:12 error unknown-file
    Home (/) → block 1 (gallery) → picture 2 → src
    There is no file "/art/a.svg" in public/. Save the file as public/art/a.svg.
      5 |   { "src": "/logo.svg", "alt": "The sign" },
      6 |   { "src": "/art/a.svg", "alt": "" },
        |            ^^^^^^^^^^^^

    site.config.json:6:33 warning gallery-without-alt
    Home (/) → block 1 (gallery) → picture 2 → alt
    "alt" is empty, so screen readers skip this picture. Describe the picture in a few words, as you would over the phone. The same applies to 1 more picture in this gallery.
      5 |   { "src": "/logo.svg", "alt": "The sign" },
      6 |   { "src": "/art/a.svg", "alt": "" },
        |                                 ^^

    site.config.json:7:12 error unknown-file
    Home (/) → block 1 (gallery) → picture 3 → src
    There is no file "/art/b.svg" in public/. Save the file as public/art/b.svg.
      6 |   { "src": "/art/a.svg", "alt": "" },
      7 |   { "src": "/art/b.svg", "alt": "2024-05-01_12.png" }
        |            ^^^^^^^^^^^^

    2 errors, 1 warning
    "
  `);
});

test("reports a gallery of one picture, and a repeated picture", () => {
  expect(
    report(
      configWith(`{ "type": "gallery", "items": [{ "src": "/logo.svg", "alt": "The sign" }] },
{ "type": "gallery", "items": [
  { "src": "/logo.svg", "alt": "The sign" },
  { "src": "/logo.svg", "alt": "The sign by night" }
] }`),
    ),
  ).toMatchInlineSnapshot(`
    "site.config.json:4:31 warning gallery-of-one
    Home (/) → block 1 (gallery) → items
    This gallery has only one picture. Add more, or use an "image" block instead: { "type": "image", "src": "/logo.svg", "alt": "The sign" }.
      3 |     { "path": "/", "title": "Home", "blocks": [
      4 | { "type": "gallery", "items": [{ "src": "/logo.svg", "alt": "The sign" }] },
        |                               ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^

    site.config.json:7:12 warning repeated-picture
    Home (/) → block 2 (gallery) → picture 2 → src
    "/logo.svg" is already in this gallery. Remove one of the two pictures, or use a different file.
      6 |   { "src": "/logo.svg", "alt": "The sign" },
      7 |   { "src": "/logo.svg", "alt": "The sign by night" }
        |            ^^^^^^^^^^^

    2 warnings
    "
  `);
});

test("offers an image block with the keys of a picture that has a group around them", () => {
  const gallery = '{ "type": "gallery", "items": [{ "image": { "src": "/logo.svg", "alt": "The sign" } }] }';
  expect(report(configWith(gallery))).toContain(
    'use an "image" block instead: { "type": "image", "src": "/logo.svg", "alt": "The sign" }.',
  );
});
