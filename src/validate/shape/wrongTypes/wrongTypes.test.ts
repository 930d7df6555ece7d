import { describe, expect, test } from "vitest";
import { configWith, fixed, surroundings } from "../../../../tests/validate/surroundings";
import { validate } from "../../validate";

/** The messages for a config. */
function said(text: string): string[] {
  return validate(text, surroundings).diagnostics.map(({ message }) => message);
}

const form = (fields: string, delivery = '{ "type": "email", "to": "crew@mossy.net", "subject": "Hello" }') =>
  configWith(`{ "type": "form", "submit": "Send", "fields": ${fields}, "delivery": ${delivery} }`);
const name = '{ "type": "text", "name": "name", "label": "Name" }';
const layered = (layer: string) =>
  configWith("", `"theme": { "background": { "layers": [{ "image": "/logo.svg", ${layer} }] } }`);

describe("a wrong value for a list", () => {
  test("puts a single entry in brackets", () => {
    const text = form(name);
    expect(said(text)).toMatchInlineSnapshot(`
      [
        ""fields" must be a list in [ ], but is an object. Put it in square brackets, even if it is the only entry.",
      ]
    `);
    expect(fixed(text)).toContain('"fields": [');
    expect(said(fixed(text))).toEqual([]);
  });

  test("removes an object around the list", () => {
    const text = form(`{ "list": [${name}] }`);
    expect(said(text)).toMatchInlineSnapshot(`
      [
        ""fields" must be a list in [ ], but is an object. Use only the list, without "list" and its { }.",
      ]
    `);
    expect(said(fixed(text))).toEqual([]);
  });

  test("moves the names of entries into their keys", () => {
    const text = form('{ "name": { "type": "text", "label": "Name" } }');
    expect(said(text)).toMatchInlineSnapshot(`
      [
        ""fields" must be a list in [ ], but is an object. The entries of a list have no names. Put each entry in its own { } inside [ ], and add its name as a key: "name": "name".",
      ]
    `);
    expect(fixed(text)).toBe(text);
  });

  test("removes yes and no if the list is optional", () => {
    expect(["false", "true"].flatMap((value) => said(configWith("", `"navigation": ${value}`))))
      .toMatchInlineSnapshot(`
        [
          ""navigation" must be a list in [ ], but is false. If you do not need it, remove the key.",
          ""navigation" must be a list in [ ], but is true. Use [{ "label": "…", "href": "/" }], for example, or remove the key.",
        ]
      `);
    expect(said(form("false"))).toMatchInlineSnapshot(`
      [
        ""fields" must be a list in [ ], but is false. Use [{ "type": "text", "name": "name", "label": "…" }], for example.",
      ]
    `);
  });

  test("does not unwrap an object of several keys", () => {
    const text = form(`{ "list": [${name}], "more": [${name}] }`);
    expect(said(text)).toMatchInlineSnapshot(`
      [
        ""fields" must be a list in [ ], but is an object. Use [{ "type": "text", "name": "name", "label": "…" }], for example.",
      ]
    `);
    expect(fixed(text)).toBe(text);
  });

  test("turns questions with their answers into entries", () => {
    const faq = (pairs: string) =>
      configWith(`{ "type": "faq", "categories": [{ "title": "All", "questions": ${pairs} }] }`);
    const one = '{ "Is it free?": "Yes." }';
    const two = '{ "Is it free?": "Yes.", "Is it old?": "No." }';
    expect([one, two].flatMap((pairs) => said(faq(pairs)))).toMatchInlineSnapshot(`
      [
        ""questions" must be a list in [ ], but is an object. Use [{ "question": "Is it free?", "answer": "Yes." }].",
        ""questions" must be a list in [ ], but is an object. Use [{ "question": "Is it free?", "answer": "Yes." }, …].",
      ]
    `);
  });

  test.each(["{}", '{ "type": "text" }', '{ "type": "text", "name": "age", "label": "Age" }'])(
    "suggests no key for an entry's name if it lacks several keys, or none: %s",
    (entry) => {
      expect(said(form(`{ "age": ${entry} }`))).toEqual([
        '"fields" must be a list in [ ], but is an object. The entries of a list have no names. Put each entry in its own { } inside [ ].',
      ]);
    },
  );
});

