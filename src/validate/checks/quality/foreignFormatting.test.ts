import { describe, expect, test } from "vitest";
import { configWith, fixed, report } from "../../../../tests/validate/surroundings";

const textBlock = (text: string) => `{ "type": "text", "text": ${JSON.stringify(text)} }`;

/** The messages of a text, without their places. */
function messages(text: string, block = textBlock(text)): string[] {
  return report(configWith(block))
    .split("\n")
    .filter((line) => /^(?:"|Visitors|The row)/.test(line));
}

describe("formatting of other programs", () => {
  test("is found, with what to write instead", () => {
    expect(report(configWith(textBlock("We open <t:1796151600:D> in <#112233>.")))).toMatchInlineSnapshot(`
      "site.config.json:4:36 warning unsupported-formatting
      Home (/) → block 1 (text) → text
      Visitors see "<t:1796151600:D>" as it is written. Only Discord turns this into a time, which is 2026-12-01 19:00 UTC. Write it in words.
        3 |     { "path": "/", "title": "Home", "blocks": [
        4 | { "type": "text", "text": "We open <t:1796151600:D> in <#112233>." }
          |                                    ^^^^^^^^^^^^^^^^

      site.config.json:4:56 warning unsupported-formatting
      Home (/) → block 1 (text) → text
      Visitors see "<#112233>" as it is written. Only Discord turns this into the name of a channel. Write the name, or a [link](https://…) to it.
        3 |     { "path": "/", "title": "Home", "blocks": [
        4 | { "type": "text", "text": "We open <t:1796151600:D> in <#112233>." }
          |                                                        ^^^^^^^^^

      2 warnings
      "
    `);
  });

  test.each([
    [
      "==gold== and ==silver==",
      'Visitors see "==gold==" as it is written. No words are marked in colour here. Write **gold** in a formatted text. The same goes for "==silver==" in this text.',
    ],
    [
      "||secret||",
      'Visitors see "||secret||" as it is written. No words can be hidden here. Leave the || out, or put them into an answer of a faq block.',
    ],
    [
      "__underlined__",
      '"__underlined__" is not underlined. Two underscores make words bold here; only links are underlined. Write **underlined**.',
    ],
    [
      "~struck~",
      'Visitors see "~struck~" as it is written. Two ~ on each side strike words out: write ~~struck~~.',
    ],
    [
      "<@123> and <@&456>",
      'Visitors see "<@123>" as it is written. Only Discord turns this into the name of a member or a role. Write the name. The same goes for "<@&456>" in this text.',
    ],
    [
      "<:mossy:123>",
      'Visitors see "<:mossy:123>" as it is written. Only Discord turns this into an emoji of its own. Write another one, such as 🎉, or leave it out.',
    ],
    [
      "</home:123>",
      'Visitors see "</home:123>" as it is written. Only Discord turns this into a command. Write `/home` in a formatted text.',
    ],
    [
      "Party :tada:",
      'Visitors see ":tada:" as it is written. A name between colons makes no emoji here. Write the emoji itself, such as 🎉.',
    ],
    [
      "So[^1]\n\n[^1]: as told",
      'Visitors see "[^1]" as it is written. There are no footnotes. Write the note in brackets, as in (like this), or at the end of the text.',
    ],
    [
      "##Rules",
      'Visitors see "##Rules" as it is written. A heading has a space behind its #: write ## Rules.',
    ],
    [
      "Hello.\n\n#Rules\n\nBe kind.",
      'Visitors see "#Rules" as it is written. A heading has a space behind its #: write # Rules.',
    ],
    [
      "-# small print",
      'Visitors see "-# small print" as it is written. Only Discord makes small print of this. Leave the -# out.',
    ],
    [
      "> [!NOTE]\n> Be kind.",
      'Visitors see "> [!NOTE]" as it is written. A text has no boxes of this kind. Put the words into a callout block.',
    ],
    [
      "::: tip\nBe kind.",
      'Visitors see "::: tip" as it is written. A text has no boxes of this kind. Put the words into a callout block, or into tabs.',
    ],
    [
      "| a | b |\n| c | d |",
      'Visitors see "| a | b |" as it is written. A table has a line of dashes below the titles of its columns. Write | --- | --- | there.',
    ],
    [
      "|a|b|\n|-|-|\n|c|d|e|",
      'The row "|c|d|e|" has more cells than its table has columns. Give the table another title, or the row fewer cells.',
    ],
    [
      "[words][there]\n\n[there]: /rules",
      'Visitors see "[words][there]" as it is written: the address of a link stands directly behind its words. Write [words](address).',
    ],
  ])("is named in %j", (text, message) => {
    expect(messages(text)).toEqual([message]);
  });

  test("is fixed where one thing alone can be meant", () => {
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
  ])("is not seen in %j", (text) => {
    expect(messages(text)).toEqual([]);
  });

  test("is looked for in plain texts too, but not in what is copied", () => {
    expect(messages("", '{ "type": "callout", "heading": "Open <t:0> :tada:" }')).toHaveLength(2);
    const copied = '{ "type": "callout", "buttons": [{ "label": "Copy", "copy": ":tada: <#1>" }] }';
    expect(messages("", copied)).toEqual([]);
  });
});

test("a text to copy is some text, and stands in < > where it has spaces", () => {
  expect(report(configWith(textBlock("[a](copy:)")))).toContain("empty-value");
  const spaced = configWith(textBlock("[the warp](copy:/warp spawn)"));
  expect(report(spaced)).toContain("a text to copy that has spaces stands in < >");
  expect(report(fixed(spaced))).toBe("");
});

test("bare addresses are checked as other links are", () => {
  expect(report(configWith(textBlock("See https://user@fernhollow.net/.")))).toContain("address-with-user");
  expect(report(configWith(textBlock("See `https://user@fernhollow.net/`.")))).toBe("");
});

test.each([
  ["---\\ntitle: Two\\nauthor: Mira\\n---\\nNew.", 'Write "title" and "author" as keys next to this text'],
  ["[b]No griefing[/b]", "Write **No griefing**."],
  ["[url=https://mossy.net]Map[/url]", "Write [Map](https://mossy.net)."],
  ["[color=red]Stop[/color]", "Write Stop."],
  ["%server_online% are on", 'a "status" block shows how many players are online'],
])("says what to write for %s", (words, advice) => {
  expect(report(configWith(`{ "type": "text", "text": "${words}" }`))).toContain(advice);
});

test.each(["---\\n\\nA line.", "[b]", "100% of 5%", "[Url](/rules)"])("does not report %s", (words) => {
  expect(report(configWith(`{ "type": "text", "text": "${words}" }`))).toBe("");
});
