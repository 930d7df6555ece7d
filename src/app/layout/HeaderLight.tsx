import { css } from "@emotion/react";
import type { ServerData } from "../../fields/parts/server";
import { media, withoutScripts } from "../../styling/theme/media";
import { color, size, space } from "../../styling/theme/tokens";
import { VisuallyHidden } from "../../ui/elements/VisuallyHidden";
import { ServerLight } from "../../ui/live/ServerLight";
import { wordsOfStates } from "../../ui/live/serverView";
import { useServer } from "../../ui/live/useServer";
import { fillLabel, useLabels } from "../../ui/Settings";

/** Whether a server is online, and how many are on, in the header. Renders a `<p>`, with all of it in words. */
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

/* Beside the name of the site. As wide as five digits, whatever is known: the links beside it fold by their room. */
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
  /* Nobody is asked then. */
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
