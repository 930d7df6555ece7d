import { css } from "@emotion/react";
import { media, withoutScripts } from "../../styling/theme/media";
import { color, size, space } from "../../styling/theme/tokens";
import { ActionButton } from "../../ui/controls/ActionButton";
import { Heading } from "../../ui/elements/Heading";
import { mutedText } from "../../ui/textStyles";
import { useServer } from "../../ui/live/useServer";
import { useLabels } from "../../ui/Settings";
import { AsOf } from "./AsOf";
import { buttonOf } from "./buttonOf";
import { PlayerCount } from "./PlayerCount";
import { StateWord } from "./StateWord";
import type { StatusProps } from "./schema";
import { spoken } from "../../ui/elements/spoken";

/** A server in a line: its name, its state and its last player count. Renders an `<li>`. */
export function StatusRow({ item }: { item: StatusProps["items"][number] }) {
  const labels = useLabels();
  const { server, note } = item;
  const { state, answer, at } = useServer(server);
  const online = answer?.state === "online" ? answer : undefined;
  const button = buttonOf(item, labels);
  return (
    <li css={line} data-silent={(state === "unknown" && !answer) || undefined}>
      <div css={who}>
        <Heading css={name}>{spoken(server.label, server)}</Heading>
        {note && <p css={mutedText}>{spoken(note, item)}</p>}
      </div>
      <StateWord state={state} />
      <div css={[details, state !== answer?.state && outdated, !answer && unasked]}>
        <PlayerCount server={server} answer={online} />
        <p css={[mutedText, time]}>{at !== undefined && <AsOf server={server} at={at} />}</p>
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
    /* The button is beside all details. */
    &:has(> :nth-child(4)) {
      row-gap: 0;
      > :nth-child(-n + 3) {
        grid-column: 1;
      }
      > :nth-child(4) {
        grid-area: 1 / 2 / span 3;
      }
      /* Without JavaScript, the address replaces the copy button. */
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
`;

const details = css`
  min-inline-size: 0;
  ${media.belowMedium} {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    column-gap: ${space[3]};
    &:last-child {
      grid-column: 1 / -1;
    }
  }
  container-type: inline-size;
`;

const outdated = css`
  strong {
    color: ${color.textMuted};
  }
`;

const time = css`
  min-block-size: 1.45em;
  font-variant-numeric: tabular-nums;
`;

/* Without JavaScript, there is no response. */
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
