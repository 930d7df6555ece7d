import type { Nodes } from "mdast";
import { fromMarkdown } from "mdast-util-from-markdown";
import { tables } from "../../markdown/parseMarkdown";

export interface FormattingWork {
  /** Whether a single part of the text is too much. */
  isTooMuch: boolean;
  /** The total work of all parts that take more than usual. */
  sum: number;
}

/** The limit for all texts of a config; about 1 s. */
export const mostWorkOfConfig = 150_000_000;
/** The work for each parsed text, character, and line or cell. The limit is reached at 300,000 characters. */
const [workOfText, workOfCharacter, workOfLine] = [10_000, 500, 4000];
/** Formatting characters may each scan their paragraph. The limit is reached at 400 in 20,000 characters. */
const mostWorkOfParagraph = 8_000_000;
/** Quotes and lists may each move everything read so far. The limit is reached at 400 in 50,000 characters. */
const mostWorkOfNesting = 20_000_000;
/** Nesting takes longer than scanning by this factor. */
const weightOfNesting = 4;
/** Work below this is not counted: 7,000 characters with 70 formatting characters. */
const usualWork = 500_000;

const none: FormattingWork = { isTooMuch: false, sum: 0 };
const signs = /\*+|_+|`+|~+|[[\]()!<&\\]/g;
const nested = /^(?:[ \t]+(?:[-*+]|\d{1,9}[.)])[ \t]|[ \t]*>)/gm;

/** Without these, a parser finds the paragraphs of a text but does not parse their content. */
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

/** Estimates the work of reading a text, in a fraction of the time. */
export function formattingWork(text: string, mostWork = mostWorkOfConfig): FormattingWork {
  const nesting = text.length * count(text, nested);
  const sum = nesting > usualWork ? weightOfNesting * nesting : 0;
  if (nesting > mostWorkOfNesting) return { isTooMuch: true, sum };
  // Paragraphs end at an empty line or the start of a list item, so most texts need no closer look.
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

/** The parser's work for a text, however its formatting is distributed. */
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

export function count(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}

/** A table between empty lines whose rows begin and end with a bar, as most people and all formatters write it. */
const plainTable =
  /(?<!\S[ \t]*\n)^\|[^\n]*\|[ \t]*\n\|(?:[ \t]*:?-+:?[ \t]*\|)+[ \t]*(?:\n\|[^\n]*\|[ \t]*)*$(?!\n[ \t]*\S)/gm;

/**
 * A formatted text of the same length with the rows of its plain tables as paragraphs, because a parser takes long to
 * read a table. Tables with a link across cells, a backslash or a row with too many cells are unchanged.
 * @param shown - the text, or the text with its plain code blanked
 */
export function dividePlainTables(text: string, shown: string): string {
  if (!shown.includes("|")) return shown;
  return shown.replace(plainTable, (table, start: number) => {
    const [header = "", delimiter = "", ...rows] = text.slice(start, start + table.length).split("\n");
    const columns = cellsOf(delimiter).length;
    const isPlain =
      cellsOf(header).length === columns &&
      [header, ...rows].every((row) => {
        const cells = cellsOf(row);
        return cells.length <= columns && (!/[[\]()`]/.test(row) || cells.every(isWhole));
      });
    if (!isPlain || table.includes("\\")) return table;
    return table
      .replace(/\|[ \t]*\n\|/g, (end) => `\n${",".repeat(end.length - 3)}\n,`)
      .replace(/\||(?<=[ \t])[ \t]|[ \t](?=[ \t])/g, ",");
  });
}

function cellsOf(row: string): string[] {
  return row.trim().slice(1, -1).split("|");
}

/** Whether no bracket or code of a cell goes on in another one. */
function isWhole(cell: string): boolean {
  const parts = (separator: string) => cell.split(separator).length;
  return parts("[") === parts("]") && parts("(") === parts(")") && parts("`") % 2 === 1;
}
