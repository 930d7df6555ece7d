import { css } from "@emotion/react";
import type { CSSProperties } from "react";
import type { LiveFigure } from "../../fields/texts/text";
import { figureText } from "./figureText";
import { useServer } from "./useServer";

/** The width of a character, and the minimum space of a figure, in `em`. */
const CHARACTER = 0.6;
const LEAST = 2.5;

/**
 * A live figure in a text, in the space of the words that are shown while it is unknown. Longer figures are smaller, and
 * then truncated. Not announced, because texts are not read again. Renders a `<bdi>`.
 */
export function LiveText({ server, figure, words }: LiveFigure) {
  const known = figureText(useServer(server), figure, server.language);
  const room = Math.max(LEAST, words.length * CHARACTER * 0.9);
  const scale = known === undefined ? 1 : Math.min(1, Math.max(0.75, room / (known.length * CHARACTER)));
  return (
    <bdi css={place} data-written={words}>
      {known === undefined ? (
        words
      ) : (
        <span css={live} style={{ "--scale": scale } as CSSProperties} title={scale < 1 ? known : undefined}>
          {known}
        </span>
      )}
    </bdi>
  );
}

/* The hidden words reserve the space. */
const place = css`
  display: inline-grid;
  min-inline-size: 2.5em;
  max-inline-size: 100%;
  text-align: center;
  &:has(> span)::before {
    content: attr(data-written) / "";
    grid-area: 1 / 1;
    visibility: hidden;
  }
`;

const live = css`
  grid-area: 1 / 1;
  inline-size: 0;
  min-inline-size: 100%;
  overflow: clip;
  overflow-clip-margin: 0.3em;
  font-size: calc(1em * var(--scale));
  font-variant-numeric: tabular-nums;
  text-overflow: ellipsis;
  white-space: nowrap;
`;
