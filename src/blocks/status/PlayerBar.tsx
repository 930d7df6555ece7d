import { css } from "@emotion/react";
import type { OnlineAnswer, ServerData } from "../../fields/parts/server";
import { media } from "../../styling/theme/media";
import { color, radius } from "../../styling/theme/tokens";

/**
 * The player count as a bar. Renders a `<div>`, with a `<meter>` if the maximum is known.
 * - `isAsked`: whether the server is being queried
 */
export function PlayerBar({
  server,
  answer,
  isAsked,
}: {
  server: ServerData;
  answer: OnlineAnswer | undefined;
  isAsked: boolean;
}) {
  const { players, maximum } = answer ?? {};
  const isKnown = players !== undefined && !!maximum;
  return (
    <div css={[place, !isKnown && isAsked && track]}>
      {isKnown && (
        <meter
          css={[track, bar]}
          max={maximum}
          value={Math.min(players, maximum)}
          aria-label={server.label}
        />
      )}
    </div>
  );
}

const place = css`
  block-size: 0.5rem;
`;

const track = css`
  border-radius: ${radius.full};
  background: color-mix(in srgb, ${color.text} 14%, transparent);
`;

const bar = css`
  appearance: none;
  display: block;
  inline-size: 100%;
  block-size: 100%;
  overflow: hidden;
  border: 0;
  &::-webkit-meter-inner-element {
    display: block;
  }
  &::-webkit-meter-bar {
    block-size: 100%;
    border: 0;
    border-radius: 0;
    background: none;
  }
  &::-webkit-meter-optimum-value {
    border-radius: ${radius.full};
    background: ${color.primary};
  }
  &::-moz-meter-bar {
    border-radius: ${radius.full};
    background: ${color.primary};
  }
  ${media.forcedColors} {
    outline: 1px solid CanvasText;
    forced-color-adjust: none;
    &::-webkit-meter-optimum-value {
      background: Highlight;
    }
    &::-moz-meter-bar {
      background: Highlight;
    }
  }
  ${media.print} {
    print-color-adjust: exact;
  }
`;
