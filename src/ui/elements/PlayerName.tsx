/** Up to so many letters, as most games allow, a line has room. */
const mostThatFit = 16;

/** The name of a player, which breaks behind its underscores before it breaks within a word. Renders a `<bdi>`. */
export function PlayerName({ name }: { name: string }) {
  const parts = name.length > mostThatFit ? (name.match(/[^_]*_+|[^_]+/g) ?? [name]) : [name];
  return <bdi>{parts.flatMap((part, index) => (index ? [<wbr key={index} />, part] : part))}</bdi>;
}
