import { css } from "@emotion/react";
import type { ReactNode } from "react";
import { media } from "../../styling/theme/media";
import { articleSizes, color, gap, inset, rhythm, space, span, stacked } from "../../styling/theme/tokens";
import { useLabels } from "../../ui/Settings";
import { Contents } from "./Contents";
import type { GuideData } from "../../fields/parts/guide";
import { PagesBeside } from "./PagesBeside";
import { SideList } from "./SideList";

/** The target of the link that skips the list. */
const TEXT_ID = "sp-text";

/**
 * A page of a guide. Renders a `<div>` with a `<nav>` for the list of pages, a `<nav>` for the contents, and a `<section>`
 * that ends with a `<nav>` to the previous and next page.
 * - `isBelowOpening`: whether the page header is above all of it, as wide as the screen
 * - `children`: the page header, the other content, and the blocks beside it
 */
export function Guide({
  groups,
  previous,
  next,
  contents,
  isBelowOpening,
  children: [first, others, aside],
}: GuideData & { children: readonly [first: ReactNode, others: ReactNode, aside?: ReactNode] }) {
  const { skipSidebar } = useLabels();
  return (
    <>
      {isBelowOpening && first}
      <div
        css={[
          frame,
          groups ? (contents || aside ? withBoth : withList) : withContents,
          !!aside && (groups ? withAll : withAside),
        ]}
      >
        {groups && (
          <SideList groups={groups} skip={<a href={`#${TEXT_ID}`}>{skipSidebar}</a>} css={listPlace} />
        )}
        {contents && (
          <Contents
            entries={contents}
            isThird={groups !== undefined}
            css={[contentsPlace, groups && aboveText]}
          />
        )}
        <section id={TEXT_ID} tabIndex={-1} css={text}>
          {!isBelowOpening && first}
          {others}
          <PagesBeside previous={previous} next={next} />
        </section>
        {aside}
      </div>
    </>
  );
}

// On a narrow screen, the two disclosures share a row until one is open.
const frame = css`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  align-items: start;
  gap: ${space[2]} ${gap};
  padding: ${space[4]} ${inset} 0;
  ${media.belowLarge} {
    > nav:only-of-type,
    &:has(> nav > [open]) > nav {
      grid-column: 1 / -1;
    }
  }
  ${media.large} {
    gap: 0 ${gap};
    padding-block-start: 0;
    > section {
      --columns: 9;
    }
  }
  ${media.print} {
    display: block;
  }
`;

export const withList = css`
  ${media.large} {
    grid-template: "list text" / ${span(3)} minmax(0, 1fr);
  }
`;

const withContents = css`
  ${media.large} {
    grid-template: "text contents" / ${span(8)} minmax(0, 1fr);
    > section {
      --columns: 8;
    }
  }
  /* Lines of text have a maximum length. */
  @media (min-width: 100rem) {
    grid-template-columns: ${span(7)} ${span(4)};
    justify-content: space-between;
    > section {
      --columns: 7;
    }
  }
`;

export const withBoth = css`
  ${media.large} {
    grid-template: "list contents" auto "list text" 1fr / ${span(3)} minmax(0, 1fr);
  }
  ${media.wide} {
    grid-template: "list text contents" / ${span(3)} minmax(0, 1fr) ${span(3)};
    > section {
      --columns: 6;
      ${stacked}
    }
  }
`;

const withAside = css`
  padding-block-end: ${rhythm.section};
  ${media.large} {
    grid-template-areas: "text contents" "text aside";
    grid-template-rows: auto 1fr;
  }
  /* Texts are narrower than the column, and lists fill it. */
  @media (min-width: 100rem) {
    grid-template-columns: ${span(8)} minmax(0, 1fr);
    > section {
      --columns: 8;
    }
  }
`;

export const withAll = css`
  padding-block-end: ${rhythm.section};
  ${media.large} {
    grid-template-areas: "list contents" "list text" "list aside";
    grid-template-rows: auto auto 1fr;
  }
  ${media.wide} {
    grid-template-areas: "list text contents" "list text aside";
    grid-template-rows: auto 1fr;
  }
`;

export const listPlace = css`
  ${media.large} {
    grid-area: list;
    padding-inline-end: ${space[4]};
    border-inline-end: 1px solid ${color.border};
  }
`;

const contentsPlace = css`
  ${media.large} {
    grid-area: contents;
  }
`;

// Above the text if there is no space for three columns.
const aboveText = css`
  ${media.large} {
    margin-block-start: ${space[5]};
  }
  ${media.wide} {
    margin-block-start: 0;
  }
`;

// Blocks in the column look like nested blocks, with smaller headings.
const text = css`
  --content-width: initial;
  --middle-width: initial;
  --gutter: 0px;
  --inset: 0px;
  --size-xxxl: clamp(2rem, 1.7rem + 1.1vw, 2.75rem);
  ${articleSizes}
  grid-column: 1 / -1;
  min-inline-size: 0;
  ${media.large} {
    grid-area: text;
  }
  &:focus {
    outline: none;
  }
  > div:first-child:has(> * > h1) {
    padding-block: ${rhythm.content} 0;
  }
  /* Headings in the contents. */
  h2[id] {
    font-size: var(--size-xxl);
  }
  && > :last-child {
    margin-block-end: 0;
  }
`;
