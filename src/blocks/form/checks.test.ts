import { describe, expect, test } from "vitest";
import { configWith, fixed, report, surroundings } from "../../../tests/validate/surroundings";
import { validate } from "../../validate/validate";

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
  expect(found(`${topic}, ${bound('"field": "topic", "is": ["idea", "appeal"]')}`)).toBe("");
  const several = topic.replace("select", "checkboxes");
  expect(found(`${several}, ${bound('"field": "topic", "is": ["idea", "apeal"]')}`)).toMatchInlineSnapshot(`
    "site.config.json:6:150 error impossible-condition
    Home (/) → block 1 (form) → field 3, "Why" → when → answer 2
    "topic" has no choice with the value "apeal". Did you mean "appeal"?
      6 | …"Why", "when": { "field": "topic", "is": ["idea", "apeal"] } }
        |                                                    ^^^^^^^

    1 error
    "
  `);
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
  [`"type": "date"`, "May", 'it is answered with a day such as "2026-11-20"'],
  [`"type": "date", "min": "2026-11-20"`, "2026-11-19", "the first day is 2026-11-20"],
  [`"type": "date", "max": "2026-11-20"`, "2026-11-21", "the last day is 2026-11-20"],
  [`"type": "date", "max": "2026-11-20"`, "2026-11-20", undefined],
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

test('"is": true is told in one step: the box has to be ticked without it', () => {
  const text = configWith(`{ "type": "form", "submit": "Send", "fields": [
{ "type": "checkbox", "name": "sure", "label": "Sure" },
{ "type": "text", "name": "why", "label": "Why", "when": { "field": "sure", "is": true } }
], "delivery": { "type": "email", "to": "post@mossy.example", "subject": "Hello" } }`);
  expect(report(text)).toContain(
    '"is" has to be a text in double quotes or a list in [ ], but it is true. Leave it out: then a box has to be ticked, and any other field filled in.',
  );
  expect(fixed(text)).toContain('"when": { "field": "sure" }');
  expect(report(fixed(text))).toBe("");
});

test.each([
  ["[true]", "Leave the whole list out: then a box has to be ticked, and any other field filled in."],
  ["false", 'That a box is not ticked cannot be asked for: without "is", it has to be ticked.'],
])('"is": %s is told in one sentence what can be asked of a box', (is, advice) => {
  const found = saidOf(`{ "type": "checkbox", "name": "sure", "label": "Sure" },
{ "type": "text", "name": "why", "label": "Why", "when": { "field": "sure", "is": ${is} } }`);
  expect(found).toEqual([expect.stringContaining(`. ${advice}`)]);
});

/** What is said of a mail form with these fields, one sentence after the other. */
function saidOf(
  fields: string,
  delivery = '{ "type": "email", "to": "post@mossy.example", "subject": "Hello" }',
) {
  const form = `{ "type": "form", "submit": "Send", "fields": [${fields}], "delivery": ${delivery} }`;
  return validate(configWith(form), surroundings).diagnostics.map(({ message }) => message);
}

