/** A part of a formatted text that can be read without the others. */
export interface Chunk {
  text: string;
  /** The same part with its plain code blanked. */
  shown: string;
  /** Where it is in the text. */
  start: number;
}

/** Code, HTML and the addresses of references can go on, or have an effect, beyond an empty line. */
const beyondEmptyLines = /```|~~~|<|\]:/;
/** Empty lines in front of a line that is not indented: no list goes on there with the same entry. */
const boundary = /\n[ \t]*\n(?=\S)/g;

/** Divides a formatted text at empty lines, because most of its parts need no parser. */
export function chunksOf(text: string, shown: string): Chunk[] {
  if (beyondEmptyLines.test(shown)) return [{ text, shown, start: 0 }];
  const ends = [...shown.matchAll(boundary)].map(({ 0: { length }, index }) => index + length);
  return [...ends, text.length].map((end, index) => {
    const start = ends[index - 1] ?? 0;
    return { text: text.slice(start, end), shown: shown.slice(start, end), start };
  });
}
