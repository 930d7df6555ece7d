import { css } from "@emotion/react";
import { media } from "../../../styling/theme/media";
import { color, radius, space } from "../../../styling/theme/tokens";

/*
 * All pages of a form are shown without JavaScript, if scripts fail to load, and in print. For `data-ready`, see
 * src/app/boot.ts.
 */
const turned = `html[data-ready]:not([data-ready="false"])`;
const notTurned = `:where(html:not([data-ready]:not([data-ready="false"])))`;

/** Hidden even before hydration, to avoid layout shift. */
export const canBeAway = css`
  @media not print {
    ${turned} &[data-away] {
      display: none;
    }
  }
`;

export const note = css`
  flex: 1 1 100%;
  @media not print {
    ${turned} & {
      display: none;
    }
  }
`;

export const rowsOfFields = css`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  gap: ${space[5]};
`;

export const root = css`
  flex: 1 1 100%;
`;

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

export const bound = css`
  display: contents;
`;

export const moves = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]};
  &:empty {
    display: none;
  }
`;

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
