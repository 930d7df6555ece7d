import { describe, expect, test } from "vitest";
import { configWith, fixed, report } from "../../../../tests/validate/surroundings";

const textBlock = (text: string) => `{ "type": "text", "text": ${JSON.stringify(text)} }`;

describe("an incomplete link", () => {
  test("is reported with the intended link", () => {
    const text = configWith(
      `${textBlock("Visit the [store](/rules today.\n\nOr the (map)[{{ map }}], or [our file](/my map.pdf).")},
${textBlock("All of it is in [our rules](/rules")}`,
      '"constants": { "map": "https://map.mossy.example" }',
    );
    expect(report(text)).toMatchInlineSnapshot(`
      "site.config.json:5:38 warning malformed-markdown-link
      Home (/) → block 1 (text) → text
      Visitors see "[store](/rules" as plain text, not as a link, because the ) after the URL is missing. Use [store](/rules).
        4 |     { "path": "/", "title": "Home", "blocks": [
        5 | { "type": "text", "text": "Visit the [store](/rules today.\\n\\nOr the (map)[{{ map }}], or [our file]…
          |                                      ^^^^^^^^^^^^^^

      site.config.json:5:70 warning malformed-markdown-link
      Home (/) → block 1 (text) → text
      Visitors see "(map)[{{ map }}]" as plain text, not as a link, because the text must be in [ ], followed by the URL in ( ). Use [map]({{ map }}).
        4 |     { "path": "/", "title": "Home", "blocks": [
        5 | { "type": "text", "text": "Visit the [store](/rules today.\\n\\nOr the (map)[{{ map }}], or [our file]…
          |                                                                      ^^^^^^^^^^^^^^^^

      site.config.json:5:91 warning malformed-markdown-link
      Home (/) → block 1 (text) → text
      Visitors see "[our file](/my map.pdf)" as plain text, not as a link, because spaces in a URL must be replaced with %20.
        5 | …ore](/rules today.\\n\\nOr the (map)[{{ map }}], or [our file](/my map.pdf)." },
          |                                                    ^^^^^^^^^^^^^^^^^^^^^^^

      site.config.json:6:44 warning malformed-markdown-link
      Home (/) → block 2 (text) → text
      Visitors see "[our rules](/rules" as plain text, not as a link, because the ) after the URL is missing. Use [our rules](/rules).
        5 | { "type": "text", "text": "Visit the [store](/rules today.\\n\\nOr the (map)[{{ map }}], or [our file]…
        6 | { "type": "text", "text": "All of it is in [our rules](/rules" }
          |                                            ^^^^^^^^^^^^^^^^^^

      4 warnings
      "
    `);
    expect(fixed(text)).toMatchInlineSnapshot(`
      "{ "version": 1, "site": { "name": "Mossy" },
      "constants": { "map": "https://map.mossy.example" },
        "routes": [
          { "path": "/", "title": "Home", "blocks": [
      { "type": "text", "text": "Visit the [store](/rules) today.\\n\\nOr the (map)[{{ map }}], or [our file](/my map.pdf)." },
      { "type": "text", "text": "All of it is in [our rules](/rules)" }
          ] },
          { "path": "/rules", "title": "Rules", "blocks": [
            { "type": "text", "id": "fair-play", "text": "Be kind." }
          ] }
        ] }
      "
    `);
  });

  test("counts once if a text repeats it", () => {
    const repeated = "[store](/rules today. ".repeat(300);
    const texts = Array.from({ length: 5 }, () => textBlock(`${repeated} [map](/map soon.`));
    const found = report(configWith(texts.join(",\n")));
    expect(found.match(/malformed-markdown-link/g)).toHaveLength(10);
    expect(found).not.toContain("more-findings");
  });

  test.each([
    "[the rules](/rules) and [more](/rules 'All rules')",
    "`[store](/store`",
    "\\[store](/store",
    "[x](not a link",
    "(see below)[1]",
    '[the rules](/rules\n"All rules")',
    "Press [E](or F) to open [the rules]( /rules ).",
  ])("is not %j", (text) => {
    expect(report(configWith(textBlock(text)))).not.toContain("malformed-markdown-link");
  });
});
