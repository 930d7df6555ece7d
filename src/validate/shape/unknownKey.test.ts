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
        There is no key "url" here. "url" belongs under "site" or under "avatars".
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
      There is no key "columns" here, with "type": "stats". "columns" belongs in a "cards" block or in a "table" block.
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

  test("may be a part of the right name, or hold it", () => {
    expect(
      report(
        configWith("", `"menu": "Menu",\n"labels": { "menu": "Menu" },\n"footer": { "footerText": "Hi" }`),
      ),
    ).toMatchInlineSnapshot(`
      "site.config.json:2:1 error unknown-key
      menu
      There is no key "menu" here. Did you mean "navigation"? That wants another kind of value.
        1 | { "version": 1, "site": { "name": "Mossy" },
        2 | "menu": "Menu",
          | ^^^^^^

      site.config.json:3:13 error unknown-key
      labels → menu
      There is no key "menu" here. Did you mean "openMenu"?
        2 | "menu": "Menu",
        3 | "labels": { "menu": "Menu" },
          |             ^^^^^^

      site.config.json:4:13 error unknown-key
      footer → footerText
      There is no key "footerText" here. Did you mean "text"?
        3 | "labels": { "menu": "Menu" },
        4 | "footer": { "footerText": "Hi" },
          |             ^^^^^^^^^^^^

      3 errors
      "
    `);
  });

  test("is shown what else can stand there", () => {
    expect(
      report(
        configWith(
          `{ "type": "cta", "buttons": [{ "label": "A", "href": "/", "icon": "gem", "variant": "ghost", "glow": 1 }, { "label": "A", "glow": 1 }] }`,
        ),
      ),
    ).toMatchInlineSnapshot(`
      "site.config.json:4:94 error unknown-key
      Home (/) → block 1 (cta) → button 1, "A" → glow
      There is no key "glow" here. What else can stand here: "copy" and "toast". Rename it, or remove it.
        3 |     { "path": "/", "title": "Home", "blocks": [
        4 | { "type": "cta", "buttons": [{ "label": "A", "href": "/", "icon": "gem", "variant": "ghost", "glow":…
          |                                                                                              ^^^^^^

      site.config.json:4:123 error unknown-key
      Home (/) → block 1 (cta) → button 2, "A" → glow
      There is no key "glow" here. What else can stand here: "href", "copy", "toast", "icon" and "variant". Rename it, or remove it.
        4 | … "variant": "ghost", "glow": 1 }, { "label": "A", "glow": 1 }] }
          |                                                    ^^^^^^

      2 errors
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

test("of a key that reads nearly like one and is another word for a second, the value decides", () => {
  const navigation = (more: string) => configWith("", `"navigation": [{ "label": "Home", ${more} }]`);
  expect(report(navigation('"link": "/"'))).toMatchInlineSnapshot(`
    "site.config.json:2:35 error unknown-key
    navigation → link 1, "Home" → link
    There is no key "link" here. What you mean is called "href" here.
      1 | { "version": 1, "site": { "name": "Mossy" },
      2 | "navigation": [{ "label": "Home", "link": "/" }],
        |                                   ^^^^^^

    1 error
    "
  `);
  expect(report(navigation('"link": [{ "label": "Rules", "href": "/rules" }]'))).toContain(
    'Did you mean "links"?',
  );
});

test("a group around keys that stand there themselves is taken away", () => {
  expect(report(configWith('{ "type": "image", "image": { "src": "/art/mill.svg", "alt": "The mill" } }')))
    .toMatchInlineSnapshot(`
    "site.config.json:4:20 error unknown-key
    Home (/) → block 1 (image) → image
    There is no key "image" here, with "type": "image". The keys in it stand here directly, without "image" around: "src" and "alt".
      3 |     { "path": "/", "title": "Home", "blocks": [
      4 | { "type": "image", "image": { "src": "/art/mill.svg", "alt": "The mill" } }
        |                    ^^^^^^^

    1 error
    "
  `);
});

test("another word for a key, with a number where it wants a text, comes with the text", () => {
  expect(report(configWith('{ "type": "stats", "items": [{ "label": "Players", "number": 500 }] }')))
    .toMatchInlineSnapshot(`
      "site.config.json:4:52 error unknown-key
      Home (/) → block 1 (stats) → figure 1, "Players" → number
      There is no key "number" here. What you mean is called "value" here, and is a text: write "value": "500".
        3 |     { "path": "/", "title": "Home", "blocks": [
        4 | { "type": "stats", "items": [{ "label": "Players", "number": 500 }] }
          |                                                    ^^^^^^^^

      1 error
      "
    `);
});
