import { most } from "../../fields/amounts";
import { formattingWork, mostWorkOfConfig } from "./formattingWork";
import { ESCAPED_BRACES } from "../../fields/texts/constants";
import { ESCAPED_BRACKETS } from "../../markdown/parseMarkdown";
import { mayHaveAddress } from "../../markdown/wordParts";
import { deepestText, noParts, noteLink, type ParsedParts, parsedParts } from "./parsedParts";

/** The parts of a formatted text that a check looks at. */
export interface MarkdownParts extends ParsedParts {
  /** How much work it is to read it; where that is too much, it is not read at all. */
  work: number;
  isTooMuch: boolean;
}

/** So few cannot be much work, whatever they are. */
const fewCharacters = 500;

/** What a character may mean in a formatted text. */
const Role = { none: 0, bracket: 1, nests: 2, nestsAfterDigit: 3, html: 4, special: 5 } as const;
const roles = new Uint8Array(128);
for (const sign of "[]") roles[sign.charCodeAt(0)] = Role.bracket;
for (const sign of ">*_+-") roles[sign.charCodeAt(0)] = Role.nests;
for (const sign of ".)") roles[sign.charCodeAt(0)] = Role.nestsAfterDigit;
roles["<".charCodeAt(0)] = Role.html;
for (const sign of "`\\&\t~|") roles[sign.charCodeAt(0)] = Role.special;
const putAside = new Set([ESCAPED_BRACES, ESCAPED_BRACKETS].map((sign) => sign.charCodeAt(0)));
/**
 * A line that may be nested more than {@link deepestText} deep: each level needs a sign or two columns in front of the
 * words, and a tab is up to four columns. The lines of a long flat list are not, and need no parser.
 */
const farIn = /^[ \t>*+.)\d-]{25}/m;
/**
 * A line that begins with more quotes and lists than {@link deepestText}, with or without words behind them; the parser
 * would take long over many. A row of stars or dashes alone is a rule, also within quotes.
 */
const deepLine =
  /^(?![ \t]*(?:>[ \t]*){0,50}([*-])(?:[ \t]*\1)*[ \t]*$)(?:[ \t]*(?:>|[*+-](?=[ \t]|$)|\d{1,9}[.)](?=[ \t]|$))){51}/m;

/**
 * Reads a formatted text for what needs checking; `undefined` where it has nothing of the kind. A text that is longer
 * than a text may be is not read: the shape of the config tells of it.
 * @param mostWork - how much work it may be to read it
 */
export function readMarkdown(text: string, mostWork = mostWorkOfConfig): MarkdownParts | undefined {
  if (text.length > most.richText) return undefined;
  const { brackets, nesting, hasHtml, isSpecial } = signsIn(text);
  const isNested = text.length > deepestText && nesting > deepestText;
  const mayBeDeep = isNested && farIn.test(text);
  // Without one of these there is neither a link nor HTML nor a picture, and most texts have none.
  const mayBeMuch = text.length > fewCharacters;
  const hasParts = brackets > 0 || hasHtml || mayHaveAddress(text) || mayHaveTable(text);
  if (!hasParts && !mayBeDeep && !mayBeMuch) return undefined;
  const parts: MarkdownParts = { ...noParts(), work: 0, isTooMuch: false };
  const isPlain = !isSpecial && !mayBeDeep && !text.includes("    ");
  const links = isPlain ? plainLinks(text, brackets) : undefined;
  if (links && !isNested) return { ...parts, ...links };
  if (deepLine.test(text)) return { ...parts, isTooDeep: true };
  const { isTooMuch, sum } = formattingWork(text);
  if (isTooMuch || sum > mostWork) return { ...parts, isTooMuch: true };
  const read = links ?? (hasParts || mayBeDeep ? parsedParts(text) : {});
  return { ...parts, ...read, work: sum };
}

const plainWords = /^[^*_~!\n\r]*[^*_~!\s]$/;
const plainAddress = /^[^(\s<>"'*_~]+$/;

/**
 * The links of a text that has as many brackets and no signs of anything else; `undefined` where one of them
 * is not written as most people do, so that it needs a parser.
 */
function plainLinks(text: string, brackets: number): Pick<ParsedParts, "links" | "copies"> | undefined {
  const found: Pick<ParsedParts, "links" | "copies"> = { links: [], copies: [] };
  let count = 0;
  let from = 0;
  for (let opening = text.indexOf("["); opening >= 0; opening = text.indexOf("[", from)) {
    const middle = text.indexOf("](", opening);
    const closing = text.indexOf(")", middle);
    const words = text.slice(opening + 1, middle);
    const address = text.slice(middle + 2, closing);
    const isPlain =
      middle >= 0 &&
      closing >= 0 &&
      text[opening - 1] !== "!" &&
      !mayHaveAddress(text.slice(from, opening)) &&
      plainWords.test(words) &&
      plainAddress.test(address);
    if (!isPlain) return undefined;
    noteLink(address, words, { start: opening, end: closing + 1 }, found);
    count++;
    from = closing + 1;
  }
  // Any other bracket may belong to one of them.
  return brackets === 2 * count && !mayHaveAddress(text.slice(from)) ? found : undefined;
}

/** What a text has of what needs a closer look. */
interface Signs {
  /** Its square brackets. */
  brackets: number;
  /** What nests one part in another. */
  nesting: number;
  /** Whether there may be HTML in it. */
  hasHtml: boolean;
  /** Whether something may give it another meaning: code, HTML, escapes, entities, fences, far indents. */
  isSpecial: boolean;
}

function mayHaveTable(text: string): boolean {
  return text.includes("|") && text.includes("-");
}

/** Looks through a text once: most have nothing but words. */
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
