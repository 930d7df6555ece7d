import { css } from "@emotion/react";
import { media } from "../../styling/theme/media";
import { color, duration, ease, edge, glow, radius, shadow, space } from "../../styling/theme/tokens";

/** The style of cards and panels: a raised surface with a light edge. */
export const surface = css`
  position: relative;
  min-inline-size: 0;
  padding: ${space[5]};
  border: 1px solid ${color.border};
  border-radius: ${radius.l};
  background: linear-gradient(
    color-mix(in srgb, ${color.surfaceRaised} 55%, ${color.surface}),
    ${color.surface} 12rem
  );
  box-shadow: ${edge}, ${shadow[1]};
  overflow-wrap: anywhere;
  ${media.print} {
    break-inside: avoid;
  }
`;

/** The style of a clickable surface, which lifts and glows. */
export const pressable = css`
  transition:
    translate ${duration.normal} ${ease.out},
    border-color ${duration.normal} ${ease.out},
    box-shadow ${duration.normal} ${ease.out};
  ${media.hover} {
    &:hover {
      translate: 0 -2px;
      border-color: transparent;
      box-shadow: ${edge}, ${glow}, ${shadow[2]};
    }
  }
  &:active {
    translate: 0 0;
  }
`;
