import { describe, expect, test } from "vitest";
import { configWith, report } from "../../../../tests/validate/surroundings";

describe("signs of formatting in a plain text", () => {
  test("are named", () => {
    expect(
      report(
        configWith(`{ "type": "callout", "heading": "# Hello **you**" },
{ "type": "callout", "heading": "Read [the rules](/rules)" },
{ "type": "callout", "buttons": [{ "label": "Type \`/home\`", "href": "/" }] }`),
      ),
    ).toMatchInlineSnapshot(`
      "site.config.json:4:34 warning marks-in-plain-text
      Home (/) → block 1, "# Hello **you**" → heading
      "heading" has no formatting, so that visitors see the signs in "# Hello" and "**you**" as they are. Remove them.
        3 |     { "path": "/", "title": "Home", "blocks": [
        4 | { "type": "callout", "heading": "# Hello **you**" },
          |                                  ^^^^^^^

      site.config.json:5:39 warning marks-in-plain-text
      Home (/) → block 2, "Read [the rules](/rules)" → heading
      "heading" has no formatting, so that visitors see the signs in "[the rules](/rules)" as they are. Write the words alone; a link can stand in a text with formatting, such as an "intro".
        4 | { "type": "callout", "heading": "# Hello **you**" },
        5 | { "type": "callout", "heading": "Read [the rules](/rules)" },
          |                                       ^^^^^^^^^^^^^^^^^^^

      site.config.json:6:51 warning marks-in-plain-text
      Home (/) → block 3 (callout) → button 1, "Type \`/home\`" → label
      "label" has no formatting, so that visitors see the signs in "\`/home\`" as they are. Remove them.
        5 | { "type": "callout", "heading": "Read [the rules](/rules)" },
        6 | { "type": "callout", "buttons": [{ "label": "Type \`/home\`", "href": "/" }] }
          |                                                   ^^^^^^^

      3 warnings
      "
    `);
  });

  test("are named within a text of other words", () => {
    const block = `{ "type": "callout", "heading": "The map (*Alpine*) is new" }`;
    expect(report(configWith(block))).toContain(`visitors see the signs in "*Alpine*"`);
  });

  test.each([
    '{ "type": "callout", "heading": "#1 of all servers, rated ** of 5" }',
    '{ "type": "callout", "heading": "[VIP] (new) __Steve__ 2 * 3 * 4, 2*3*4" }',
    '{ "type": "callout", "buttons": [{ "label": "Copy", "copy": "**bold**" }] }',
    '{ "type": "callout", "text": "**bold** and `code`" }',
  ])("are none in %s", (block) => {
    expect(report(configWith(block))).toBe("");
  });
});

describe("signs of formatting in a constant", () => {
  test("are named where visitors read it", () => {
    const constants = `"constants": { "ip": "**play.mossy.example**", "chat": "[Chat](https://chat.mossy.example)" }`;
    expect(report(configWith('{ "type": "text", "text": "Join {{ip}} or {{chat}}." }', constants)))
      .toMatchInlineSnapshot(`
      "site.config.json:2:23 warning marks-in-plain-text
      constants → ip
      A constant is shown as it is, so that visitors see the signs in "**play.mossy.example**". Put the signs around {{…}} in the text instead.
        1 | { "version": 1, "site": { "name": "Mossy" },
        2 | "constants": { "ip": "**play.mossy.example**", "chat": "[Chat](https://chat.mossy.example)" },
          |                       ^^^^^^^^^^^^^^^^^^^^^^

      site.config.json:2:57 warning marks-in-plain-text
      constants → chat
      A constant is shown as it is, so that visitors see the signs in "[Chat](https://chat.mossy.example)". Write the address alone, and [words]({{chat}}) in a text.
        1 | { "version": 1, "site": { "name": "Mossy" },
        2 | "constants": { "ip": "**play.mossy.example**", "chat": "[Chat](https://chat.mossy.example)" },
          |                                                         ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^

      2 warnings
      "
    `);
  });

  test("are told where they are all around it, or strike it through; a name may have them", () => {
    const all = ["*Mossy*", "~~old~~", "_Steve_", "5*3*2"].map((value, index) => `"c${index}": "${value}"`);
    const uses = all.map((_, index) => `{{c${index}}}`).join(" ");
    const text = configWith(`{ "type": "callout", "text": "${uses}" }`, `"constants": { ${all.join(", ")} }`);
    const signs = [...report(text).matchAll(/signs in (\S+)\./g)].map(([, sign]) => sign);
    expect(signs).toEqual(['"*Mossy*"', '"~~old~~"']);
  });

  test("are none where it is only copied", () => {
    const button = '{ "type": "callout", "buttons": [{ "label": "Copy", "copy": "{{ip}}" }] }';
    expect(report(configWith(button, '"constants": { "ip": "**play.mossy.example**" }'))).toBe("");
  });
});

test("HTML in a text without formatting is told, all of it; words in angle brackets are none", () => {
  const hero = (heading: string) => configWith(`{ "type": "hero", "heading": "${heading}" }`);
  expect(report(hero("Welcome <br> to <b>us</b>"))).toContain(
    '"heading" has no HTML, so that visitors see "<br>", "<b>" and "</b>" as they stand. Remove them.',
  );
  expect(report(hero("/ban <player> <time>"))).toBe("");
});
