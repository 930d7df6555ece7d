import { expect, test } from "vitest";
import { configWith, fixed, report } from "../../tests/validate/surroundings";
import { lookalikeOf } from "./lookalikes";

test("reports and fixes lookalike letters of other alphabets", () => {
  // The letters are escaped here, so this file stays readable.
  const text = configWith(
    `{ "type": "text", "t\u0435xt": "[Rules](/rul\u0435s)" },
{ "type": "cta", "heading": "Join", "buttons": [
  { "label": "Shop", "href": "http\u0455://shop.mossy.example" }
] }`,
    `"theme": { "colors": { "primary": "#a\u0430bb\u0441\u0441", "text": "#12345" } }`,
  );
  expect(report(text)).toMatchInlineSnapshot(`
    "site.config.json:2:35 error malformed-value
    theme → colors → primary
    "primary" cannot be "#aаbbсс". The "а" is a Cyrillic letter that looks like a Latin one. Use "#aabbcc".
      1 | { "version": 1, "site": { "name": "Mossy" },
      2 | "theme": { "colors": { "primary": "#aаbbсс", "text": "#12345" } },
        |                                   ^^^^^^^^^

    site.config.json:2:54 error malformed-value
    theme → colors → text
    "text" cannot be "#12345". It must be a hex colour (#rrggbb) with six digits, not 5, such as "#ffb27a".
      1 | { "version": 1, "site": { "name": "Mossy" },
      2 | "theme": { "colors": { "primary": "#aаbbсс", "text": "#12345" } },
        |                                                      ^^^^^^^^

    site.config.json:5:19 error unknown-key
    Home (/) → block 1 (text) → tеxt
    Unknown key "tеxt" in a "text" block. The "е" is a Cyrillic letter that looks like a Latin one. Use "text".
      4 |     { "path": "/", "title": "Home", "blocks": [
      5 | { "type": "text", "tеxt": "[Rules](/rulеs)" },
        |                   ^^^^^^

    site.config.json:5:28 error unknown-page
    Home (/) → block 1 (text) → tеxt
    There is no page or file at "/rulеs". The "е" is a Cyrillic letter that looks like a Latin one. Use "/rules".
      4 |     { "path": "/", "title": "Home", "blocks": [
      5 | { "type": "text", "tеxt": "[Rules](/rulеs)" },
        |                            ^^^^^^^^^^^^^^^

    site.config.json:7:30 error malformed-link
    Home (/) → block 2, "Join" → button 1, "Shop" → href
    "httpѕ://shop.mossy.example" is not a valid link. The "ѕ" is a Cyrillic letter that looks like a Latin one. Use "https://shop.mossy.example".
      6 | { "type": "cta", "heading": "Join", "buttons": [
      7 |   { "label": "Shop", "href": "httpѕ://shop.mossy.example" }
        |                              ^^^^^^^^^^^^^^^^^^^^^^^^^^^^

    5 errors
    "
  `);
  expect(report(fixed(text))).not.toContain("Cyrillic");
});

test("explains a link to a page with a lookalike path", () => {
  const text = configWith('{ "type": "text", "text": "[Rules](/rules)" }').replace(
    '"path": "/rules"',
    '"path": "/rul\u0435s"',
  );
  expect(report(text)).toContain(
    'The path of that page contains lookalike characters. The "\u0435" is a Cyrillic letter that looks like a Latin one.',
  );
});

test.each(["Mossy", "\u043c\u043e\u0445", "\u0430\u043b\u0435", "caf\u00e9"])("accepts %s", (word) => {
  expect(lookalikeOf(word)).toBeUndefined();
});