describe("a text instead of an object", () => {
  test("becomes a key of the object", () => {
    expect([
      ...said(configWith('{ "type": "hero", "heading": "A", "image": "/logo.svg" }')),
      ...said(form(`[${name}]`, '"email"')),
      ...said(form('[{ "type": "select", "name": "a", "label": "A", "options": ["Red"] }]')),
      ...said(configWith('{ "type": "tabs", "tabs": [{ "id": "a", "title": "A", "rules": ["Be nice"] }] }')),
      ...said(configWith("", '"theme": { "fonts": "orbitron" }')),
    ]).toMatchInlineSnapshot(`
      [
        ""image" must be an object in { }, but is the text "/logo.svg". Use { "src": "/logo.svg", "alt": "Description of the picture" }, for example.",
        ""delivery" must be an object in { }, but is the text "email". Use { "type": "email", "to": "name@play.example", "subject": "…" }, for example.",
        "Entry 1 of "options" must be an object in { }, but is the text "Red". Use { "value": "Red", "label": "Red" }, for example.",
        "Entry 1 of "rules" must be an object in { }, but is the text "Be nice". Use { "name": "Be nice" }.",
        ""fonts" must be an object in { }, but is the text "orbitron". Use { "heading": "orbitron" }, for example.",
      ]
    `);
  });

  test("is suggested for another key if it belongs there", () => {
    expect(said(configWith("", '"theme": { "background": "#000000" }'))).toMatchInlineSnapshot(`
      [
        ""background" must be an object in { }, but is the text "#000000". This value is allowed for "background" under "colors", but not here.",
      ]
    `);
  });
});

describe("a list instead of an object with names", () => {
  test.each([
    '[{ "from": "/past", "to": "/rules" }, { "source": "/chat", "destination": "https://chat.mossy.net" }]',
    '["/past -> /rules", "/chat https://chat.mossy.net 301"]',
    '[["/past", "/rules"], ["/chat", "https://chat.mossy.net"]]',
    '[{ "/past": "/rules" }, { "/chat": "https://chat.mossy.net" }]',
  ])("becomes redirects: %s", (list) => {
    const text = configWith("", `"redirects": ${list}`);
    expect(said(text)).toEqual([
      '"redirects" must be an object in { }, but is a list. Use one key for each entry: { "/past": "/rules", "/chat": "https://chat.mossy.net" }.',
    ]);
    expect(said(fixed(text))).toEqual([]);
  });

  test("becomes sidebars, merged by path", () => {
    const entry = (label: string, link: string) =>
      `{ "path": "/", "label": "${label}", "links": ["${link}"] }`;
    const text = configWith("", `"sidebars": [${entry("One", "/")}, ${entry("Two", "/rules")}]`);
    expect(said(text)).toMatchInlineSnapshot(`
      [
        ""sidebars" must be an object in { }, but is a list. Use one key for each entry: { "/": [{ "label": "One", "links": ["/"] }, { "label": "Two", "links": ["/rules"] }] }.",
      ]
    `);
    expect(fixed(text)).toContain('"sidebars": {');
    expect(said(fixed(text))).toEqual([]);
    expect(said(configWith("", '"sidebars": [{ "label": "One", "links": ["/"] }]'))).toMatchInlineSnapshot(`
      [
        ""sidebars" must be an object in { }, but is a list. Put the list under a key, such as { "/guide/": [{ "label": "One", "links": ["/"] }] }.",
      ]
    `);
  });

  test("gets an example from the owner's entries if it cannot be converted", () => {
    expect([
      ...said(configWith("", '"redirects": ["/old", { "from": "/past", "to": "/rules" }]')),
      ...said(configWith("", '"redirects": ["/old"]')),
      ...said(configWith("", '"redirects": [{ "from": "/a", "to": "/" }, { "from": "/a", "to": "/rules" }]')),
    ]).toMatchInlineSnapshot(`
      [
        ""redirects" must be an object in { }, but is a list. Use one key for each entry: { "/past": "/rules", … }.",
        ""redirects" must be an object in { }, but is a list. Use one key for each entry, such as { "/old-rules.html": "/" }.",
        ""redirects" must be an object in { }, but is a list. Use one key for each entry: { "/a": "/", … }.",
      ]
    `);
  });
});

