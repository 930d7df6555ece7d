import { describe, expect, test } from "vitest";
import { configWith, fixed, report, surroundings } from "../../../../tests/validate/surroundings";
import { fixText } from "../../fixes/fixText";

const textBlock = (text: string) => `{ "type": "text", "text": ${JSON.stringify(text)} }`;

/** The messages for a text, without their positions. */
function messages(text: string, block = textBlock(text)): string[] {
  return report(configWith(block))
    .split("\n")
    .filter((line) => /^(?:"|Visitors|The row)/.test(line));
}

describe("formatting of other programs", () => {
  test("is reported with the replacement", () => {
    expect(report(configWith(textBlock("We open <t:1796151600:D> in <#112233>.")))).toMatchInlineSnapshot(`
      "site.config.json:4:36 warning unsupported-formatting
      Home (/) → block 1 (text) → text
      Visitors see "<t:1796151600:D>" as plain text. Timestamps like this work only in Discord. Use 2026-12-01 19:00 UTC.
        3 |     { "path": "/", "title": "Home", "blocks": [
        4 | { "type": "text", "text": "We open <t:1796151600:D> in <#112233>." }
          |                                    ^^^^^^^^^^^^^^^^

      site.config.json:4:56 error html-in-text
      Home (/) → block 1 (text) → text
      "<#112233>" is a formatting tag for Minecraft plugins (MiniMessage), which does not work on a website. Use "We open <t:1796151600:D> in .".
        3 |     { "path": "/", "title": "Home", "blocks": [
        4 | { "type": "text", "text": "We open <t:1796151600:D> in <#112233>." }
          |                                                        ^^^^^^^^^

      site.config.json:4:56 warning unsupported-formatting
      Home (/) → block 1 (text) → text
      Visitors see "<#112233>" as plain text. Mentions work only in Discord. Use the name of the channel, such as #general.
        3 |     { "path": "/", "title": "Home", "blocks": [
        4 | { "type": "text", "text": "We open <t:1796151600:D> in <#112233>." }
          |                                                        ^^^^^^^^^

      1 error, 2 warnings
      "
    `);
  });

  test.each([
    [
      "==gold== and ==silver==",
      'Visitors see "==gold==" as plain text. Highlighting does not work here. For bold text, use **gold**. The same applies to "==silver==" in this text.',
    ],
    [
      "||secret||",
      'Visitors see "||secret||" as plain text. Spoilers do not work here. Delete the ||, or move the text to an answer in a "faq" block.',
    ],
    [
      "__underlined__",
      '"__underlined__" is shown in bold, not underlined. Only links are underlined. Use "**underlined**".',
    ],
    [
      "~struck~",
      'Visitors see "~struck~" as plain text. Strikethrough needs two ~ on each side. Use "~~struck~~".',
    ],
    [
      "<@123> and <@456>",
      'Visitors see "<@123>" as plain text. Mentions work only in Discord. Use the name of the member, such as @Mira. The same applies to "<@456>" in this text.',
    ],
    [
      "<:mossy:123>",
      'Visitors see "<:mossy:123>" as plain text. This emoji exists only on your Discord server. Use a standard emoji, such as 🎉, or delete it.',
    ],
    [
      "</home:123>",
      'Visitors see "</home:123>" as plain text. Command links work only in Discord. Use `/home`.',
    ],
    ["Party :tada:", 'Visitors see ":tada:" as plain text. Emoji names do not work here. Use "Party 🎉".'],
    [
      "So[^1]\n\n[^1]: as told",
      'Visitors see "[^1]" as plain text. Footnotes do not work here. Put the note in brackets (like this), or at the end of the text.',
    ],
    ["##Rules", 'Visitors see "##Rules" as plain text. A heading needs a space after #. Use "## Rules".'],
    [
      "Hello.\n\n#Rules\n\nBe kind.",
      'Visitors see "#Rules" as plain text. A heading needs a space after #. Use # Rules.',
    ],
    [
      "-# small print",
      'Visitors see "-# small print" as plain text. Small text works only in Discord. Delete the -#.',
    ],
    [
      "> [!NOTES]\n> Be kind.",
      'Visitors see "> [!NOTES]" as plain text. Unknown kind of callout. Use "> [!NOTE]\\n> Be kind.".',
    ],
    [
      "- > [!danger]\n  > A well.",
      'Visitors see "- > [!danger]" as plain text. Unknown kind of callout. Use "- > [!CAUTION]\\n  > A well.".',
    ],
    [
      "> [!TODO]\n> Dig.",
      'Visitors see "> [!TODO]" as plain text. Unknown kind of callout. Use [!NOTE], [!TIP], [!IMPORTANT], [!WARNING] or [!CAUTION].',
    ],
    [
      "> [!NOTE]\n> Be kind.\n> [!TIP]\n> Smile.",
      'Visitors see "> [!TIP]" as plain text. A callout needs an empty line above it. Use "> [!NOTE]\\n> Be kind.\\n\\n> [!TIP]\\n> Smile.".',
    ],
    [
      "> [!NOTE]\n>\n\nBe kind.",
      'Visitors see "> [!NOTE]" as plain text. A callout needs text. Write it in the next line, after >.',
    ],
    [
      "::: tip\nBe kind.",
      'Visitors see "::: tip" as plain text. Containers (:::) do not work here. For a callout, start a quote with [!NOTE]. For tabs, use a "tabs" block.',
    ],
    [
      "| a | b |\n| c | d |",
      'Visitors see "| a | b |" as plain text. A table needs a line of dashes below its first row. Add the line | --- | --- | there.',
    ],
    [
      "|a|b|\n|-|-|\n|c|d|e|",
      'The row "|c|d|e|" has more cells than the table has columns. Add the missing columns, or remove the extra cells.',
    ],
    [
      "[words][there]\n\n[there]: /rules",
      'Visitors see "[words][there]" as plain text. Put the URL directly after the link text: [text](url).',
    ],
  ])("is reported in %j", (text, message) => {
    expect(messages(text)).toEqual([message]);
  });

  test("is fixed if the replacement is unambiguous", () => {
    const texts = ["__Bold__ words", "Party :tada:", "##Rules"].map(textBlock).join(",\n");
    expect(fixed(configWith(texts)).match(/(?<="text": ").*(?=" })/g)).toEqual([
      "**Bold** words",
      "Party 🎉",
      "## Rules",
      "Be kind.",
    ]);
  });

  test.each([
    "a == b && c == d, a || b",
    "`==x== <#12> :tada:`",
    "We are #1, see #general. At 10:30:15, minecraft:stone:",
    "Write \\==x== or \\<#12>",
    "| a | b |\n|---|---|\n| c || \n| c | d |",
    "~20 to ~30 minutes",
    "#1 of all servers",
  ])("is not reported in %j", (text) => {
    expect(messages(text)).toEqual([]);
  });

  test("is reported in plain texts too, but not in text to copy", () => {
    expect(messages("", '{ "type": "callout", "heading": "Open <t:0> :tada:" }')).toHaveLength(2);
    const copied = '{ "type": "callout", "buttons": [{ "label": "Copy", "copy": ":tada: <#1>" }] }';
    expect(messages("", copied)).toEqual([]);
  });
});

test("requires a text to copy, in < > if it has spaces", () => {
  expect(report(configWith(textBlock("[a](copy:)")))).toContain("empty-value");
  const spaced = configWith(textBlock("[the warp](copy:/warp spawn)"));
  expect(report(spaced)).toContain("text to copy must be in < > if it has spaces");
  expect(report(fixed(spaced))).toBe("");
});

test("checks bare addresses like other links", () => {
  expect(report(configWith(textBlock("See https://user@fernhollow.net/.")))).toContain("address-with-user");
  expect(report(configWith(textBlock("See `https://user@fernhollow.net/`.")))).toBe("");
});

test.each([
  [
    "---\\ntitle: Two\\nauthor: Mira\\n---\\nNew.",
    'Add "heading": "Two" next to "text". No key here matches "author".',
  ],
  ["[b]No griefing[/b]", 'Use "**No griefing**".'],
  ["[url=https://mossy.net]Map[/url]", 'Use "[Map](https://mossy.net)".'],
  ["[color=red]Stop[/color]", 'Use "Stop".'],
  ["%server_online% are on", 'add the block { "type": "status", "items": [{ "server": "main" }] }.'],
])("says what to write for %s", (words, advice) => {
  expect(report(configWith(`{ "type": "text", "text": "${words}" }`))).toContain(advice);
});

test.each(["---\\n\\nA line.", "[b]", "100% of 5%", "[Url](/rules)"])("does not report %s", (words) => {
  expect(report(configWith(`{ "type": "text", "text": "${words}" }`))).toBe("");
});

describe("texts from other programs with one possible replacement", () => {
  const block = (text: string) => configWith(textBlock(text));

  test.each([
    [
      "[b][i]No[/i] griefing[/b], [url=https://mossy.net]map[/url]",
      "***No* griefing**, [map](https://mossy.net)",
    ],
    ["<gradient:gold:red>Welcome</gradient> to <red>Mossy", "Welcome to Mossy"],
    ["Read the [[Rules]] and [[rules|our rules]].", "Read the [Rules](/rules) and [our rules](/rules)."],
    ["---\ntitle: Join us\n---\n\nCome.", "Come."],
  ])("repairs %j", (text, instead) => {
    const { text: repaired } = fixText(block(text), surroundings);
    expect(repaired).toContain(JSON.stringify(instead));
    expect(report(repaired)).toBe("");
  });

  test("reports the tags of MiniMessage once", () => {
    expect(report(block("<gradient:gold:red>Welcome</gradient> to Mossy"))).toContain(
      'Use "Welcome to Mossy", or "**Welcome** to Mossy" for bold.',
    );
    expect(report(block("<click:open_url:x>a</click>"))).toContain("1 error\n");
  });

  test("keeps front matter that has no place", () => {
    const text = block("---\nlayout: post\n---\nCome.");
    expect(fixText(text, surroundings).text).toBe(text);
  });
});
