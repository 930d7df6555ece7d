import { css } from "@emotion/react";
import type { ComponentType } from "react";
import { media, withoutScripts } from "../../styling/theme/media";
import { color, space } from "../../styling/theme/tokens";
import { Section } from "../../ui/Section";
import { useLabels } from "../../ui/Settings";
import type { PlayerFaceProps } from "./PlayerFace";
import { StateAnnouncer } from "./StateAnnouncer";
import { StatusCard } from "./StatusCard";
import { StatusRow } from "./StatusRow";
import type { StatusProps } from "./schema";

/**
 * Which servers are online. Renders a `<section>` with a `<ul>`: what a service says of each, asked after the paint; until
 * then, and where it does not answer, what is known without it. Everything keeps its place, whatever comes and goes. If no
 * service answers for any of them, a sentence and a line with the names and buttons replace the empty places.
 *
 * - `items`: the servers, and how one gets there
 * - `layout`: cards, or a line for each
 * - `names`: whether the cards name who is on
 * - `faces`, `Part`: `PlayerFace`, where the faces of those are wanted
 */
export function Status({
  id,
  heading,
  intro,
  items,
  layout,
  names,
  faces,
  Part,
}: StatusProps & { Part?: ComponentType<PlayerFaceProps> | undefined }) {
  const { serverUnknownNote } = useLabels();
  const isRow = layout === "row";
  return (
    <Section id={id} heading={heading} intro={intro}>
      <p css={silence} hidden>
        {serverUnknownNote}
      </p>
      <ul css={[isRow ? lines : cards, folded]}>
        {items.map((item, index) =>
          isRow ? (
            <StatusRow key={index} item={item} />
          ) : (
            <StatusCard key={index} item={item} showsNames={names} Face={faces ? Part : undefined} />
          ),
        )}
      </ul>
      <StateAnnouncer servers={items.map(({ server }) => server)} />
    </Section>
  );
}

/* The list behind it decides: no script is needed, and no focused button is replaced. Browsers without :has() hide it. */
const silence = css`
  &:not(:has(+ ul > li:not([data-silent]))) {
    display: block;
  }
`;

const cards = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 19rem), 1fr));
  gap: ${space[4]};
  > :only-child {
    inline-size: 100%;
    max-inline-size: 34rem;
  }
  /* A card that was not filled while building stays small. */
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
  /* What is told of a server begins where its name ends, however much room there is. */
  ${media.large} {
    grid-template-columns: fit-content(28rem) auto minmax(0, 1fr) auto;
    column-gap: ${space[7]};
  }
  border-block-start: 1px solid ${color.border};
`;

/* Of each server, its name, its note and its button are left. */
const folded = css`
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
