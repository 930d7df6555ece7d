import type { Link } from "../fields/addresses/link";
import type { RichElement, RichNode } from "../fields/texts/text";
import type { CalloutKind } from "../markdown/callouts";
import { mayHaveAddress } from "../markdown/wordParts";

/** Compiles the parts of a text. */
export interface RichTextContext {
  /** Replaces constants. Applied after parsing, so a constant's value is never parsed as Markdown. */
  fill: (text: string) => string;
  link: (address: string) => Link;
  /** The labels of copy buttons, callouts, ticks and crosses for screen readers. */
  labels: Readonly<Record<CalloutKind | "copy" | "yes" | "no", string>>;
  /** The badge of a tag, or words in its colour; `undefined` if its name is unknown. */
  tag: (name: string, words?: string) => RichElement | undefined;
}

/** Words inside emphasis or a link. They start and end with a letter or digit, so the syntax is unambiguous. */
const words = String.raw`[\p{L}\p{N}](?:[\p{L}\p{N} ,.'’-]*[\p{L}\p{N}])?`;
const address = "[A-Za-z0-9/#{][A-Za-z0-9/.~#:?=+{}-]*";
/** Bold text, italic text or a link, not nested. */
const mark = String.raw`\*\*${words}\*\*|\*${words}\*|\[${words}\]\(${address}\)`;
/** Characters without a meaning in Markdown, except at the start of a line. */
const plain = String.raw`[\p{L}\p{N} .,:;!?'"“”„‘’…–—(){}/%-]`;

const alone = `(?:${mark})(?=$|[ .,:;?!)])`;
/** A line with only one meaning in Markdown: plain words, with separate bold and italic words and links. */
const simpleLine = new RegExp(
  String.raw`^(?:[\p{L}"'“„‘{]|${alone})${plain}*(?:(?<=[ (])${alone}${plain}*)*` +
    String.raw`(?<=[\p{L}\p{N}.,:;?!'"“”„‘’…(){}*])$`,
  "u",
);
/** Link targets. An address in a target is not an address in the text. */
const targets = /\]\([^()\s]*\)/g;
const separators = new RegExp(`(\n|${mark})`, "u");

/** Reads a text of simple lines, ten times as fast as a Markdown parser. `undefined` if the text needs one. */
export function readSimpleText(text: string, context: RichTextContext): RichNode[] | undefined {
  if (mayHaveAddress(text.replace(targets, "]")) || /\]\(copy:/i.test(text)) return undefined;
  const paragraphs = text.split(/\n{2,}/);
  const isSimple = paragraphs.every((paragraph) =>
    paragraph.split("\n").every((line) => simpleLine.test(line)),
  );
  if (!isSimple) return undefined;
  return paragraphs.map((paragraph) => ({ tag: "p", children: readParts(paragraph, context) }));
}

function readParts(paragraph: string, context: RichTextContext): RichNode[] {
  const nodes: RichNode[] = [];
  // The separators have odd indexes, because they are captured.
  for (const [index, part] of paragraph.split(separators).entries()) {
    if (part === "\n") nodes.push({ tag: "br" });
    else if (part !== "") nodes.push(index % 2 === 1 ? readMark(part, context) : context.fill(part));
  }
  return nodes;
}

function readMark(part: string, { fill, link }: RichTextContext): RichNode {
  if (part.startsWith("**")) return { tag: "strong", children: [fill(part.slice(2, -2))] };
  if (part.startsWith("*")) return { tag: "em", children: [fill(part.slice(1, -1))] };
  const middle = part.indexOf("](");
  const target = part.slice(middle + 2, -1);
  return { tag: "a", children: [fill(part.slice(1, middle))], link: link(fill(target)) };
}
