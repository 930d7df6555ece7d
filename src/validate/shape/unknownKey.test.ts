import { describe, expect, test } from "vitest";
import { configWith, fixed, report, surroundings } from "../../../tests/validate/surroundings";
import { validate } from "../validate";

describe("a misplaced key", () => {
  test("gets the path that the schema has for it", () => {
    expect(
      report(
        configWith(
          "",
          `"basePath": "/a/",
"colors": {},
"primary": "#fff",
"questions": [],
"theme": { "effect": "glow", "navigation": [] }`,
        ),
      ),
    ).toMatchInlineSnapshot(`
      "site.config.json:2:1 error unknown-key
      basePath
      Unknown key "basePath". It belongs under "site".
        1 | { "version": 1, "site": { "name": "Mossy" },
        2 | "basePath": "/a/",
          | ^^^^^^^^^^

      site.config.json:3:1 error unknown-key
      colors
      Unknown key "colors". It belongs under "theme".
        2 | "basePath": "/a/",
        3 | "colors": {},
          | ^^^^^^^^

      site.config.json:4:1 error unknown-key
      primary
      Unknown key "primary". It belongs under "theme.colors".
        3 | "colors": {},
        4 | "primary": "#fff",
          | ^^^^^^^^^

      site.config.json:5:1 error unknown-key
      questions
      Unknown key "questions". It belongs in an entry of "categories" in a "faq" block.
        4 | "primary": "#fff",
        5 | "questions": [],
          | ^^^^^^^^^^^

      site.config.json:6:12 error unknown-key
      theme → effect
      Unknown key "effect". It belongs under "background".
        5 | "questions": [],
        6 | "theme": { "effect": "glow", "navigation": [] },
          |            ^^^^^^^^

      site.config.json:6:30 error unknown-key
      theme → navigation
      Unknown key "navigation". It belongs at the top level of the file.
        5 | "questions": [],
        6 | "theme": { "effect": "glow", "navigation": [] },
          |                              ^^^^^^^^^^^^

      6 errors
      "
    `);
  });

  test("gets the two closest paths", () => {
    expect(report(configWith("", `"title": "Mossy",\n"url": "https://mossy.example"`)))
      .toMatchInlineSnapshot(`
        "site.config.json:2:1 error unknown-key
        title
        Unknown key "title". It belongs under "notFound" or in an entry of "routes".
          1 | { "version": 1, "site": { "name": "Mossy" },
          2 | "title": "Mossy",
            | ^^^^^^^

        site.config.json:3:1 error unknown-key
        url
        Unknown key "url". It belongs under "site".
          2 | "title": "Mossy",
          3 | "url": "https://mossy.example",
            | ^^^^^

        2 errors
        "
      `);
  });

  test("is removed if it is already set in the right object", () => {
    expect(report(configWith("", `"name": "Mossy"`))).toMatchInlineSnapshot(`
      "site.config.json:2:1 error unknown-key
      name
      Unknown key "name". It belongs under "site", where it is already set. Remove it here.
        1 | { "version": 1, "site": { "name": "Mossy" },
        2 | "name": "Mossy",
          | ^^^^^^

      1 error
      "
    `);
  });

  test("is the only finding if it is required in the right object", () => {
    expect(
      report(
        `{ "version": 1, "name": "Mossy", "site": {},\n  "routes": [{ "path": "/", "title": "Home" }] }`,
      ),
    ).toMatchInlineSnapshot(`
      "site.config.json:1:17 error unknown-key
      name
      Unknown key "name". It belongs under "site".
        1 | { "version": 1, "name": "Mossy", "site": {},
          |                 ^^^^^^

      1 error
      "
    `);
  });

  test("is found inside a block and in other blocks", () => {
    expect(
      report(
        configWith(`{ "type": "cards", "items": [{ "title": "A",
  "src": "/logo.svg" }] },
{ "type": "faq", "categories": [{ "title": "A", "questions": [{ "question": "Q", "answer": "A" }] }],
  "questions": [] },
{ "type": "stats", "items": [{ "value": "1", "label": "A" }],
  "columns": 2 },
{ "type": "form", "submit": "Send", "delivery": { "type": "post", "url": "https://a.example",
  "subject": "Hi" }, "fields": [{ "type": "checkbox", "name": "a", "label": "A",
  "rows": 3 }] }`),
      ),
    ).toMatchInlineSnapshot(`
      "site.config.json:5:3 error unknown-key
      Home (/) → block 1 (cards) → card 1, "A" → src
      Unknown key "src". Use "href": "/logo.svg" instead.
        4 | { "type": "cards", "items": [{ "title": "A",
        5 |   "src": "/logo.svg" }] },
          |   ^^^^^

      site.config.json:7:3 error unknown-key
      Home (/) → block 2 (faq) → questions
      Unknown key "questions" in a "faq" block. It belongs in an entry of "categories".
        6 | { "type": "faq", "categories": [{ "title": "A", "questions": [{ "question": "Q", "answer": "A" }] }]…
        7 |   "questions": [] },
          |   ^^^^^^^^^^^

      site.config.json:9:3 error unknown-key
      Home (/) → block 3 (stats) → columns
      Unknown key "columns" in a "stats" block. It belongs in a "cards" block.
        8 | { "type": "stats", "items": [{ "value": "1", "label": "A" }],
        9 |   "columns": 2 },
          |   ^^^^^^^^^

      site.config.json:11:3 error unknown-key
      Home (/) → block 4 (form) → delivery → subject
      Unknown key "subject" for "type": "post". It belongs in "delivery" with "type": "email".
        10 | { "type": "form", "submit": "Send", "delivery": { "type": "post", "url": "https://a.example",
        11 |   "subject": "Hi" }, "fields": [{ "type": "checkbox", "name": "a", "label": "A",
           |   ^^^^^^^^^

      site.config.json:12:3 error unknown-key
      Home (/) → block 4 (form) → field 1, "A" → rows
      Unknown key "rows" for "type": "checkbox". It belongs in an entry of "fields" with "type": "textarea".
        11 |   "subject": "Hi" }, "fields": [{ "type": "checkbox", "name": "a", "label": "A",
        12 |   "rows": 3 }] }
           |   ^^^^^^

      5 errors
      "
    `);
  });

  test("gets no unrelated path", () => {
    expect(report(configWith(`{ "type": "stats", "items": [{ "value": "1", "label": "A", "title": "B" }] }`)))
      .toMatchInlineSnapshot(`
        "site.config.json:4:60 error unknown-key
        Home (/) → block 1 (stats) → figure 1, "B" → title
        Unknown key "title". "label" is also set and has the same meaning. Remove "title".
          3 |     { "path": "/", "title": "Home", "blocks": [
          4 | { "type": "stats", "items": [{ "value": "1", "label": "A", "title": "B" }] }
            |                                                            ^^^^^^^

        1 error
        "
      `);
  });
});

