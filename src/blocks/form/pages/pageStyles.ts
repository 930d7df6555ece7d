import { css } from "@emotion/react";
import { media } from "../../../styling/theme/media";
import { color, radius, size, space } from "../../../styling/theme/tokens";

/*
 * The pages of a form are turned where scripts have run or are on their way. Where there are none, where they could not
 * be had, and on paper, all pages stand below each other. What `data-ready` says: src/app/boot.ts.
 */
const turned = `html[data-ready]:not([data-ready="false"])`;
const notTurned = `:where(html:not([data-ready]:not([data-ready="false"])))`;

/** What is away: with scripts it is so before the page comes to life, so that nothing jumps. */
export const canBeAway = css`
  @media not print {
    ${turned} &[data-away] {
      display: none;
    }
  }
`;

/** What something depends on: where it is seen in any case. */
export const note = css`
  flex: 1 1 100%;
  color: ${color.textMuted};
  font-size: ${size.s};
  @media not print {
    ${turned} & {
      display: none;
    }
  }
`;

/** The fields of a page, side by side where there is room. */
export const rowsOfFields = css`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  gap: ${space[5]};
`;

/** All pages, and what ends the form. */
export const root = css`
  display: grid;
  flex: 1 1 100%;
  gap: ${space[5]};
  min-inline-size: 0;
`;

/** How many pages there are, and which one is shown. */
export const progress = css`
  display: flex;
  gap: ${space[1]};
  > span {
    flex: 1;
    block-size: 0.3rem;
    border-radius: ${radius.full};
    background: color-mix(in srgb, ${color.textMuted} 30%, transparent);
    &[data-done] {
      background: ${color.primary};
    }
  }
  ${media.forcedColors} {
    > span {
      border: 1px solid;
    }
    > [data-done] {
      background: CanvasText;
      forced-color-adjust: none;
    }
  }
`;

/** A field that depends on others, which takes its place in the row. */
export const bound = css`
  display: contents;
`;

/** The buttons that turn the pages. */
export const moves = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]};
  &:empty {
    display: none;
  }
`;

/** What ends the form. */
export const end = css`
  display: grid;
  gap: ${space[5]};
`;

/** What turns pages, or says which one is shown. */
export const onlyTurned = css`
  ${notTurned} && {
    display: none;
  }
  ${media.print} {
    && {
      display: none;
    }
  }
`;
