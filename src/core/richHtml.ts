import { withBase } from "../compile/resolveLink";
import type { RichElement, RichNode } from "../fields/texts/text";
import { escapeHtml } from "./html";

/** Elements that have no end. */
const empty: ReadonlySet<RichElement["tag"]> = new Set(["br", "hr", "input"]);

/** Where the addresses of a text lead to, seen from elsewhere. */
export interface HtmlContext {
  /** The public address of the site, without a path. */
  url: string;
  basePath: string;
  /** The public address of the page that the text stands on. */
  page: string;
}

/** A formatted text as HTML that stands by itself, in a feed reader: without styles and scripts, with whole addresses. */
export function richHtml(nodes: readonly RichNode[], context: HtmlContext): string {
  return nodes.map((node) => nodeHtml(node, context)).join("");
}

function nodeHtml(node: RichNode, context: HtmlContext): string {
  if (typeof node === "string") return escapeHtml(node);
  const { tag, children = [], link } = node;
  const inside = richHtml(children, context);
  switch (tag) {
    // What is heard and not seen.
    case "span":
      return "";
    // Nothing is copied there: the text itself is to be read.
    case "button": {
      const text = `<code>${escapeHtml(node.copy ?? "")}</code>`;
      const words = inside.trim();
      return words === escapeHtml(node.copy ?? "") ? text : `${words} (${text})`;
    }
    case "a":
      return link ? `<a href="${escapeHtml(wholeLink(link, context))}">${inside}</a>` : inside;
    case "bdi":
    case "div":
    case "label":
      return inside;
    case "input":
      return node.props?.["checked"] === true ? "☑" : "☐";
    default:
      return empty.has(tag) ? `<${tag}>` : `<${tag}>${inside}</${tag}>`;
  }
}

function wholeLink(
  { href, kind }: NonNullable<RichElement["link"]>,
  { url, basePath, page }: HtmlContext,
): string {
  if (kind === "page") return url + withBase(href, basePath);
  if (kind === "file") return url + href;
  return kind === "anchor" ? page + href : href;
}
