import * as fc from "fast-check";
import type { Nodes } from "mdast";
import { fromMarkdown } from "mdast-util-from-markdown";
import { expect, test } from "vitest";
import { timesOf } from "../../../tests/property/share";
import { shieldConstants } from "../../fields/constants";
import { readMarkdown } from "./markdown";

// What links, HTML and pictures are made of, and what changes the meaning of each.
const pieces =
  "word|[|]|(|)|](|[a](/b)|[a b](#c)|[{{x}}]({{y}})|[a](https://a.example/b_c)|[a]|[a]: /b|<b>|<|>|!|*|**|_|`|```|~~~|\\|&amp;|\"|'|{{x}}|{{ x }}|{{|}}|#|-|1.|:| |  |    |\t|\n|\n\n|/b|é"
    .split("|")
    .concat("|");

const nothing = { links: [], html: [], images: [] };

test("a text that needs no parser has the links that the parser finds, and neither HTML nor pictures", () => {
  const text = fc.array(fc.constantFrom(...pieces), { maxLength: 9 }).map((parts) => parts.join(""));
  fc.assert(
    fc.property(text, (written) => {
      const { links, html, images } = readMarkdown(written) ?? nothing;
      const parsed = nodesIn(fromMarkdown(shieldConstants(written)));
      const addresses = parsed.flatMap((node) => (node.type === "link" ? [asWritten(node.url)] : []));
      expect(links.map(({ address }) => address)).toEqual(addresses);
      expect(html.length).toBe(parsed.filter(({ type }) => type === "html").length);
      expect(images.length).toBe(parsed.filter(({ type }) => type.startsWith("image")).length);
    }),
    { numRuns: timesOf(3000), seed: 1 },
  );
});

function nodesIn(node: Nodes): Nodes[] {
  return [node, ...("children" in node ? node.children.flatMap(nodesIn) : [])];
}

/** Braces as they were before the parser encoded them, and two escaped ones with their backslash. */
function asWritten(url: string): string {
  return url.replaceAll("%7B%7B", "{{").replaceAll("%7D%7D", "}}").replaceAll("\uE000", "\\{{");
}
