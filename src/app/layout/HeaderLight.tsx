import { css } from "@emotion/react";
import type { ServerData } from "../../fields/parts/server";
import { media, withoutScripts } from "../../styling/theme/media";
import { color, size, space } from "../../styling/theme/tokens";
import { VisuallyHidden } from "../../ui/elements/VisuallyHidden";
import { ServerLight } from "../../ui/live/ServerLight";
import { wordsOfStates } from "../../ui/live/serverView";
import { useServer } from "../../ui/live/useServer";
import { fillLabel, useLabels } from "../../ui/Settings";

/** Shows in the header whether a server is online, and the number of players. Renders a `<p>` with a description. */
export function HeaderLight({ server }: { server: ServerData }) {
  const labels = useLabels();
  const { state, answer } = useServer(server);
  const players = state === "online" && answer?.state === "online" ? answer.players : undefined;
  const count = players === undefined ? "" : players.toLocaleString(server.language);
  const words = count === "" ? wordsOfStates(labels)[state] : fillLabel(labels.playersOnline, { count });
  return (
    <p css={place}>
      <ServerLight state={state} />
      <VisuallyHidden>{`${server.label}: ${words}`}</VisuallyHidden>
      <span css={figure} aria-hidden="true">
        {count}
      </span>
    </p>
  );
}

/* Always as wide as five digits, because the links fold by the remaining space. */
export const place = css`
  position: relative;
  order: -1;
  :has(> &) > :first-child {
    order: -2;
  }
  display: flex;
  flex: none;
  align-items: center;
  gap: 0.5em;
  inline-size: 4.25rem;
  block-size: 1.5rem;
  margin-inline-end: auto;
  color: ${color.textMuted};
  font-size: ${size.s};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
  ${media.belowMedium} {
    inline-size: auto;
    margin-inline-start: ${space[1]};
  }
  /* Without JavaScript there is no query. */
  ${withoutScripts} & {
    display: none;
  }
  ${media.print} {
    display: none;
  }
`;

const figure = css`
  ${media.belowMedium} {
    display: none;
  }
`;
