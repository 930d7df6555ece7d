import { describe, expect, test } from "vitest";
import { configWith, fixed, report } from "../../../tests/validate/surroundings";
import { saidOf } from "./said.fixture";

test("reports a condition that can never be met, with a suggestion", () => {
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
    "topic" has no option with the value "apeal". Use "appeal".
      6 | …"label": "Why", "when": { "field": "topic", "is": "apeal" } }
        |                                                    ^^^^^^^

    1 error
    "
  `);
  expect(found(`${topic}, ${bound('"field": "topik"')}`)).toContain(
    'No field above has the name "topik". Use "topic".',
  );
  expect(found(`${topic}, ${bound('"field": "sure", "is": "yes"')}`)).toContain(
    'Remove "is". Without it, the condition is met when the checkbox is ticked.',
  );
  expect(found(`${bound('"field": "topic"')}, ${topic}`)).toContain(
    "Move it below the field that it depends on",
  );
  expect(found(`${topic}, ${bound('"field": "topic", "is": "idea"')}`)).toBe("");
  expect(found(`${topic}, ${bound('"field": "topic", "is": ["idea", "appeal"]')}`)).toBe("");
  const several = topic.replace("select", "checkboxes");
  expect(found(`${several}, ${bound('"field": "topic", "is": ["idea", "apeal"]')}`)).toMatchInlineSnapshot(`
    "site.config.json:6:150 error impossible-condition
    Home (/) → block 1 (form) → field 3, "Why" → when → answer 2
    "topic" has no option with the value "apeal". Use "appeal".
      6 | …"Why", "when": { "field": "topic", "is": ["idea", "apeal"] } }
        |                                                    ^^^^^^^

    1 error
    "
  `);
  expect(found(`${topic}, { "type": "page", "title": "More" }`)).toMatchInlineSnapshot(`
    "site.config.json:6:58 warning empty-form-page
    Home (/) → block 1 (form) → field 3, "More"
    This page is not shown because it has no fields. Add fields below it, or remove the page.
      5 | { "type": "select", "name": "topic", "label": "Topic", "options": [{ "value": "appeal", "label": "A"…
      6 | { "type": "checkbox", "name": "sure", "label": "Sure" }, { "type": "page", "title": "More" }
        |                                                          ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^

    1 warning
    "
  `);
});

test.each([
  [`"type": "number"`, "often", "The field accepts only numbers"],
  [`"type": "number", "min": 2`, "1", "The smallest allowed number is 2"],
  [`"type": "number", "max": 2`, "3", "The largest allowed number is 2"],
  [`"type": "number"`, "0.5", "The field accepts only numbers in steps of 1"],
  [`"type": "number", "min": 0.5, "step": 0.1`, "0.8", undefined],
  [`"type": "text", "maxLength": 3`, "often", "It has 5 characters, but the field allows at most 3"],
  [`"type": "textarea", "minLength": 9`, "often", "It has 5 characters, but the field requires at least 9"],
  [`"type": "text"`, "often", undefined],
  [`"type": "date"`, "May", 'The answer must be a date such as "2026-11-20"'],
  [`"type": "date", "min": "2026-11-20"`, "2026-11-19", "The earliest allowed date is 2026-11-20"],
  [`"type": "date", "max": "2026-11-20"`, "2026-11-21", "The latest allowed date is 2026-11-20"],
  [`"type": "date", "max": "2026-11-20"`, "2026-11-20", undefined],
])("a condition on a field with %s that waits for %j", (field, is, explanation) => {
  const found = report(
    configWith(`{ "type": "form", "submit": "Send", "fields": [
{ "name": "source", "label": "Source", ${field} },
{ "type": "text", "name": "why", "label": "Why", "when": { "field": "source", "is": "${is}" } }
], "delivery": { "type": "email", "to": "post@mossy.example", "subject": "Hello" } }`),
  );
  if (explanation === undefined) expect(found).toBe("");
  else expect(found).toContain(`"${is}" can never be an answer. ${explanation}.`);
});

test.each([
  ['"field": "topik", "is": "idea"', '"field": "topic", "is": "idea"'],
  ['"field": "topic", "is": "An idea"', '"field": "topic", "is": "idea"'],
  ['"field": "topic", "is": ["appeal", "An idea"]', '"field": "topic", "is": ["appeal", "idea"]'],
])("corrects the name of a field and the label of a choice: %s", (written, right) => {
  const form = (when: string) =>
    configWith(`{ "type": "form", "submit": "Send", "fields": [
{ "type": "select", "name": "topic", "label": "Topic", "options": [{ "value": "appeal", "label": "A ban" }, { "value": "idea", "label": "An idea" }] },
{ "type": "text", "name": "why", "label": "Why", "when": { ${when} } }
], "delivery": { "type": "email", "to": "post@mossy.example", "subject": "Hello" } }`);
  expect(fixed(form(written))).toBe(form(right));
});

test('replaces "is": true with a condition on the ticked checkbox in one step', () => {
  const text = configWith(`{ "type": "form", "submit": "Send", "fields": [
{ "type": "checkbox", "name": "sure", "label": "Sure" },
{ "type": "text", "name": "why", "label": "Why", "when": { "field": "sure", "is": true } }
], "delivery": { "type": "email", "to": "post@mossy.example", "subject": "Hello" } }`);
  expect(report(text)).toContain(
    '"is" must be text in double quotes or a list in [ ], but is true. Remove it. Without it, the condition is met when the checkbox is ticked, or when any other field is filled in.',
  );
  expect(fixed(text)).toContain('"when": { "field": "sure" }');
  expect(report(fixed(text))).toBe("");
});

test.each([
  [
    "[true]",
    "Remove the whole list. Without it, the condition is met when the checkbox is ticked, or when any other field is filled in.",
  ],
  ["false", 'A condition cannot require an unticked checkbox. Remove "is" to require a ticked one.'],
])('"is": %s is told in one sentence what can be asked of a box', (is, advice) => {
  const found = saidOf(`{ "type": "checkbox", "name": "sure", "label": "Sure" },
{ "type": "text", "name": "why", "label": "Why", "when": { "field": "sure", "is": ${is} } }`);
  expect(found).toEqual([expect.stringContaining(`. ${advice}`)]);
});

describe("conditions that rule each other out", () => {
  const choice = (name: string, more = "") =>
    `{ "type": "select", "name": "${name}", "label": "${name}", "options": [{ "value": "a", "label": "A" }, { "value": "b", "label": "B" }]${more} }`;
  const when = (field: string, is: string) => `"when": { "field": "${field}", "is": "${is}" }`;
  const text = (name: string, more: string) =>
    `{ "type": "text", "name": "${name}", "label": "${name}", ${more} }`;
  const page = (more: string) => `{ "type": "page", "title": "Two", ${more} }`;
  const start = '{ "type": "page", "title": "One" }';

  test("reports conflicts between a field and its page, and between a field and its source", () => {
    expect(saidOf([start, choice("kind"), page(when("kind", "a")), text("why", when("kind", "b"))].join()))
      .toMatchInlineSnapshot(`
        [
          "This field is never shown. It requires "b" as the answer to "kind", but the page "Two" requires "a". Change one of the conditions, or move the field to another page.",
        ]
      `);
    expect(
      saidOf(
        [choice("kind"), choice("sort", `, ${when("kind", "a")}`), text("why", when("sort", "a"))].join(),
      ),
    ).toEqual([]);
    const chain = [
      choice("kind"),
      choice("sort", `, ${when("kind", "a")}`),
      choice("more", `, ${when("sort", "b")}`),
    ];
    expect(saidOf([start, ...chain, page(when("kind", "b")), text("why", when("more", "a"))].join())).toEqual(
      [
        'This field is never shown. It requires "a" as the answer to "more". That field requires "a" as the answer to "kind", but the page "Two" requires "b". Change one of the conditions, or move the field to another page.',
      ],
    );
  });

  test.each([
    ["any answer to the field between them", choice("sort", `, ${when("kind", "a")}`), 'an answer to "sort"'],
    [
      "a box between them that is ticked",
      `{ "type": "checkbox", "name": "sort", "label": "Sort", ${when("kind", "a")} }`,
      '"sort" to be ticked',
    ],
  ])("are told with %s", (_, between, words) => {
    const fields = [start, choice("kind"), between, page(when("kind", "b"))];
    expect(saidOf([...fields, text("why", '"when": { "field": "sort" }')].join())).toEqual([
      `This field is never shown. It requires ${words}. That field requires "a" as the answer to "kind", but the page "Two" requires "b". Change one of the conditions, or move the field to another page.`,
    ]);
  });

  test("are none with the same answer, or with any", () => {
    const more = [
      page(when("kind", "a")),
      text("why", when("kind", "a")),
      text("how", '"when": { "field": "kind" }'),
    ];
    expect(saidOf([start, choice("kind"), ...more].join())).toEqual([]);
  });
});
