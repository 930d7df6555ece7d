/** So many characters fit on a line of a card in any font, even a wide one of the machine. */
const mostThatFit = 12;

/** The name of a player, which breaks behind its underscores before it breaks within a word. Renders a `<bdi>`. */
export function PlayerName({ name }: { name: string }) {
  const parts = name.length > mostThatFit ? (name.match(/[^_]*_+|[^_]+/g) ?? [name]) : [name];
  return <bdi>{parts.flatMap((part, index) => (index ? [<wbr key={index} />, part] : part))}</bdi>;
}
