/** The longest name that fits on a line of a card in any font. */
const mostThatFit = 12;

/** A player's name. It breaks after underscores rather than within a word. Renders a `<bdi>`. */
export function PlayerName({ name }: { name: string }) {
  const parts = name.length > mostThatFit ? (name.match(/[^_]*_+|[^_]+/g) ?? [name]) : [name];
  return <bdi>{parts.flatMap((part, index) => (index ? [<wbr key={index} />, part] : part))}</bdi>;
}
