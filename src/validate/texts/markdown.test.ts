import * as fc from "fast-check";
import type { Nodes } from "mdast";
import { expect, test } from "vitest";
import { timesOf } from "../../../tests/property/share";
import { parseMarkdown, shield } from "../../markdown/parseMarkdown";
import { linkOfAddress, wordParts } from "../../markdown/wordParts";
import { readMarkdown } from "./markdown";
import { parsedParts } from "./parsedParts";

// The syntax of links, HTML and pictures, and the characters that change its meaning.
const pieces =
  "word|[|]|(|)|](|[a](/b)|[a b](#c)|[{{x}}]({{y}})|[a](https://a.example/b_c)|[a]|[a]: /b|[a](copy:b)|https://c.example/d.|www.e.example|[[f]]|\\[[|~~|<b>|<|>|!|*|**|_|`|```|~~~|\\|&amp;|\"|'|{{x}}|{{ x }}|{{|}}|#|-|1.|:| |  |    |\t|\n|\n\n|/b|é"
    .split("|")
    .concat("|");

const nothing = { links: [], copies: [], html: [], images: [] };

test("finds the parser's links in a text that needs no parser, and neither HTML nor pictures", () => {
  const text = fc.array(fc.constantFrom(...pieces), { maxLength: 9 }).map((parts) => parts.join(""));
  fc.assert(
    fc.property(text, (written) => {
      const { links, copies, html, images } = readMarkdown(written) ?? nothing;
      const root = parseMarkdown(shield(written));
      const parsed = nodesIn(root);
      const addresses = addressesIn(root).map(asWritten);
      const isCopy = (address: string) => address.startsWith("copy:");
      expect(links.map(({ address }) => address)).toEqual(addresses.filter((one) => !isCopy(one)));
      expect(copies.map(({ text }) => `copy:${text}`)).toEqual(addresses.filter(isCopy));
      expect(html.length).toBe(parsed.filter(({ type }) => type === "html").length);
      expect(images.length).toBe(parsed.filter(({ type }) => type.startsWith("image")).length);
    }),
    { numRuns: timesOf(3000), seed: 1 },
  );
});

test("finds the parser's links and long rows in a table that needs no parser", () => {
  const cell = fc.array(fc.constantFrom(...pieces, "Words", "[a](/b)", "`c`", "   "), { maxLength: 3 });
  const row = fc.array(cell, { minLength: 1, maxLength: 3 }).map((cells) => {
    return `| ${cells.map((parts) => parts.join("")).join(" | ")} |`;
  });
  const around = fc.constantFrom(
    "",
    "Words\n",
    "Words\n\n",
    "- Words\n\n",
    "```\n\n",
    "> Words\n",
    "\n   \n",
  );
  const text = fc
    .tuple(around, row, fc.constantFrom("| - |", "| --- | :-: |", "|-|-|-|  "), fc.array(row), around)
    .map(([before, header, line, rows, after]) => `${before}${[header, line, ...rows].join("\n")}\n${after}`);
  fc.assert(
    fc.property(text, (written) => {
      const { links, longRows, html } = readMarkdown(written) ?? { ...nothing, longRows: [] };
      const parsed = parsedParts(written);
      expect({ links, longRows, html }).toEqual({
        links: parsed.links,
        longRows: parsed.longRows,
        html: parsed.html,
      });
    }),
    { numRuns: timesOf(2000), seed: 1 },
  );
});

test.each([
  "> ".repeat(60),
  ">".repeat(60),
  `${"> ".repeat(60)}words`,
  `${"- ".repeat(60)}words`,
  "- ".repeat(60),
  "* ".repeat(60),
  "+ ".repeat(60),
  "1. ".repeat(60),
  `> ${"- ".repeat(60)}`,
  `${"> ".repeat(60)}${"- ".repeat(60)}`,
  "> - ".repeat(30),
  `Words\n${"> ".repeat(60)}\nmore`,
  "> ".repeat(40),
])("finds too deep nesting like the parser: %#", (written) => {
  expect(readMarkdown(written)?.isTooDeep ?? false).toBe(parsedParts(written).isTooDeep);
});

function nodesIn(node: Nodes): Nodes[] {
  return [node, ...("children" in node ? node.children.flatMap(nodesIn) : [])];
}

/** The addresses of all links, including bare ones. */
function addressesIn(node: Nodes, isLink = false): string[] {
  if (node.type === "text" && !isLink) {
    return wordParts(node.value).flatMap((part) =>
      part.is === "address" ? [linkOfAddress(part.value)] : [],
    );
  }
  if (!("children" in node)) return [];
  const inside = node.children.flatMap((child) => addressesIn(child, isLink || node.type === "link"));
  return node.type === "link" ? [node.url, ...inside] : inside;
}

/** Braces before the parser encoded them, and two escaped ones with their backslash. */
function asWritten(url: string): string {
  return url
    .replaceAll("%7B%7B", "{{")
    .replaceAll("%7D%7D", "}}")
    .replaceAll("\uE000", "\\{{")
    .replaceAll("\uE001", "\\[[");
}

test("gives the position of a later chunk's link in the whole text", () => {
  const written = "Type `/a [b](c)` here.\n\nSee [d](/e).\n\n| f | g |\n| - | - |\n| [h](/i) | j |";
  const found = readMarkdown(written)?.links.map(({ start, end }) => written.slice(start, end));
  expect(found).toEqual(["[d](/e)", "[h](/i)"]);
});
