import { css } from "@emotion/react";
import { media, withoutScripts } from "../../styling/theme/media";
import { color, font, radius, size, space } from "../../styling/theme/tokens";
import { ActionButton } from "../../ui/controls/ActionButton";
import { Card } from "../../ui/elements/Card";
import { Heading } from "../../ui/elements/Heading";
import { inDigits } from "../../ui/live/LiveValue";
import { ServerLight } from "../../ui/live/ServerLight";
import { stateInWords } from "../../ui/live/stateInWords";
import { type ServerView, useServer } from "../../ui/live/useServer";
import { fillLabel, useLabels } from "../../ui/Settings";
import type { StatusProps } from "./schema";

type Item = StatusProps["items"][number];

/**
 * One server. Renders an `<li>`: its name, its state in a word, how many are on with a `<meter>`, and what else is known.
 * - `isRow`: whether it is a line
 * - `showsNames`: whether it names who is on
 */
export function StatusCard({ item, isRow, showsNames }: { item: Item; isRow: boolean; showsNames: boolean }) {
  const labels = useLabels();
  const { server, note, label, href, copy, toast } = item;
  const view = useServer(server);
  const online = view.answer?.state === "online" ? view.answer : undefined;
  const button = (href ?? copy) !== undefined && {
    label: label ?? (copy === undefined ? labels.learnMore : labels.copy),
    href,
    copy,
    toast,
    variant: "secondary" as const,
  };
  const inside = (
    <>
      <div css={top}>
        <Heading css={name}>{server.label}</Heading>
        <p css={state}>
          <ServerLight state={view.state} />
          {/* Without scripts nobody will ask. */}
          {view.state === "asking" && <span css={whenUnasked}>{labels.serverUnknown}</span>}
          <span css={view.state === "asking" && whenAsked}>{stateInWords(view.state, labels)}</span>
        </p>
      </div>
      <div css={isRow ? countInLine : count}>
        {online?.players !== undefined && (
          <>
            <p css={figures}>{playersInWords(online.players, online.maximum)}</p>
            {online.maximum !== undefined && online.maximum > 0 && !isRow && (
              <meter
                css={bar}
                max={online.maximum}
                value={Math.min(online.players, online.maximum)}
                aria-label={playersInWords(online.players, online.maximum)}
              />
            )}
          </>
        )}
      </div>
      {!isRow && online?.message && (
        <p css={message} dir="auto">
          {online.message.join("\n")}
        </p>
      )}
      {(note ?? online?.version) !== undefined && (
        <p css={quiet}>{[note, !isRow && online?.version].filter(Boolean).join(" · ")}</p>
      )}
      {showsNames && online?.names && <Names names={online.names} players={online.players} />}
      {!isRow && <p css={quiet}>{timeInWords(view) ?? "\u00a0"}</p>}
      {button && <ActionButton button={button} css={action} />}
    </>
  );
  return isRow ? (
    <li css={line}>{inside}</li>
  ) : (
    <Card as="li" css={card}>
      {inside}
    </Card>
  );

  function playersInWords(players: number, maximum: number | undefined): string {
    const { language } = server;
    const values = { count: inDigits(players, language), maximum: inDigits(maximum ?? 0, language) };
    return fillLabel(maximum === undefined ? labels.playersOnline : labels.playersOf, values);
  }

  function timeInWords(view: ServerView): string | undefined {
    if (!view.answer) return undefined;
    const { snapshot } = server;
    const time =
      view.at === snapshot?.at
        ? snapshot.text
        : new Intl.DateTimeFormat(server.language, { timeStyle: "short" }).format(view.at);
    return fillLabel(labels.asOf, { time });
  }
}

/** Who is on. Renders a `<ul>`. */
function Names({ names, players = 0 }: { names: readonly string[]; players: number | undefined }) {
  const labels = useLabels();
  const shown = names.slice(0, MOST_NAMES);
  const rest = Math.max(players, names.length) - shown.length;
  return (
    <ul css={people} aria-label={labels.playerNames}>
      {shown.map((name, index) => (
        <li key={index} css={person}>
          <bdi>{name}</bdi>
        </li>
      ))}
      {rest > 0 && <li css={more}>{fillLabel(labels.morePlayers, { count: rest })}</li>}
    </ul>
  );
}

const MOST_NAMES = 24;

const card = css`
  display: grid;
  align-content: start;
  gap: ${space[3]};
  min-inline-size: 0;
`;

const line = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]} ${space[5]};
  min-block-size: 3.75rem;
  padding-block: ${space[2]};
  border-block-end: 1px solid ${color.border};
`;

const top = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[1]} ${space[4]};
  min-inline-size: 0;
`;

const name = css`
  min-inline-size: 0;
  font-size: ${size.l};
  line-height: 1.35;
  overflow-wrap: anywhere;
`;

const state = css`
  display: inline-flex;
  align-items: center;
  gap: 0.5em;
  font-size: ${size.s};
  font-weight: 600;
`;

const whenUnasked = css`
  display: none;
  ${withoutScripts} & {
    display: inline;
  }
`;

const whenAsked = css`
  ${withoutScripts} & {
    display: none;
  }
`;

// The place of the numbers is kept for them: nothing moves when they come.
const count = css`
  display: grid;
  align-content: start;
  gap: ${space[2]};
  min-block-size: 3.25rem;
`;

const countInLine = css`
  min-inline-size: 9rem;
`;

const figures = css`
  font-family: ${font.heading};
  font-size: ${size.l};
  font-weight: 650;
  font-variant-numeric: tabular-nums lining-nums;
  line-height: 1.4;
`;

const bar = css`
  appearance: none;
  display: block;
  inline-size: 100%;
  block-size: 0.5rem;
  overflow: hidden;
  border: 1px solid ${color.border};
  border-radius: ${radius.full};
  background: color-mix(in srgb, ${color.text} 10%, transparent);
  &::-webkit-meter-bar {
    border: 0;
    border-radius: 0;
    background: none;
    block-size: 100%;
  }
  &::-webkit-meter-optimum-value {
    background: ${color.primary};
  }
  &::-moz-meter-bar {
    background: ${color.primary};
  }
  ${media.forcedColors} {
    &::-webkit-meter-optimum-value {
      background: Highlight;
    }
    &::-moz-meter-bar {
      background: Highlight;
    }
  }
`;

const message = css`
  color: color-mix(in srgb, ${color.text} 80%, ${color.surface});
  font-size: ${size.s};
  white-space: pre-line;
  overflow-wrap: anywhere;
`;

const quiet = css`
  color: ${color.textMuted};
  font-size: ${size.s};
  overflow-wrap: anywhere;
`;

const people = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]} ${space[2]};
  font-size: ${size.s};
`;

const person = css`
  padding: 0.1em 0.6em;
  border: 1px solid ${color.border};
  border-radius: ${radius.full};
  overflow-wrap: anywhere;
`;

const more = css`
  padding-block: 0.1em;
  color: ${color.textMuted};
`;

const action = css`
  justify-self: start;
`;
