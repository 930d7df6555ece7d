import { css } from "@emotion/react";
import { media } from "../../styling/theme/media";
import { space } from "../../styling/theme/tokens";
import { Section } from "../../ui/Section";
import { CardOfGrid } from "./CardOfGrid";
import type { CardsProps } from "./schema";

/**
 * A grid of cards. Renders a `<section>` with a `<ul>`.
 *
 * - `items`: the cards; one with `href` or `copy` can be pressed as a whole
 * - `columns`: the most columns on a wide screen; the number of cards decides otherwise
 * - `imagePosition`: where the pictures of the cards stand
 */
export function Cards({ id, heading, intro, items, columns, imagePosition }: CardsProps) {
  const most = Math.min(items.length, columns ?? columnsFor(items.length));
  return (
    <Section id={id} heading={heading} intro={intro}>
      <div css={container}>
        <ul css={[grid, columnsOfGrid[most - 1], items.length === 3 && most === 3 && ofThree]}>
          {items.map((item, index) => (
            <CardOfGrid key={index} item={item} imagePosition={imagePosition} />
          ))}
        </ul>
      </div>
    </Section>
  );
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

// Where only two of three stand beside each other, the third closes the block over its whole width.
const ofThree = css`
  @container cards (min-width: 28.5rem) and (max-width: 43.49rem) {
    > :last-of-type {
      grid-column: 1 / -1;
    }
  }
`;
