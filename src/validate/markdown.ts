import type { Nodes } from "mdast";
import { fromMarkdown } from "mdast-util-from-markdown";
import { ESCAPED_BRACES, shieldConstants } from "../fields/constants";

/** The parts of a formatted text that a check looks at. */
export interface MarkdownParts {
  /** The links, each with its words. */
  links: { address: string; words: string }[];
  /** The pieces of HTML. */
  html: string[];
  /** The addresses of the pictures. */
  images: string[];
  /** Whether its quotes, lists and marks are nested deeper than {@link deepestText}; what lies deeper is not read. */
  isTooDeep: boolean;
  /** Whether it is longer than {@link longestText}; then it is not read at all. */
  isTooLong: boolean;
}

/** Far more than can be read on a page, far less than what would exhaust the stack. */
export const deepestText = 50;

/** Longer than any page: the parser would take seconds over more. */
export const longestText = 100_000;

/** What nests one part of a text in another. */
const nestingSigns = /[>*_+-]|\d[.)]/g;
/** A line with more quotes and lists in front of its words than {@link deepestText}; the parser would take long over many. */
const deepLine = /^(?:[ \t]*(?:>|[*+-](?=[ \t])|\d{1,9}[.)](?=[ \t]))){51,}[ \t]*[^\s>*+-]/m;

/** Reads a formatted text for what needs checking. */
export function readMarkdown(text: string): MarkdownParts {
  const parts: MarkdownParts = {
    links: [],
    html: [],
    images: [],
    isTooDeep: false,
    isTooLong: text.length > longestText,
  };
  // Without one of these two there is neither a link nor HTML nor a picture, and most texts have none.
  if (!/[<[]/.test(text) && !mayBeDeep(text)) return parts;
  if (parts.isTooLong) return parts;
  const links = plainLinks(text);
  if (links && !mayBeDeep(text)) return { ...parts, links };
  if (deepLine.test(text)) parts.isTooDeep = true;
  else collect(fromMarkdown(shieldConstants(text)), parts);
  return parts;
}

/** What may give a text another meaning: code, HTML, escapes, entities, other brackets, fences and far indents. */
const special = /[[\]<`\\&\t\uE000]|~~~| {4}/;
const plainWords = /^[^*_~!\n\r]*[^*_~!\s]$/;
const plainAddress = /^[^(\s<>"'*_~]+$/;

/** The links of a text in which each is written as most people do; `undefined` for any other, which needs a parser. */
function plainLinks(text: string): MarkdownParts["links"] | undefined {
  const links: MarkdownParts["links"] = [];
  let from = 0;
  for (let opening = text.indexOf("["); opening >= 0; opening = text.indexOf("[", from)) {
    const middle = text.indexOf("](", opening);
    const closing = text.indexOf(")", middle);
    const words = text.slice(opening + 1, middle);
    const address = text.slice(middle + 2, closing);
    const isPlain =
      middle >= 0 &&
      closing >= 0 &&
      text[opening - 1] !== "!" &&
      plainWords.test(words) &&
      plainAddress.test(address) &&
      ![text.slice(from, opening), words, address].some((piece) => special.test(piece));
    if (!isPlain) return undefined;
    links.push({ address, words });
    from = closing + 1;
  }
  return special.test(text.slice(from)) ? undefined : links;
}

function mayBeDeep(text: string): boolean {
  return text.length > deepestText && (text.match(nestingSigns)?.length ?? 0) > deepestText;
}

function collect(node: Nodes, parts: MarkdownParts, depth = 0): void {
  if (depth > deepestText) {
    parts.isTooDeep = true;
    return;
  }
  if (node.type === "link") {
    const address = asWritten(node.url).replaceAll("%7B%7B", "{{").replaceAll("%7D%7D", "}}");
    parts.links.push({ address, words: asWritten(wordsOf(node)) });
  }
  if (node.type === "html") parts.html.push(asWritten(node.value));
  if (node.type === "image") parts.images.push(node.url);
  if (node.type === "imageReference") parts.images.push(node.label ?? node.identifier);
  if ("children" in node) for (const child of node.children) collect(child, parts, depth + 1);
}

function wordsOf(node: Nodes, depth = 0): string {
  if ("value" in node) return node.value;
  if ("alt" in node) return node.alt ?? "";
  if (!("children" in node) || depth > deepestText) return "";
  return node.children.map((child) => wordsOf(child, depth + 1)).join("");
}

function asWritten(text: string): string {
  return text.replaceAll(ESCAPED_BRACES, "\\{{");
}
