import { WORDS_BEGIN, WORDS_END } from "../app/search/programWords";
import type { SearchSection } from "../app/search/searchIndex";
import { separatorAfter } from "../fields/texts/joinEntries";
import { decodeHtml } from "./html";

/** What holds no words of the page: drawings, what is pressed, and what leads elsewhere or repeats headings. */
const SKIPPED = new Set([
  "nav",
  "script",
  "style",
  "svg",
  "button",
  "select",
  "textarea",
  "dialog",
  "iframe",
  "noscript",
  "template",
]);
const VOID = new Set([
  "area",
  "br",
  "col",
  "embed",
  "hr",
  "img",
  "input",
  "link",
  "meta",
  "source",
  "track",
  "wbr",
]);
/** What is read by itself: entries of lists and cells of tables. */
const ENTRY = new Set(["li", "td", "th", "caption", "dt", "dd"]);
/** Stand in the words where an entry begins and ends, as long as the page is read; no page holds these characters. */
const BEGIN = "\u0002";
const END = "\u0003";
/** What stands within a line: no space is between it and the words around. */
const INLINE = new Set([
  "a",
  "abbr",
  "b",
  "bdi",
  "bdo",
  "code",
  "del",
  "em",
  "i",
  "kbd",
  "mark",
  "s",
  "small",
  "span",
  "strong",
  "sub",
  "sup",
  "time",
  "u",
  "wbr",
]);

/** Ids that React makes, which are other ones with each build. */
const madeId = /^_|[:«]/;
/** Ids of the frame around the blocks, to which no result leads. */
const frameId = /^sp-/;
/** How much of the words of a place without a heading stands in its stead, in characters. */
const LONGEST_HEADING = 80;

interface Open {
  tag: string;
  /** The section that its words belong to. */
  section: SearchSection;
}

/**
 * Reads the words of a page out of its HTML, which is our own: by the places that links can lead to, and their headings.
 * @param html - of the whole page, or of its content, with the words of the program marked
 */
export function sectionsOf(html: string): SearchSection[] {
  const start = html.indexOf("<main");
  const content = html.slice(Math.max(start, 0), start < 0 ? undefined : html.indexOf("</main>", start));
  const sections: SearchSection[] = [{ anchor: "", heading: "", text: "" }];
  const open: Open[] = [{ tag: "", section: sections[0]! }];
  let heading: SearchSection | undefined;
  let skipped = 0;
  const ofPage = pageWords();

  const begin = (anchor: string) => {
    const section = { anchor, heading: "", text: "" };
    sections.push(section);
    return section;
  };
  for (const [, closing, tag, attributes = "", text] of content.matchAll(
    /<(\/)?([a-zA-Z][\w-]*)([^>]*)>|<!--[^]*?-->|([^<]+)/g,
  )) {
    const inner = open.at(-1)!;
    if (text !== undefined) {
      if (skipped > 0) continue;
      const words = decodeHtml(ofPage.in(text));
      if (heading) heading.heading += words;
      else inner.section.text += words;
      continue;
    }
    if (tag === undefined) continue;
    const isHeading = /^h[1-6]$/.test(tag);
    if (!INLINE.has(tag)) {
      ofPage.reset();
      if (!isHeading) inner.section.text += " ";
    }
    if (ENTRY.has(tag) && skipped === 0) inner.section.text += closing ? END : BEGIN;
    if (VOID.has(tag)) continue;
    if (skipped > 0) {
      skipped += closing ? -1 : 1;
      continue;
    }
    if (closing) {
      if (isHeading) heading = undefined;
      if (open.length > 1) open.pop();
      continue;
    }
    if (SKIPPED.has(tag) || / (?:aria-hidden="true"|role="tablist")(?=[ ="]|$)/.test(attributes)) {
      skipped = 1;
      continue;
    }
    const [, id] = / id="([^"]*)"/.exec(attributes) ?? [];
    const isPlace = id !== undefined && tag !== "main" && !frameId.test(id) && !madeId.test(id);
    let section = isPlace && !isHeading ? begin(decodeHtml(id)) : inner.section;
    if (isHeading) {
      if (section.heading !== "" || isPlace) {
        // A heading that is a place itself, or a further one of the same place.
        section = begin(isPlace ? decodeHtml(id) : section.anchor);
        for (const one of open) if (one.section === inner.section) one.section = section;
      }
      heading = section;
    }
    open.push({ tag, section });
  }
  return sections.map(tidy).filter((section) => section.heading !== "" || section.text !== "");
}

const markOfWords = new RegExp(`[${WORDS_BEGIN}${WORDS_END}]`);
const pieces = new RegExp(`([${WORDS_BEGIN}${WORDS_END}])`);

/**
 * Leaves out the marked words of the program, which can go on in the next text. No mark reaches beyond its line: a component
 * may show only the beginning of a label.
 */
function pageWords() {
  let depth = 0;
  return {
    reset: () => (depth = 0),
    in(text: string): string {
      if (depth === 0 && !markOfWords.test(text)) return text;
      let words = "";
      for (const piece of text.split(pieces)) {
        if (piece === WORDS_BEGIN) depth++;
        else if (piece === WORDS_END) depth = Math.max(0, depth - 1);
        else if (depth === 0) words += piece;
      }
      return words;
    },
  };
}

const betweenEntries = new RegExp(`(\\S?)\\s*(?:${END}\\s*${BEGIN}\\s*)+`, "g");
const mark = new RegExp(`[${BEGIN}${END}]`, "g");

/** A text with a sign between its entries, but for those that end a sentence themselves. */
function withoutEntryMarks(text: string): string {
  return text
    .replaceAll(betweenEntries, (_, last: string) => last + separatorAfter(last))
    .replaceAll(mark, " ");
}

function tidy({ anchor, heading, text }: SearchSection): SearchSection {
  const words = withoutEntryMarks(text).replaceAll(/\s+/g, " ").trim();
  const title = heading.replaceAll(/\s+/g, " ").trim();
  if (title !== "" || anchor === "") return { anchor, heading: title, text: words };
  const end = words.length <= LONGEST_HEADING ? words.length : words.lastIndexOf(" ", LONGEST_HEADING);
  return { anchor, heading: words.slice(0, end > 0 ? end : LONGEST_HEADING), text: words };
}
