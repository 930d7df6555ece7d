import { expect, test } from "vitest";
import { configWith, fixed, report } from "../../../../tests/validate/surroundings";

const text = configWith(String.raw`{ "type": "text", "text": "[Shop](https://shop.example/\u200bhats)" }`);

test("reports a zero-width space in an address, and removes it", () => {
  expect(report(text)).toMatchInlineSnapshot(`
    "site.config.json:4:27 warning invisible-character
    Home (/) → block 1 (text) → text
    This link contains an invisible character (\\u200b), so it may not work. Use "https://shop.example/hats".
      3 |     { "path": "/", "title": "Home", "blocks": [
      4 | { "type": "text", "text": "[Shop](https://shop.example/\\u200bhats)" }
        |                           ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^

    1 warning
    "
  `);
  expect(fixed(text)).toContain("[Shop](https://shop.example/hats)");
});

test("accepts invisible characters in words", () => {
  expect(report(configWith(String.raw`{ "type": "text", "text": "A\u200bB" }`))).toBe("");
});
