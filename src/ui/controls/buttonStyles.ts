import { css } from "@emotion/react";
import type { ButtonProps } from "../../fields/parts/action";
import { media } from "../../styling/theme/media";
import { color, duration, ease, edge, glow, radius, shadow, size, space } from "../../styling/theme/tokens";

export type ButtonVariant = ButtonProps["variant"];

export function buttonStyles(variant: ButtonVariant) {
  return [base, variants[variant]];
}

export const base = css`
  position: relative;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${space[2]};
  min-block-size: 3rem;
  max-inline-size: 100%;
  padding: 0.6rem 1.35rem;
  border: 1px solid transparent;
  border-radius: ${radius.m};
  font-size: ${size.m};
  font-weight: 650;
  line-height: 1.3;
  text-align: center;
  text-decoration: none;
  overflow-wrap: anywhere;
  transition:
    background-color ${duration.fast},
    border-color ${duration.fast},
    box-shadow ${duration.normal} ${ease.out},
    translate ${duration.fast};
  svg {
    flex: none;
    margin: 0;
  }
  &:active {
    translate: 0 1px;
  }
  &:is(:disabled, [aria-disabled="true"]) {
    cursor: default;
    translate: none;
  }
  ${media.forcedColors} {
    border-color: currentColor;
  }
`;

export const variants = {
  primary: css`
    background: ${color.primary};
    color: ${color.onPrimary};
    box-shadow:
      inset 0 1px 0 rgb(255 255 255 / 0.28),
      ${shadow[1]};
    ${media.hover} {
      &:hover:not(:disabled, [aria-disabled="true"]) {
        background: color-mix(in srgb, ${color.primary} 92%, ${color.text});
        box-shadow:
          inset 0 1px 0 rgb(255 255 255 / 0.35),
          ${glow};
      }
    }
  `,
  secondary: css`
    border-color: color-mix(in srgb, ${color.text} 16%, ${color.border});
    background: color-mix(in srgb, ${color.surfaceRaised} 80%, transparent);
    color: var(--label, ${color.text});
    box-shadow: ${edge}, ${shadow[1]};
    ${media.hover} {
      &:hover {
        border-color: color-mix(in srgb, ${color.primary} 70%, ${color.border});
        background: ${color.surfaceRaised};
      }
    }
  `,
  /* Its label aligns with the content above and below. Only its hover background extends beyond. */
  ghost: css`
    margin-inline: calc(-1 * ${space[3]});
    padding-inline: ${space[3]};
    color: var(--label, ${color.text});
    ${media.hover} {
      &:hover {
        background: color-mix(in srgb, ${color.text} 9%, transparent);
      }
    }
  `,
};

/** Reserves space for a spinner, so the label does not move. */
export const roomy = css`
  padding-inline: 2rem;
`;
