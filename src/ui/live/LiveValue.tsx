import { css } from "@emotion/react";
import type { CSSProperties, ReactNode } from "react";
import type { Spoken } from "../../fields/compiled";
import type { ServerData } from "../../fields/parts/server";
import { useLabels } from "../Settings";
import { inLanguage, knownFigure } from "./figureText";
import { wordsOfStates } from "./serverView";
import { useServer } from "./useServer";

/** Number of characters of the usual size that fit in a card and in a figure. */
const FIT_CARD = 11;
const FIT_FIGURE = 6;

export interface LiveValueProps extends Spoken {
  server: ServerData;
  /** The figure of the server, by default its player count or state. */
  figure?: string | undefined;
  /** Shown until a service responds. */
  fallback: string;
  /** Whether it has its own line, as wide as its container. Then it also shows the maximum. */
  isWide?: boolean;
  /** Renders content around the value that depends on it; gets the value and its text. */
  children?: (value: ReactNode, text: string) => ReactNode;
}

/** A live figure or the state of a server, in the fallback's space. Outdated responses are not shown. */
export function LiveValue({
  server,
  figure,
  fallback,
  isWide = false,
  inLanguage: own,
  children,
}: LiveValueProps) {
  const labels = useLabels();
  const view = useServer(server);
  const { state, answer } = view;
  const known = textOf();
  const value = (
    <span css={[place, isWide ? wide : narrow]} data-written={fallback}>
      {known ? (
        // The policy forbids such inline styles in HTML.
        <span
          css={[live, known.length > (isWide ? FIT_CARD : FIT_FIGURE) && small]}
          style={{ "--letters": known.length } as CSSProperties}
        >
          <bdi>{known}</bdi>
        </span>
      ) : (
        <bdi {...own}>{fallback}</bdi>
      )}
    </span>
  );
  return children ? children(value, known ?? fallback) : value;

  function textOf(): string | undefined {
    if (figure && figure !== "players") {
      const known = knownFigure(view, figure);
      return known === undefined ? undefined : inLanguage(known, server.language);
    }
    if (state === "asking" || state === "unknown") return undefined;
    const { players, maximum } = answer?.state === "online" ? answer : {};
    if (players === undefined) return wordsOfStates(labels)[state];
    const count = players.toLocaleString(server.language);
    return isWide && maximum ? `${count} / ${maximum.toLocaleString(server.language)}` : count;
  }
}

/* The hidden fallback reserves the space. */
const place = css`
  display: inline-grid;
  max-inline-size: 100%;
  /* Aligned with the page's direction, even in a <bdi>; only its text has its own direction. */
  [dir="rtl"] & {
    direction: rtl;
  }
  &:has(> span)::before {
    content: attr(data-written);
    grid-area: 1 / 1;
    visibility: hidden;
  }
`;

/* Six digits, each about 0.6 em wide. */
const narrow = css`
  --room: 3.6em;
  min-inline-size: var(--room);
`;

const wide = css`
  --room: 100cqi;
  inline-size: 100%;
  [dir="rtl"] & > bdi {
    text-align: right;
  }
`;

const live = css`
  grid-area: 1 / 1;
  inline-size: 0;
  min-inline-size: 100%;
  overflow-wrap: normal;
  white-space: nowrap;
`;

/* Shrinks text that does not fit. */
const small = css`
  font-size: min(1em, var(--room) / (var(--letters) * 0.6));
`;
