import { css } from "@emotion/react";
import type { ComponentType } from "react";
import { media } from "../../styling/theme/media";
import { space } from "../../styling/theme/tokens";
import { Section } from "../../ui/Section";
import { CardOfGrid } from "./CardOfGrid";
import type { CardLayoutProps } from "./layouts/CardLayout";
import type { CardsProps } from "./schema";

/**
 * Cards in a grid, or in another layout. Renders a `<section>` with a `<ul>`.
 *
 * - `layout`: how they stand
 * - `items`: the cards; one with `href` or `copy` can be pressed as a whole
 * - `columns`: the most columns on a wide screen; the number of cards decides otherwise
 * - `imagePosition`: where the pictures of the cards stand
 * - `Part`: `CardLayout`, where they stand in no grid
 */
export function Cards({
  id,
  heading,
  intro,
  Part: CardLayout,
  ...cards
}: CardsProps & { Part?: ComponentType<CardLayoutProps> }) {
  const { layout, items, columns, imagePosition } = cards;
  return (
    <Section id={id} heading={heading} intro={intro}>
      <div css={container}>
        {layout !== "grid" && CardLayout ? (
          <CardLayout {...{ layout, items, columns, imagePosition }} />
        ) : (
          <ul css={[grid, columnsOfGrid[mostColumns(cards) - 1]]}>
            {items.map((item, index) => (
              <CardOfGrid key={index} item={item} imagePosition={imagePosition} />
            ))}
          </ul>
        )}
      </div>
    </Section>
  );
}

/** How many columns a grid has where there is room for all of them. */
function mostColumns({ items, columns, imagePosition }: CardLayoutProps): number {
  // A card that is alone is as wide as one among others; with its picture beside the words it is one of two.
  if (items.length === 1) return columns ?? (imagePosition === "top" ? 3 : 2);
  return Math.min(items.length, columns ?? columnsFor(items.length));
}

/** So many columns that the last row is full or nearly so. */
function columnsFor(count: number): number {
  return count === 8 || (count % 3 === 1 && count % 4 !== 1) ? 4 : 3;
}

const container = css`
  container: cards / inline-size;
`;

const grid = css`
  display: grid;
  gap: ${space[5]};
`;

const share = (count: number) => `calc((100% - ${count - 1} * ${space[5]}) / ${count} - 0.1px)`;

// Cards that are left over for the last row are as wide as the others.
const columnsOfGrid = [
  undefined,
  css`
    ${media.medium} {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  `,
  css`
    ${media.medium} {
      grid-template-columns: repeat(auto-fill, minmax(max(13.5rem, ${share(3)}), 1fr));
    }
  `,
  css`
    ${media.medium} {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
    @container cards (min-width: 59rem) {
      grid-template-columns: repeat(4, minmax(0, 1fr));
    }
  `,
];
