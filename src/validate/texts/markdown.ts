import { most } from "../../fields/amounts";
import { formattingWork, mostWorkOfConfig } from "./formattingWork";
import type { Nodes, Text } from "mdast";
import { ESCAPED_BRACES } from "../../fields/constants";
import { ESCAPED_BRACKETS, parseMarkdown, shield } from "../../markdown/parseMarkdown";
import { copiedBy, linkOfAddress, mayHaveAddress, wordParts } from "../../markdown/wordParts";
import type { Within } from "../finding";

/** The parts of a formatted text that a check looks at. */
export interface MarkdownParts {
  /** The links, each with its words and its place in the text; bare addresses are among them. */
  links: MarkdownLink[];
  /** What looks like a link and copies a text: `[words](copy:text)`. */
  copies: MarkdownCopy[];
  /** The links whose address stands elsewhere in the text, and those addresses; the pages show them as they are written. */
  references: Within[];
  /** The rows of tables with more cells than the table has columns. */
  longRows: Within[];
  /** The pieces of HTML. */
  html: string[];
  /** The addresses of the pictures. */
  images: string[];
  /** Whether its quotes, lists and marks are nested deeper than {@link deepestText}; what lies deeper is not read. */
  isTooDeep: boolean;
  /** How much work it is to read it; where that is too much, it is not read at all. */
  work: number;
  isTooMuch: boolean;
}

/** One link of a formatted text. */
export interface MarkdownLink extends Within {
  address: string;
  words: string;
}

/** One text to copy of a formatted text. */
export interface MarkdownCopy extends Within {
  text: string;
}

/** Far more than can be read on a page, far less than what would exhaust the stack. */
export const deepestText = 50;

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
/** A line with more quotes and lists in front of its words than {@link deepestText}; the parser would take long over many. */
const deepLine = /^(?:[ \t]*(?:>|[*+-](?=[ \t])|\d{1,9}[.)](?=[ \t]))){51,}[ \t]*[^\s>*+-]/m;

/**
 * Reads a formatted text for what needs checking; `undefined` where it has nothing of the kind. A text that is longer
 * than a text may be is not read: the shape of the config tells of it.
 * @param mostWork - how much work it may be to read it
 */
export function readMarkdown(text: string, mostWork = mostWorkOfConfig): MarkdownParts | undefined {
  if (text.length > most.richText) return undefined;
  const { brackets, nesting, hasHtml, isSpecial } = signsIn(text);
  const mayBeDeep = text.length > deepestText && nesting > deepestText;
  // Without one of these there is neither a link nor HTML nor a picture, and most texts have none.
  const mayBeMuch = text.length > fewCharacters;
  const hasParts = brackets > 0 || hasHtml || mayHaveAddress(text) || mayHaveTable(text);
  if (!hasParts && !mayBeDeep && !mayBeMuch) return undefined;
  const parts: MarkdownParts = {
    links: [],
    copies: [],
    references: [],
    longRows: [],
    html: [],
    images: [],
    isTooDeep: false,
    work: 0,
    isTooMuch: false,
  };
  const isPlain = !isSpecial && !mayBeDeep && !text.includes("    ");
  const links = isPlain ? plainLinks(text, brackets) : undefined;
  if (links) return { ...parts, ...links };
  if (deepLine.test(text)) return { ...parts, isTooDeep: true };
  const { isTooMuch, sum } = formattingWork(text);
  if (isTooMuch || sum > mostWork) return { ...parts, isTooMuch: true };
  parts.work = sum;
  if (hasParts || mayBeDeep) {
    const shielded = shield(text);
    collect(parseMarkdown(shielded), parts);
    const places = shielded === text ? undefined : placesBefore(text, shielded);
    const placed: Within[] = [...parts.links, ...parts.copies, ...parts.references, ...parts.longRows];
    if (places) for (const one of placed) moveBack(one, places);
  }
  return parts;
}

