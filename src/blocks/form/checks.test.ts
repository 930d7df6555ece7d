import { describe, expect, test } from "vitest";
import { configWith, fixed, report } from "../../../tests/validate/surroundings";
import { checks } from "./checks";
import { saidOf } from "./said.fixture";

describe("a form that contradicts itself", () => {
  test("finds two choices with one value", () => {
    expect(
      report(
        configWith(`{ "type": "form", "submit": "Send", "delivery": { "type": "email", "to": "a@example.com", "subject": "Hi" }, "fields": [
  { "type": "select", "name": "a", "label": "A", "options": [
    { "value": "x", "label": "One" }, { "value": "y", "label": "Two" },
    { "value": "x", "label": "Three" }
  ] },
  { "type": "select", "name": "b", "label": "B", "options": [{ "value": "x", "label": "Four" }] }
] }`),
      ),
    ).toMatchInlineSnapshot(`
      "site.config.json:7:16 error duplicate-option
      Home (/) → block 1 (form) → field 1, "A" → choice 3, "Three" → value
      The value "x" is already used by an option above, so both answers would look the same to you. Choose a different value.
        6 |     { "value": "x", "label": "One" }, { "value": "y", "label": "Two" },
        7 |     { "value": "x", "label": "Three" }
          |                ^^^

      1 error
      "
    `);
  });

  test("finds two form fields with one name, and limits that cross", () => {
    expect(
      report(
        configWith(`{ "type": "form", "submit": "Send", "delivery": { "type": "email", "to": "a@example.com", "subject": "Hi" }, "fields": [
  { "type": "text", "name": "who", "label": "You" },
  { "type": "textarea", "name": "who", "label": "Text", "minLength": 50, "maxLength": 20 }
] }`),
      ),
    ).toMatchInlineSnapshot(`
      "site.config.json:6:33 error duplicate-field-name
      Home (/) → block 1 (form) → field 2, "Text" → name
      The name "who" is already used by a field above, so one answer would be lost. Choose a different name.
        5 |   { "type": "text", "name": "who", "label": "You" },
        6 |   { "type": "textarea", "name": "who", "label": "Text", "minLength": 50, "maxLength": 20 }
          |                                 ^^^^^

      site.config.json:6:70 error crossed-limits
      Home (/) → block 1 (form) → field 2, "Text" → minLength
      "minLength" (50) is greater than "maxLength" (20), so no answer is valid. Swap the limits or change them.
        5 |   { "type": "text", "name": "who", "label": "You" },
        6 |   { "type": "textarea", "name": "who", "label": "Text", "minLength": 50, "maxLength": 20 }
          |                                                                      ^^

      2 errors
      "
    `);
  });
});

test("several receivers of one form stand in one text", () => {
  const form = (to: string) =>
    configWith(
      `{ "type": "form", "submit": "Send", "delivery": { "type": "email", "to": ${to}, "subject": "Hi" }, "fields": [
  { "type": "text", "name": "who", "label": "You" }] }`,
    );
  const said = '"crew@mossy.example, help@mossy.example"';
  expect(report(form(said))).not.toContain("error");
  expect(report(form('"crew@mossy.example; help@mossy.example"'))).toMatchInlineSnapshot(`
    "site.config.json:4:74 error malformed-value
    Home (/) → block 1 (form) → delivery → to
    "to" cannot be "crew@mossy.example; help@mossy.example". Put several recipients in one string, separated by commas. Use "crew@mossy.example, help@mossy.example".
      4 | …it": "Send", "delivery": { "type": "email", "to": "crew@mossy.example; help@mossy.example", "subject…
        |                                                    ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^

    1 error
    "
  `);
  const list = form('["crew@mossy.example", "help@mossy.example"]');
  expect(report(list)).toContain(`Put several recipients in one string, separated by commas. Use ${said}.`);
  expect(fixed(list)).toBe(form(said));
});

test("reports problems with pages at the value to change", () => {
  const form = `{ "type": "form", "submit": "Send", "fields": [
{ "type": "textarea", "name": "who", "label": "You", "maxLength": 3000 },
{ "type": "page", "title": "More", "when": { "field": "who", "is": "me" } },
{ "type": "text", "name": "why", "label": "Why", "when": { "field": "who", "is": "you" } }
], "delivery": { "type": "email", "to": "post@mossy.example", "subject": "Hello" } }`;
  expect(report(configWith(form))).toMatchInlineSnapshot(`
    "site.config.json:5:1 warning untitled-form-page
    Home (/) → block 1 (form) → field 1, "You"
    The first page of this form has no title. Add { "type": "page", "title": "…" } before this field, or move the first "page" to the top of "fields".
      4 | { "type": "form", "submit": "Send", "fields": [
      5 | { "type": "textarea", "name": "who", "label": "You", "maxLength": 3000 },
        | ^

    site.config.json:7:82 warning rival-conditions
    Home (/) → block 1 (form) → field 3, "Why" → when → is
    This field is never shown. It requires "you" as the answer to "who", but the page "More" requires "me". Change one of the conditions, or move the field to another page.
      6 | { "type": "page", "title": "More", "when": { "field": "who", "is": "me" } },
      7 | { "type": "text", "name": "why", "label": "Why", "when": { "field": "who", "is": "you" } }
        |                                                                                  ^^^^^

    site.config.json:8:26 warning long-mail
    Home (/) → block 1 (form) → delivery → type
    If all fields are filled in, the email has about 3987 characters. Many email apps accept only about 2000. Set a smaller "maxLength" for long fields, or use "delivery": { "type": "post", … } with a form service.
      7 | { "type": "text", "name": "why", "label": "Why", "when": { "field": "who", "is": "you" } }
      8 | ], "delivery": { "type": "email", "to": "post@mossy.example", "subject": "Hello" } }
        |                          ^^^^^^^

    3 warnings
    "
  `);
});

