/**
 * An address, or another text to copy, that breaks in front of its dots and its port before it breaks within a word. A dot or colon
 * that ends a word stays with it. What is copied of it is the text alone.
 */
export function Address({ text }: { text: string }) {
  return text
    .split(/(?=[.:][\p{Letter}\p{Number}])/u)
    .flatMap((part, index) => (index === 0 ? part : [<wbr key={index} />, part]));
}
