import { normalizeText } from "./normalizeText";

/** Tests whether a text has each word of a query, in parts and regardless of case and accents; `undefined` if empty. */
export function wordSearch(search: string): ((text: string) => boolean) | undefined {
  const words = normalizeText(search).split(/\s+/).filter(Boolean);
  if (words.length === 0) return undefined;
  return (text) => {
    const searched = normalizeText(text);
    return words.every((word) => searched.includes(word));
  };
}
