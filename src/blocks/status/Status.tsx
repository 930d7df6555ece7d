import { css } from "@emotion/react";
import type { ComponentType } from "react";
import { media, withoutScripts } from "../../styling/theme/media";
import { color, gap, rhythm, sides, space, span } from "../../styling/theme/tokens";
import { Section } from "../../ui/Section";
import { useLabels } from "../../ui/Settings";
import type { PlayerFaceProps } from "./PlayerFace";
import { StateAnnouncer } from "./StateAnnouncer";
import { StatusCard } from "./StatusCard";
import { StatusRow } from "./StatusRow";
import type { StatusProps } from "./schema";

/**
 * The status of servers, queried after the first paint. Renders a `<section>` with a `<ul>`. Responses cause no layout
 * shift. If no service responds for any server, a sentence and a line with the names and buttons are shown instead.
 * - `Part`: `PlayerFace`, if `faces` are shown
 */
export function Status({
  items,
  layout,
  names,
  faces,
  Part,
  ...block
}: StatusProps & { Part?: ComponentType<PlayerFaceProps> | undefined }) {
  const { serverUnknownNote } = useLabels();
  const isRow = layout === "row";
  return (
    <Section {...block}>
      <p css={noResponse} hidden>
        {serverUnknownNote}
      </p>
      <ul css={[isRow ? lines : cards, withoutResponse]}>
        {items.map((item, index) =>
          isRow ? (
            <StatusRow key={index} item={item} />
          ) : (
            <StatusCard key={index} item={item} names={names} Face={faces ? Part : undefined} />
          ),
        )}
      </ul>
      <StateAnnouncer servers={items.map(({ server }) => server)} />
    </Section>
  );
}

/* In CSS, so no focused button is replaced. Hidden in browsers without :has(). */
const noResponse = css`
  &:not(:has(+ ul > li:not([data-silent]))) {
    display: block;
    margin-block: ${space[4]};
  }
`;

export const cards = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 19rem), 1fr));
  gap: ${gap};
  &:has(> :only-child) {
    max-inline-size: max(${span(8)}, min(100%, 24rem));
    margin-inline: ${sides()};
  }
  /* A card without a response from build time is small. */
  ${withoutScripts} & {
    align-items: start;
  }
`;

const lines = css`
  ${media.medium} {
    display: grid;
    grid-template-columns: minmax(0, 1.3fr) auto minmax(0, 1fr) auto;
    column-gap: ${space[5]};
  }
  /* The state is next to the name on any screen. */
  ${media.large} {
    grid-template-columns: fit-content(28rem) auto minmax(0, 1fr) auto;
    column-gap: ${rhythm.content};
  }
  border-block-start: 1px solid ${color.border};
`;

/* Shows only the name, note and button of each server. */
const withoutResponse = css`
  &:not(:has(> li:not([data-silent]))) {
    &,
    > li {
      all: unset;
      display: flex;
      flex-flow: wrap;
      align-items: center;
      gap: ${space[4]};
    }
    > li {
      > div:not(:has(h2, h3, a, button)),
      p:has([data-state]),
      details {
        display: none;
      }
    }
  }
`;
