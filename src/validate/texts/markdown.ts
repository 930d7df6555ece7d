import { most } from "../../fields/amounts";
import { count, formattingWork, mostWorkOfConfig, readingWork, dividePlainTables } from "./formattingWork";
import { ESCAPED_BRACES, findConstants } from "../../fields/texts/constants";
import { ESCAPED_BRACKETS } from "../../markdown/parseMarkdown";
import { mayHaveAddress } from "../../markdown/wordParts";
import { blankPlainCode } from "./blankCode";
import { type Chunk, chunksOf } from "./chunks";
import type { Within } from "../finding";
import type { TextField } from "../visits";
import { deepestText, noParts, noteLink, type ParsedParts, parsedParts } from "./parsedParts";

/** The parts of a formatted text that checks use. */
export interface MarkdownParts extends ParsedParts {
  /** The work of reading it. If that is too much, the text is not read at all. */
  work: number;
  isTooMuch: boolean;
}

/** One parsed text of a config. */
export interface PlacedMarkdown extends MarkdownParts {
  field: TextField;
}

/** Shorter texts never take much work. */
const fewCharacters = 500;

/** Characters that may nest one part in another. */
const nesting = /[>*_+-]|(?<=[0-9])[.)]/g;
/** Syntax that may change the meaning of the rest: code, HTML, escapes, entities, fences, deep indents. */
const special = new RegExp(`[<\`\\\\&\t~|${ESCAPED_BRACES}${ESCAPED_BRACKETS}]| {4}`);
/**
 * A line that may be nested deeper than {@link deepestText}. Each level needs a character or two columns in front of
 * the words, and a tab is up to four columns. The lines of a long flat list do not match, so they need no parser.
 */
const farIn = /^[ \t>*+.)\d-]{25}/m;
/**
 * A line that begins with more quotes and lists than {@link deepestText}, with or without words after them. Parsing
 * many of them is slow. A row of only stars or dashes is a horizontal rule, even inside quotes.
 */
const deepLine =
  /^(?![ \t]*(?:>[ \t]*){0,50}([*-])(?:[ \t]*\1)*[ \t]*$)(?:[ \t]*(?:>|[*+-](?=[ \t]|$)|\d{1,9}[.)](?=[ \t]|$))){51}/m;

/** Reads a formatted text for the checks; `undefined` if it has no relevant parts or exceeds the length limit. */
export function readMarkdown(text: string, mostWork = mostWorkOfConfig): MarkdownParts | undefined {
  if (text.length > most.richText) return undefined;
  // The spaces inside a constant are removed before parsing, including line endings.
  const isInLines =
    !text.includes("\n") ||
    findConstants(text).every(({ start, end }) => !text.slice(start, end).includes("\n"));
  const shown = isInLines ? dividePlainTables(text, blankPlainCode(text)) : text;
  const isNested = text.length > deepestText && count(shown, nesting) > deepestText;
  const mayBeDeep = isNested && farIn.test(shown);
  // A text without any of these has no links, HTML or pictures. Most texts have none of them.
  const hasParts = mayHaveParts(shown);
  if (!hasParts && !mayBeDeep && text.length <= fewCharacters) return undefined;
  const parts: MarkdownParts = { ...noParts(), work: 0, isTooMuch: false };
  const links = mayBeDeep ? undefined : plainLinks(text, shown);
  if (links && !isNested && shown === text) return { ...parts, ...links };
  if (deepLine.test(shown)) return { ...parts, isTooDeep: true };
  const { isTooMuch, sum } = formattingWork(text, mostWork);
  if (isTooMuch || sum > mostWork) return { ...parts, work: sum, isTooMuch: true };
  if (links || !(hasParts || mayBeDeep)) return { ...parts, ...links, work: sum };
  const isWhole = mayBeDeep || !isInLines;
  const chunks = isWhole
    ? [{ text, shown, start: 0 }]
    : chunksOf(text, shown).filter((chunk) => mayHaveParts(chunk.shown));
  return readChunks(chunks, { ...parts, work: sum }, mostWork);
}

function mayHaveParts(shown: string): boolean {
  return /[[\]<]/.test(shown) || mayHaveAddress(shown) || (shown.includes("|") && shown.includes("-"));
}

function readChunks(chunks: readonly Chunk[], parts: MarkdownParts, mostWork: number): MarkdownParts {
  const isAlone = chunks.length === 1;
  for (const { text, shown, start } of chunks) {
    const links = isAlone ? undefined : plainLinks(text, shown);
    if (!links) parts.work += readingWork(text);
    if (parts.work > mostWork) return { ...noParts(), work: parts.work, isTooMuch: true };
    addParts(parts, { ...noParts(), ...(links ?? parsedParts(text)) }, start);
  }
  return parts;
}

/** Adds the parts of a chunk, with offsets in the whole text. */
function addParts(parts: MarkdownParts, added: ParsedParts, start: number): void {
  const moved = <Item extends Within>(items: readonly Item[]) =>
    items.map((item) => ({ ...item, start: item.start + start, end: item.end + start }));
  for (const link of moved(added.links)) parts.links.push(link);
  for (const copy of moved(added.copies)) parts.copies.push(copy);
  for (const reference of moved(added.references)) parts.references.push(reference);
  for (const row of moved(added.longRows)) parts.longRows.push(row);
  for (const piece of added.html) parts.html.push(piece);
  for (const image of added.images) parts.images.push(image);
  parts.isTooDeep ||= added.isTooDeep;
}

const plainWords = /^[^*_~!\n\r]*[^*_~!\s]$/;
const plainAddress = /^[^(\s<>"'*_~`]+$/;

/** The links of a text without other formatting except plain code; `undefined` if one of them needs a parser. */
function plainLinks(text: string, shown: string): Pick<ParsedParts, "links" | "copies"> | undefined {
  if (special.test(shown)) return undefined;
  const found: Pick<ParsedParts, "links" | "copies"> = { links: [], copies: [] };
  let links = 0;
  let from = 0;
  for (let opening = shown.indexOf("["); opening >= 0; opening = shown.indexOf("[", from)) {
    const middle = shown.indexOf("](", opening);
    const closing = shown.indexOf(")", middle);
    const words = shown.slice(opening + 1, middle);
    const address = text.slice(middle + 2, closing);
    const isPlain =
      middle >= 0 &&
      closing >= 0 &&
      shown[opening - 1] !== "!" &&
      !mayHaveAddress(shown.slice(from, opening)) &&
      plainWords.test(words) &&
      plainAddress.test(address) &&
      // The words of a link must not contain code, because a parser splits it off.
      text.startsWith(words, opening + 1);
    if (!isPlain) return undefined;
    noteLink(address, words, { start: opening, end: closing + 1 }, found);
    links++;
    from = closing + 1;
  }
  // Another bracket may be part of a link.
  return count(shown, /[[\]]/g) === 2 * links && !mayHaveAddress(shown.slice(from)) ? found : undefined;
}
