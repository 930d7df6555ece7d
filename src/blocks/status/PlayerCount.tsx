import { css } from "@emotion/react";
import type { OnlineAnswer, ServerData } from "../../fields/parts/server";
import { color, font, size } from "../../styling/theme/tokens";
import { fillLabel, useLabels } from "../../ui/Settings";

const NUMBER = "{count}";

/** The number of players online, if known. Renders a `<div>`. */
export function PlayerCount({ server, answer }: { server: ServerData; answer: OnlineAnswer | undefined }) {
  const labels = useLabels();
  const { players, maximum } = answer ?? {};
  const label = maximum ? labels.playersOf : labels.playersOnline;
  const [before = "", after] = label
    .split(NUMBER)
    .map((words) => fillLabel(words, { maximum: (maximum ?? 0).toLocaleString(server.language) }));
  return (
    <div css={place}>
      {players !== undefined && (
        // A new element for each number, because moved words would count as layout shift.
        <p key={players}>
          {before}
          {after !== undefined && <strong css={number}>{players.toLocaleString(server.language)}</strong>}
          {after}
        </p>
      )}
    </div>
  );
}

// One line of fixed height. Its text shrinks with the space.
const place = css`
  block-size: 2.1em;
  overflow: clip;
  color: ${color.textMuted};
  font-size: clamp(0.8125rem, 5cqi, ${size.m});
  line-height: 2.1;
  white-space: nowrap;
`;

const number = css`
  color: ${color.text};
  font-family: ${font.figures};
  font-size: 1.6em;
  font-weight: 700;
  font-variant-numeric: tabular-nums lining-nums;
  line-height: 1;
`;
