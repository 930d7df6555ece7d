import { css } from "@emotion/react";
import type { ComponentType } from "react";
import { media } from "../../styling/theme/media";
import { gap } from "../../styling/theme/tokens";
import { stack } from "../../ui/elements/stack";
import { Section } from "../../ui/Section";
import { CardOfGrid } from "./CardOfGrid";
import type { CardLayoutProps } from "./layouts/CardLayout";
import type { CardSearchProps } from "./CardSearch";
import type { CardsProps } from "./schema";

/**
 * Cards in a grid or another layout. Renders a `<section>` with a `<ul>`.
 * - `columns`: the maximum on a wide screen; by default, it depends on the number of cards
 * - `Part`: `CardLayout`, unless the cards are in a grid with pictures above or next to the words
 * - `Search`: `CardSearch`, if the cards can be searched
 */
export function Cards({
  Part: CardLayout,
  Search,
  ...cards
}: CardsProps & { Part?: ComponentType<CardLayoutProps>; Search?: ComponentType<CardSearchProps> }) {
  const { layout, search, columns, imagePosition } = cards;
  const grid = [stack.entries, columnsOfGrid[mostColumns(cards) - 1]];
  const show = (items: CardsProps["items"]) =>
    CardLayout && (layout !== "grid" || imagePosition === "behind") ? (
      <CardLayout {...{ layout, items, columns, imagePosition, grid }} />
    ) : (
      <ul css={grid}>
        {items.map((item, index) => (
          <CardOfGrid
            key={index}
            item={item}
            imagePosition={imagePosition === "behind" ? "top" : imagePosition}
          />
        ))}
      </ul>
    );
  return (
    <Section {...cards}>
      <div css={container}>
        {search && Search ? <Search items={cards.items}>{show}</Search> : show(cards.items)}
      </div>
    </Section>
  );
}

/** The number of columns of a grid on a wide screen. */
function mostColumns({ items, columns, imagePosition }: CardsProps): number {
  // A single card is not wider than one of several.
  if (items.length === 1) return columns ?? (/top|behind/.test(imagePosition) ? 3 : 2);
  return Math.min(items.length, columns ?? columnsFor(items.length));
}

/** The number of columns that leaves the fewest gaps in the last row. */
function columnsFor(count: number): number {
  return count === 8 || (count % 3 === 1 && count % 4 !== 1) ? 4 : 3;
}

const container = css`
  container: cards / inline-size;
`;

const share = (count: number) => `calc((100% - ${count - 1} * ${gap}) / ${count} - 0.1px)`;

// The cards in the last row are as wide as the others.
const columnsOfGrid = [
  undefined,
  css`
    ${media.medium} {
      grid-template-columns: repeat(auto-fill, minmax(max(min(13rem, 100%), ${share(2)}), 1fr));
    }
  `,
  css`
    ${media.medium} {
      grid-template-columns: repeat(auto-fill, minmax(max(min(13rem, 100%), ${share(3)}), 1fr));
    }
  `,
  css`
    ${media.medium} {
      grid-template-columns: repeat(auto-fill, minmax(max(min(13rem, 100%), ${share(2)}), 1fr));
    }
    @container cards (min-width: 59rem) {
      grid-template-columns: repeat(4, minmax(0, 1fr));
    }
  `,
];