test("reports fields above the first page, because their page has no title", () => {
  const who = '{ "type": "text", "name": "who", "label": "You" }';
  const page = '{ "type": "page", "title": "More" }, { "type": "text", "name": "why", "label": "Why" }';
  expect(saidOf(`${who}, ${page}`)).toEqual([
    'The first page of this form has no title. Add { "type": "page", "title": "…" } before this field, or move the first "page" to the top of "fields".',
  ]);
  expect(saidOf(page)).toEqual([]);
  expect(saidOf(who)).toEqual([]);
});

test("reports a form of pages without fields once, as an error", () => {
  const found = report(
    configWith(`{ "type": "form", "submit": "Send", "fields": [
{ "type": "page", "title": "One" }, { "type": "page", "title": "Two" }
], "delivery": { "type": "email", "to": "post@mossy.example", "subject": "Hello" } }`),
  );
  expect(found).toMatchInlineSnapshot(`
    "site.config.json:4:47 error no-form-field
    Home (/) → block 1 (form) → fields
    This form has only pages and no fields. Add a field after a page.
      3 |     { "path": "/", "title": "Home", "blocks": [
      4 | { "type": "form", "submit": "Send", "fields": [
        |                                               ^

    1 error
    "
  `);
});

test("the days of a date are written as such, and in their order", () => {
  const found = (limits: string) =>
    report(
      configWith(`{ "type": "form", "submit": "Send", "fields": [
{ "type": "date", "name": "start", "label": "Start", ${limits} }
], "delivery": { "type": "email", "to": "post@mossy.example", "subject": "Hello" } }`),
    );
  expect(found('"min": "2026-11-20", "max": "2026-11-20"')).toBe("");
  expect(found('"min": "2026-12-20", "max": "2026-11-20"')).toContain(
    '"min" (2026-12-20) is later than "max" (2026-11-20), so no answer is valid. Swap the limits or change them.',
  );
  expect(found('"min": "20 November 2026"')).toContain('Use "2026-11-20"');
  expect(found('"min": "2026-11-20T20:00Z"')).toMatchInlineSnapshot(`
    "site.config.json:5:61 error malformed-value
    Home (/) → block 1 (form) → field 1, "Start" → min
    "min" cannot be "2026-11-20T20:00Z". The date cannot include a time. Use "2026-11-20".
      4 | { "type": "form", "submit": "Send", "fields": [
      5 | { "type": "date", "name": "start", "label": "Start", "min": "2026-11-20T20:00Z" }
        |                                                             ^^^^^^^^^^^^^^^^^^^

    1 error
    "
  `);
});

describe("a form in which every field depends on the one above", () => {
  /** Reads of the keys of `count` fields while all checks of the form run. */
  function readsOf(count: number, keysOf: (index: number) => object): number {
    let reads = 0;
    const counting = {
      get: (field: object, key: string) => {
        // Work that grows with a power of the length would not come to an end.
        if (++reads > 100 * count) throw new Error("The fields are read too often.");
        return Reflect.get(field, key) as unknown;
      },
    };
    const fields = Array.from({ length: count }, (_, index) => new Proxy(keysOf(index), counting));
    for (const { find } of Object.values(checks)) find({ fields, delivery: { type: "email" } });
    return reads;
  }
  const chained = (index: number) => ({
    type: index % 3 === 0 ? "page" : "select",
    title: "Page",
    name: `field${index}`,
    label: "Field",
    options: [],
    when: {
      field: `field${index % 3 === 1 ? index - 2 : index - 1}`,
      is: index < 6 ? [`${index}`] : ["a", "b"],
    },
  });

  test("is read in time that grows with its length", () => {
    expect(readsOf(1000, chained)).toBeLessThan(4.5 * readsOf(250, chained));
  });

  test("may have more choices and fields than a call takes arguments", () => {
    const options = Array.from({ length: 1_000_000 }, () => ({}));
    const form = { fields: [{ type: "select", name: "a", options }], delivery: { type: "email" } };
    expect(Object.values(checks).flatMap(({ find }) => find(form))).toEqual([]);
  });
});
