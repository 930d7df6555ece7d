import { assert, array, constantFrom, property } from "fast-check";
import { expect, it } from "vitest";
import { timesOf } from "../../tests/property/share";
import { en } from "../words/site/en";
import type { RichElement, RichNode } from "../fields/texts/text";
import { parseRichText } from "./parseRichText";

const context = {
  fill: (text: string) => text,
  link: (href: string) => ({ href, kind: "page" as const }),
  tag: () => undefined,
  labels: en.labels,
};
const words = [
  "stone",
  "Über",
  "日本",
  "7",
  "1.",
  "1)",
  "{{name}}",
  "“so”",
  "it's",
  "a-b",
  "-",
  "--",
  "---",
  "x",
  "**bold**",
  "*thin words*",
  "[Read on](/rules#top)",
  "[a](https://town.example/b?c=d)",
  "[so]({{name}})",
  "*",
  "**",
  "[",
  "](",
  "[x]",
];
const marks = [
  " ",
  "  ",
  "    ",
  "\n",
  "\n\n",
  "\n\n\n",
  ".",
  ",",
  "!",
  "(",
  ")",
  ":",
  ";",
  "?",
  "/",
  "%",
  "–",
  "'",
  '"',
];

it("parses plain words and simple syntax like a Markdown parser", () => {
  assert(
    property(array(constantFrom(...words, ...marks), { maxLength: 14 }), (parts) => {
      const text = parts.join("");
      // An unused definition makes no node, and simple texts have none, so this uses the Markdown parser.
      const parsed = parseRichText(`${text}\n\n[unused]: /x`, context);
      const shown = parsed.filter((node) => node !== "" && !isDefinition(node));
      expect(parseRichText(text, context)).toEqual(shown);
    }),
    { numRuns: timesOf(4000), seed: 4 },
  );
});

function isDefinition(node: ReturnType<typeof parseRichText>[number]): boolean {
  return JSON.stringify(node).includes("[unused]: /x");
}

it("keeps line breaks, and starts a new paragraph after an empty line", () => {
  expect(
    parseRichText("One line,\nand {{two}}.\n\nThree.", { ...context, fill: (text) => text.toUpperCase() }),
  ).toEqual([
    { tag: "p", children: ["ONE LINE,", { tag: "br" }, "AND {{TWO}}."] },
    { tag: "p", children: ["THREE."] },
  ]);
  expect(parseRichText("- One,\n  *two*\n- three", context)).toEqual([
    {
      tag: "ul",
      children: [
        { tag: "li", children: ["One,", { tag: "br" }, { tag: "em", children: ["two"] }] },
        { tag: "li", children: ["three"] },
      ],
    },
  ]);
});

it("strikes through words between double tildes, and keeps single ones", () => {
  expect(parseRichText("~~Old~~ for ~20 or ~30 minutes", context)).toEqual([
    { tag: "p", children: [{ tag: "del", children: ["Old"] }, " for ~20 or ~30 minutes"] },
  ]);
});

it("makes a labelled checkbox for each task", () => {
  const box = (checked: boolean) => ({
    tag: "input",
    props: { type: "checkbox", disabled: true, readOnly: true, checked },
  });
  expect(parseRichText("- [x] Mill\n- [ ] Bridge\n  - Stone", context)).toEqual([
    {
      tag: "ul",
      children: [
        { tag: "li", children: [{ tag: "label", children: [box(true), " ", "Mill"] }] },
        {
          tag: "li",
          children: [
            { tag: "label", children: [box(false), " ", "Bridge"] },
            { tag: "ul", children: [{ tag: "li", children: ["Stone"] }] },
          ],
        },
      ],
    },
  ]);
});

const label = (words: string): RichElement => ({ tag: "span", children: [words] });
const callout = (name: string, tone: string, glyph: string, ...children: RichNode[]) => ({
  tag: "aside",
  children: [{ tag: "svg", glyph }, label(name), ...children],
  props: { role: "note", "data-tone": tone },
});
const kind: RichElement = { tag: "p", children: ["Be ", { tag: "strong", children: ["kind"] }, "."] };

it.each([
  ["> [!NOTE]\n> Be **kind**.", callout("Note", "info", "info", kind)],
  ["> [!tip] Be **kind**.", callout("Tip", "success", "success", kind)],
  ["> [!Important]  \n> Be **kind**.", callout("Important", "primary", "info", kind)],
  ["> [!WARNING]\n>\n> Be **kind**.", callout("Warning", "warning", "warning", kind)],
  [
    "> [!CAUTION]\n> **Stop**\n>\n> Be **kind**.",
    callout(
      "Caution",
      "danger",
      "error",
      { tag: "p", children: [{ tag: "strong", children: ["Stop"] }] },
      kind,
    ),
  ],
])("makes a labelled callout of %j", (text, node) => {
  expect(parseRichText(text, context)).toEqual([node]);
  const [list] = parseRichText(`- ${text.replaceAll("\n", "\n  ")}`, context);
  expect(list).toEqual({ tag: "ul", children: [{ tag: "li", children: [node] }] });
});

