import { expect, test } from "vitest";
import { nearest, sureMatch, lookalikeOf } from "./nearest";
import { configWith, fixed, report } from "../../tests/validate/surroundings";

const keys = [
  "title",
  "description",
  "icon",
  "image",
  "badge",
  "badgeVariant",
  "href",
  "copy",
  "toast",
  "id",
];

test.each([
  ["titel", "title"],
  ["Title", "title"],
  ["badge-variant", "badgeVariant"],
  ["discription", "description"],
  ["icons", "icon"],
  ["hfer", undefined],
  ["herf", "href"],
  ["ID", "id"],
  ["variant", "badgeVariant"],
  ["imageUrl", "image"],
  ["card-title", "title"],
  ["variantBadge", "badgeVariant"],
])("suggests for %s: %s", (written, expected) => {
  expect(nearest(written, keys)).toBe(expected);
});

test.each(["", "x", "name", "colour", "url", "constructor", "i".repeat(5000)])(
  "suggests nothing for %.20s",
  (written) => {
    expect(nearest(written, keys)).toBeUndefined();
  },
);

test("always suggests the same name", () => {
  const one = ["rules", "staff"];
  const other = ["roles", "shop"];
  for (let time = 0; time < 2; time++) {
    expect([nearest("rulse", one), nearest("rulse", other)]).toEqual(["rules", undefined]);
    expect([sureMatch("rolls", one), sureMatch("rolls", other)]).toEqual([undefined, "roles"]);
  }
});

test("is sure about the same words in another order, except for names without words", () => {
  expect(sureMatch("top-left", ["top", "left top", "left"])).toBe("left top");
  expect(sureMatch("top-left", ["left top", "left-top"])).toBeUndefined();
  expect(nearest("☃", ["★", "✦"])).toBeUndefined();
});

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
