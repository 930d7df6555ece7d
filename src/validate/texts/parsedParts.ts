import type { Nodes, Text } from "mdast";
import { ESCAPED_BRACES } from "../../fields/texts/constants";
import { ESCAPED_BRACKETS, parseMarkdown, shield } from "../../markdown/parseMarkdown";
import { copiedBy, linkOfAddress, mayHaveAddress, wordParts } from "../../markdown/wordParts";
import { remembered } from "../../json/memoizeByObject";
import type { Within } from "../finding";

/** The parts of a formatted text that checks use. */
export interface ParsedParts {
  /** The links, each with its words and its place in the text, including bare addresses. */
  links: MarkdownLink[];
  /** The links that copy a text: `[words](copy:text)`. */
  copies: MarkdownCopy[];
  /** Reference links and their definitions. Pages show both as plain text. */
  references: Within[];
  /** The table rows with more cells than the table has columns. */
  longRows: Within[];
  html: string[];
  images: string[];
  /** Whether its quotes, lists and marks are nested deeper than {@link deepestText}. Deeper parts are not read. */
  isTooDeep: boolean;
}

export interface MarkdownLink extends Within {
  address: string;
  words: string;
}

/** A link in a formatted text that copies a text. */
export interface MarkdownCopy extends Within {
  text: string;
}

/** Deep enough for any readable page, and shallow enough not to exhaust the stack. */
export const deepestText = 50;

/**
 * Finds the parts of a formatted text with a Markdown parser. Cached, because a config is checked on every save and
 * most texts stay the same. Longer texts are not cached, because their parts would take much memory.
 * @param text - must not take too much work to parse
 */
export const parsedParts = remembered(parseParts, { texts: 2000, characters: 2000 });

/** Empty parts, to be filled. */
export function noParts(): ParsedParts {
  return { links: [], copies: [], references: [], longRows: [], html: [], images: [], isTooDeep: false };
}

function parseParts(text: string): ParsedParts {
  const parts = noParts();
  const shielded = shield(text);
  collect(parseMarkdown(shielded), parts);
  const places = shielded === text ? undefined : placesBefore(text, shielded);
  const placed: Within[] = [...parts.links, ...parts.copies, ...parts.references, ...parts.longRows];
  if (places) for (const one of placed) moveBack(one, places);
  return parts;
}

/** Records a link, or the text that it copies. */
export function noteLink(
  address: string,
  words: string,
  { start, end }: Within,
  { links, copies }: Pick<ParsedParts, "links" | "copies">,
): void {
  const copied = copiedBy(address);
  if (copied === undefined) links.push({ address, words, start, end });
  else copies.push({ text: copied, start, end });
}

function collect(node: Nodes, parts: ParsedParts, depth = 0, isLink = false): void {
  if (depth > deepestText) {
    parts.isTooDeep = true;
    return;
  }
  if (node.type === "link") {
    const address = asWritten(node.url).replaceAll("%7B%7B", "{{").replaceAll("%7D%7D", "}}");
    noteLink(address, asWritten(wordsOf(node)), placeOf(node), parts);
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

function addBareAddresses(node: Text, { links }: ParsedParts): void {
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

/** The offset in the written text for each offset in the shielded text. */
function placesBefore(text: string, shielded: string): number[] {
  const places: number[] = [];
  let from = 0;
  for (const character of shielded) {
    const written =
      character === ESCAPED_BRACES ? "\\{{" : character === ESCAPED_BRACKETS ? "\\[[" : character;
    const isAside = written !== character && text.startsWith(written, from);
    // Characters that the shield removed are spaces.
    const at = isAside ? from : text.indexOf(character, from);
    from = at < 0 ? text.length : at;
    for (let unit = 0; unit < character.length; unit++) places.push(from + unit);
    from += isAside ? written.length : character.length;
  }
  return [...places, text.length];
}

function moveBack(place: Within, places: readonly number[]): void {
  // The end is counted from the last character, to exclude any space after it.
  const last = places[place.end - 1] ?? 0;
  place.start = places[place.start] ?? 0;
  place.end = Math.max(last + 1, place.start);
}

function asWritten(text: string): string {
  return text.replaceAll(ESCAPED_BRACES, "\\{{").replaceAll(ESCAPED_BRACKETS, "\\[[");
}
