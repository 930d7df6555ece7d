import { describe, expect, test } from "vitest";
import { configWith, fixed, report } from "../../../../tests/validate/surroundings";

const textBlock = (text: string) => `{ "type": "text", "text": ${JSON.stringify(text)} }`;
const constants = '"constants": { "players": 40 }';
const used = '{ "type": "callout", "heading": "{{players}}" }';

describe("a constant in the notation of another tool", () => {
  test("is reported with the right one", () => {
    const text = configWith(
      `${textBlock("Up to %players% play here, and {players} may.")},
{ "type": "callout", "heading": "\${players} of {{{players}}}", "text": "[[ players ]]" }`,
      constants,
    );
    expect(report(text)).toMatchInlineSnapshot(`
      "site.config.json:5:34 warning unfilled-constant
      Home (/) → block 1 (text) → text
      "%players%" is not replaced with the constant "players". Use {{players}}.
        4 |     { "path": "/", "title": "Home", "blocks": [
        5 | { "type": "text", "text": "Up to %players% play here, and {players} may." },
          |                                  ^^^^^^^^^

      site.config.json:5:59 warning unfilled-constant
      Home (/) → block 1 (text) → text
      "{players}" is not replaced with the constant "players". Use {{players}}.
        4 |     { "path": "/", "title": "Home", "blocks": [
        5 | { "type": "text", "text": "Up to %players% play here, and {players} may." },
          |                                                           ^^^^^^^^^

      site.config.json:6:34 warning unfilled-constant
      Home (/) → block 2, "\${players} of {40}" → heading
      "\${players}" is not replaced with the constant "players". Use {{players}}.
        5 | { "type": "text", "text": "Up to %players% play here, and {players} may." },
        6 | { "type": "callout", "heading": "\${players} of {{{players}}}", "text": "[[ players ]]" }
          |                                  ^^^^^^^^^^

      site.config.json:6:48 warning unfilled-constant
      Home (/) → block 2, "\${players} of {40}" → heading
      "{{{players}}}" shows braces around the value of the constant "players". Use {{players}}.
        5 | { "type": "text", "text": "Up to %players% play here, and {players} may." },
        6 | { "type": "callout", "heading": "\${players} of {{{players}}}", "text": "[[ players ]]" }
          |                                                ^^^^^^^^^^^^^

      site.config.json:6:73 warning unfilled-constant
      Home (/) → block 2, "\${players} of {40}" → text
      "[[ players ]]" is not replaced with the constant "players". Use {{players}}.
        5 | { "type": "text", "text": "Up to %players% play here, and {players} may." },
        6 | { "type": "callout", "heading": "\${players} of {{{players}}}", "text": "[[ players ]]" }
          |                                                                         ^^^^^^^^^^^^^

      5 warnings
      "
    `);
    expect(fixed(text)).toContain("{{players}}");
  });

  test("is not fixed if its text also has the right notation", () => {
    const text = configWith(textBlock("{players} of {{players}}"), constants);
    expect(report(text)).toContain("warning unfilled-constant");
    expect(fixed(text)).toBe(text);
  });

  test.each([
    ["a name that is no constant", textBlock("{player} ${amount} %d \\[[map]] \\{players}")],
    ["code", textBlock("Write `{players}` or ``%players%``.")],
    ["a link in two pairs of brackets", textBlock("[[players]](/rules)")],
    ["a discount", textBlock("50% players 100%")],
  ])("is not reported for %s", (_, block) => {
    expect(report(configWith(`${used},\n${block}`, constants))).toBe("");
  });

  test("is not a placeholder in the site's own labels", () => {
    expect(
      report(
        configWith(
          '{ "type": "callout", "heading": "{{name}}" }',
          '"constants": { "name": "Moss" }, "labels": { "copyLinkTo": "Copy {name}" }',
        ),
      ),
    ).toBe("");
  });
});
