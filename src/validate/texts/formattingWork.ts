import type { Nodes } from "mdast";
import { fromMarkdown } from "mdast-util-from-markdown";
import { tables } from "../../markdown/parseMarkdown";
import { dividePlainTables } from "./plainTables";

/** How much work it is to read the formatting of a text. */
export interface FormattingWork {
  /** Whether one part of the text alone is too much. */
  isTooMuch: boolean;
  /** What all parts take together that take more than usual. */
  sum: number;
}

/** For all texts of a config; some 1 s. */
export const mostWorkOfConfig = 150_000_000;
/** For each text that a parser reads, each of its characters, and each line and cell. So 300,000 characters. */
const [workOfText, workOfCharacter, workOfLine] = [10_000, 500, 4000];
/** For each sign of formatting the parser may look at the rest of its paragraph. So 400 signs in 20,000 characters. */
const mostWorkOfParagraph = 8_000_000;
/** For each quote, and each list in a list, it may move all that it has read. So 400 of them in 50,000 characters. */
const mostWorkOfNesting = 20_000_000;
/** That takes the longer of the two. */
const weightOfNesting = 4;
/** Up to here nothing is counted: 7,000 characters with 70 signs. */
const usualWork = 500_000;

const none: FormattingWork = { isTooMuch: false, sum: 0 };
const signs = /\*+|_+|`+|~+|[[\]()!<&\\]/g;
const nested = /^(?:[ \t]+(?:[-*+]|\d{1,9}[.)])[ \t]|[ \t]*>)/gm;

/** Without these, a parser finds the paragraphs of a text and does not look into them. */
const withoutWords = {
  disable: {
    null: [
      "attention",
      "autolink",
      "characterEscape",
      "characterReference",
      "codeText",
      "htmlText",
      "labelEnd",
      "labelStartImage",
      "labelStartLink",
    ],
  },
};

/** Tells how much work it is to read a text, at a fraction of that work. */
export function formattingWork(text: string, mostWork = mostWorkOfConfig): FormattingWork {
  const nesting = text.length * count(text, nested);
  const sum = nesting > usualWork ? weightOfNesting * nesting : 0;
  if (nesting > mostWorkOfNesting) return { isTooMuch: true, sum };
  // No paragraph goes over an empty line or the start of a list's entry, so most texts need no closer look.
  const isUsual = dividePlainTables(text, text)
    .split(/\n[ \t]*\n|\n(?= {0,3}(?:[-*+]|1[.)])[ \t]+\S)/)
    .every((part) => workOf(part) <= usualWork);
  if (isUsual) return { ...none, sum };
  const work = { ...none, sum: sum + readingWork(text) };
  if (work.sum > mostWork) return { ...work, isTooMuch: true };
  const options = { extensions: [tables.syntax, withoutWords], mdastExtensions: [tables.tree] };
  add(fromMarkdown(text, options), work);
  return work;
}

/** The work of a parser that reads a text, however its formatting is distributed. */
export function readingWork(text: string): number {
  return workOfText + workOfCharacter * text.length + workOfLine * count(text, /[\n|]/g);
}

function add(node: Nodes, work: FormattingWork): void {
  if (node.type === "text") {
    const own = workOf(node.value);
    if (own > mostWorkOfParagraph) work.isTooMuch = true;
    if (own > usualWork) work.sum += own;
  }
  if ("children" in node) for (const child of node.children) add(child, work);
}

function workOf(paragraph: string): number {
  return paragraph.length < 2 ? 0 : paragraph.length * count(paragraph, signs);
}

function count(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}
