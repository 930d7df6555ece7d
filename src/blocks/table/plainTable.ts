import { css } from "@emotion/react";
import { withoutScripts } from "../../styling/theme/media";
import { color, radius, size, space } from "../../styling/theme/tokens";

export const frame = css`
  container-type: inline-size;
  border: 1px solid ${color.border};
  border-radius: ${radius.m};
  background: ${color.surface};
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
    /* Keeps short words whole. */
    min-inline-size: 6rem;
  }
  tbody:last-of-type tr:last-of-type > * {
    border-block-end: 0;
  }
  th[scope="row"] {
    font-weight: 600;
  }
  /* Sticky below the header of the page. */
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
  /* The units of numbers are on the right in every language. */
  [data-align="end"] {
    text-align: right;
  }
  tbody [data-align="end"] {
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

/** Does not break words if there is space for them (`wholeColumns.ts`). */
export const wholeInSmall = css`
  @container (min-width: 54ch) and (min-width: 33.5rem) {
    overflow-wrap: break-word;
  }
`;

export const wholeInLarge = css`
  @container (min-width: 70ch) and (min-width: 43.5rem) {
    overflow-wrap: break-word;
  }
`;

export const dense = css`
  th,
  td {
    padding: ${space[2]} ${space[3]};
  }
  tr > :first-child {
    padding-inline-start: ${space[4]};
  }
  tr > :last-child {
    padding-inline-end: ${space[4]};
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
