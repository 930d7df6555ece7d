import { css } from "@emotion/react";
import type { OnlineAnswer, ServerData } from "../../fields/parts/server";
import { color, font, size } from "../../styling/theme/tokens";
import { fillLabel, useLabels } from "../../ui/Settings";

const NUMBER = "{count}";

/** How many are on, the number large; nothing in its place where that is not known. Renders a `<div>`. */
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
        // Another number makes another sentence: words that follow it are not moved.
        <p key={players}>
          {before}
          {after !== undefined && <strong css={number}>{players.toLocaleString(server.language)}</strong>}
          {after}
        </p>
      )}
    </div>
  );
}

// One line, whose letters shrink with the room: it is as high with words as without.
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
