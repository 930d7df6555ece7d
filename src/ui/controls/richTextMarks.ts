import { css } from "@emotion/react";
import { media } from "../../styling/theme/media";
import { color, radius, space } from "../../styling/theme/tokens";

/**
 * An icon that replaces a list's bullet. In a numbered list, it follows the number. A function, because the script would
 * otherwise contain the text.
 */
const bullet = () => `
  display: inline-block;
  inline-size: 1.05em;
  block-size: 1.05em;
  /* A space follows. */
  margin-inline-end: 0.1em;
  vertical-align: -0.2em;
  ul > li > & {
    margin-inline-start: -1.4em;
  }
  ul > li:has(> &) {
    list-style: none;
  }
  ${media.forcedColors} {
    color: CanvasText;
  }
`;

/** The styles of callouts, ticks and crosses. Few texts have them. */
export const marks = {
  /* The features of a card have ticks already, which crosses cover. */
  check: css`
    color: ${color.success};
    ${bullet()}
    li > span > & {
      display: none;
    }
  `,
  close: css`
    color: ${color.danger};
    ${bullet()}
    li > span > & {
      margin-inline: calc(-1.25em - ${space[2]}) calc(${space[2]} - 0.25em);
      inline-size: 1.25em;
      block-size: 1.25em;
    }
    li:has(> span > &) > svg {
      visibility: hidden;
    }
  `,
  aside: css`
    --tone: ${color.info};
    position: relative;
    padding: ${space[4]};
    padding-inline-start: calc(${space[4]} + 2.25em);
    border: 1px solid color-mix(in srgb, var(--tone) 34%, ${color.border});
    border-radius: ${radius.m};
    background: color-mix(in srgb, var(--tone) 8%, ${color.surface});
    color: ${color.text};
    > svg {
      position: absolute;
      inset-inline-start: ${space[4]};
      inline-size: 1.5em;
      block-size: 1.5em;
      color: var(--tone);
      ${media.forcedColors} {
        color: CanvasText;
      }
    }
    > :not(svg, span) + * {
      margin-block-start: 0.8em;
    }
    li > & {
      margin-block: 0.5em;
    }
    &[data-tone="primary"] {
      --tone: ${color.primary};
    }
    &[data-tone="success"] {
      --tone: ${color.success};
    }
    &[data-tone="warning"] {
      --tone: ${color.warning};
    }
    &[data-tone="danger"] {
      --tone: ${color.danger};
    }
    ${media.print} {
      break-inside: avoid;
    }
  `,
};
