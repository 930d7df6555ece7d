import { expect, test } from "vitest";
import { configWith, report } from "../../../tests/validate/surroundings";

test("requires text in a rule", () => {
  expect(
    report(
      configWith(`{ "type": "rules", "items": [
  { "severity": "high" },
  { "name": "Greet your neighbours", "rules": [{ "description": "A wave is enough." }, { "rules": [] }] }
] }`),
    ),
  ).toMatchInlineSnapshot(`
    "site.config.json:5:3 error empty-entry
    Home (/) → block 1 (rules) → rule 1
    This rule has no text. Add "name" or "description".
      4 | { "type": "rules", "items": [
      5 |   { "severity": "high" },
        |   ^

    site.config.json:6:88 error empty-entry
    Home (/) → block 1 (rules) → rule 2, "Greet your neighbours" → rule 2
    This rule has no text. Add "name" or "description".
      5 |   { "severity": "high" },
      6 |   { "name": "Greet your neighbours", "rules": [{ "description": "A wave is enough." }, { "rules": []…
        |                                                                                        ^

    2 errors
    "
  `);
});

test("reports a misspelt name once", () => {
  expect(report(configWith(`{ "type": "rules", "items": [{ "nmae": "Greet your neighbours" }] }`)))
    .toMatchInlineSnapshot(`
      "site.config.json:4:32 error unknown-key
      Home (/) → block 1 (rules) → rule 1 → nmae
      Unknown key "nmae". Did you mean "name"?
        3 |     { "path": "/", "title": "Home", "blocks": [
        4 | { "type": "rules", "items": [{ "nmae": "Greet your neighbours" }] }
          |                                ^^^^^^

      1 error
      "
    `);
});

test("fixes a date in another form", () => {
  expect(
    report(
      configWith(`{ "type": "rules", "updated": "1.11.2026", "items": [{ "name": "Greet your neighbours" }] },
{ "type": "rules", "updated": 20261101, "items": [{ "name": "Close the gates" }] }`),
    ),
  ).toMatchInlineSnapshot(`
    "site.config.json:4:31 error malformed-value
    Home (/) → block 1 (rules) → updated
    "updated" cannot be "1.11.2026". A date must have the format year-month-day. Use "2026-11-01".
      3 |     { "path": "/", "title": "Home", "blocks": [
      4 | { "type": "rules", "updated": "1.11.2026", "items": [{ "name": "Greet your neighbours" }] },
        |                               ^^^^^^^^^^^

    site.config.json:5:31 error wrong-type
    Home (/) → block 2 (rules) → updated
    "updated" must be text in double quotes, but is the number 20261101. Use "2026-11-20", for example.
      4 | { "type": "rules", "updated": "1.11.2026", "items": [{ "name": "Greet your neighbours" }] },
      5 | { "type": "rules", "updated": 20261101, "items": [{ "name": "Close the gates" }] }
        |                               ^^^^^^^^

    2 errors
    "
  `);
});
