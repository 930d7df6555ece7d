import { expect, test } from "vitest";
import { configWith, report } from "../../../tests/validate/surroundings";

test("reports texts of only spaces, and links without text", () => {
  expect(
    report(
      configWith(`{ "type": "cta", "heading": "  ", "image": { "src": "/logo.svg", "alt": "" },
  "buttons": [{ "label": "\\u200b", "href": "/" }] },
{ "type": "text", "text": "See [](/rules)." }`),
    ),
  ).toMatchInlineSnapshot(`
    "site.config.json:4:29 error empty-value
    Home (/) → block 1 (cta) → heading
    "heading" is blank. Add text between the quotes, or remove the key.
      3 |     { "path": "/", "title": "Home", "blocks": [
      4 | { "type": "cta", "heading": "  ", "image": { "src": "/logo.svg", "alt": "" },
        |                             ^^^^

    site.config.json:5:26 error empty-value
    Home (/) → block 1 (cta) → button 1, "​" → label
    "label" is blank. Add text between the quotes.
      4 | { "type": "cta", "heading": "  ", "image": { "src": "/logo.svg", "alt": "" },
      5 |   "buttons": [{ "label": "\\u200b", "href": "/" }] },
        |                          ^^^^^^^^

    site.config.json:6:32 error empty-value
    Home (/) → block 2 (text) → text
    The link to "/rules" has no text. Add the text between [ and ].
      5 |   "buttons": [{ "label": "\\u200b", "href": "/" }] },
      6 | { "type": "text", "text": "See [](/rules)." }
        |                                ^^^^^^^^^^

    3 errors
    "
  `);
});

test("reports a constant that leaves a text or link empty once, at the constant", () => {
  expect(
    report(
      configWith(
        `{ "type": "cta", "heading": "{{motto}}", "buttons": [{ "label": "{{ motto }} {{name}}", "href": "/" }],
  "image": { "src": "/logo.svg", "alt": "{{motto}}" } },
{ "type": "text", "heading": "{{name}}{{motto}}!", "text": "**{{motto}}**\\n" },
{ "type": "text", "text": "See [{{name}}](/rules)." }`,
        `"constants": { "motto": "",\n  "name": " ",\n  "unused": "" }`,
      ),
    ),
  ).toMatchInlineSnapshot(`
    "site.config.json:2:25 error empty-value
    constants → motto
    The constant "motto" is blank, but 3 places contain nothing else. Enter a value, or remove {{motto}} there.
      1 | { "version": 1, "site": { "name": "Mossy" },
      2 | "constants": { "motto": "",
        |                         ^^

    site.config.json:3:11 error empty-value
    constants → name
    The constant "name" is blank, but 1 place contains nothing else. Enter a value, or remove {{name}} there.
      2 | "constants": { "motto": "",
      3 |   "name": " ",
        |           ^^^

    2 errors
    "
  `);
});

test("reports a blank email address as an address", () => {
  expect(
    report(
      configWith(
        `{ "type": "form", "submit": "Send", "fields": [{ "type": "text", "name": "a", "label": "A" }], "delivery": { "type": "email", "to": "{{mail}}", "subject": "Hi" } }`,
        `"constants": { "mail": "" }`,
      ),
    ),
  ).toMatchInlineSnapshot(`
    "site.config.json:2:24 error malformed-value
    constants → mail
    "" is not a valid email address, but {{mail}} is used as one in 1 place. Use an email address, such as name@example.com.
      1 | { "version": 1, "site": { "name": "Mossy" },
      2 | "constants": { "mail": "" },
        |                        ^^

    1 error
    "
  `);
});

test("reports lone surrogates in any text", () => {
  expect(
    report(
      configWith(
        `{ "type": "text", "heading": "Half \\ud800 of", "text": "\\udc00" },
{ "type": "text", "text": "A whole one: \\ud83d\\ude00, and 😀" }`,
        `"constants": { "half": "\\ud83d" }`,
      ),
    ),
  ).toMatchInlineSnapshot(`
    "site.config.json:2:25 error broken-character
    constants → half
    "half" contains an incomplete character (\\ud83d), usually part of an emoji. Delete it, or enter the whole character again.
      1 | { "version": 1, "site": { "name": "Mossy" },
      2 | "constants": { "half": "\\ud83d" },
        |                         ^^^^^^

    site.config.json:5:36 error broken-character
    Home (/) → block 1, "Half \\ud800 of" → heading
    "heading" contains an incomplete character (\\ud800), usually part of an emoji. Delete it, or enter the whole character again.
      4 |     { "path": "/", "title": "Home", "blocks": [
      5 | { "type": "text", "heading": "Half \\ud800 of", "text": "\\udc00" },
        |                                    ^^^^^^

    site.config.json:5:57 error broken-character
    Home (/) → block 1, "Half \\ud800 of" → text
    "text" contains an incomplete character (\\udc00), usually part of an emoji. Delete it, or enter the whole character again.
      4 |     { "path": "/", "title": "Home", "blocks": [
      5 | { "type": "text", "heading": "Half \\ud800 of", "text": "\\udc00" },
        |                                                         ^^^^^^

    3 errors
    "
  `);
});
