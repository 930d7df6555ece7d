/** A text to copy that breaks before dots and ports rather than within words, without break marks. */
export function Address({ text }: { text: string }) {
  return text
    .split(/(?=[.:][\p{Letter}\p{Number}])/u)
    .flatMap((part, index) => (index === 0 ? part : [<wbr key={index} />, part]));
}