const plainWords = /^[^*_~!\n\r]*[^*_~!\s]$/;
const plainAddress = /^[^(\s<>"'*_~]+$/;

/**
 * The links of a text that has as many brackets and no signs of anything else; `undefined` where one of them
 * is not written as most people do, so that it needs a parser.
 */
function plainLinks(text: string, brackets: number): Pick<MarkdownParts, "links" | "copies"> | undefined {
  const found: Pick<MarkdownParts, "links" | "copies"> = { links: [], copies: [] };
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
    add(address, words, { start: opening, end: closing + 1 }, found);
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
    if (putAside.has(code)) isSpecial = true;
    const role = roles[code];
    if (role === undefined || role === Role.none) continue;
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

/** Notes a link, or the text that it copies. */
function add(
  address: string,
  words: string,
  place: Within,
  { links, copies }: Pick<MarkdownParts, "links" | "copies">,
): void {
  const copied = copiedBy(address);
  if (copied === undefined) links.push({ address, words, ...place });
  else copies.push({ text: copied, ...place });
}

function collect(node: Nodes, parts: MarkdownParts, depth = 0, isLink = false): void {
  if (depth > deepestText) {
    parts.isTooDeep = true;
    return;
  }
  if (node.type === "link") {
    const address = asWritten(node.url).replaceAll("%7B%7B", "{{").replaceAll("%7D%7D", "}}");
    add(address, asWritten(wordsOf(node)), placeOf(node), parts);
  }
  if (node.type === "text" && !isLink && mayHaveAddress(node.value)) addBareAddresses(node, parts);
  if (node.type === "linkReference" || node.type === "definition") parts.references.push(placeOf(node));
  if (node.type === "table") {
    const columns = node.align?.length ?? 0;
    parts.longRows.push(...node.children.filter(({ children }) => children.length > columns).map(placeOf));
  }
  if (node.type === "html") parts.html.push(asWritten(node.value));
  if (node.type === "image") parts.images.push(node.url);
  if (node.type === "imageReference") parts.images.push(node.label ?? node.identifier);
  if ("children" in node) {
    for (const child of node.children) collect(child, parts, depth + 1, isLink || node.type === "link");
  }
}

function addBareAddresses(node: Text, { links }: MarkdownParts): void {
  const from = placeOf(node).start;
  for (const part of wordParts(node.value)) {
    if (part.is !== "address") continue;
    const place = { start: from + part.start, end: from + part.start + part.value.length };
    links.push({ address: asWritten(linkOfAddress(part.value)), words: asWritten(part.value), ...place });
  }
}

function placeOf({ position }: Nodes): Within {
  return { start: position?.start.offset ?? 0, end: position?.end.offset ?? 0 };
}

function wordsOf(node: Nodes, depth = 0): string {
  if ("value" in node) return node.value;
  if ("alt" in node) return node.alt ?? "";
  if (!("children" in node) || depth > deepestText) return "";
  return node.children.map((child) => wordsOf(child, depth + 1)).join("");
}

/** For each place of a shielded text the place in the text as it is written. */
function placesBefore(text: string, shielded: string): number[] {
  const places: number[] = [];
  let from = 0;
  for (const sign of shielded) {
    const written = sign === ESCAPED_BRACES ? "\\{{" : sign === ESCAPED_BRACKETS ? "\\[[" : sign;
    const isAside = written !== sign && text.startsWith(written, from);
    // What the shield left out are spaces.
    const at = isAside ? from : text.indexOf(sign, from);
    from = at < 0 ? text.length : at;
    for (let unit = 0; unit < sign.length; unit++) places.push(from + unit);
    from += isAside ? written.length : sign.length;
  }
  return [...places, text.length];
}

function moveBack(place: Within, places: readonly number[]): void {
  // The end is counted from the last sign, so that no space behind it belongs to the place.
  const last = places[place.end - 1] ?? 0;
  place.start = places[place.start] ?? 0;
  place.end = Math.max(last + 1, place.start);
}

function asWritten(text: string): string {
  return text.replaceAll(ESCAPED_BRACES, "\\{{").replaceAll(ESCAPED_BRACKETS, "\\[[");
}
