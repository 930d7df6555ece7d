/**
 * An address or another text to copy. It breaks before dots and ports rather than within words. A dot or colon at the
 * end of a word stays with it. Copied text contains no break marks.
 */
export function Address({ text }: { text: string }) {
  return text
    .split(/(?=[.:][\p{Letter}\p{Number}])/u)
    .flatMap((part, index) => (index === 0 ? part : [<wbr key={index} />, part]));
}
