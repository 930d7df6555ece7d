import type { Nodes, Root } from "mdast";
import { fromMarkdown } from "mdast-util-from-markdown";
import { ESCAPED_BRACES, shieldConstants } from "../fields/constants";
import type { RichElement, RichNode } from "../fields/text";
import { readSimpleText, type RichTextContext } from "./simpleText";

/** Parses the Markdown subset of the config into plain nodes. What the subset does not have is shown as it was written. */
export function parseRichText(markdown: string, context: RichTextContext): RichNode[] {
  const guarded = shieldConstants(markdown);
  const simple = readSimpleText(guarded, context);
  if (simple) return simple;
  const fill = (text: string) => context.fill(text).replaceAll(ESCAPED_BRACES, "{{");
  const root: Root = fromMarkdown(guarded);
  return root.children
    .flatMap((node) => convert(node, guarded, { ...context, fill }))
    .map((node) => (typeof node === "string" ? { tag: "p", children: [node] } : node));
}

function convert(node: Nodes, source: string, context: RichTextContext): RichNode[] {
  const element = (tag: RichElement["tag"], more?: Partial<RichElement>): RichNode[] => [
    { tag, ...("children" in node ? { children: children(node.children) } : {}), ...more },
  ];
  const children = (nodes: Nodes[]): RichNode[] =>
    joinText(nodes.flatMap((child) => convert(child, source, context)));

  switch (node.type) {
    case "text":
      return [context.fill(node.value)];
    case "paragraph":
      return element("p");
    case "strong":
      return element("strong");
    case "emphasis":
      return element("em");
    case "code":
      return element("pre", { children: [context.fill(node.value)] });
    case "thematicBreak":
      return element("hr");
    case "inlineCode":
      return element("code", { children: [context.fill(node.value)] });
    case "link":
      return element("a", { link: context.link(context.fill(decodeBraces(node.url))) });
    case "list":
      return element(node.ordered ? "ol" : "ul");
    case "listItem":
      return element("li", { children: node.children.flatMap((child) => unwrapParagraph(child, children)) });
    case "heading":
      return element(node.depth <= 3 ? "h3" : "h4");
    case "blockquote":
      return element("blockquote");
    case "break":
      return element("br");
    default:
      return [context.fill(sourceOf(node, source))];
  }
}

/** A list item holds its words directly, not in a paragraph. */
function unwrapParagraph(node: Nodes, children: (nodes: Nodes[]) => RichNode[]): RichNode[] {
  return node.type === "paragraph" ? children(node.children) : children([node]);
}

/** The parser percent-encodes nothing, but escapes may hide braces; constants in addresses are found again. */
function decodeBraces(url: string): string {
  return url.replaceAll("%7B%7B", "{{").replaceAll("%7D%7D", "}}");
}

function sourceOf(node: Nodes, source: string): string {
  const { position } = node;
  return position ? source.slice(position.start.offset, position.end.offset) : "";
}

function joinText(nodes: RichNode[]): RichNode[] {
  const joined: RichNode[] = [];
  for (const node of nodes) {
    const last = joined.at(-1);
    if (typeof node === "string" && typeof last === "string") joined[joined.length - 1] = last + node;
    else joined.push(node);
  }
  return joined;
}
