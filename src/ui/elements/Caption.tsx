import { css } from "@emotion/react";
import { color, size, space } from "../../styling/theme/tokens";

/**
 * What stands below a picture. Renders a `<figcaption>`, or nothing without words.
 * - `caption`, `credit`: what is to see, and who made it
 */
export function Caption({
  of: { caption, credit },
  className,
}: {
  of: { caption?: string | undefined; credit?: string | undefined };
  className?: string | undefined;
}) {
  if (!caption && !credit) return null;
  return (
    <figcaption css={words} className={className}>
      {caption}
      {/* The dot stays with the word before it: no line begins with it. */}
      {caption && credit && "\u00a0· "}
      {credit && <small css={small}>{credit}</small>}
    </figcaption>
  );
}

const words = css`
  margin-block-start: ${space[2]};
  color: ${color.textMuted};
  font-size: ${size.s};
  line-height: 1.45;
  overflow-wrap: anywhere;
`;

const small = css`
  display: inline-block;
  font-size: ${size.xs};
`;
