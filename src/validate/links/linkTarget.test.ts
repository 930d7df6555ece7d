import { expect, test } from "vitest";
import { compileText } from "../../../tests/validate/compileText";
import { configWith, report } from "../../../tests/validate/surroundings";

const linking = (...links: string[]) =>
  report(
    configWith(`{ "type": "tabs", "tabs": [{ "id": "one", "title": "One", "rules": [
  { "name": "규칙", "description": "A." }, { "name": "საერთო ჩატი", "description": "B." }
] }] },
{ "type": "text", "text": ${JSON.stringify(links.map((link) => `[x](${link})`).join(" "))} }`),
  );

test("accepts links in any script, percent-encoded or in either Unicode form", () => {
  const links = ["규칙", "규칙".normalize("NFD"), "%EA%B7%9C%EC%B9%99", "საერთო-ჩატი"].map((id) => `#${id}`);
  expect(linking(...links, "/#규칙")).toBe("");
});

test("writes the link in the form of the id", () => {
  expect(compileText(`[x](#${"규칙".normalize("NFD")})`, {})).toContain('"href":"#규칙"');
  expect(compileText(`[x](/#${encodeURIComponent("규칙".normalize("NFD"))})`, {})).toContain(
    `"href":"/#${encodeURIComponent("규칙")}"`,
  );
});

test("suggests no id that the schema rejects", () => {
  expect(linking("#%EA%B7%9C", "#Ärger_im_Chat", "#content", "#sp-map")).toMatchInlineSnapshot(`
    "site.config.json:7:28 error unknown-anchor
    Home (/) → block 2 (text) → text
    The page "/" has no anchor "#규". Add an "id" to the block you link to, and use that id here.
      6 | ] }] },
      7 | { "type": "text", "text": "[x](#%EA%B7%9C) [x](#Ärger_im_Chat) [x](#content) [x](#sp-map)" }
        |                            ^^^^^^^^^^^^^^^

    site.config.json:7:44 error unknown-anchor
    Home (/) → block 2 (text) → text
    The page "/" has no anchor "#Ärger_im_Chat". Add "id": "arger-im-chat" to the target block, and use "#arger-im-chat" here.
      6 | ] }] },
      7 | { "type": "text", "text": "[x](#%EA%B7%9C) [x](#Ärger_im_Chat) [x](#content) [x](#sp-map)" }
        |                                            ^^^^^^^^^^^^^^^^^^^

    site.config.json:7:64 error unknown-anchor
    Home (/) → block 2 (text) → text
    The page "/" has no anchor "#content". Add "id": "content" to the target block, or change the link.
      6 | ] }] },
      7 | { "type": "text", "text": "[x](#%EA%B7%9C) [x](#Ärger_im_Chat) [x](#content) [x](#sp-map)" }
        |                                                                ^^^^^^^^^^^^^

    site.config.json:7:78 error unknown-anchor
    Home (/) → block 2 (text) → text
    The page "/" has no anchor "#sp-map". Add "id": "map" to the target block, and use "#map" here.
      6 | ] }] },
      7 | { "type": "text", "text": "[x](#%EA%B7%9C) [x](#Ärger_im_Chat) [x](#content) [x](#sp-map)" }
        |                                                                              ^^^^^^^^^^^^

    4 errors
    "
  `);
});
