import { css, type Interpolation, type Theme } from "@emotion/react";
import type { ReactNode } from "react";
import type { BadgeVariant } from "../../fields/parts/badge";
import { color, radius, size } from "../../styling/theme/tokens";

/**
 * A short label. Renders a `<span>`.
 * - `variant`: its theme colours
 */
export function Badge({
  variant = "neutral",
  className,
  children,
}: {
  variant?: BadgeVariant | undefined;
  className?: string | undefined;
  children: ReactNode;
}) {
  return (
    <span css={[badge, variants[variant]]} className={className}>
      {children}
    </span>
  );
}

const badge = css`
  display: inline-block;
  max-inline-size: 100%;
  padding: 0.2em 0.75em;
  border: 1px solid;
  border-radius: ${radius.full};
  font-size: ${size.xs};
  font-weight: 600;
  line-height: 1.5;
  letter-spacing: 0.01em;
  overflow-wrap: anywhere;
`;

// Mixed with the text colour. A tone that is readable on a surface is then readable on its tint.
const tinted = css`
  color: color-mix(in srgb, var(--tone) 72%, ${color.text});
  background: color-mix(in srgb, var(--tone) 12%, ${color.surface});
  border-color: color-mix(in srgb, var(--tone) 32%, ${color.surface});
`;

const variants: Record<BadgeVariant, Interpolation<Theme>> = {
  neutral: css`
    color: ${color.textMuted};
    background: ${color.surfaceRaised};
    border-color: ${color.border};
  `,
  primary: [
    tinted,
    css`
      --tone: ${color.primary};
    `,
  ],
  accent: [
    tinted,
    css`
      --tone: ${color.accent};
    `,
  ],
  success: [
    tinted,
    css`
      --tone: ${color.success};
    `,
  ],
  warning: [
    tinted,
    css`
      --tone: ${color.warning};
    `,
  ],
  danger: [
    tinted,
    css`
      --tone: ${color.danger};
    `,
  ],
  outline: css`
    color: ${color.text};
    border-color: color-mix(in srgb, ${color.text} 45%, transparent);
  `,
};
