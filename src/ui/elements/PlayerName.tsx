/**
 * The name of a player, which breaks behind its underscores before it breaks within a word, whatever font a machine has.
 * Renders a `<bdi>`.
 */
export function PlayerName({ name }: { name: string }) {
  const parts = name.match(/[^_]*_+|[^_]+/g) ?? [name];
  return <bdi>{parts.flatMap((part, index) => (index ? [<wbr key={index} />, part] : part))}</bdi>;
}
