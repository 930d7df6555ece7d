import type { Blockquote, Nodes, Paragraph, Table, TableCell } from "mdast";
import { ESCAPED_BRACES } from "../fields/texts/constants";
import type { RichElement, RichNode, Title } from "../fields/texts/text";
import { callouts, readCallout, readSign } from "../markdown/callouts";
import { ESCAPED_BRACKETS, parseMarkdown, shield } from "../markdown/parseMarkdown";
import { copiedBy, linkOfAddress, wordParts } from "../markdown/wordParts";
import { readSimpleText, type RichTextContext } from "./simpleText";

/** The state of a conversion. */
interface Converting extends RichTextContext {
  source: string;
  /** Whether the text is in a link. Links cannot be nested. */
  isLink: boolean;
}

/**
 * Parses the Markdown subset of the config into plain nodes. Other Markdown syntax is shown unchanged.
 * @param isLine - whether the text is a line of a list
 */
export function parseRichText(markdown: string, context: RichTextContext, isLine = false): RichNode[] {
  const source = shield(markdown);
  const simple = readSimpleText(source, context);
  if (simple) return simple;
  const fill = (text: string) =>
    context.fill(text).replaceAll(ESCAPED_BRACES, "{{").replaceAll(ESCAPED_BRACKETS, "[[");
  const converting = { ...context, fill, source, isLink: false };
  return parseMarkdown(source)
    .children.flatMap((node, index): RichNode[] =>
      isLine && index === 0 && node.type === "paragraph"
        ? [{ tag: "p", children: convertLine(node, converting) }]
        : convert(node, converting),
    )
    .map((node) => (typeof node === "string" ? { tag: "p", children: [node] } : node));
}

/** Parses the coloured words and tags of a title. */
export function parseTitle(text: string, { fill, tag }: Pick<RichTextContext, "fill" | "tag">): Title {
  if (!text.includes("[[")) return fill(text);
  const shown = (words: string) => fill(words).replaceAll(ESCAPED_BRACKETS, "[[");
  const nodes = wordParts(text.replaceAll("\\[[", ESCAPED_BRACKETS)).map((part): RichNode => {
    if (part.is === "break") return " ";
    const badge = part.is === "tag" ? tag(part.name, part.words && shown(part.words)) : undefined;
    return badge ?? shown(part.value);
  });
  const joined = joinText(nodes);
  return typeof joined[0] === "string" && joined.length === 1 ? joined[0] : joined;
}

function convert(node: Nodes, context: Converting): RichNode[] {
  const { fill } = context;
  const element = (tag: RichElement["tag"], more?: Partial<RichElement>): RichNode[] => [
    { tag, ...("children" in node ? { children: convertAll(node.children, context) } : {}), ...more },
  ];

  switch (node.type) {
    case "text":
      return convertWords(node.value, context);
    case "paragraph":
      return element("p");
    case "strong":
      return element("strong");
    case "emphasis":
      return element("em");
    case "delete":
      return element("del");
    case "code":
      return [{ tag: "pre", children: [{ tag: "code", children: [fill(node.value)] }] }];
    case "thematicBreak":
      return element("hr");
    case "inlineCode":
      return element("code", { children: [fill(node.value)] });
    case "link":
      return [convertLink(fill(decodeBraces(node.url)), node.children, context)];
    case "list": {
      const { ordered, start } = node;
      return element(ordered ? "ol" : "ul", ordered && start !== 1 ? { props: { start: start ?? 1 } } : {});
    }
    case "listItem":
      return element("li", { children: convertItem(node.children, node.checked, context) });
    case "heading":
      return element(node.depth <= 3 ? "h3" : "h4");
    case "blockquote":
      return [convertQuote(node, context)];
    case "break":
      return element("br");
    case "table":
      return [compileTable(node, (cell) => convertAll(cell.children, context))];
    default:
      return [fill(sourceOf(node, context.source))];
  }
}

function convertAll(nodes: readonly Nodes[], context: Converting): RichNode[] {
  return joinText(nodes.flatMap((child) => convert(child, context)));
}

function convertWords(words: string, { fill, link, tag, isLink }: Converting): RichNode[] {
  return wordParts(words, isLink).map((part): RichNode => {
    switch (part.is) {
      case "words":
        return fill(part.value);
      case "break":
        return { tag: "br" };
      case "address":
        return { tag: "a", children: [fill(part.value)], link: link(fill(linkOfAddress(part.value))) };
      case "tag":
        return tag(part.name, part.words && fill(part.words)) ?? fill(part.value);
    }
  });
}

