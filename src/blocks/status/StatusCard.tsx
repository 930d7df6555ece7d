import { css } from "@emotion/react";
import type { ComponentType } from "react";
import type { OnlineAnswer } from "../../fields/parts/server";
import { media, withoutScripts } from "../../styling/theme/media";
import { color, radius, size, space } from "../../styling/theme/tokens";
import { ActionButton } from "../../ui/controls/ActionButton";
import { surface } from "../../ui/elements/Card";
import { Heading } from "../../ui/elements/Heading";
import { entryTitle, muted, mutedText } from "../../ui/textStyles";
import { canTell } from "../../ui/live/canTell";
import { useServer } from "../../ui/live/useServer";
import { useLabels } from "../../ui/Settings";
import { AsOf } from "./AsOf";
import { buttonOf } from "./buttonOf";
import { PlayerBar } from "./PlayerBar";
import { PlayerCount } from "./PlayerCount";
import type { PlayerFaceProps } from "./PlayerFace";
import { PlayerNames } from "./PlayerNames";
import { StateWord } from "./StateWord";
import { ServerPicture } from "./ServerPicture";
import type { StatusProps } from "./schema";
import { spoken } from "../../ui/elements/spoken";

/**
 * A server with its state and the last response. An outdated response is muted. Renders an `<li>`.
 * - `Face`: `PlayerFace`, if avatars are shown
 */
export function StatusCard({
  item,
  names,
  Face,
}: {
  item: StatusProps["items"][number];
  names: StatusProps["names"];
  Face: ComponentType<PlayerFaceProps> | undefined;
}) {
  const labels = useLabels();
  const { server, note } = item;
  const { state, answer, at } = useServer(server);
  const online = answer?.state === "online" ? answer : undefined;
  const button = buttonOf(item, labels);
  return (
    <li css={[surface, card]} data-silent={(state === "unknown" && !answer) || undefined}>
      <div css={top}>
        <Heading css={entryTitle}>{spoken(server.label, server)}</Heading>
        <StateWord state={state} />
      </div>
      {note && <p css={muted}>{spoken(note, item)}</p>}
      {canTell(server, "image") && <ServerPicture key={online?.image} src={online?.image} />}
      <div
        css={[screen, !answer && unasked, online && hasNoDetails(online) && empty]}
        data-one={labels.serverUnknownNote}
        data-other={labels.serverOfflineNote}
      >
        <div css={[details, state !== answer?.state && outdated]}>
          <PlayerCount server={server} answer={online} />
          {canTell(server, "maximum") && (
            <PlayerBar server={server} answer={online} isAsked={state === "asking"} />
          )}
          {canTell(server, "message") && (
            <div css={messagePlace}>
              {online?.message && (
                <p css={message} dir="auto">
                  {online.message.join("\n")}
                </p>
              )}
            </div>
          )}
        </div>
        {!online && state !== "asking" && (
          <p css={mutedText}>{answer ? labels.serverOfflineNote : labels.serverUnknownNote}</p>
        )}
      </div>
      <div css={[facts, !answer && unasked]}>
        <p css={fact}>{at !== undefined && <AsOf server={server} at={at} />}</p>
        {canTell(server, "version") && <p css={fact}>{online?.version}</p>}
      </div>
      <div css={actions}>
        {button && <ActionButton button={button} />}
        {names && canTell(server, "names") && (
          <PlayerNames server={server} answer={online} Face={Face} isOpen={names === "open"} />
        )}
      </div>
    </li>
  );
}

/** Whether a response contains nothing except the state. */
function hasNoDetails({ players, maximum, message }: OnlineAnswer): boolean {
  return (players ?? maximum ?? message) === undefined;
}

const card = css`
  container-type: inline-size;
  display: flex;
  flex-direction: column;
  gap: ${space[3]};
  ${media.belowMedium} {
    padding: ${space[4]};
  }
`;

const top = css`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: ${space[3]};
`;

/* As high as its highest possible content: the details, or one of two explanations. */
const screen = css`
  display: grid;
  align-items: center;
  padding: ${space[3]} ${space[4]};
  border: 1px solid color-mix(in srgb, ${color.border} 70%, transparent);
  border-radius: ${radius.m};
  background: color-mix(in srgb, ${color.background} 55%, transparent);
  > *,
  &::before,
  &::after {
    grid-area: 1 / 1;
    min-inline-size: 0;
  }
  &::before,
  &::after {
    visibility: hidden;
    font-size: ${size.s};
    line-height: 1.45;
  }
  &::before {
    content: attr(data-one);
  }
  &::after {
    content: attr(data-other);
  }
`;

/* Keeps its height, to avoid layout shift. */
const empty = css`
  border-color: transparent;
  background: none;
`;

const details = css`
  display: grid;
  gap: ${space[2]};
`;

const outdated = css`
  p,
  strong {
    color: ${color.textMuted};
  }
`;

const messagePlace = css`
  block-size: 2.9em;
  font-size: ${size.s};
  line-height: 1.45;
  @container (max-width: 17rem) {
    block-size: 4.35em;
  }
`;

const message = css`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  line-clamp: 2;
  color: color-mix(in srgb, ${color.text} 84%, ${color.surface});
  white-space: pre-line;
  overflow-wrap: anywhere;
  @container (max-width: 17rem) {
    -webkit-line-clamp: 3;
    line-clamp: 3;
  }
`;

/* Two columns of fixed position. */
const facts = css`
  display: grid;
  @container (min-width: 23rem) {
    grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
    column-gap: ${space[4]};
    > :nth-child(2) {
      text-align: end;
    }
  }
`;

/* Without JavaScript, there is no response. */
const unasked = css`
  ${withoutScripts} & {
    display: none;
  }
`;

const fact = css`
  min-inline-size: 0;
  min-block-size: 1.45em;
  overflow: hidden;
  color: ${color.textMuted};
  font-size: ${size.s};
  font-variant-numeric: tabular-nums;
  line-height: 1.45;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

/* The names are beside the button, so there is no empty line without them. */
const actions = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]} ${space[4]};
  margin-block-start: auto;
  &:empty {
    display: none;
  }
`;
