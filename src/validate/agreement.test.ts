import { describe, expect, test } from "vitest";
import { button } from "../fields/action";
import { fieldMeta } from "../fields/kind";
import { configWith, report } from "../../tests/validate/surroundings";

describe("a config that contradicts itself", () => {
  test("finds two routes with one path", () => {
    expect(
      report(
        '{ "version": 1, "site": { "name": "Mossy" }, "routes": [\n  { "path": "/", "title": "Home" },\n  { "path": "/", "title": "Start" }\n] }',
      ),
    ).toMatchInlineSnapshot(`
      "site.config.json:3:13 error duplicate-path
      Start (/) → path
      A route above already has the path "/". Give this one another path.
        2 |   { "path": "/", "title": "Home" },
        3 |   { "path": "/", "title": "Start" }
          |             ^^^

      1 error
      "
    `);
  });

  test("finds two places with one id", () => {
    expect(
      report(
        configWith(`{ "type": "text", "id": "start", "text": "A" },
{ "type": "faq", "id": "start", "categories": [{ "title": "Q", "questions": [{ "question": "?", "answer": "!" }] }] }`),
      ),
    ).toMatchInlineSnapshot(`
      "site.config.json:5:24 error duplicate-id
      Home (/) → block 2 (faq) → id
      The id "start" already stands on this page. Give this place another id.
        4 | { "type": "text", "id": "start", "text": "A" },
        5 | { "type": "faq", "id": "start", "categories": [{ "title": "Q", "questions": [{ "question": "?", "ans…
          |                        ^^^^^^^

      1 error
      "
    `);
  });

  test("finds ids that the site itself needs", () => {
    expect(
      report(
        configWith(`{ "type": "tabs", "id": "content", "tabs": [
  { "id": "sp-root", "title": "One", "text": "A" },
  { "id": "two", "title": "Two", "text": "B" }
] },
{ "type": "text", "id": "tab-two", "text": "C" },
{ "type": "text", "id": "tab-three", "text": "D" },
{ "type": "text", "id": "Content", "text": "E" }`),
      ),
    ).toMatchInlineSnapshot(`
      "site.config.json:4:25 error reserved-id
      Home (/) → block 1 (tabs) → id
      "content" cannot be an id: the main part of every page has it already. Write another one, such as "content-2".
        3 |     { "path": "/", "title": "Home", "blocks": [
        4 | { "type": "tabs", "id": "content", "tabs": [
          |                         ^^^^^^^^^

      site.config.json:5:11 error reserved-id
      Home (/) → block 1 (tabs) → tab 1, "One" → id
      "sp-root" cannot be an id: the ids that start with "sp-" belong to the frame of the site. Write another one, such as "root".
        4 | { "type": "tabs", "id": "content", "tabs": [
        5 |   { "id": "sp-root", "title": "One", "text": "A" },
          |           ^^^^^^^^^

      site.config.json:8:25 error reserved-id
      Home (/) → block 2 (text) → id
      "tab-two" cannot be an id: the button of the tab "two" on this page has it already. Write another one, such as "two-tab".
        7 | ] },
        8 | { "type": "text", "id": "tab-two", "text": "C" },
          |                         ^^^^^^^^^

      site.config.json:10:25 error malformed-value
      Home (/) → block 4 (text) → id
      "id" cannot be "Content". An id has only small letters, digits and single hyphens: write "content-2".
         9 | { "type": "text", "id": "tab-three", "text": "D" },
        10 | { "type": "text", "id": "Content", "text": "E" }
           |                         ^^^^^^^^^

      4 errors
      "
    `);
  });

  test("wants one action of a button", () => {
    expect(
      report(
        configWith(
          `{ "type": "cta", "buttons": [
  { "label": "A" },
  { "label": "B", "href": "/", "copy": "b" },
  { "label": "C", "href": "/", "toast": "copied" }
] }`,
          `"toasts": { "messages": { "copied": { "title": "Copied" } } }`,
        ),
      ),
    ).toMatchInlineSnapshot(`
      "site.config.json:6:3 error missing-action
      Home (/) → block 1 (cta) → button 1, "A"
      This button does nothing. Give it an "href" to follow or a text to "copy".
        5 | { "type": "cta", "buttons": [
        6 |   { "label": "A" },
          |   ^

      site.config.json:7:32 error two-actions
      Home (/) → block 1 (cta) → button 2, "B" → copy
      A button either follows a link or copies a text. Remove "href" or "copy".
        6 |   { "label": "A" },
        7 |   { "label": "B", "href": "/", "copy": "b" },
          |                                ^^^^^^

      site.config.json:8:32 error toast-without-copy
      Home (/) → block 1 (cta) → button 3, "C" → toast
      A toast is shown after copying, but there is nothing to copy. Add a "copy", or remove "toast".
        7 |   { "label": "B", "href": "/", "copy": "b" },
        8 |   { "label": "C", "href": "/", "toast": "copied" }
          |                                ^^^^^^^

      3 errors
      "
    `);
  });

  test("wants an action of every button, wherever it stands, and of no card", () => {
    expect(
      report(
        configWith(
          `{ "type": "cards", "items": [{ "title": "A" }, { "title": "B", "href": "/", "copy": "b" }] }`,
          `"notFound": { "buttons": [{ "label": "A" }] }`,
        ),
      ),
    ).toMatchInlineSnapshot(`
      "site.config.json:2:27 error missing-action
      notFound → button 1, "A"
      This button does nothing. Give it an "href" to follow or a text to "copy".
        1 | { "version": 1, "site": { "name": "Mossy" },
        2 | "notFound": { "buttons": [{ "label": "A" }] },
          |                           ^

      site.config.json:5:77 error two-actions
      Home (/) → block 1 (cards) → card 2, "B" → copy
      A card either follows a link or copies a text. Remove "href" or "copy".
        4 |     { "path": "/", "title": "Home", "blocks": [
        5 | { "type": "cards", "items": [{ "title": "A" }, { "title": "B", "href": "/", "copy": "b" }] }
          |                                                                             ^^^^^^

      2 errors
      "
    `);
    expect(fieldMeta.get(button)).toEqual({ kind: "action", required: true });
  });

  test("refuses HTML and pictures in texts", () => {
    expect(
      report(
        configWith(`{ "type": "text", "text": "<b>Hi</b> 1 < 2" },
{ "type": "text", "text": "![map](/map.png)" },
{ "type": "text", "text": "[x](javascript:alert) <mailto:a@example.com>" }`),
      ),
    ).toMatchInlineSnapshot(`
      "site.config.json:4:28 error html-in-text
      Home (/) → block 1 (text) → text
      HTML is not allowed here: "<b>". Use **bold**, *italic*, \`code\` and [links](/path), and write \\\\< for a plain <.
        3 |     { "path": "/", "title": "Home", "blocks": [
        4 | { "type": "text", "text": "<b>Hi</b> 1 < 2" },
          |                            ^^^

      site.config.json:5:35 error image-in-text
      Home (/) → block 2 (text) → text
      A text cannot hold a picture: "/map.png". Use the image of a block or card, or a link to the picture.
        4 | { "type": "text", "text": "<b>Hi</b> 1 < 2" },
        5 | { "type": "text", "text": "![map](/map.png)" },
          |                                   ^^^^^^^^

      site.config.json:6:28 error malformed-link
      Home (/) → block 3 (text) → text
      "javascript:alert" is not a link that can stand here. Only pages (/rules), places on a page (#apply), https:, http: and mailto: addresses are allowed.
        5 | { "type": "text", "text": "![map](/map.png)" },
        6 | { "type": "text", "text": "[x](javascript:alert) <mailto:a@example.com>" }
          |                            ^^^^^^^^^^^^^^^^^^^^^

      3 errors
      "
    `);
  });
});
