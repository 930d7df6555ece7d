import { describe, expect, test } from "vitest";
import { configWith, fixed, surroundings } from "../../../../tests/validate/surroundings";
import { validate } from "../../validate";

/** What is said about a config, one sentence after the other. */
function said(text: string): string[] {
  return validate(text, surroundings).diagnostics.map(({ message }) => message);
}

const form = (fields: string, delivery = '{ "type": "email", "to": "crew@mossy.net", "subject": "Hello" }') =>
  configWith(`{ "type": "form", "submit": "Send", "fields": ${fields}, "delivery": ${delivery} }`);
const name = '{ "type": "text", "name": "name", "label": "Name" }';
const layered = (layer: string) =>
  configWith("", `"theme": { "background": { "layers": [{ "image": "/logo.svg", ${layer} }] } }`);

describe("where a list belongs", () => {
  test("one entry alone is put in brackets", () => {
    const text = form(name);
    expect(said(text)).toMatchInlineSnapshot(`
      [
        ""fields" must be a list in [ ], but is an object. Put it in square brackets, even if it is the only entry.",
      ]
    `);
    expect(fixed(text)).toContain('"fields": [');
    expect(said(fixed(text))).toEqual([]);
  });

  test("a group around the list is removed", () => {
    const text = form(`{ "list": [${name}] }`);
    expect(said(text)).toMatchInlineSnapshot(`
      [
        ""fields" must be a list in [ ], but is an object. Use only the list, without "list" and its { }.",
      ]
    `);
    expect(said(fixed(text))).toEqual([]);
  });

  test("entries with names in front get those as keys", () => {
    const text = form('{ "name": { "type": "text", "label": "Name" } }');
    expect(said(text)).toMatchInlineSnapshot(`
      [
        ""fields" must be a list in [ ], but is an object. The entries of a list have no names. Put each entry in its own { } inside [ ], and add its name as a key: "name": "name".",
      ]
    `);
    expect(fixed(text)).toBe(text);
  });

  test("yes and no are removed if the list is optional", () => {
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

  test("a group of several keys is not unwrapped", () => {
    const text = form(`{ "list": [${name}], "more": [${name}] }`);
    expect(said(text)).toMatchInlineSnapshot(`
      [
        ""fields" must be a list in [ ], but is an object. Use [{ "type": "text", "name": "name", "label": "…" }], for example.",
      ]
    `);
    expect(fixed(text)).toBe(text);
  });

  test("questions with their answers become entries", () => {
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
    "suggests no key for the name of an entry that lacks several keys, or none: %s",
    (entry) => {
      expect(said(form(`{ "age": ${entry} }`))).toEqual([
        '"fields" must be a list in [ ], but is an object. The entries of a list have no names. Put each entry in its own { } inside [ ].',
      ]);
    },
  );
});

describe("where a group belongs, a text", () => {
  test("becomes the key that can hold it", () => {
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

  test("that belongs under another key is sent there", () => {
    expect(said(configWith("", '"theme": { "background": "#000000" }'))).toMatchInlineSnapshot(`
      [
        ""background" must be an object in { }, but is the text "#000000". This value is allowed for "background" under "colors", but not here.",
      ]
    `);
  });
});

describe("where entries stand under their names, a list", () => {
  test.each([
    '[{ "from": "/past", "to": "/rules" }, { "source": "/chat", "destination": "https://chat.mossy.net" }]',
    '["/past -> /rules", "/chat https://chat.mossy.net 301"]',
    '[["/past", "/rules"], ["/chat", "https://chat.mossy.net"]]',
    '[{ "/past": "/rules" }, { "/chat": "https://chat.mossy.net" }]',
  ])("of redirects is turned into them: %s", (list) => {
    const text = configWith("", `"redirects": ${list}`);
    expect(said(text)).toEqual([
      '"redirects" must be an object in { }, but is a list. Use one key for each entry: { "/past": "/rules", "/chat": "https://chat.mossy.net" }.',
    ]);
    expect(said(fixed(text))).toEqual([]);
  });

  test("of side lists is turned into them, those of one path into one", () => {
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

  test("that cannot be told apart is shown an example, with what can be told of the owner's own", () => {
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

describe("where a text belongs", () => {
  test("a list of texts becomes paragraphs", () => {
    const text = configWith('{ "type": "text", "text": ["One.", "Two."] }');
    expect(said(text)).toMatchInlineSnapshot(`
      [
        ""text" must be text in double quotes, but is a list. Join the entries, with \\n\\n between paragraphs: "One.\\n\\nTwo.".",
      ]
    `);
    expect(fixed(text)).toContain('"text": "One.\\n\\nTwo."');
  });

  test("yes and no are no words", () => {
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

describe("where a number belongs", () => {
  test("its unit is left out", () => {
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

  test("a share of a hundred is asked about, and left alone", () => {
    const text = layered('"opacity": 70');
    expect(said(text)).toMatchInlineSnapshot(`
      [
        ""opacity" must be at most 1, but is 70. Did you mean 0.7?",
      ]
    `);
    expect(fixed(text)).toBe(text);
  });
});

test("a missing key comes with a line to paste", () => {
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
