import { most } from "../../fields/amounts";
import { formattingWork, mostWorkOfConfig, readingWork, dividePlainTables } from "./formattingWork";
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

/** The possible roles of a character in a formatted text. */
const Role = { none: 0, bracket: 1, nests: 2, nestsAfterDigit: 3, html: 4, special: 5 } as const;
const roles = new Uint8Array(128);
for (const sign of "[]") roles[sign.charCodeAt(0)] = Role.bracket;
for (const sign of ">*_+-") roles[sign.charCodeAt(0)] = Role.nests;
for (const sign of ".)") roles[sign.charCodeAt(0)] = Role.nestsAfterDigit;
roles["<".charCodeAt(0)] = Role.html;
for (const sign of "`\\&\t~|") roles[sign.charCodeAt(0)] = Role.special;
const putAside = new Set([ESCAPED_BRACES, ESCAPED_BRACKETS].map((sign) => sign.charCodeAt(0)));
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
  const { brackets, nesting, hasHtml, isSpecial } = signsIn(shown);
  const isNested = text.length > deepestText && nesting > deepestText;
  const mayBeDeep = isNested && farIn.test(shown);
  // A text without any of these has no links, HTML or pictures. Most texts have none of them.
  const mayBeMuch = text.length > fewCharacters;
  const hasParts = brackets > 0 || hasHtml || mayHaveAddress(shown) || mayHaveTable(shown);
  if (!hasParts && !mayBeDeep && !mayBeMuch) return undefined;
  const parts: MarkdownParts = { ...noParts(), work: 0, isTooMuch: false };
  const isPlain = !isSpecial && !mayBeDeep && !shown.includes("    ");
  const links = isPlain ? plainLinks(text, shown, brackets) : undefined;
  if (links && !isNested && shown === text) return { ...parts, ...links };
  if (deepLine.test(shown)) return { ...parts, isTooDeep: true };
  const { isTooMuch, sum } = formattingWork(text, mostWork);
  if (isTooMuch || sum > mostWork) return { ...parts, work: sum, isTooMuch: true };
  if (links || !(hasParts || mayBeDeep)) return { ...parts, ...links, work: sum };
  const isWhole = mayBeDeep || !isInLines;
  const chunks = isWhole ? [{ text, shown, start: 0 }] : chunksOf(text, shown).filter(mayHaveParts);
  return readChunks(chunks, { ...parts, work: sum }, mostWork);
}

function mayHaveParts({ shown }: Chunk): boolean {
  return /[[\]<]/.test(shown) || mayHaveAddress(shown) || mayHaveTable(shown);
}

function readChunks(chunks: readonly Chunk[], parts: MarkdownParts, mostWork: number): MarkdownParts {
  const isAlone = chunks.length === 1;
  for (const { text, shown, start } of chunks) {
    const { brackets, isSpecial } = signsIn(shown);
    const isPlain = !isAlone && !isSpecial && !shown.includes("    ");
    const links = isPlain ? plainLinks(text, shown, brackets) : undefined;
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
function plainLinks(
  text: string,
  shown: string,
  brackets: number,
): Pick<ParsedParts, "links" | "copies"> | undefined {
  const found: Pick<ParsedParts, "links" | "copies"> = { links: [], copies: [] };
  let count = 0;
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
    count++;
    from = closing + 1;
  }
  // Another bracket may be part of a link.
  return brackets === 2 * count && !mayHaveAddress(shown.slice(from)) ? found : undefined;
}

/** The characters of a text that need a closer look. */
interface Signs {
  brackets: number;
  /** The number of characters that may nest one part in another. */
  nesting: number;
  hasHtml: boolean;
  /** Whether some syntax may change the meaning of the rest: code, HTML, escapes, entities, fences, deep indents. */
  isSpecial: boolean;
}

function mayHaveTable(text: string): boolean {
  return text.includes("|") && text.includes("-");
}

/** Scans a text once. Most texts have only words. */
function signsIn(text: string): Signs {
  let brackets = 0;
  let nesting = 0;
  let hasHtml = false;
  let isSpecial = false;
  for (let offset = 0; offset < text.length; offset++) {
    const code = text.charCodeAt(offset);
    const role = roles[code];
    if (role === Role.none) continue;
    // Beyond ASCII.
    if (role === undefined) {
      if (putAside.has(code)) isSpecial = true;
      continue;
    }
    if (role === Role.bracket) brackets++;
    else if (role === Role.nests) nesting++;
    else if (role === Role.nestsAfterDigit) nesting += isDigit(text.charCodeAt(offset - 1)) ? 1 : 0;
    else {
      isSpecial = true;
      if (role === Role.html) hasHtml = true;
    }
  }
  return { brackets, nesting, hasHtml, isSpecial };
}

function isDigit(code: number): boolean {
  return code >= 0x30 && code <= 0x39;
}
