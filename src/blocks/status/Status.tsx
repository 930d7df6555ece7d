import { css } from "@emotion/react";
import { color, size, space } from "../../styling/theme/tokens";
import { Section } from "../../ui/Section";
import { StateAnnouncer } from "./StateAnnouncer";
import { StatusCard } from "./StatusCard";
import type { StatusProps } from "./schema";

/**
 * Which servers are online. Renders a `<section>` with a `<ul>`: what a service says of each, asked after the paint; until
 * then, and where it does not answer, what is known without it.
 *
 * - `items`: the servers, and how one gets there
 * - `layout`: cards, or a line for each
 * - `names`: whether the cards name who is on
 */
export function Status({ id, heading, intro, items, layout, names }: StatusProps) {
  const isRow = layout === "row";
  return (
    <Section id={id} heading={heading} intro={intro}>
      <ul css={isRow ? lines : cards}>
        {items.map((item, index) => (
          <StatusCard key={index} item={item} isRow={isRow} showsNames={names && !isRow} />
        ))}
      </ul>
      <StateAnnouncer servers={items.map(({ server }) => server)} />
    </Section>
  );
}

const cards = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 20rem), 1fr));
  gap: ${space[4]};
`;

const lines = css`
  display: grid;
  border-block-start: 1px solid ${color.border};
  font-size: ${size.m};
`;
