import { describe, expect, test } from "vitest";
import { namingTypes } from "../../tests/validate/namingTypes";
import { configWith, fixed, report } from "../../tests/validate/surroundings";
import { blockSchemas } from "../blocks/schemas";
import { synonymsAmong, foreignAmong } from "./synonyms";

describe("a key with another program's name", () => {
  test("is renamed if unambiguous, and otherwise asked about", () => {
    expect(
      report(
        configWith(
          `{ "type": "hero", "title": "Welcome", "subtitle": "To the mill" },
{ "type": "text", "heading": "A", "content": "B", "body": "C" }`,
          `"menu": [{ "text": "Home", "url": "/" }]`,
        ),
      ),
    ).toMatchInlineSnapshot(`
      "site.config.json:2:1 error unknown-key
      menu
      Unknown key "menu". Use "navigation" instead.
        1 | { "version": 1, "site": { "name": "Mossy" },
        2 | "menu": [{ "text": "Home", "url": "/" }],
          | ^^^^^^

      site.config.json:2:12 error unknown-key
      menu entry 1 → text
      Unknown keys "text" and "url". Use "label" and "href" instead.
        1 | { "version": 1, "site": { "name": "Mossy" },
        2 | "menu": [{ "text": "Home", "url": "/" }],
          |            ^^^^^^

      site.config.json:5:19 error unknown-key
      Home (/) → block 1, "Welcome" → title
      Unknown key "title" in a "hero" block. Use "heading": "Welcome" instead.
        4 |     { "path": "/", "title": "Home", "blocks": [
        5 | { "type": "hero", "title": "Welcome", "subtitle": "To the mill" },
          |                   ^^^^^^^

      site.config.json:5:39 error unknown-key
      Home (/) → block 1, "Welcome" → subtitle
      Unknown key "subtitle" in a "hero" block. Use "intro": "To the mill" instead.
        4 |     { "path": "/", "title": "Home", "blocks": [
        5 | { "type": "hero", "title": "Welcome", "subtitle": "To the mill" },
          |                                       ^^^^^^^^^^

      site.config.json:6:35 error unknown-key
      Home (/) → block 2, "A" → content
      Unknown key "content" in a "text" block. Use "text": "B" instead.
        5 | { "type": "hero", "title": "Welcome", "subtitle": "To the mill" },
        6 | { "type": "text", "heading": "A", "content": "B", "body": "C" }
          |                                   ^^^^^^^^^

      site.config.json:6:51 error unknown-key
      Home (/) → block 2, "A" → body
      Unknown key "body" in a "text" block. Use "text": "C" instead.
        5 | { "type": "hero", "title": "Welcome", "subtitle": "To the mill" },
        6 | { "type": "text", "heading": "A", "content": "B", "body": "C" }
          |                                                   ^^^^^^

      6 errors
      "
    `);
  });

  test("is reported once, not also as a missing key", () => {
    expect(
      report(
        configWith(
          `{ "type": "faq", "categories": [{ "title": "A", "questions": [{ "q": "B?", "a": "C." }] }] }`,
        ),
      ),
    ).toMatchInlineSnapshot(`
      "site.config.json:4:65 error unknown-key
      Home (/) → block 1 (faq) → category 1, "A" → question 1 → q
      Unknown keys "q" and "a". Use "question" and "answer" instead.
        3 |     { "path": "/", "title": "Home", "blocks": [
        4 | { "type": "faq", "categories": [{ "title": "A", "questions": [{ "q": "B?", "a": "C." }] }] }
          |                                                                 ^^^

      1 error
      "
    `);
  });

  test("is asked about if only one missing key could hold its value", () => {
    expect(report(configWith(`{ "type": "stats", "items": [{ "value": "1", "wording": "players" }] }`)))
      .toMatchInlineSnapshot(`
        "site.config.json:4:46 error unknown-key
        Home (/) → block 1 (stats) → figure 1 → wording
        Unknown key "wording". The required key "label" is missing. If you meant "label", rename this key.
          3 |     { "path": "/", "title": "Home", "blocks": [
          4 | { "type": "stats", "items": [{ "value": "1", "wording": "players" }] }
            |                                              ^^^^^^^^^

        1 error
        "
      `);
  });

  test("is not renamed to a key that exists or has another type", () => {
    expect(
      report(
        configWith(
          `{ "type": "callout", "heading": "A", "text": "B", "body": "C", "picture": "/logo.svg" }`,
          `"menu": "/"`,
        ),
      ),
    ).toMatchInlineSnapshot(`
      "site.config.json:2:1 error unknown-key
      menu
      Unknown key "menu". Did you mean "navigation"? It needs a different type of value, such as "navigation": [{ "label": "…", "href": "/" }].
        1 | { "version": 1, "site": { "name": "Mossy" },
        2 | "menu": "/",
          | ^^^^^^

      site.config.json:5:51 error unknown-key
      Home (/) → block 1, "A" → body
      Unknown key "body" in a "callout" block. "text" is also set and has the same meaning. Remove "body".
        4 |     { "path": "/", "title": "Home", "blocks": [
        5 | { "type": "callout", "heading": "A", "text": "B", "body": "C", "picture": "/logo.svg" }
          |                                                   ^^^^^^

      site.config.json:5:64 error unknown-key
      Home (/) → block 1, "A" → picture
      Unknown key "picture" in a "callout" block. Put it in a separate block below this one: { "type": "image", "src": "/logo.svg", "alt": "Description of the picture" }. Describe the picture in its "alt".
        4 |     { "path": "/", "title": "Home", "blocks": [
        5 | { "type": "callout", "heading": "A", "text": "B", "body": "C", "picture": "/logo.svg" }
          |                                                                ^^^^^^^^^

      3 errors
      "
    `);
  });

  test("is fixed together with its content", () => {
    expect(
      fixed(
        `{ "version": 1, "site": { "name": "Mossy" },
  "pages": [{ "slug": "/", "name": "Home", "sections": [{ "typ": "text", "markdown": "A" }] }] }`,
      ),
    ).toMatchInlineSnapshot(`
      "{ "version": 1, "site": { "name": "Mossy" },
        "routes": [{ "path": "/", "title": "Home", "blocks": [{ "type": "text", "text": "A" }] }] }"
    `);
  });
});

