import type { Link } from "../fields/addresses/link";
import type { RichElement, RichNode } from "../fields/texts/text";
import { mayHaveAddress } from "../markdown/wordParts";

/** How the parts of a text are turned into what the page shows. */
export interface RichTextContext {
  /** Fills in constants; applied after parsing, so that a constant's value is never read as Markdown. */
  fill: (text: string) => string;
  link: (address: string) => Link;
  /** What stands, for screen readers, in front of the words that copy. */
  copyLabel: string;
  /** The badge of a tag by its name; nothing where there is no such tag. */
  tag: (name: string) => RichElement | undefined;
}

/** Words inside of a mark: they begin and end with a letter or digit, so that the mark can mean only one thing. */
const words = String.raw`[\p{L}\p{N}](?:[\p{L}\p{N} ,.'’-]*[\p{L}\p{N}])?`;
const address = "[A-Za-z0-9/#{][A-Za-z0-9/.~#:?=+{}-]*";
/** Bold words, words in italics, a link; none of them inside of another. */
const mark = String.raw`\*\*${words}\*\*|\*${words}\*|\[${words}\]\(${address}\)`;
/** What means nothing in Markdown wherever it stands behind the start of a line. */
const plain = String.raw`[\p{L}\p{N} .,:;!?'"“”„‘’…–—(){}/%-]`;

const alone = `(?:${mark})(?=$|[ .,:;?!)])`;
/** A line that Markdown reads in one way only: plain words, with marks that stand by themselves between them. */
const simpleLine = new RegExp(
  String.raw`^(?:[\p{L}"'“„‘{]|${alone})${plain}*(?:(?<=[ (])${alone}${plain}*)*` +
    String.raw`(?<=[\p{L}\p{N}.,:;?!'"“”„‘’…(){}*])$`,
  "u",
);
/** Where links lead: what is an address there is none among the words. */
const targets = /\]\([^()\s]*\)/g;
const marks = new RegExp(`(${mark})`, "u");

/**
 * Reads a text of simple lines, as most texts are; a Markdown parser takes ten times as long.
 * @returns the paragraphs; nothing for a text that only a parser can tell
 */
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
  // A separator that is caught stands among the parts.
  return paragraph.split(marks).flatMap((part, index): RichNode[] => {
    if (index % 2 === 1) return [readMark(part, context)];
    return part === "" ? [] : readLines(part, context);
  });
}

function readLines(part: string, { fill }: RichTextContext): RichNode[] {
  return part
    .split("\n")
    .flatMap((line, index): RichNode[] => [...(index > 0 ? [br] : []), ...(line === "" ? [] : [fill(line)])]);
}

const br: RichElement = { tag: "br" };

function readMark(part: string, { fill, link }: RichTextContext): RichNode {
  if (part.startsWith("**")) return { tag: "strong", children: [fill(part.slice(2, -2))] };
  if (part.startsWith("*")) return { tag: "em", children: [fill(part.slice(1, -1))] };
  const middle = part.indexOf("](");
  const target = part.slice(middle + 2, -1);
  return { tag: "a", children: [fill(part.slice(1, middle))], link: link(fill(target)) };
}
