import type { TextLanguage } from "../fields/compiled";
import type { RichElement, RichNode, Title } from "../fields/texts/text";
import { knownLanguage } from "../words/knownLanguage";
import { textDirection } from "./textDirection";

/** The language of a group of keys, if it is not the page's because translations are missing. */
export function languageOf(owner: object | undefined, page: string): TextLanguage | undefined {
  const { originalLanguage } = (owner ?? {}) as { originalLanguage?: string };
  return originalLanguage === undefined ? undefined : attributesOf(knownLanguage(originalLanguage), page);
}

function attributesOf(lang: string, other: string): TextLanguage {
  const dir = textDirection(lang);
  return dir === "ltr" && textDirection(other) === "ltr" ? { lang } : { lang, dir };
}

/** Elements that contain lines. */
const blocks = new Set(
  "p ul ol li h3 h4 blockquote aside div table thead tbody tr th td pre hr label".split(" "),
);

/** In characters. Shorter texts are on the page's side, like headings and other things beside them. */
const longText = 200;

/**
 * Marks the words of a compiled title or text as being in another language. Tags and the program's own words stay in the
 * language of the page. The lines of a long text start on the side of its own language.
 */
export function markLanguage(nodes: Title, own: TextLanguage, page: string): RichNode[] {
  const back = { ...attributesOf(page, own.lang) };
  if (typeof nodes === "string") return [withLanguage([nodes])];
  const isAligned = textDirection(own.lang) !== textDirection(page) && lengthOf(nodes) > longText;
  return isAligned
    ? linesOf(nodes).map((node) =>
        typeof node === "string" || !blocks.has(node.tag)
          ? node
          : { ...node, props: { dir: textDirection(own.lang), ...node.props } },
      )
    : linesOf(nodes);

  /** Neighbours in a line are in one element, because it is isolated from the direction around it. */
  function linesOf(nodes: readonly RichNode[]): RichNode[] {
    const lines: RichNode[] = [];
    let line: RichNode[] = [];
    for (const node of nodes) {
      // The gap beside a checkbox.
      if (node === " " && line.length === 0) lines.push(node);
      else if (typeof node === "string" || (!blocks.has(node.tag) && !isAdded(node))) {
        if (line.push(partOf(node)) === 1) lines.push(withLanguage(line));
      } else {
        line = [];
        const { children, props } = node;
        if (isAdded(node)) lines.push(isAligned ? { ...node, props: { ...back, ...props } } : node);
        else lines.push(children && node.tag !== "pre" ? { ...node, children: linesOf(children) } : node);
      }
    }
    return lines;
  }

  function partOf(node: RichNode): RichNode {
    if (typeof node === "string") return node;
    const { tag, props, children } = node;
    if (isAdded(node)) return { ...node, props: { ...back, ...props } };
    // The program adds words to links and buttons.
    if (tag === "a" || tag === "button")
      return { ...node, props: { ...back, ...props }, children: linesOf(children ?? []) };
    return children ? { ...node, children: children.map(partOf) } : node;
  }

  function withLanguage(children: RichNode[]): RichElement {
    return { tag: "bdi", children, props: { ...own } };
  }
}

/** Whether it is a word, a sign or a checkbox of the program, or a tag. */
function isAdded({ tag, props }: RichElement): boolean {
  return tag === "span" || tag === "svg" || tag === "input" || props?.["data-tag"] !== undefined;
}

function lengthOf(nodes: readonly RichNode[]): number {
  return nodes.reduce(
    (sum, node) => sum + (typeof node === "string" ? node.length : lengthOf(node.children ?? [])),
    0,
  );
}