describe("a wrong value for a text", () => {
  test("turns a list of texts into paragraphs", () => {
    const text = configWith('{ "type": "text", "text": ["One.", "Two."] }');
    expect(said(text)).toMatchInlineSnapshot(`
      [
        ""text" must be text in double quotes, but is a list. Join the entries, with \\n\\n between paragraphs: "One.\\n\\nTwo.".",
      ]
    `);
    expect(fixed(text)).toContain('"text": "One.\\n\\nTwo."');
  });

  test("does not treat yes and no as words", () => {
    const text = configWith('{ "type": "cta", "intro": false, "buttons": [{ "label": "A", "copy": true }] }');
    expect(said(text)).toMatchInlineSnapshot(`
      [
        ""intro" must be text in double quotes, but is false. If you do not need it, remove the key.",
        ""copy" must be text in double quotes, but is true. Enter the text in quotes, or remove the key.",
      ]
    `);
    expect(fixed(text)).toBe(text);
  });
});

describe("a wrong value for a number", () => {
  test("removes its unit", () => {
    const text = configWith("", '"tooltips": { "openDelayMs": "3s", "skipDelayMs": "500 ms" }');
    expect(said(text)).toMatchInlineSnapshot(`
      [
        ""openDelayMs" must be a number, but is the text "3s". Use only the number, without quotes: 3000.",
        ""skipDelayMs" must be a number, but is the text "500 ms". Use only the number, without quotes: 500.",
      ]
    `);
    expect(fixed(text)).toContain('{ "openDelayMs": 3000, "skipDelayMs": 500 }');
    expect(fixed(layered('"opacity": "70%"'))).toContain('"opacity": 0.7');
  });

  test("suggests a fraction for a percentage, without a fix", () => {
    const text = layered('"opacity": 70');
    expect(said(text)).toMatchInlineSnapshot(`
      [
        ""opacity" must be at most 1, but is 70. Did you mean 0.7?",
      ]
    `);
    expect(fixed(text)).toBe(text);
  });
});

test("suggests a line to paste for a missing key", () => {
  expect([
    ...said(configWith('{ "type": "staff", "groups": [{ "title": "A" }] }')),
    ...said(form(`[${name}]`, '{ "type": "email", "to": "crew@mossy.net" }')),
    ...said(configWith('{ "type": "faq" }')),
  ]).toMatchInlineSnapshot(`
    [
      ""members" is required. Add "members": [{ "name": "…" }].",
      ""subject" (subject line of the message) is required. Add "subject": "…".",
      ""categories" is required. Add "categories": [{ "questions": [{ "question": "…", "answer": "…" }] }].",
    ]
  `);
});

test.each([
  ['"name": ["Mossy", "Hollow"]', ' Join the entries: "Mossy Hollow".'],
  ['"name": ["Mossy"]', ' Remove the square brackets: "Mossy".'],
  ['"name": ["Mossy", 5]', ""],
  ['"name": []', ""],
  ['"name": { "text": "Mossy" }', ' Replace the object with "Mossy".'],
  ['"name": { "text": "Mossy", "other": "Hollow" }', ""],
  ['"name": "Mossy", "language": ["en", "de"]', ' Use only one value, such as "en".'],
])("advises on a wrong value for a text: %s", (site, advice) => {
  const [message] = said(configWith("").replace('"name": "Mossy"', site));
  expect(message).toMatch(
    /^"(?:name|language)" must be text in double quotes, but is (?:a list|an object)\./,
  );
  expect(message!.replace(/^[^.]*\./, "")).toBe(advice);
});
