import { css } from "@emotion/react";
import { media, withoutScripts } from "../../styling/theme/media";
import {
  color,
  duration,
  edge,
  gap,
  radius,
  shadow,
  size,
  space,
  span,
  stacked,
} from "../../styling/theme/tokens";

// Decides which panel is visible. Before hydration, the panel in the address overrides the default one.
export const root = css`
  /* Before hydration, browsers only focus the panel in the address. */
  &:not([data-ready]) > :target:focus-visible {
    outline: none;
  }
  &[data-ready] > [data-state="inactive"] {
    display: none;
  }
  html[data-ready] &:not([data-ready]) > [data-state="inactive"]:not(:target, :has(:target)) {
    display: none;
  }
  html[data-ready]
    &:not([data-ready]):has(> :target, > [role="tabpanel"] :target)
    > [data-state="active"]:not(:target, :has(:target)) {
    display: none;
  }
  ${media.print} {
    &[data-ready] > [data-state],
    &:not([data-ready]) > [data-state] {
      display: block !important;
    }
  }
`;

export const row = css`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${space[1]};
  padding: ${space[1]};
  border: 1px solid ${color.border};
  border-radius: ${radius.l};
  background: color-mix(in srgb, ${color.surface} 80%, transparent);
  box-shadow: ${edge};
  &[data-rest="1"] > :last-of-type {
    grid-column: 1 / -1;
  }
  /* Two rows of two. */
  &[data-count="4"] {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    > :last-of-type {
      grid-column: auto;
    }
  }
  &[data-rest="2"] {
    grid-template-columns: repeat(6, minmax(0, 1fr));
    > * {
      grid-column: span 2;
    }
    > :nth-last-of-type(-n + 2) {
      grid-column: span 3;
    }
  }
  ${media.medium} {
    /* In one row with equal widths, unless a label needs more. */
    &:not([data-many]) {
      display: flex;
      flex-wrap: wrap;
      > * {
        flex: 1 1 0;
      }
    }
  }
  ${media.print} {
    display: none;
  }
`;

/** A column that stays in view beside the panels, and scrolls if it is higher than the screen. */
export const column = css`
  ${media.large} {
    position: sticky;
    inset-block-start: calc(var(--header-height) + ${space[4]});
    max-block-size: calc(100vh - var(--header-height) - 2 * ${space[4]});
    overflow-y: auto;
    &&& {
      display: grid;
      grid-template-columns: minmax(0, 1fr);
      > * {
        flex-direction: row;
        grid-column: auto;
        justify-content: flex-start;
        padding: ${space[3]} ${space[4]};
        text-align: start;
      }
    }
  }
`;

export const tab = css`
  position: relative;
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: ${space[1]};
  min-block-size: 3rem;
  padding: ${space[2]} ${space[1]};
  border: 1px solid transparent;
  border-radius: calc(${radius.l} - 0.3rem);
  color: ${color.textMuted};
  font-size: ${size.s};
  font-weight: 600;
  line-height: 1.2;
  text-align: center;
  text-decoration: none;
  overflow-wrap: break-word;
  > span {
    max-inline-size: 100%;
  }
  transition:
    color ${duration.fast},
    background-color ${duration.fast};
  &:hover {
    color: ${color.text};
    background: color-mix(in srgb, ${color.text} 6%, transparent);
  }
  &[aria-selected="true"] {
    border-color: ${color.border};
    background: ${color.surfaceRaised};
    color: ${color.text};
    box-shadow: ${edge}, ${shadow[1]};
    > svg {
      color: ${color.primary};
    }
    > span {
      position: relative;
    }
    > span::after {
      content: "";
      position: absolute;
      inset-block-end: -0.375rem;
      inset-inline: 0;
      block-size: 2px;
      border-radius: 2px;
      background: ${color.primary};
    }
  }
  ${media.large} {
    flex-direction: row;
    gap: ${space[2]};
  }
  ${media.forcedColors} {
    &[aria-selected="true"] {
      outline: 3px solid Highlight;
      outline-offset: -3px;
    }
  }
`;

// Panels have less space, so titles are never beside their content.
export const atSide = css`
  ${media.large} {
    ${stacked}
    display: grid;
    grid-template-columns: ${span(3)} minmax(0, 1fr);
    column-gap: ${gap};
    align-items: start;
    > * {
      grid-column: 2;
      min-inline-size: 0;
    }
    > [role="tablist"] {
      grid-area: 1 / 1 / span 40;
    }
    && > [role="tabpanel"] {
      margin-block-start: 0;
    }
    ${withoutScripts} && > [role="tabpanel"] + [role="tabpanel"] {
      margin-block-start: ${gap};
    }
  }
  ${media.print} {
    display: block;
  }
`;

export const panel = css`
  margin-block-start: ${gap};
  /* If the address names a panel, the browser scrolls to it, and again after loading. The tab list stays in view above
     it. */
  scroll-margin-block-start: calc(var(--header-height) + ${space[2]} + 12rem);
  ${media.large} {
    scroll-margin-block-start: calc(var(--header-height) + ${space[2]} + 5.6rem);
  }
`;
