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
}

/** Reads a formatted text for what needs checking. */
export function readMarkdown(text: string): MarkdownParts {
  const parts: MarkdownParts = { links: [], html: [], images: [] };
  // Without one of these two there is neither a link nor HTML nor a picture, and most texts have none.
  if (!/[<[]/.test(text)) return parts;
  collect(fromMarkdown(shieldConstants(text)), parts);
  return parts;
}

function collect(node: Nodes, parts: MarkdownParts): void {
  if (node.type === "link") {
    const address = asWritten(node.url).replaceAll("%7B%7B", "{{").replaceAll("%7D%7D", "}}");
    parts.links.push({ address, words: asWritten(wordsOf(node)) });
  }
  if (node.type === "html") parts.html.push(asWritten(node.value));
  if (node.type === "image") parts.images.push(node.url);
  if (node.type === "imageReference") parts.images.push(node.label ?? node.identifier);
  if ("children" in node) for (const child of node.children) collect(child, parts);
}

function wordsOf(node: Nodes): string {
  if ("value" in node) return node.value;
  if ("alt" in node) return node.alt ?? "";
  return "children" in node ? node.children.map(wordsOf).join("") : "";
}

function asWritten(text: string): string {
  return text.replaceAll(ESCAPED_BRACES, "\\{{");
}
