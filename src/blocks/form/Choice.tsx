import { css } from "@emotion/react";
import type { ComponentProps } from "react";
import { media } from "../../styling/theme/media";
import { color, radius, space } from "../../styling/theme/tokens";

/**
 * A checkbox or a radio button. Renders a `<label>` around an `<input>`.
 * - `children`: its label
 * - other props go to the `<input>`
 */
export function Choice({ children, className, ...input }: ComponentProps<"input">) {
  return (
    <label htmlFor={input.id} css={choice}>
      <input {...input} css={box} className={className} />
      <span>{children}</span>
    </label>
  );
}

const choice = css`
  display: flex;
  align-items: flex-start;
  gap: ${space[3]};
  padding-block: ${space[1]};
  cursor: pointer;
  line-height: 1.5;
  > span {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
`;

const box = css`
  flex: none;
  inline-size: 1.375rem;
  block-size: 1.375rem;
  margin-block-start: 0.05em;
  appearance: none;
  border: 1px solid color-mix(in srgb, ${color.textMuted} 60%, ${color.border});
  border-radius: min(${radius.s}, 0.375rem);
  background: color-mix(in srgb, ${color.background} 45%, ${color.surface});
  cursor: pointer;
  &::before {
    content: "";
    display: none;
    block-size: 100%;
    background: ${color.onPrimary};
    clip-path: polygon(18% 52%, 29% 41%, 43% 55%, 71% 25%, 82% 36%, 43% 76%);
  }
  &:checked {
    border-color: ${color.primary};
    background: ${color.primary};
    &::before {
      display: block;
    }
  }
  ${media.forcedColors} {
    appearance: auto;
    &::before {
      content: none;
    }
  }
  &[aria-invalid="true"] {
    outline: 2px solid ${color.danger};
    outline-offset: 2px;
  }
`;
