import { css } from "@emotion/react";
import { media, withoutScripts } from "../../styling/theme/media";
import { color, radius, size, space } from "../../styling/theme/tokens";

export const frame = css`
  border: 1px solid ${color.border};
  border-radius: ${radius.m};
  background: ${color.surface};
`;

/** The shade at a side behind which more of the table is: it is painted on what moves and on what stays, and meets at the ends. */
const shade = (side: string) =>
  `linear-gradient(to ${side}, transparent, ${color.surface} 70%) ${side} / 3rem 100% no-repeat local`;
const more = (side: string) =>
  `linear-gradient(to ${side}, transparent, color-mix(in srgb, ${color.text} 30%, transparent)) ${side} / 1rem 100% no-repeat`;

export const wideFrame = css`
  overflow: auto;
  max-block-size: 85vh;
  background: ${shade("left")}, ${shade("right")}, ${more("left")}, ${more("right")}, ${color.surface};
  ${media.forcedColors} {
    background: none;
  }
  ${media.print} {
    overflow: visible;
    max-block-size: none;
  }
`;

export const table = css`
  inline-size: 100%;
  border-collapse: separate;
  border-spacing: 0;
  line-height: 1.5;
  overflow-wrap: anywhere;
  caption {
    padding: ${space[3]} ${space[4]};
    color: ${color.textMuted};
    text-align: start;
  }
  th,
  td {
    padding: ${space[3]} ${space[4]};
    border-block-end: 1px solid ${color.border};
    text-align: start;
    vertical-align: top;
    font-weight: inherit;
    /* Short words are not broken for the sake of a neighbour. */
    min-inline-size: 6rem;
  }
  tbody:last-of-type tr:last-of-type > * {
    border-block-end: 0;
  }
  th[scope="row"] {
    font-weight: 600;
  }
  /* The titles stay in view below the header of the page. */
  thead :is(th, td) {
    position: sticky;
    z-index: 1;
    inset-block-start: var(--header-height);
    background: ${color.surfaceRaised};
    font-size: ${size.s};
    font-weight: 650;
    vertical-align: bottom;
  }
  thead:not(caption + thead) :is(th, td):first-child {
    border-start-start-radius: ${radius.m};
  }
  thead:not(caption + thead) :is(th, td):last-child {
    border-start-end-radius: ${radius.m};
  }
  [data-align="center"] {
    text-align: center;
  }
  [data-align="end"] {
    text-align: end;
    font-variant-numeric: tabular-nums;
  }
  code {
    padding: 0.12em 0.4em;
    border-radius: ${radius.s};
    background: color-mix(in srgb, ${color.text} 9%, transparent);
    direction: ltr;
    unicode-bidi: isolate;
  }
`;

/** On a large screen the page alone scrolls past few rows; with more of them, the titles stay in view as the frame scrolls. */
export const wholeFrame = css`
  ${media.large} {
    max-block-size: none;
  }
`;

/** Its words break into lines for as long as the columns stay readable; only then it scrolls. */
export const wide = css`
  inline-size: auto;
  min-inline-size: 100%;
  overflow-wrap: break-word;
  th,
  td {
    min-inline-size: 4.75rem;
    max-inline-size: 16rem;
    padding-inline: ${space[2]};
  }
  tr > :first-child {
    padding-inline-start: ${space[4]};
  }
  tr > :last-child {
    padding-inline-end: ${space[4]};
  }
  thead :is(th, td) {
    inset-block-start: 0;
  }
  ${media.medium} {
    th[scope="row"],
    thead :is(th, td):first-child {
      position: sticky;
      inset-inline-start: 0;
      background: ${color.surfaceRaised};
    }
    thead :is(th, td):first-child {
      z-index: 2;
    }
  }
`;

export const groupTitle = css`
  th& {
    padding-block: ${space[2]};
    background: color-mix(in srgb, ${color.primary} 10%, ${color.surface});
    font-weight: 650;
  }
`;

export const sortButton = css`
  display: inline-flex;
  align-items: center;
  gap: 0.4em;
  min-block-size: 1.5rem;
  padding: 0;
  border: 0;
  background: none;
  color: inherit;
  font: inherit;
  text-align: inherit;
  &::after {
    content: "↕" / "";
    inline-size: 1em;
    opacity: 0.6;
  }
  [aria-sort] &::after {
    opacity: 1;
    content: "↑" / "";
  }
  [aria-sort="descending"] &::after {
    content: "↓" / "";
  }
  ${withoutScripts} &::after {
    content: none;
  }
`;

export const cards = css`
  ${media.belowMedium} {
    &,
    caption,
    thead,
    tbody,
    tr,
    th,
    td {
      display: block;
    }
    thead {
      position: absolute;
      inline-size: 1px;
      block-size: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
    th,
    td {
      padding-block: ${space[1]};
      border: 0;
    }
    tbody tr {
      padding-block: ${space[2]};
      border-block-end: 1px solid ${color.border};
    }
    tbody:last-of-type tr:last-of-type {
      border: 0;
    }
    th[scope="row"] {
      font-size: ${size.l};
    }
    [data-align] {
      text-align: start;
    }
    td:empty {
      display: none;
    }
    /* The title of its column stands beside what a cell says. */
    td[data-title] {
      display: grid;
      grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
      gap: ${space[3]};
      align-items: baseline;
    }
    td[data-title]::before {
      content: attr(data-title) / "";
      color: ${color.textMuted};
      font-size: ${size.s};
    }
  }
`;

// The titles are what sorts, so they stand above the cards as a row of buttons.
export const sortableCards = css`
  ${media.belowMedium} {
    :where(html[data-ready]) & thead {
      position: static;
      inline-size: auto;
      block-size: auto;
      clip-path: none;
      tr {
        display: flex;
        flex-wrap: wrap;
        padding: ${space[2]} 0;
      }
      th {
        position: static;
        background: none;
      }
      td {
        display: none;
      }
    }
  }
`;
