import { css } from "@emotion/react";
import { media, withoutScripts } from "../../styling/theme/media";
import { color, size, space } from "../../styling/theme/tokens";
import { ActionButton } from "../../ui/controls/ActionButton";
import { Heading } from "../../ui/elements/Heading";
import { useServer } from "../../ui/live/useServer";
import { useLabels } from "../../ui/Settings";
import { AsOf } from "./AsOf";
import { buttonOf } from "./buttonOf";
import { PlayerCount } from "./PlayerCount";
import { StateWord } from "./StateWord";
import type { StatusProps } from "./schema";

/** One server in a line: its name, its state in a word, and how many were on and when. Renders an `<li>`. */
export function StatusRow({ item }: { item: StatusProps["items"][number] }) {
  const labels = useLabels();
  const { server, note } = item;
  const { state, answer, at } = useServer(server);
  const online = answer?.state === "online" ? answer : undefined;
  const button = buttonOf(item, labels);
  return (
    <li css={line} data-silent={(state === "unknown" && !answer) || undefined}>
      <div css={who}>
        <Heading css={name}>{server.label}</Heading>
        {note && <p css={quiet}>{note}</p>}
      </div>
      <StateWord state={state} />
      <div css={[told, state !== answer?.state && dated, !answer && unasked]}>
        <PlayerCount server={server} answer={online} />
        <p css={[quiet, time]}>{at !== undefined && <AsOf server={server} at={at} />}</p>
      </div>
      {button && <ActionButton button={button} css={action} />}
    </li>
  );
}

const line = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space[1]} ${space[4]};
  padding-block: ${space[3]};
  border-block-end: 1px solid ${color.border};
  ${media.belowMedium} {
    /* The button stands beside all that is told of the server, whose lines are close to each other. */
    &:has(> :nth-child(4)) {
      row-gap: 0;
      > :nth-child(-n + 3) {
        grid-column: 1;
      }
      > :nth-child(4) {
        grid-area: 1 / 2 / span 3;
      }
      /* An address that nothing copies without scripts. */
      > code {
        grid-column: 1 / -1;
      }
    }
  }
  /* The columns of the list. */
  ${media.medium} {
    grid-column: 1 / -1;
    grid-template-columns: subgrid;
    gap: ${space[2]} ${space[5]};
  }
`;

const who = css`
  min-inline-size: 0;
`;

const name = css`
  font-size: ${size.m};
  line-height: 1.35;
  overflow-wrap: anywhere;
`;

const quiet = css`
  color: ${color.textMuted};
  font-size: ${size.s};
  line-height: 1.45;
  overflow-wrap: anywhere;
`;

const told = css`
  min-inline-size: 0;
  ${media.belowMedium} {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    column-gap: ${space[3]};
    /* Nothing stands beside it. */
    &:last-child {
      grid-column: 1 / -1;
    }
  }
  container-type: inline-size;
`;

/* As easy to read as before, but quiet. */
const dated = css`
  strong {
    color: ${color.textMuted};
  }
`;

const time = css`
  min-block-size: 1.45em;
  font-variant-numeric: tabular-nums;
`;

/* Nothing of what was kept for an answer will be filled. */
const unasked = css`
  ${withoutScripts} & {
    visibility: hidden;
    ${media.belowMedium} {
      display: none;
    }
  }
`;

const action = css`
  justify-self: end;
  ${media.belowMedium} {
    padding-inline: ${space[4]};
    min-block-size: 2.75rem;
    font-size: ${size.s};
  }
`;
