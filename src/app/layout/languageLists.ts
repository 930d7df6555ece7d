import { css } from "@emotion/react";
import { media, withoutScripts } from "../../styling/theme/media";
import { color, size, space } from "../../styling/theme/tokens";

/** The names of all languages start at the same edge, and keep the order of their own letters. */
export const inOneDirection = css`
  direction: inherit;
  unicode-bidi: plaintext;
`;

/**
 * The switch in the header. Without JavaScript, it is beside the name, above the links. On phones, it is in the menu if
 * there is one (`headerFolding.ts`).
 */
export const languageSwitch = css`
  ${withoutScripts} :has(+ &) {
    order: 1;
  }
`;

/** The links at the end of the menu. Wider screens have them in the header. */
export const inMenu = css`
  ul a {
    font-size: ${size.m};
  }
  ${media.medium} {
    display: none;
  }
`;

/** The links in the footer. */
export const row = css`
  display: flex;
  flex-wrap: wrap;
  margin-inline: calc(-1 * ${space[3]});
  a {
    color: ${color.textMuted};
    font-weight: inherit;
  }
  a:hover,
  && a[aria-current] {
    background: none;
    color: ${color.text};
    text-decoration: underline;
  }
  a::before {
    display: none;
  }
`;