describe("the only key of an object whose contents belong to the parent", () => {
  const messages = '"messages": { "copied": { "title": "Done" } }';
  const form = (toasts: string) => configWith("", `"toasts": ${toasts}`);

  test.each([
    [`{ "value": { ${messages} } }`, `{ ${messages} }`],
    [`{"value":{ ${messages} }}`, `{${messages}}`],
    [`{\n  "value": {\n    ${messages}\n  }\n}`, `{\n  ${messages}\n}`],
  ])("is replaced with its contents: %s", (toasts, expected) => {
    const [finding] = validate(form(toasts), surroundings).diagnostics;
    expect(finding?.message).toBe(`Unknown key "value". Use "toasts": { ${messages} }, and remove "value".`);
    expect(finding?.edits).toHaveLength(1);
    expect(fixed(form(toasts)).replace(/": *\{/g, '": {')).toContain(`"toasts": ${expected}`);
  });
});

test.each([
  ['"name": "Nova", "uuid": "Nova"', true],
  ['"name": "Nova", "role": "Ada", "uuid": "Ada"', true],
  ['"name": "Nova", "uuid": "Ada"', false],
  ['"name": "Nova", "level": 5, "uuid": 5', false],
])("removes an unsupported key only if another key has its text: %s", (member, isRemoved) => {
  const block = `{ "type": "staff", "groups": [{ "title": "Builders", "members": [{ ${member} }] }] }`;
  const text = configWith(block);
  expect(report(text)).toContain('Unknown key "uuid". Remove this key. The avatar comes from "name"');
  expect(fixed(text).includes('"uuid"')).toBe(!isRemoved);
});
