import { describe, expect, test } from "vitest";
import { configWith, fixed, report } from "../../../tests/validate/surroundings";

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
      A choice above already has the value "x". Give this one another value, or nobody can tell the two answers apart.
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
      A field above already has the name "who". Give this one another name, or one answer is lost.
        5 |   { "type": "text", "name": "who", "label": "You" },
        6 |   { "type": "textarea", "name": "who", "label": "Text", "minLength": 50, "maxLength": 20 }
          |                                 ^^^^^

      site.config.json:6:70 error crossed-limits
      Home (/) → block 1 (form) → field 2, "Text" → minLength
      Nothing can be right here: "minLength" is 50, but "maxLength" is only 20. Swap them or change one.
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
    "to" cannot be "crew@mossy.example; help@mossy.example". Several receivers stand in one text with commas between them: write "crew@mossy.example, help@mossy.example".
      4 | …it": "Send", "delivery": { "type": "email", "to": "crew@mossy.example; help@mossy.example", "subject…
        |                                                    ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^

    1 error
    "
  `);
  const list = form('["crew@mossy.example", "help@mossy.example"]');
  expect(report(list)).toContain(
    `Several receivers stand in one text with commas between them: write ${said}.`,
  );
  expect(fixed(list)).toBe(form(said));
});

test("a condition that can never be met is told with what is meant", () => {
  const found = (fields: string) =>
    report(
      configWith(`{ "type": "form", "submit": "Send", "fields": [
${fields}
], "delivery": { "type": "email", "to": "post@mossy.example", "subject": "Hello" } }`),
    );
  const topic = `{ "type": "select", "name": "topic", "label": "Topic", "options": [{ "value": "appeal", "label": "A" }, { "value": "idea", "label": "B" }] },
{ "type": "checkbox", "name": "sure", "label": "Sure" }`;
  const bound = (when: string) => `{ "type": "text", "name": "why", "label": "Why", "when": { ${when} } }`;
  expect(found(`${topic}, ${bound('"field": "topic", "is": "apeal"')}`)).toMatchInlineSnapshot(`
    "site.config.json:6:141 error impossible-condition
    Home (/) → block 1 (form) → field 3, "Why" → when → is
    "topic" has no choice with the value "apeal". Did you mean "appeal"?
      6 | …"label": "Why", "when": { "field": "topic", "is": "apeal" } }
        |                                                    ^^^^^^^

    1 error
    "
  `);
  expect(found(`${topic}, ${bound('"field": "topik"')}`)).toContain(
    'No field above has the name "topik". Did you mean "topic"?',
  );
  expect(found(`${topic}, ${bound('"field": "sure", "is": "yes"')}`)).toContain(
    'Leave out "is": then it has to be ticked.',
  );
  expect(found(`${bound('"field": "topic"')}, ${topic}`)).toContain(
    "put it below the one that it depends on",
  );
  expect(found(`${topic}, ${bound('"field": "topic", "is": "idea"')}`)).toBe("");
  expect(found(`${topic}, { "type": "page", "title": "More" }`)).toMatchInlineSnapshot(`
    "site.config.json:6:58 warning empty-form-page
    Home (/) → block 1 (form) → field 3, "More"
    No field stands on this page, so that it is not shown. Put the fields of the page below it, or remove it.
      5 | { "type": "select", "name": "topic", "label": "Topic", "options": [{ "value": "appeal", "label": "A"…
      6 | { "type": "checkbox", "name": "sure", "label": "Sure" }, { "type": "page", "title": "More" }
        |                                                          ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^

    1 warning
    "
  `);
});

test.each([
  [`"type": "number"`, "often", "the field takes nothing but numbers"],
  [`"type": "number", "min": 2`, "1", "the smallest number is 2"],
  [`"type": "number", "max": 2`, "3", "the largest number is 2"],
  [`"type": "number"`, "0.5", "its numbers are 1 apart"],
  [`"type": "number", "min": 0.5, "step": 0.1`, "0.8", undefined],
  [`"type": "text", "maxLength": 3`, "often", "it has 5 characters, and the field takes 3"],
  [`"type": "textarea", "minLength": 9`, "often", "it has 5 characters, and the field asks for 9"],
  [`"type": "text"`, "often", undefined],
])("a condition on a field with %s that waits for %j", (field, is, explanation) => {
  const found = report(
    configWith(`{ "type": "form", "submit": "Send", "fields": [
{ "name": "source", "label": "Source", ${field} },
{ "type": "text", "name": "why", "label": "Why", "when": { "field": "source", "is": "${is}" } }
], "delivery": { "type": "email", "to": "post@mossy.example", "subject": "Hello" } }`),
  );
  if (explanation === undefined) expect(found).toBe("");
  else expect(found).toContain(`Nobody can answer "${is}" there: ${explanation}.`);
});

test("a form of pages without a single field is an error, told once", () => {
  const found = report(
    configWith(`{ "type": "form", "submit": "Send", "fields": [
{ "type": "page", "title": "One" }, { "type": "page", "title": "Two" }
], "delivery": { "type": "email", "to": "post@mossy.example", "subject": "Hello" } }`),
  );
  expect(found).toMatchInlineSnapshot(`
    "site.config.json:4:47 error no-form-field
    Home (/) → block 1 (form) → fields
    There is no field to fill in here. Put one below the beginning of the page.
      3 |     { "path": "/", "title": "Home", "blocks": [
      4 | { "type": "form", "submit": "Send", "fields": [
        |                                               ^

    1 error
    "
  `);
});
