import { css } from "@emotion/react";
import { media } from "../../styling/theme/media";
import { color, radius, space } from "../../styling/theme/tokens";

/** A link in the menu or in a group of the header. */
export const listLink = css`
  position: relative;
  display: flex;
  align-items: center;
  gap: ${space[3]};
  inline-size: 100%;
  padding: ${space[2]} ${space[3]};
  border-radius: ${radius.m};
  color: ${color.text};
  font-weight: 550;
  text-decoration: none;
  overflow-wrap: anywhere;
  svg {
    flex: none;
    margin: 0;
  }
  &:hover {
    background: color-mix(in srgb, ${color.text} 7%, transparent);
  }
  &[aria-current] {
    background: ${color.surfaceRaised};
    font-weight: 650;
    &::before {
      content: "";
      position: absolute;
      inset-block: 28%;
      inset-inline-start: 0;
      inline-size: 3px;
      border-radius: 3px;
      background: ${color.primary};
    }
    ${media.forcedColors} {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
`;
