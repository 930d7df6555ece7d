import { css, type SerializedStyles } from "@emotion/react";
import type { ComponentType, ReactNode } from "react";
import { articleSizes, gap, rhythm, stacked } from "../../styling/theme/tokens";
import { Section } from "../../ui/Section";
import { useLabels } from "../../ui/Settings";
import type { CarouselProps } from "../../ui/Carousel";
import { columnWidths } from "./columnWidths";
import type { ColumnsProps, NestedBlocks } from "./schema";

/**
 * Columns of blocks. The reading order is the order of the config. Renders a `<section>`, with a `<ul>` for a carousel.
 * - `Part`: `Carousel`, if the layout is one
 */
export function Columns({
  layout,
  items,
  renderBlocks,
  Part: Carousel,
  ...block
}: ColumnsProps & {
  renderBlocks(blocks: NestedBlocks): ReactNode;
  Part?: ComponentType<CarouselProps> | undefined;
}) {
  const { previousPage, nextPage } = useLabels();
  const widths = columnWidths(items.map(({ span }) => span));
  const inPairs = items.length % 2 === 0 && widths.every((width) => width === widths[0]);
  const isRow = layout === "row";
  return (
    <Section {...block}>
      {layout === "carousel" && Carousel ? (
        <Carousel previous={previousPage} next={nextPage} hasText>
          {items.map(({ blocks }, index) => (
            <li key={index} css={[column, swiped]}>
              {renderBlocks(blocks)}
            </li>
          ))}
        </Carousel>
      ) : (
        <div css={container}>
          <div css={isRow ? [row, inPairs && pairs] : masonry}>
            {items.map(({ blocks }, index) => (
              <div key={index} css={[column, isRow ? shares[widths[index]!] : inMasonry]}>
                {renderBlocks(blocks)}
              </div>
            ))}
          </div>
        </div>
      )}
    </Section>
  );
}

const container = css`
  container: columns / inline-size;
`;

/** A block wide enough for columns of different widths. */
const wide = "@container columns (min-width: 56rem)";

const row = css`
  display: grid;
  gap: ${rhythm.content} ${gap};
  ${wide} {
    && {
      grid-template-columns: repeat(12, minmax(0, 1fr));
    }
  }
`;

const pairs = css`
  @container columns (min-width: 40rem) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    > * {
      ${stacked}
    }
  }
`;

const masonry = css`
  columns: 3 17rem;
  column-gap: ${gap};
`;

const column = css`
  --align: initial;
  --sides: initial;
  --below-opening: ${gap};
  ${articleSizes}
  min-inline-size: 0;
  > :first-child {
    margin-block-start: 0;
  }
`;

/* A margin at the top of a column disappears. */
const inMasonry = css`
  ${stacked}
  break-inside: avoid;
  & + & {
    margin-block-start: ${rhythm.content};
  }
`;

const swiped = css`
  ${stacked}
  inline-size: min(24rem, 82%);
`;

/** The styles of a column by its width. */
const shares: Readonly<Record<number, SerializedStyles>> = {
  2: css`
    ${wide} {
      ${stacked}
      --columns: 2;
      grid-column: span 2;
    }
  `,
  3: css`
    ${wide} {
      ${stacked}
      --columns: 3;
      grid-column: span 3;
    }
  `,
  4: css`
    ${wide} {
      ${stacked}
      --columns: 4;
      grid-column: span 4;
    }
  `,
  5: css`
    ${wide} {
      ${stacked}
      --columns: 5;
      grid-column: span 5;
    }
  `,
  6: css`
    ${wide} {
      ${stacked}
      --columns: 6;
      grid-column: span 6;
    }
  `,
  7: css`
    ${wide} {
      --columns: 7;
      grid-column: span 7;
    }
  `,
  8: css`
    ${wide} {
      --columns: 8;
      grid-column: span 8;
    }
  `,
  9: css`
    ${wide} {
      --columns: 9;
      grid-column: span 9;
    }
  `,
  10: css`
    ${wide} {
      --columns: 10;
      grid-column: span 10;
    }
  `,
  12: css`
    ${wide} {
      grid-column: span 12;
    }
  `,
};