it.each(["[!TODO]\n> Dig.", "[!NOTE]", "\\[!NOTE]\n> Be kind.", "Look:\n> [!NOTE]", "`[!NOTE]`\n> Be kind."])(
  "shows the quote > %s as it is",
  (text) => {
    const [quote] = parseRichText(`> ${text}`, context);
    expect(quote).toMatchObject({ tag: "blockquote" });
    expect(JSON.stringify(quote)).toContain("[!");
  },
);

const signed = (sign: string, ...children: RichNode[]): RichNode[] => {
  const isYes = "✓✔️✅".includes(sign);
  const icon: RichElement = { tag: "svg", glyph: isYes ? "check" : "close", children: [sign] };
  return [icon, label(isYes ? "Yes" : "No"), " ", ...children];
};

it.each(["✓", "✔", "✔️", "✅", "✗", "✘", "❌"])("makes %s the labelled bullet of its line", (sign) => {
  expect(parseRichText(`- ${sign} The **mill**\n- A mill ${sign}\n  - ${sign}it`, context)).toEqual([
    {
      tag: "ul",
      children: [
        { tag: "li", children: signed(sign, "The ", { tag: "strong", children: ["mill"] }) },
        {
          tag: "li",
          children: [
            `A mill ${sign}`,
            { tag: "ul", children: [{ tag: "li", children: signed(sign, "it") }] },
          ],
        },
      ],
    },
  ]);
  expect(parseRichText(`${sign} The mill`, context, true)).toEqual([
    { tag: "p", children: signed(sign, "The mill") },
  ]);
  expect(parseRichText(`${sign} The mill`, context)).toEqual([{ tag: "p", children: [`${sign} The mill`] }]);
});

it("compiles a table with the alignment of its columns, and fills missing cells", () => {
  expect(parseRichText("| Rank | Hours |\n|---|--:|\n| **Elder** | 40 |\n| New |", context)).toEqual([
    {
      tag: "table",
      children: [
        {
          tag: "thead",
          children: [
            {
              tag: "tr",
              children: [
                { tag: "th", children: ["Rank"], props: { scope: "col" } },
                { tag: "th", children: ["Hours"], props: { scope: "col", "data-align": "end" } },
              ],
            },
          ],
        },
        {
          tag: "tbody",
          children: [
            {
              tag: "tr",
              children: [
                { tag: "td", children: [{ tag: "strong", children: ["Elder"] }], props: {} },
                { tag: "td", children: ["40"], props: { "data-align": "end" } },
              ],
            },
            {
              tag: "tr",
              children: [
                { tag: "td", children: ["New"], props: {} },
                { tag: "td", children: [], props: { "data-align": "end" } },
              ],
            },
          ],
        },
      ],
    },
  ]);
});

it("wraps a wide table in a named scroll frame", () => {
  expect(parseRichText("|a|b|c|d|\n|-|-|-|-|\n|1|2|3|4|", context)).toMatchObject([
    {
      tag: "div",
      props: { role: "region", tabIndex: 0, "aria-label": "a, b, c, d" },
      children: [{ tag: "table" }],
    },
  ]);
});

it("makes a labelled button for a copy link", () => {
  const button = (copy: string, ...children: RichNode[]) => ({
    tag: "button",
    copy,
    children: [{ tag: "span", children: ["Copy"] }, " ", { tag: "bdi", children }],
  });
  expect(
    parseRichText("Join [the **server**](copy:play.example) or type [it](<copy:/warp spawn>).", context),
  ).toEqual([
    {
      tag: "p",
      children: [
        "Join ",
        button("play.example", "the ", { tag: "strong", children: ["server"] }),
        " or type ",
        button("/warp spawn", "it"),
        ".",
      ],
    },
  ]);
  expect(parseRichText("<copy:play.example>", context)).toEqual([
    { tag: "p", children: [button("play.example", "play.example")] },
  ]);
});

it.each([
  ["See https://fernhollow.example/map.", ["https://fernhollow.example/map"]],
  ["(https://fernhollow.example/a_(b))", ["https://fernhollow.example/a_(b)"]],
  [
    "www.fernhollow.example, or http://town.example!",
    ["https://www.fernhollow.example", "http://town.example"],
  ],
  ["**https://fernhollow.example/x*y**", ["https://fernhollow.example/x*y"]],
  ["https://{{host}}/map", ["https://{{host}}/map"]],
  ["[https://a.example](https://b.example)", ["https://b.example"]],
  ["an https:// and a www. of its own, `https://code.example`, a@www.town.example", []],
  ["https://…", []],
])("finds the bare addresses of %s", (text, addresses) => {
  expect(linksIn(parseRichText(text, context))).toEqual(addresses);
});

it("shows a tag's label, and leaves unknown words in brackets unchanged", () => {
  const tag = (name: string): RichElement | undefined =>
    name === "builder" ? { tag: "span", children: ["Builder"], props: { "data-tag": name } } : undefined;
  expect(parseRichText("[[builder]] and [[mason]] \\[[builder]]", { ...context, tag })).toEqual([
    {
      tag: "p",
      children: [
        { tag: "span", children: ["Builder"], props: { "data-tag": "builder" } },
        " and [[mason]] [[builder]]",
      ],
    },
  ]);
});

function linksIn(nodes: readonly RichNode[]): string[] {
  return nodes.flatMap((node) =>
    typeof node === "string" ? [] : [...(node.link ? [node.link.href] : []), ...linksIn(node.children ?? [])],
  );
}
