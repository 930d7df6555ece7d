import { css } from "@emotion/react";
import type { Spoken } from "../../fields/compiled";
import { color, size, space } from "../../styling/theme/tokens";
import { spoken } from "./spoken";

/**
 * The caption of a picture. Renders a `<figcaption>`, or nothing without a text.
 * - `caption`, `credit`: the description, and the author
 */
export function Caption({
  of: { caption, credit, inLanguage },
  className,
}: {
  of: Spoken & { caption?: string | undefined; credit?: string | undefined };
  className?: string | undefined;
}) {
  if (!caption && !credit) return null;
  return (
    <figcaption css={words} className={className}>
      {spoken(
        <>
          {caption}
          {/* Keeps the dot with the word before it. */}
          {caption && credit && "\u00a0· "}
          {credit && <small css={small}>{credit}</small>}
        </>,
        { inLanguage },
      )}
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
