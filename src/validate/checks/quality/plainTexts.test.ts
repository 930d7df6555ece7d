import { describe, expect, test } from "vitest";
import { configWith, report } from "../../../../tests/validate/surroundings";

describe("Markdown syntax in a plain text", () => {
  test("is reported", () => {
    expect(
      report(
        configWith(`{ "type": "callout", "heading": "# Hello **you**" },
{ "type": "callout", "heading": "Read [the rules](/rules)" },
{ "type": "callout", "buttons": [{ "label": "Type \`/home\`", "href": "/" }] }`),
      ),
    ).toMatchInlineSnapshot(`
      "site.config.json:4:34 warning markdown-in-plain-text
      Home (/) → block 1, "# Hello **you**" → heading
      "heading" does not support formatting, so visitors see "# Hello" and "**you**" as plain text. Use "Hello you".
        3 |     { "path": "/", "title": "Home", "blocks": [
        4 | { "type": "callout", "heading": "# Hello **you**" },
          |                                  ^^^^^^^

      site.config.json:5:39 warning markdown-in-plain-text
      Home (/) → block 2, "Read [the rules](/rules)" → heading
      "heading" does not support formatting, so visitors see "[the rules](/rules)" as plain text. Use "Read the rules". Links work in formatted text, such as an "intro".
        4 | { "type": "callout", "heading": "# Hello **you**" },
        5 | { "type": "callout", "heading": "Read [the rules](/rules)" },
          |                                       ^^^^^^^^^^^^^^^^^^^

      site.config.json:6:51 warning markdown-in-plain-text
      Home (/) → block 3 (callout) → button 1, "Type \`/home\`" → label
      "label" does not support formatting, so visitors see "\`/home\`" as plain text. Use "Type /home".
        5 | { "type": "callout", "heading": "Read [the rules](/rules)" },
        6 | { "type": "callout", "buttons": [{ "label": "Type \`/home\`", "href": "/" }] }
          |                                                   ^^^^^^^

      3 warnings
      "
    `);
  });

  test("is reported inside a longer text", () => {
    const block = `{ "type": "callout", "heading": "The map (*Alpine*) is new" }`;
    expect(report(configWith(block))).toContain(
      `visitors see "*Alpine*" as plain text. Use "The map (Alpine) is new".`,
    );
  });

  test.each([
    '{ "type": "callout", "heading": "#1 of all servers, rated ** of 5" }',
    '{ "type": "callout", "heading": "[VIP] (new) __Steve__ 2 * 3 * 4, 2*3*4" }',
    '{ "type": "callout", "buttons": [{ "label": "Copy", "copy": "**bold**" }] }',
    '{ "type": "callout", "text": "**bold** and `code`" }',
  ])("is not reported in %s", (block) => {
    expect(report(configWith(block))).toBe("");
  });
});

describe("Markdown syntax in a constant", () => {
  test("is reported where visitors read it", () => {
    const constants = `"constants": { "ip": "**play.mossy.example**", "chat": "[Chat](https://chat.mossy.example)" }`;
    expect(report(configWith('{ "type": "text", "text": "Join {{ip}} or {{chat}}." }', constants)))
      .toMatchInlineSnapshot(`
        "site.config.json:2:23 warning markdown-in-plain-text
        constants → ip
        Constants do not support formatting, so visitors see "**play.mossy.example**" as plain text. Use "play.mossy.example", and put the formatting around {{ip}} in the text.
          1 | { "version": 1, "site": { "name": "Mossy" },
          2 | "constants": { "ip": "**play.mossy.example**", "chat": "[Chat](https://chat.mossy.example)" },
            |                       ^^^^^^^^^^^^^^^^^^^^^^

        site.config.json:2:57 warning markdown-in-plain-text
        constants → chat
        Constants do not support formatting, so visitors see "[Chat](https://chat.mossy.example)" as plain text. Keep only the URL in the constant, and use [words]({{chat}}) in the text.
          1 | { "version": 1, "site": { "name": "Mossy" },
          2 | "constants": { "ip": "**play.mossy.example**", "chat": "[Chat](https://chat.mossy.example)" },
            |                                                         ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^

        2 warnings
        "
      `);
  });

  test("is reported if it surrounds the value or strikes it through, but not inside a name", () => {
    const all = ["*Mossy*", "~~old~~", "_Steve_", "5*3*2"].map((value, index) => `"c${index}": "${value}"`);
    const uses = all.map((_, index) => `{{c${index}}}`).join(" ");
    const text = configWith(`{ "type": "callout", "text": "${uses}" }`, `"constants": { ${all.join(", ")} }`);
    const signs = [...report(text).matchAll(/see (\S+) as plain text/g)].map(([, sign]) => sign);
    expect(signs).toEqual(['"*Mossy*"', '"~~old~~"']);
  });

  test("is not reported if the value is only copied", () => {
    const button = '{ "type": "callout", "buttons": [{ "label": "Copy", "copy": "{{ip}}" }] }';
    expect(report(configWith(button, '"constants": { "ip": "**play.mossy.example**" }'))).toBe("");
  });
});

test("reports all HTML in a plain text, but not words in angle brackets", () => {
  const hero = (heading: string) => configWith(`{ "type": "hero", "heading": "${heading}" }`);
  expect(report(hero("Welcome <br> to <b>us</b>"))).toContain(
    '"heading" does not support HTML, so visitors see "<br>", "<b>" and "</b>" as plain text. Use "Welcome to us".',
  );
  expect(report(hero("/ban <player> <time>"))).toBe("");
});
