import { css } from "@emotion/react";
import type { CSSProperties } from "react";
import type { ServerData } from "../../fields/parts/server";
import type { LiveFigure } from "../../fields/texts/text";
import { inLanguage, inShort, knownFigure } from "./figureText";
import { useServer } from "./useServer";

/** The width of a letter in the words and of a digit, even in bold, and the minimum space of a figure, in `em`. */
const LETTER = 0.45;
const DIGIT = 0.62;
const LEAST = 2.4;
const SMALLEST = 0.75;

/**
 * A live figure in a text, in the space of the words that are shown while it is unknown. Longer numbers are smaller or
 * shortened (`1.2M`), and longer texts are truncated. Not announced, because it is only part of a text. Renders a `<bdi>`.
 */
export function LiveText({ server: { language }, server, figure, words }: LiveFigure<ServerData>) {
  const known = knownFigure(useServer(server), figure);
  const full = known === undefined ? words : inLanguage(known, language);
  const room = Math.max(LEAST, words.length * LETTER);
  const scaleOf = (text: string) => room / (text.length * DIGIT);
  const isLong = typeof known === "number" && scaleOf(full) < SMALLEST;
  const text = isLong ? inShort(known, language) : full;
  const scale = known === undefined ? 1 : Math.max(SMALLEST, Math.min(1, scaleOf(text)));
  return (
    <bdi css={place} data-written={words} title={scale < 1 || isLong ? full : undefined}>
      <span
        css={[shown, known !== undefined && live]}
        style={scale < 1 ? ({ "--scale": scale } as CSSProperties) : undefined}
      >
        {text}
      </span>
    </bdi>
  );
}

/* The hidden words reserve the space. */
const place = css`
  display: inline-grid;
  min-inline-size: 2.4em;
  max-inline-size: 100%;
  text-align: center;
  &::before {
    content: attr(data-written) / "";
    grid-area: 1 / 1;
    visibility: hidden;
  }
`;

const shown = css`
  grid-area: 1 / 1;
  inline-size: 0;
  min-inline-size: 100%;
  white-space: nowrap;
`;

const live = css`
  overflow: clip;
  overflow-clip-margin: 0.3em;
  font-size: calc(1em * var(--scale, 1));
  font-variant-numeric: tabular-nums;
  text-overflow: ellipsis;
`;
