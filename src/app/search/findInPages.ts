import { searchedText, searchedTextWithPlaces } from "./searchedText";
import type { SearchSection } from "../../compile/sections";
import type { SearchIndex, SearchPage } from "./searchIndex";

/** A piece of text, and whether it is a match. */
export interface Piece {
  text: string;
  isMatch: boolean;
}

/** A match for all words of the query. */
export interface Found {
  /** A path without the base path, and an anchor. */
  address: string;
  /** The page's name; `undefined` if the match is the page itself. */
  page: string | undefined;
  /** The language of its texts, if it is another one than the site's. */
  language: SearchPage["language"];
  /** The section's heading, or the page's name. */
  heading: readonly Piece[];
  /** The text around the first match. */
  excerpt: readonly Piece[];
}

/** A section with its normalised texts. */
interface Entry {
  page: SearchPage;
  section: SearchSection;
  name: string;
  heading: string;
  text: string;
}

/** Length of the text around a match, in characters. */
const BEFORE = 50;
const AFTER = 130;

/** The search index, with normalised texts. */
export function prepareSearch(index: SearchIndex): readonly Entry[] {
  return index.flatMap((page) => {
    const name = searchedText(page.name);
    return page.sections.map((section) => ({
      page,
      section,
      name,
      heading: searchedText(section.heading),
      text: searchedText(section.text),
    }));
  });
}

/**
 * Finds the best sections with all words of a query, and their total. Words also match inside words; headings first.
 */
export function findInPages(
  entries: readonly Entry[],
  question: string,
  most: number,
): { found: Found[]; count: number } {
  const words = [...new Set(searchedText(question).split(/\s+/u).filter(Boolean))];
  if (words.length === 0) return { found: [], count: 0 };
  const ranked = entries
    .map((entry) => ({ entry, rank: rankOf(entry, words) }))
    .filter(({ rank }) => rank > 0)
    .sort((a, b) => b.rank - a.rank);
  return { found: ranked.slice(0, most).map(({ entry }) => show(entry, words)), count: ranked.length };
}

/** The score of a section; 0 if a word is missing, or none of them is in the section itself. */
function rankOf({ name, heading, text }: Entry, words: readonly string[]): number {
  let sum = 0;
  let own = 0;
  for (const word of words) {
    const rank = 6 * presence(heading, word) + 2 * presence(text, word);
    const ofPage = presence(name, word);
    if (rank + ofPage === 0) return 0;
    sum += rank + 3 * ofPage;
    own += rank;
  }
  return own > 0 ? sum : 0;
}

/** 2 if a word begins with it, 1 if a word contains it, 0 otherwise. */
function presence(text: string, word: string): number {
  let at = text.indexOf(word);
  if (at < 0) return 0;
  for (; at >= 0; at = text.indexOf(word, at + 1)) {
    if (at === 0 || !/[\p{L}\p{M}\p{N}]/u.test(text[at - 1]!)) return 2;
  }
  return 1;
}

function show({ page, section }: Entry, words: readonly string[]): Found {
  const { anchor, text } = section;
  const heading = section.heading || page.name;
  return {
    address: anchor === "" ? page.path : `${page.path}#${anchor}`,
    language: page.language,
    page: heading === page.name ? undefined : page.name,
    heading: piecesOf(heading, words),
    excerpt: piecesOf(...excerptOf(text, words)),
  };
}

/** The text around its first match. */
function excerptOf(text: string, words: readonly string[]): [excerpt: string, words: readonly string[]] {
  const normalized = searchedTextWithPlaces(text);
  const starts = words.map((word) => normalized.text.indexOf(word)).filter((start) => start >= 0);
  const first = normalized.places[Math.min(...starts)] ?? 0;
  // Starts after a space if possible, and never within a character.
  const from = first <= BEFORE ? 0 : wordStart(text, first - BEFORE, first);
  const end = first + AFTER;
  const to = end >= text.length ? text.length : wordStart(text, end - 20, end);
  return [`${from > 0 ? "… " : ""}${text.slice(from, to).trim()}${to < text.length ? " …" : ""}`, words];
}

function wordStart(text: string, from: number, latest: number): number {
  const space = text.indexOf(" ", from);
  if (space >= 0 && space < latest) return space + 1;
  while (/[\uDC00-\uDFFF]|\p{M}/u.test(text[from] ?? "")) from++;
  return from;
}

/** A text in pieces, with the words marked. */
function piecesOf(text: string, words: readonly string[]): Piece[] {
  const normalized = searchedTextWithPlaces(text);
  const pieces: Piece[] = [];
  let done = 0;
  let at = 0;
  while (at < normalized.text.length) {
    const word = words
      .filter((one) => normalized.text.startsWith(one, at))
      .reduce((longest, one) => (one.length > longest.length ? one : longest), "");
    if (word === "") {
      at++;
      continue;
    }
    const [start, end] = [normalized.places[at]!, normalized.places[at + word.length]!];
    if (start > done) pieces.push({ text: text.slice(done, start), isMatch: false });
    if (end > start) pieces.push({ text: text.slice(Math.max(start, done), end), isMatch: true });
    done = Math.max(done, end);
    at += word.length;
  }
  if (done < text.length) pieces.push({ text: text.slice(done), isMatch: false });
  return pieces;
}
