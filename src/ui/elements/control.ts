import { css } from "@emotion/react";
import { media } from "../../styling/theme/media";
import { color, duration, radius, size } from "../../styling/theme/tokens";

/** Form and search fields. */
export const control = css`
  inline-size: 100%;
  min-block-size: 3rem;
  padding: 0.65rem 0.9rem;
  border: 1px solid color-mix(in srgb, ${color.textMuted} 60%, ${color.border});
  border-radius: ${radius.m};
  background: color-mix(in srgb, ${color.background} 45%, ${color.surface});
  color: ${color.text};
  font-size: ${size.m};
  line-height: 1.5;
  transition:
    border-color ${duration.fast},
    box-shadow ${duration.fast};
  &::placeholder {
    color: ${color.textMuted};
    opacity: 1;
  }
  ${media.hover} {
    &:hover {
      border-color: ${color.textMuted};
    }
  }
  &:focus-visible {
    border-color: ${color.focus};
    border-radius: ${radius.m};
    outline: 2px solid ${color.focus};
    outline-offset: 1px;
  }
  &[aria-invalid="true"] {
    border-color: ${color.danger};
    box-shadow: inset 0 0 0 1px ${color.danger};
  }
`;