test("is followed by further findings inside it", () => {
  expect(
    namingTypes(
      report(
        `{ "version": 1, "site": { "name": "Mossy" },
  "pages": [{ "path": "/", "title": "Home", "blocks": [
{ "type": "card", "columns": "4", "items": [{ "title": "A", "icon": "rokcet", "href": "/nowhere" }] }
  ] }] }`,
      ),
    ),
  ).toMatchInlineSnapshot(`
    "site.config.json:2:3 error unknown-key
    pages
    Unknown key "pages". Use "routes" instead.
      1 | { "version": 1, "site": { "name": "Mossy" },
      2 |   "pages": [{ "path": "/", "title": "Home", "blocks": [
        |   ^^^^^^^

    site.config.json:3:11 error unknown-type
    pages entry 1, "Home" → block 1 (card) → type
    Unknown block type "card". Did you mean "cards"? Available types: <all block types>.
      2 |   "pages": [{ "path": "/", "title": "Home", "blocks": [
      3 | { "type": "card", "columns": "4", "items": [{ "title": "A", "icon": "rokcet", "href": "/nowhere" }] …
        |           ^^^^^^

    site.config.json:3:30 error wrong-type
    pages entry 1, "Home" → block 1 (card) → columns
    "columns" must be a number, but is the text "4". Remove the quotes: 4.
      2 |   "pages": [{ "path": "/", "title": "Home", "blocks": [
      3 | { "type": "card", "columns": "4", "items": [{ "title": "A", "icon": "rokcet", "href": "/nowhere" }] …
        |                              ^^^

    site.config.json:3:69 error unknown-icon
    pages entry 1, "Home" → block 1 (card) → entry 1, "A" → icon
    Unknown icon "rokcet". Did you mean "rocket"?
      2 |   "pages": [{ "path": "/", "title": "Home", "blocks": [
      3 | { "type": "card", "columns": "4", "items": [{ "title": "A", "icon": "rokcet", "href": "/nowhere" }] …
        |                                                                     ^^^^^^^^

    site.config.json:3:87 error unknown-page
    pages entry 1, "Home" → block 1 (card) → entry 1, "A" → href
    There is no page or file at "/nowhere". The only page is "/". Files must be in public/.
      2 |   "pages": [{ "path": "/", "title": "Home", "blocks": [
      3 | { "type": "card", "columns": "4", "items": [{ "title": "A", "icon": "rokcet", "href": "/nowhere" }] …
        |                                                                                       ^^^^^^^^^^

    5 errors
    "
  `);
});

