import { css } from "@emotion/react";
import type { ServerData } from "../../fields/parts/server";
import { media } from "../../styling/theme/media";
import { color, size } from "../../styling/theme/tokens";
import { VisuallyHidden } from "../../ui/elements/VisuallyHidden";
import { inDigits } from "../../ui/live/LiveValue";
import { ServerLight } from "../../ui/live/ServerLight";
import { stateInWords } from "../../ui/live/stateInWords";
import { useServer } from "../../ui/live/useServer";
import { fillLabel, useLabels } from "../../ui/Settings";

/** Whether a server is online, and how many are on, in the header. Renders a `<p>`, with all of it in words. */
export function HeaderLight({ server }: { server: ServerData }) {
  const labels = useLabels();
  const { state, answer } = useServer(server);
  const players = answer?.state === "online" ? answer.players : undefined;
  const count = players === undefined ? "" : inDigits(players, server.language);
  const words = count === "" ? stateInWords(state, labels) : fillLabel(labels.playersOnline, { count });
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

/* Its place is kept for as many players as most servers have: nothing beside it moves. */
const place = css`
  position: relative;
  display: flex;
  flex: none;
  align-items: center;
  gap: 0.4em;
  min-inline-size: 3.4rem;
  color: ${color.textMuted};
  font-size: ${size.s};
  font-variant-numeric: tabular-nums;
  ${media.belowMedium} {
    min-inline-size: 0;
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
