import { describe, expect, test } from "vitest";
import { configWith, report } from "../../../tests/validate/surroundings";

describe("a key that is not known where it stands", () => {
  test("is sent to the place where the schema has it", () => {
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
      There is no key "basePath" here. "basePath" belongs under "site".
        1 | { "version": 1, "site": { "name": "Mossy" },
        2 | "basePath": "/a/",
          | ^^^^^^^^^^

      site.config.json:3:1 error unknown-key
      colors
      There is no key "colors" here. "colors" belongs under "theme".
        2 | "basePath": "/a/",
        3 | "colors": {},
          | ^^^^^^^^

      site.config.json:4:1 error unknown-key
      primary
      There is no key "primary" here. "primary" belongs under "theme.colors".
        3 | "colors": {},
        4 | "primary": "#fff",
          | ^^^^^^^^^

      site.config.json:5:1 error unknown-key
      questions
      There is no key "questions" here. "questions" belongs in an entry of "categories" of a "faq" block.
        4 | "primary": "#fff",
        5 | "questions": [],
          | ^^^^^^^^^^^

      site.config.json:6:12 error unknown-key
      theme → effect
      There is no key "effect" here. "effect" belongs under "background".
        5 | "questions": [],
        6 | "theme": { "effect": "glow", "navigation": [] },
          |            ^^^^^^^^

      site.config.json:6:30 error unknown-key
      theme → navigation
      There is no key "navigation" here. "navigation" belongs at the top level of the file.
        5 | "questions": [],
        6 | "theme": { "effect": "glow", "navigation": [] },
          |                              ^^^^^^^^^^^^

      6 errors
      "
    `);
  });

  test("is sent to the nearest two places", () => {
    expect(report(configWith("", `"title": "Mossy",\n"url": "https://mossy.example"`)))
      .toMatchInlineSnapshot(`
        "site.config.json:2:1 error unknown-key
        title
        There is no key "title" here. "title" belongs under "notFound" or in an entry of "routes".
          1 | { "version": 1, "site": { "name": "Mossy" },
          2 | "title": "Mossy",
            | ^^^^^^^

        site.config.json:3:1 error unknown-key
        url
        There is no key "url" here. "url" belongs under "site".
          2 | "title": "Mossy",
          3 | "url": "https://mossy.example",
            | ^^^^^

        2 errors
        "
      `);
  });

  test("is to be removed where it stands in the right place already", () => {
    expect(report(configWith("", `"name": "Mossy"`))).toMatchInlineSnapshot(`
      "site.config.json:2:1 error unknown-key
      name
      There is no key "name" here. "name" belongs under "site", where it is already: remove this one.
        1 | { "version": 1, "site": { "name": "Mossy" },
        2 | "name": "Mossy",
          | ^^^^^^

      1 error
      "
    `);
  });

  test("is the only finding when it was needed in the right place", () => {
    expect(
      report(
        `{ "version": 1, "name": "Mossy", "site": {},\n  "routes": [{ "path": "/", "title": "Home" }] }`,
      ),
    ).toMatchInlineSnapshot(`
      "site.config.json:1:17 error unknown-key
      name
      There is no key "name" here. "name" belongs under "site".
        1 | { "version": 1, "name": "Mossy", "site": {},
          |                 ^^^^^^

      1 error
      "
    `);
  });

  test("is found in the parts of a block and in other blocks", () => {
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
      There is no key "src" here. "src" belongs under "image".
        4 | { "type": "cards", "items": [{ "title": "A",
        5 |   "src": "/logo.svg" }] },
          |   ^^^^^

      site.config.json:7:3 error unknown-key
      Home (/) → block 2 (faq) → questions
      There is no key "questions" here, with "type": "faq". "questions" belongs in an entry of "categories".
        6 | { "type": "faq", "categories": [{ "title": "A", "questions": [{ "question": "Q", "answer": "A" }] }]…
        7 |   "questions": [] },
          |   ^^^^^^^^^^^

      site.config.json:9:3 error unknown-key
      Home (/) → block 3 (stats) → columns
      There is no key "columns" here, with "type": "stats". "columns" belongs in a "cards" block.
        8 | { "type": "stats", "items": [{ "value": "1", "label": "A" }],
        9 |   "columns": 2 },
          |   ^^^^^^^^^

      site.config.json:11:3 error unknown-key
      Home (/) → block 4 (form) → delivery → subject
      There is no key "subject" here, with "type": "post". "subject" belongs in "delivery" with "type": "email".
        10 | { "type": "form", "submit": "Send", "delivery": { "type": "post", "url": "https://a.example",
        11 |   "subject": "Hi" }, "fields": [{ "type": "checkbox", "name": "a", "label": "A",
           |   ^^^^^^^^^

      site.config.json:12:3 error unknown-key
      Home (/) → block 4 (form) → field 1, "A" → rows
      There is no key "rows" here, with "type": "checkbox". "rows" belongs in an entry of "fields" with "type": "textarea".
        11 |   "subject": "Hi" }, "fields": [{ "type": "checkbox", "name": "a", "label": "A",
        12 |   "rows": 3 }] }
           |   ^^^^^^

      5 errors
      "
    `);
  });

  test("is not sent to a place that is merely somewhere", () => {
    expect(report(configWith(`{ "type": "stats", "items": [{ "value": "1", "label": "A", "title": "B" }] }`)))
      .toMatchInlineSnapshot(`
        "site.config.json:4:60 error unknown-key
        Home (/) → block 1 (stats) → figure 1, "B" → title
        There is no key "title" here. Its place is taken by "label", which is there too: remove one of the two.
          3 |     { "path": "/", "title": "Home", "blocks": [
          4 | { "type": "stats", "items": [{ "value": "1", "label": "A", "title": "B" }] }
            |                                                            ^^^^^^^

        1 error
        "
      `);
  });
});
