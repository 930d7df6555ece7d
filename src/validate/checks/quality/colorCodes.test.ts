import { describe, expect, test } from "vitest";
import { configWith, report } from "../../../../tests/validate/surroundings";

const textBlock = (text: string) => `{ "type": "text", "text": ${JSON.stringify(text)} }`;

describe("colour codes of games", () => {
  test("are reported in every text", () => {
    expect(
      report(
        configWith(`${textBlock("&6Fuel &lfor all")},
{ "type": "callout", "heading": "§aNew§r season" },
${textBlock("Join &amp; play: &6Fuel §la")}`),
      ),
    ).toMatchInlineSnapshot(`
      "site.config.json:4:28 warning color-code
      Home (/) → block 1 (text) → text
      Visitors see "&6" as plain text because game colour codes do not work here. Remove the codes. For bold or italic text, use **bold** or *italic*.
        3 |     { "path": "/", "title": "Home", "blocks": [
        4 | { "type": "text", "text": "&6Fuel &lfor all" },
          |                            ^^

      site.config.json:5:34 warning color-code
      Home (/) → block 2, "§aNew§r season" → heading
      Visitors see "§a" as plain text because game colour codes do not work here. Remove the codes.
        4 | { "type": "text", "text": "&6Fuel &lfor all" },
        5 | { "type": "callout", "heading": "§aNew§r season" },
          |                                  ^^

      site.config.json:6:45 warning color-code
      Home (/) → block 3 (text) → text
      Visitors see "&6" as plain text because game colour codes do not work here. Remove the codes. For bold or italic text, use **bold** or *italic*.
        5 | { "type": "callout", "heading": "§aNew§r season" },
        6 | { "type": "text", "text": "Join &amp; play: &6Fuel §la" }
          |                                             ^^

      3 warnings
      "
    `);
  });

  test.each([
    textBlock("§5 Bans, §1. General, § 5a Abs. 2, §5a UrhG"),
    textBlock("R&D &c. salt & a pepper, Q&A b&b, &lt;player&gt; &amp; &nbsp; more"),
    textBlock("Write `&6Fuel &lfor all` on a sign."),
    textBlock("[Search](https://map.mossy.example/?a=1&b=2&c=3&d=4)"),
    textBlock("rock &roll"),
    '{ "type": "callout", "buttons": [{ "label": "Copy", "copy": "/nick &6&lMoss" }] }',
  ])("are not reported in %s", (block) => {
    expect(report(configWith(block))).toBe("");
  });
});

test("include a single code if a reset follows it", () => {
  expect(report(configWith(textBlock("&bFrost&r")))).toContain("color-code");
  expect(report(configWith(textBlock("&bFrost")))).toBe("");
});
