/** A text to copy that breaks before dots and ports rather than within words, without break marks. */
export function Address({ text }: { text: string }) {
  const parts = text.split(/(?=[.:][\p{Letter}\p{Number}])/u);
  return <>{parts.flatMap((part, index) => (index === 0 ? part : [<wbr key={index} />, part]))}</>;
}
