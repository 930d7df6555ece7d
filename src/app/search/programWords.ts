import type { Shared } from "../../compile/page";

/** Around each word of the program in HTML that is read for the search index. No config holds these characters. */
export const WORDS_BEGIN = "\u0010";
export const WORDS_END = "\u0011";

/** The labels of a site, marked so that the search index can leave them out, together with the values they are filled with. */
export function markLabels(labels: Shared["labels"]): Shared["labels"] {
  return Object.fromEntries(
    Object.entries(labels).map(([key, label]) => [key, label && WORDS_BEGIN + label + WORDS_END]),
  ) as Shared["labels"];
}

/** A text without the marks. */
export function withoutMarks(html: string): string {
  return html.replaceAll(new RegExp(`[${WORDS_BEGIN}${WORDS_END}]`, "g"), "");
}
