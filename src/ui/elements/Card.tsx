import { css } from "@emotion/react";
import type { ComponentProps, ElementType } from "react";
import { media } from "../../styling/theme/media";
import { color, duration, ease, edge, glow, radius, shadow, space } from "../../styling/theme/tokens";

/**
 * A raised surface with a border of light. Renders a `<div>`.
 * - `as`: another element, such as `li` or `article`
 * - `interactive`: whether it can be pressed; only then does it lift and glow
 */
export function Card<E extends ElementType = "div">({
  as,
  interactive = false,
  ...props
}: { as?: E; interactive?: boolean | undefined } & Omit<ComponentProps<E>, "as" | "interactive">) {
  const Tag: ElementType = as ?? "div";
  return <Tag css={[card, interactive && pressable]} {...props} />;
}

export const card = css`
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
