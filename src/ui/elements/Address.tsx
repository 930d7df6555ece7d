/** An address that breaks in front of its dots and its port before it breaks within a word. */
export function Address({ text }: { text: string }) {
  return text.split(/(?=[.:])/).flatMap((part, index) => (index === 0 ? part : [<wbr key={index} />, part]));
}
