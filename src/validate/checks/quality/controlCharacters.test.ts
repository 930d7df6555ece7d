import { expect, test } from "vitest";
import { configWith, fixed, report } from "../../../../tests/validate/surroundings";

test("reports the position of a control character, and removes it", () => {
  const text = configWith(
    String.raw`{ "type": "text", "heading": "We \u001b[31mopen", "text": "On {{day}}." }`,
    String.raw`"constants": { "day": "Fri\u0000day" }`,
  );
  expect(report(text)).toMatchInlineSnapshot(`
    "site.config.json:2:27 warning invisible-character
    constants → day
    This text contains an invisible control character (\\u0000). Pages do not show it. Use "Friday".
      1 | { "version": 1, "site": { "name": "Mossy" },
      2 | "constants": { "day": "Fri\\u0000day" },
        |                           ^^^^^^

    site.config.json:5:34 warning invisible-character
    Home (/) → block 1, "We \\u001b[31mopen" → heading
    This text contains an invisible control character (\\u001b). Pages do not show it. Use "We [31mopen".
      4 |     { "path": "/", "title": "Home", "blocks": [
      5 | { "type": "text", "heading": "We \\u001b[31mopen", "text": "On {{day}}." }
        |                                  ^^^^^^

    2 warnings
    "
  `);
  expect(report(fixed(text))).toBe("");
  expect(fixed(text)).toContain('"We [31mopen"');
});

test("reports a text of only control characters as blank", () => {
  expect(report(configWith(String.raw`{ "type": "text", "heading": "\u0000\u0085", "text": "Words." }`)))
    .toMatchInlineSnapshot(`
      "site.config.json:4:30 error empty-value
      Home (/) → block 1, "\\u0000�" → heading
      "heading" is blank. Add text between the quotes, or remove the key.
        3 |     { "path": "/", "title": "Home", "blocks": [
        4 | { "type": "text", "heading": "\\u0000\\u0085", "text": "Words." }
          |                              ^^^^^^^^^^^^^^

      1 error
      "
    `);
});

test("accepts line breaks and tabs", () => {
  expect(report(configWith(String.raw`{ "type": "text", "text": "A\r\nB\tC\nD" }`))).toBe("");
});

test("suggests no empty value to replace invisible characters or HTML", () => {
  const found = report(
    configWith(String.raw`{ "type": "cta", "buttons": [{ "label": "<script>", "href": "\u0085" }] }`),
  );
  expect(found).toContain(
    "This link is not valid. It contains only an invisible control character (\\u0085).",
  );
  expect(found).toContain('visitors see "<script>" as plain text. Replace it with plain text.');
});
