/** The name of a player, which breaks behind its underscores before it breaks within a word. Renders a `<bdi>`. */
export function PlayerName({ name }: { name: string }) {
  return (
    <bdi>
      {name.split(/(?<=_)(?=[^_])/).flatMap((part, index) => (index ? [<wbr key={index} />, part] : part))}
    </bdi>
  );
}
