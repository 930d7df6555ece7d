import { css } from "@emotion/react";
import { media } from "../../styling/theme/media";
import { gap } from "../../styling/theme/tokens";
import { Caption } from "../../ui/elements/Caption";
import { PictureLink, useFullView } from "../../ui/PictureLink";
import { Section } from "../../ui/Section";
import { useLabels } from "../../ui/Settings";
import { Carousel } from "../../ui/Carousel";
import type { GalleryProps } from "./schema";
import { wordsOf } from "../../ui/wordsOf";

/**
 * Pictures that open in a full-screen view. Renders a `<section>` with a `<ul>` of `<figure>`s.
 */
export function Gallery({ layout, items, ...block }: GalleryProps) {
  const { previousPicture, nextPicture } = useLabels();
  const { open, fullView } = useFullView(items, block.heading && wordsOf(block.heading));
  const entries = items.map((picture, place) => (
    <li key={place}>
      <figure>
        <PictureLink
          picture={picture}
          place={place}
          onOpen={open}
          sizes={sizesOf(layout, items.length, place)}
          css={[shapes[layout], picture.fit === "whole" && whole]}
        />
        <Caption of={picture} css={layout === "carousel" && asWide} />
      </figure>
    </li>
  ));
  return (
    <Section {...block}>
      {layout === "carousel" ? (
        <Carousel previous={previousPicture} next={nextPicture}>
          {entries}
        </Carousel>
      ) : (
        <ul css={layout === "masonry" ? columns : [grid, widths[columnsFor(items.length)]]}>{entries}</ul>
      )}
      {fullView}
    </Section>
  );
}

/** The number of columns on a wide screen that leaves the fewest gaps in the last row. */
function columnsFor(count: number): 1 | 2 | 3 | 4 {
  if (count < 3) return count === 1 ? 1 : 2;
  if (count === 4) return 2;
  return count % 4 === 0 ? 4 : 3;
}

/** More than two device pixels per CSS pixel are not visible. */
const half = "(min-resolution: 2.5x) calc(34vw - 1rem), calc(50vw - 1.5rem)";

function sizesOf(layout: GalleryProps["layout"], count: number, place: number): string {
  if (layout === "carousel") return "(min-width: 60rem) 44rem, 24rem";
  const columns = layout === "masonry" ? 3 : columnsFor(count);
  // If the number is odd, the first picture fills a row on phones.
  const isAlone = layout === "grid" && count % 2 === 1 && place === 0;
  const width = Math.ceil(92 / columns);
  return `(min-width: 100rem) ${width}rem, (min-width: 40rem) ${width}vw, ${isAlone ? "calc(100vw - 2rem)" : half}`;
}

const grid = css`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${gap};
  /* If the number is odd, the first picture fills a row. */
  > li:first-of-type:nth-last-of-type(odd) {
    grid-column: 1 / -1;
  }
`;

const widths = {
  1: undefined,
  2: undefined,
  3: css`
    ${media.medium} {
      grid-template-columns: repeat(3, minmax(0, 1fr));
      > li:first-of-type:nth-last-of-type(odd) {
        grid-column: auto;
      }
    }
  `,
  4: css`
    ${media.large} {
      grid-template-columns: repeat(4, minmax(0, 1fr));
    }
  `,
};

// Down one column and then the next, as in the reading order.
const columns = css`
  columns: 3 9rem;
  column-gap: ${gap};
  ${media.medium} {
    columns: 3 13rem;
  }
  > li {
    padding-block-end: ${gap};
    break-inside: avoid;
  }
`;

const shapes = {
  grid: css`
    inline-size: 100%;
    aspect-ratio: 4 / 3;
    object-fit: cover;
  `,
  masonry: css`
    inline-size: 100%;
  `,
  carousel: css`
    inline-size: auto;
    block-size: clamp(13rem, 42vw, 25rem);
    object-fit: cover;
  `,
};

const whole = css`
  object-fit: contain;
`;

// Not wider than its picture.
const asWide = css`
  inline-size: 0;
  min-inline-size: 100%;
`;
