import { css, type SerializedStyles } from "@emotion/react";
import { gap, span } from "../../../styling/theme/tokens";
import { canPress } from "../../../ui/Pressable";
import { surface, pressable } from "../../../ui/elements/Card";
import { stack } from "../../../ui/elements/stack";
import { CardOfGrid, highlighted } from "../CardOfGrid";
import type { CardsProps } from "../schema";
import { CardOnPicture } from "./CardOnPicture";
import { CardRow, line, marked, pressed, row } from "./CardRow";
import { CardTile } from "./CardTile";
import { wideTilesIn } from "./mosaic";

export type CardLayoutProps = Pick<CardsProps, "layout" | "items" | "columns" | "imagePosition"> & {
  /** The styles of a grid. */
  grid: readonly (SerializedStyles | undefined)[];
};

/**
 * Cards in rows, in a mosaic, in columns without rows, with pictures behind their words, or one large card with
 * others beside it. Renders a `<ul>` in a container `cards`.
 */
export function CardLayout({ layout, items, columns, imagePosition, grid }: CardLayoutProps) {
  if (layout === "grid") return <ul css={grid}>{cardsOf(items, imagePosition)}</ul>;
  if (layout === "list") return <List items={items} columns={columns} imagePosition={imagePosition} />;
  if (layout === "masonry") return <Masonry items={items} columns={columns} imagePosition={imagePosition} />;
  return layout === "bento" ? <Mosaic items={items} /> : <Feature items={items} />;
}

function List({ items, columns = 1, imagePosition }: Omit<CardLayoutProps, "layout" | "grid">) {
  return (
    <ul css={[surface, list, columns > 1 && columnsOfList[columns - 2]]}>
      {items.map((item, index) => (
        <li
          key={index}
          id={item.id}
          data-color={item.color}
          css={[row, line, item.highlight && marked, canPress(item) && pressed]}
        >
          <CardRow item={item} imagePosition={imagePosition} wide={columns === 1} />
        </li>
      ))}
    </ul>
  );
}

function Masonry({ items, columns = 3, imagePosition }: Omit<CardLayoutProps, "layout" | "grid">) {
  return (
    <ul css={[masonry, columnsOfMasonry[Math.min(columns, items.length) - 1]]}>
      {cardsOf(items, imagePosition)}
    </ul>
  );
}

function cardsOf(items: CardLayoutProps["items"], imagePosition: CardLayoutProps["imagePosition"]) {
  return items.map((item, index) =>
    imagePosition === "behind" ? (
      <CardOnPicture key={index} item={item} />
    ) : (
      <CardOfGrid key={index} item={item} imagePosition={imagePosition} />
    ),
  );
}

function Mosaic({ items }: Pick<CardLayoutProps, "items">) {
  const { length } = items;
  const wideFrom = length - (length < 3 ? 0 : wideTilesIn(length));
  return (
    <ul css={mosaic}>
      {items.map((item, index) => (
        <CardTile
          key={index}
          item={item}
          large={index === 0}
          beside={length === 1}
          place={index > 0 ? index >= wideFrom && wide : length > 2 ? large : length === 2 && most}
        />
      ))}
    </ul>
  );
}

/** More cards beside the large one would be higher than it. */
const MOST_BESIDE = 4;

function Feature({ items: [first, ...others] }: Pick<CardLayoutProps, "items">) {
  const isBeside = others.length > 0 && others.length <= MOST_BESIDE;
  return (
    <ul css={[stack.entries, isBeside ? twoColumns : belowLead]}>
      {first && (
        <CardTile item={first} large beside={!isBeside} place={isBeside ? spans[others.length - 1] : whole} />
      )}
      {others.map((item, index) => (
        <li
          css={[surface, canPress(item) && pressable, item.highlight && highlighted, boxed, row]}
          key={index}
          id={item.id}
          data-color={item.color}
        >
          <CardRow item={item} />
        </li>
      ))}
    </ul>
  );
}

// One card with all rows. It clips the lines at its edges.
const list = css`
  display: grid;
  padding: 0;
  overflow: hidden;
`;

const ofList = (count: number) => `repeat(auto-fill, minmax(max(min(20rem, 100%), 100% / ${count}), 1fr))`;

const columnsOfList = [
  css`
    grid-template-columns: ${ofList(2)};
  `,
  css`
    grid-template-columns: ${ofList(3)};
  `,
  css`
    grid-template-columns: ${ofList(4)};
  `,
];

// Down one column and then the next, as in the reading order. Margins at the top of a column disappear.
const masonry = css`
  column-gap: ${gap};
  /* Before the margins that some styles of cards have. */
  && > li {
    margin-block-start: 0;
    break-inside: avoid;
  }
  && > li + li {
    margin-block-start: ${gap};
  }
`;

const columnsOfMasonry = [
  undefined,
  css`
    columns: 2 17rem;
  `,
  css`
    columns: 3 17rem;
  `,
  css`
    columns: 4 13rem;
  `,
];

const mosaic = css`
  display: grid;
  gap: ${gap};
  @container cards (min-width: 28.5rem) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    > :first-of-type {
      grid-column: 1 / -1;
    }
  }
  /* The first tile fills a row, and a last tile that would be alone too. */
  @container cards (min-width: 28.5rem) and (max-width: 58.99rem) {
    > :last-of-type:nth-of-type(even) {
      grid-column: 1 / -1;
    }
  }
  @container cards (min-width: 59rem) {
    grid-template-columns: repeat(4, minmax(0, 1fr));
    grid-auto-rows: minmax(15rem, auto);
  }
`;

const large = css`
  @container cards (min-width: 59rem) {
    && {
      grid-column: span 2;
      grid-row: span 2;
    }
  }
`;

const wide = css`
  @container cards (min-width: 59rem) {
    && {
      grid-column: span 2;
    }
  }
`;

// The first of two.
const most = css`
  @container cards (min-width: 59rem) {
    && {
      grid-column: span 3;
      min-block-size: 22rem;
    }
  }
`;

const twoColumns = css`
  @container cards (min-width: 48rem) {
    grid-template-columns: ${span(7)} minmax(0, 1fr);
  }
`;

const belowLead = css`
  grid-template-columns: repeat(
    auto-fill,
    minmax(max(min(19rem, 100%), (100% - 2 * ${gap}) / 3 - 0.1px), 1fr)
  );
`;

const whole = css`
  grid-column: 1 / -1;
`;

// As high as all cards beside it.
const spans = [
  undefined,
  css`
    @container cards (min-width: 48rem) {
      grid-row: span 2;
    }
  `,
  css`
    @container cards (min-width: 48rem) {
      grid-row: span 3;
    }
  `,
  css`
    @container cards (min-width: 48rem) {
      grid-row: span 4;
    }
  `,
];

const boxed = css`
  align-content: center;
`;
