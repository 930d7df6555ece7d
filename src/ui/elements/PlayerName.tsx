/** A name that does not fit on a line of a card in any font. The mark of an editor does not count. */
const long = /\P{Co}{13}/su;

/** A player's name. It breaks after underscores rather than within a word. Renders a `<bdi>`. */
export function PlayerName({ name }: { name: string }) {
  const parts = long.test(name) ? (name.match(/[^_]*_+|[^_]+/g) ?? [name]) : [name];
  return <bdi>{parts.flatMap((part, index) => (index ? [<wbr key={index} />, part] : part))}</bdi>;
}
