import type { RichNode } from "../fields/texts/text";

/**
 * What tells whether a text has each word of a search, whatever the case and the accents. Parts of words will do.
 * @returns nothing where no word is searched for
 */
export function wordSearch(search: string): ((text: string) => boolean) | undefined {
  const words = plain(search).split(/\s+/).filter(Boolean);
  if (words.length === 0) return undefined;
  return (text) => {
    const searched = plain(text);
    return words.every((word) => searched.includes(word));
  };
}

/** The words of a compiled text. */
export function wordsOf(nodes: readonly RichNode[]): string {
  return nodes.map((node) => (typeof node === "string" ? node : wordsOf(node.children ?? []))).join("");
}

function plain(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{Mn}/gu, "")
    .toLowerCase();
}