describe("conditions that rule each other out", () => {
  const choice = (name: string, more = "") =>
    `{ "type": "select", "name": "${name}", "label": "${name}", "options": [{ "value": "a", "label": "A" }, { "value": "b", "label": "B" }]${more} }`;
  const when = (field: string, is: string) => `"when": { "field": "${field}", "is": "${is}" }`;
  const text = (name: string, more: string) =>
    `{ "type": "text", "name": "${name}", "label": "${name}", ${more} }`;
  const page = (more: string) => `{ "type": "page", "title": "Two", ${more} }`;
  const start = '{ "type": "page", "title": "One" }';

  test("are told: those of a field and of its page, and of a field and one that it depends on", () => {
    expect(saidOf([start, choice("kind"), page(when("kind", "a")), text("why", when("kind", "b"))].join()))
      .toMatchInlineSnapshot(`
      [
        "Nobody ever sees this: it is shown with "b" as the answer to "kind", and its page "Two" with "a". Change one of the conditions, or put this on another page.",
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
        'Nobody ever sees this: it is shown with "a" as the answer to "more", which itself is shown only with "a" as the answer to "kind", and its page "Two" with "b". Change one of the conditions, or put this on another page.',
      ],
    );
  });

  test.each([
    [
      "any answer to the field between them",
      choice("sort", `, ${when("kind", "a")}`),
      'any answer to "sort"',
    ],
    [
      "a box between them that is ticked",
      `{ "type": "checkbox", "name": "sort", "label": "Sort", ${when("kind", "a")} }`,
      '"sort" ticked',
    ],
  ])("are told with %s", (_, between, words) => {
    const fields = [start, choice("kind"), between, page(when("kind", "b"))];
    expect(saidOf([...fields, text("why", '"when": { "field": "sort" }')].join())).toEqual([
      `Nobody ever sees this: it is shown with ${words}, which itself is shown only with "a" as the answer to "kind", and its page "Two" with "b". Change one of the conditions, or put this on another page.`,
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

test("what is told of a form with pages stands where it can be changed", () => {
  const form = `{ "type": "form", "submit": "Send", "fields": [
{ "type": "textarea", "name": "who", "label": "You", "maxLength": 3000 },
{ "type": "page", "title": "More", "when": { "field": "who", "is": "me" } },
{ "type": "text", "name": "why", "label": "Why", "when": { "field": "who", "is": "you" } }
], "delivery": { "type": "email", "to": "post@mossy.example", "subject": "Hello" } }`;
  expect(report(configWith(form))).toMatchInlineSnapshot(`
    "site.config.json:5:1 warning untitled-form-page
    Home (/) → block 1 (form) → field 1, "You"
    A page without a title begins here, as fields stand above the first "page". Put { "type": "page", "title": "…" } in front of this field, or move the fields below the first page.
      4 | { "type": "form", "submit": "Send", "fields": [
      5 | { "type": "textarea", "name": "who", "label": "You", "maxLength": 3000 },
        | ^

    site.config.json:7:82 warning rival-conditions
    Home (/) → block 1 (form) → field 3, "Why" → when → is
    Nobody ever sees this: it is shown with "you" as the answer to "who", and its page "More" with "me". Change one of the conditions, or put this on another page.
      6 | { "type": "page", "title": "More", "when": { "field": "who", "is": "me" } },
      7 | { "type": "text", "name": "why", "label": "Why", "when": { "field": "who", "is": "you" } }
        |                                                                                  ^^^^^

    site.config.json:8:26 warning long-mail
    Home (/) → block 1 (form) → delivery → type
    Filled in to the end, this form makes a mail of about 3987 characters, and mail programs take about 2000: visitors are asked to shorten it or to copy it. Give the longer fields a smaller "maxLength", or use "delivery": { "type": "post", … } with a form service.
      7 | { "type": "text", "name": "why", "label": "Why", "when": { "field": "who", "is": "you" } }
      8 | ], "delivery": { "type": "email", "to": "post@mossy.example", "subject": "Hello" } }
        |                          ^^^^^^^

    3 warnings
    "
  `);
});

test("fields above the first page are told, as their page has no title", () => {
  const who = '{ "type": "text", "name": "who", "label": "You" }';
  const page = '{ "type": "page", "title": "More" }, { "type": "text", "name": "why", "label": "Why" }';
  expect(saidOf(`${who}, ${page}`)).toEqual([
    'A page without a title begins here, as fields stand above the first "page". Put { "type": "page", "title": "…" } in front of this field, or move the fields below the first page.',
  ]);
  expect(saidOf(page)).toEqual([]);
  expect(saidOf(who)).toEqual([]);
});

describe("a mail that can become too long", () => {
  const story = (length: number, more = "") =>
    `{ "type": "textarea", "name": "story${length}", "label": "Story", "maxLength": ${length}${more} }`;

  test("is told with its length, and not where a service gets it", () => {
    expect(saidOf(story(3000))).toEqual([
      'Filled in to the end, this form makes a mail of about 3950 characters, and mail programs take about 2000: visitors are asked to shorten it or to copy it. Give the longer fields a smaller "maxLength", or use "delivery": { "type": "post", … } with a form service.',
    ]);
    expect(saidOf(story(1000))).toEqual([]);
    expect(saidOf(story(3000), '{ "type": "post", "url": "https://forms.mossy.net" }')).toEqual([]);
    expect(saidOf('{ "type": "textarea", "name": "story", "label": "Story" }')).toEqual([]);
  });

  test("counts the words of the questions, in the signs that an address needs for them", () => {
    const asked = (label: string) =>
      Array.from({ length: 9 }, (_, n) => `{ "type": "text", "name": "n${n}", "label": "${label}" }`).join();
    expect(saidOf(asked("Warum möchtest du mitspielen?"))).toEqual([]);
    expect(saidOf(asked("Почему вы хотите играть вместе с нами?"))).toHaveLength(1);
  });

  test("counts the longest of what is shown with one answer or another", () => {
    const kind =
      '{ "type": "select", "name": "kind", "label": "Kind", "options": [{ "value": "a", "label": "A" }, { "value": "b", "label": "B" }] }';
    const bound = (is: string | string[], length: number) =>
      story(length, `, "when": { "field": "kind", "is": ${JSON.stringify(is)} }`);
    expect(saidOf([kind, bound("a", 1000), bound("b", 900)].join())).toEqual([]);
    expect(saidOf([kind, bound("a", 1000), bound("a", 900)].join())).toHaveLength(1);
    expect(saidOf([kind, bound("a", 1000), bound(["b", "a"], 900)].join())).toHaveLength(1);
    const boxes = kind.replace('"select"', '"checkboxes"');
    expect(saidOf([boxes, bound("a", 1000), bound("b", 900)].join())).toHaveLength(1);
    const always = story(900, ', "when": { "field": "kind" }');
    expect(saidOf([kind, bound("a", 1000), always].join())).toHaveLength(1);
  });
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

test("the days of a date are written as such, and in their order", () => {
  const found = (limits: string) =>
    report(
      configWith(`{ "type": "form", "submit": "Send", "fields": [
{ "type": "date", "name": "start", "label": "Start", ${limits} }
], "delivery": { "type": "email", "to": "post@mossy.example", "subject": "Hello" } }`),
    );
  expect(found('"min": "2026-11-20", "max": "2026-11-20"')).toBe("");
  expect(found('"min": "2026-12-20", "max": "2026-11-20"')).toContain(
    'Nothing can be right here: "min" is 2026-12-20, but "max" is only 2026-11-20. Swap them or change one.',
  );
  expect(found('"min": "20 November 2026"')).toContain('write "2026-11-20"');
  expect(found('"min": "2026-11-20T20:00Z"')).toMatchInlineSnapshot(`
    "site.config.json:5:61 error malformed-value
    Home (/) → block 1 (form) → field 1, "Start" → min
    "min" cannot be "2026-11-20T20:00Z". A day stands here without a time: write "2026-11-20".
      4 | { "type": "form", "submit": "Send", "fields": [
      5 | { "type": "date", "name": "start", "label": "Start", "min": "2026-11-20T20:00Z" }
        |                                                             ^^^^^^^^^^^^^^^^^^^

    1 error
    "
  `);
});