/** A quotation, or a callout with its label. */
function convertQuote(quote: Blockquote, context: Converting): RichElement {
  const callout = readCallout(quote, context.source);
  if (!callout) return { tag: "blockquote", children: convertAll(quote.children, context) };
  const { tone, glyph } = callouts[callout.kind];
  const label: RichElement = { tag: "span", children: [context.labels[callout.kind]] };
  const children = [{ tag: "svg", glyph } as const, label, ...convertAll(callout.content, context)];
  return { tag: "aside", children, props: { role: "note", "data-tone": tone } };
}

/** A link, or the copy button of a link to `copy:…`. */
function convertLink(address: string, words: readonly Nodes[], context: Converting): RichElement {
  const copy = copiedBy(address);
  const children = convertAll(words, { ...context, isLink: true });
  if (copy === undefined) return { tag: "a", children, link: context.link(address) };
  // An autolink <copy:…> shows only the text.
  const seen = children[0] === address ? [copy] : children;
  const label: RichElement = { tag: "span", children: [context.labels.copy] };
  return { tag: "button", children: [label, " ", { tag: "bdi", children: seen }], copy };
}

/** The content of a list item: its words without a paragraph. The words of a task are the label of its checkbox. */
function convertItem(
  nodes: readonly Nodes[],
  isDone: boolean | null | undefined,
  context: Converting,
): RichNode[] {
  const [first, ...rest] = nodes;
  const isTask = typeof isDone === "boolean" && first?.type === "paragraph";
  const unwrap = (node: Nodes) =>
    node.type === "paragraph" ? convertLine(node, context) : convertAll([node], context);
  if (!isTask) return nodes.flatMap(unwrap);
  return [...convertTask(first, isDone, context), ...rest.flatMap(unwrap)];
}

/** The words of a line of a list. A sign at their start becomes its bullet, with a label. */
function convertLine(line: Paragraph, context: Converting): RichNode[] {
  const signed = readSign(line);
  if (!signed) return convertAll(line.children, context);
  const { sign, label } = signed;
  return [
    { tag: "svg", glyph: label === "yes" ? "check" : "close", children: [sign] },
    { tag: "span", children: [context.labels[label]] },
    " ",
    ...convertAll(signed.line.children, context),
  ];
}

function convertTask({ children }: Paragraph, isDone: boolean, context: Converting): RichNode[] {
  const words = convertAll(children, context);
  const props = { type: "checkbox", disabled: true, readOnly: true, checked: isDone };
  return [{ tag: "label", children: [{ tag: "input", props }, " ", ...words] }];
}

/** The parser does not percent-encode, but escapes may hide braces. This restores constants in addresses. */
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

/** A table with at least this many columns scrolls in its own frame. */
const wideColumns = 4;

/** Compiles a table of a text. A wide table scrolls in a frame that can be focused and is named after its columns. */
function compileTable(table: Table, compileCell: (cell: TableCell) => RichNode[]): RichElement {
  const aligns = table.align ?? [];
  const [head = [], ...body] = table.children.map(({ children }) => children.map(compileCell));
  const row = (cells: RichNode[][], tag: "th" | "td"): RichElement => {
    const missing = Array.from({ length: Math.max(0, aligns.length - cells.length) }, (): RichNode[] => []);
    return {
      tag: "tr",
      children: [...cells, ...missing].map((children, column): RichElement => {
        const align = aligns[column];
        const props = {
          ...(tag === "th" && children.length > 0 ? { scope: "col" } : {}),
          ...(align ? { "data-align": align === "left" ? "start" : align === "right" ? "end" : align } : {}),
        };
        // An empty title is not a title.
        return { tag: children.length > 0 ? tag : "td", children, props };
      }),
    };
  };
  const element: RichElement = {
    tag: "table",
    children: [
      { tag: "thead", children: [row(head, "th")] },
      { tag: "tbody", children: body.map((cells) => row(cells, "td")) },
    ],
  };
  if (head.length < wideColumns) return element;
  const name = head.map(wordsOf).filter(Boolean).join(", ");
  return { tag: "div", props: { role: "region", tabIndex: 0, "aria-label": name }, children: [element] };
}

function wordsOf(nodes: readonly RichNode[]): string {
  return nodes.map((node) => (typeof node === "string" ? node : wordsOf(node.children ?? []))).join("");
}
