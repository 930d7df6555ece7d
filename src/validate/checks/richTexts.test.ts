import { describe, expect, test } from "vitest";
import { configWith, fixed, report } from "../../../tests/validate/surroundings";

const textBlock = (text: string) => `{ "type": "text", "text": ${JSON.stringify(text)} }`;

describe("a config that contradicts itself", () => {
  test("rejects HTML and pictures in texts", () => {
    expect(
      report(
        configWith(`{ "type": "text", "text": "<b>Hi</b> 1 < 2" },
{ "type": "text", "text": "![map](/map.png)" },
{ "type": "text", "text": "[x](javascript:alert) <mailto:a@example.com>" }`),
      ),
    ).toMatchInlineSnapshot(`
      "site.config.json:4:28 error html-in-text
      Home (/) → block 1 (text) → text
      HTML does not work here: "<b>". Use **bold**, *italic*, \`code\` or [links](/path) instead. To show a <, use \\\\<.
        3 |     { "path": "/", "title": "Home", "blocks": [
        4 | { "type": "text", "text": "<b>Hi</b> 1 < 2" },
          |                            ^^^

      site.config.json:5:35 error image-in-text
      Home (/) → block 2 (text) → text
      Text cannot contain pictures, such as "/map.png". Show the picture in an "image" block, or link to it.
        4 | { "type": "text", "text": "<b>Hi</b> 1 < 2" },
        5 | { "type": "text", "text": "![map](/map.png)" },
          |                                   ^^^^^^^^

      site.config.json:6:28 error malformed-link
      Home (/) → block 3 (text) → text
      "javascript:alert" is not a valid link. Use a page (/rules), an anchor (#apply) or a URL that starts with https:, http:, mailto:, tel:, steam:, minecraft:, ts3server: or mumble:.
        5 | { "type": "text", "text": "![map](/map.png)" },
        6 | { "type": "text", "text": "[x](javascript:alert) <mailto:a@example.com>" }
          |                            ^^^^^^^^^^^^^^^^^^^^^

      3 errors
      "
    `);
  });
});

describe("words in angle brackets", () => {
  test("are distinguished from HTML, and fixed", () => {
    const text = configWith(`${textBlock("Use /home & /tpa <player> <time>, or `/tpa <player>`.")},
${textBlock("Use <b>/home</b> and <player>.")},
${textBlock("<red>Hot</red>")}`);
    expect(report(text)).toMatchInlineSnapshot(`
      "site.config.json:4:45 error html-in-text
      Home (/) → block 1 (text) → text
      "<player>" looks like HTML, which does not work here. To show it, use \\\\<player>, or put \` around the whole command. The same applies to the other commands in this text.
        3 |     { "path": "/", "title": "Home", "blocks": [
        4 | { "type": "text", "text": "Use /home & /tpa <player> <time>, or \`/tpa <player>\`." },
          |                                             ^^^^^^^^

      site.config.json:5:32 error html-in-text
      Home (/) → block 2 (text) → text
      HTML does not work here: "<b>" and "<player>". Use **bold**, *italic*, \`code\` or [links](/path) instead. To show a <, use \\\\<.
        4 | { "type": "text", "text": "Use /home & /tpa <player> <time>, or \`/tpa <player>\`." },
        5 | { "type": "text", "text": "Use <b>/home</b> and <player>." },
          |                                ^^^

      site.config.json:6:28 error html-in-text
      Home (/) → block 3 (text) → text
      "<red>" is a formatting tag for Minecraft plugins (MiniMessage), which does not work on a website. Use "Hot", or "**Hot**" for bold.
        5 | { "type": "text", "text": "Use <b>/home</b> and <player>." },
        6 | { "type": "text", "text": "<red>Hot</red>" }
          |                            ^^^^^

      3 errors
      "
    `);
    expect(fixed(text)).toContain("/tpa \\\\<player> \\\\<time>, or `/tpa <player>`.");
  });

  test("are shown once they are fixed", () => {
    expect(report(fixed(configWith(textBlock("Use /tpa <player>, /pay <player> <amount>."))))).toBe("");
    expect(report(fixed(configWith(textBlock("<player>\nand \\<amount> are yours."))))).toBe("");
  });
});

describe("a text with too much formatting", () => {
  test("is rejected, but accepted with empty lines between its parts", () => {
    const parts = Array.from({ length: 700 }, () => "so **it** is");
    expect(report(configWith(textBlock(parts.join(" "))))).toMatchInlineSnapshot(`
      "site.config.json:4:27 error too-much-formatting
      Home (/) → block 1 (text) → text
      This text takes too long to process. It has too many formatting characters (*, _, \`, [, <), or too many nested lists or quotes. Add empty lines to split it into shorter paragraphs, or remove some formatting.
        3 |     { "path": "/", "title": "Home", "blocks": [
        4 | { "type": "text", "text": "so **it** is so **it** is so **it** is so **it** is so **it** is so **it*…
          |                           ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^

      1 error
      "
    `);
    expect(report(configWith(textBlock(parts.join("\n\n"))))).toBe("");
    expect(report(configWith(textBlock(`- ${parts.join("\n- ")}`)))).toBe("");
  });

  test("can have too many quotes and nested lists", () => {
    expect(report(configWith(textBlock("- a\n  - b\n".repeat(300))))).toBe("");
    expect(report(configWith(textBlock("- a\n  - b\n".repeat(2000))))).toContain("too-much-formatting");
    expect(report(configWith(textBlock("> a\n\n".repeat(3000))))).toContain("too-much-formatting");
  });

  test("can be the total of many texts", () => {
    const heavy = textBlock("so **it** is ".repeat(500));
    const one = configWith(heavy);
    expect(report(one)).toBe("");
    expect(report(configWith(Array.from({ length: 20 }, () => heavy).join(",")))).toContain(
      "too-much-formatting",
    );
  });
});
