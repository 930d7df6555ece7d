import { withBase } from "../compile/resolveLink";
import type { RichElement, RichNode } from "../fields/texts/text";
import { escapeHtml } from "./html";

/** Elements without an end tag. */
const empty: ReadonlySet<RichElement["tag"]> = new Set(["br", "hr", "input"]);

/** The base of addresses for readers outside the site. */
export interface HtmlContext {
  /** The public URL of the site, without a path. */
  url: string;
  basePath: string;
  /** The public URL of the page with the text. */
  page: string;
}

/** A formatted text as standalone HTML for feed readers: without styles and scripts, with absolute URLs. */
export function richHtml(nodes: readonly RichNode[], context: HtmlContext): string {
  return nodes.map((node) => nodeHtml(node, context)).join("");
}

function nodeHtml(node: RichNode, context: HtmlContext): string {
  if (typeof node === "string") return escapeHtml(node);
  const { tag, children = [], link } = node;
  const inside = richHtml(children, context);
  switch (tag) {
    // For screen readers only.
    case "span":
      return "";
    // Feed readers have no copy button, so the text itself must be readable.
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
