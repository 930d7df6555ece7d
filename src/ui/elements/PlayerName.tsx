import { Fragment } from "react";

/** The name of a player, which breaks behind its underscores before it breaks within a word. Renders a `<bdi>`. */
export function PlayerName({ name }: { name: string }) {
  return (
    <bdi>
      {name.split(/(?<=_)(?=[^_])/).map((part, index) => (
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </bdi>
  );
}