test("moves a misplaced object into an object with free names", () => {
  expect(report(configWith("", `"toasts": { "joined": { "title": "See you" }, "limits": 2 }`)))
    .toMatchInlineSnapshot(`
      "site.config.json:2:13 error unknown-key
      toasts → joined
      Unknown key "joined". Move it into "messages", where you can use your own names.
        1 | { "version": 1, "site": { "name": "Mossy" },
        2 | "toasts": { "joined": { "title": "See you" }, "limits": 2 },
          |             ^^^^^^^^

      site.config.json:2:47 error unknown-key
      toasts → limits
      Unknown key "limits". Did you mean "limit"?
        1 | { "version": 1, "site": { "name": "Mossy" },
        2 | "toasts": { "joined": { "title": "See you" }, "limits": 2 },
          |                                               ^^^^^^^^

      2 errors
      "
    `);
});

test("recognises foreign words for block types and options", () => {
  const types = Object.keys(blockSchemas);
  const meant = (word: string) => synonymsAmong(word, types);
  expect([meant("team"), meant("équipe"), meant("FAQs"), meant("karten"), meant("gallery")]).toEqual([
    ["staff"],
    ["staff"],
    ["faq"],
    ["cards"],
    [],
  ]);
  expect(synonymsAmong("dark", ["midnight", "daylight"])).toEqual(["midnight"]);
});

test("recognises a synonym in the singular and the plural, and prefers the form in the list", () => {
  expect(synonymsAmong("emojis", ["blocks", "icon"])).toEqual(["icon"]);
  expect(synonymsAmong("section", ["blocks", "icon"])).toEqual(["blocks"]);
  expect(synonymsAmong("link", ["buttons", "href"])).toEqual(["href"]);
  expect(synonymsAmong("links", ["buttons", "href"])).toEqual(["buttons"]);
});

const said = (text: string) =>
  namingTypes(report(text))
    .split("\n")
    .filter((line) => line.startsWith("There is"));

test("recognises German, Spanish and French keys by meaning", () => {
  const text = configWith(
    '{ "typ": "regeln", "einträge": [{ "name": "Be kind" }] },\n{ "type": "hero", "überschrift": "Hallo", "Knöpfe": [] },\n{ "type": "text", "texto": "Hola" }',
    '"seiten": [],\n"Farben": {},\n"navegación": []',
  );
  expect(said(text)).toMatchInlineSnapshot(`[]`);
});

test("renames unambiguous words", () => {
  const text = configWith('{ "type": "hero", "überschrift": "Hallo" }, { "type": "text", "inhalt": "Ja." }');
  expect(JSON.parse(fixed(text))).toMatchObject({
    routes: [{ blocks: [{ type: "hero", heading: "Hallo" }, { text: "Ja." }] }, {}],
  });
});

test("compares other words by spelling", () => {
  expect(foreignAmong("rutes", ["routes"])).toEqual([]);
  expect(foreignAmong("rutas", ["site"])).toEqual([]);
});
