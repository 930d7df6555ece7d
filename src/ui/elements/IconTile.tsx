import { css } from "@emotion/react";
import type { ReactNode } from "react";
import { color, radius } from "../../styling/theme/tokens";

/**
 * A tinted square for an icon. Renders a `<span>` in the colour `--tone`, by default the primary colour.
 * - `children`: the icon, about half as large as the tile
 */
export function IconTile({ children, className }: { children: ReactNode; className?: string | undefined }) {
  return (
    <span css={tile} className={className}>
      {children}
    </span>
  );
}

// A function, because the script would otherwise contain the text with all colours.
const tone = () => `var(--tone, ${color.primary})`;

const tile = css`
  display: grid;
  flex: none;
  place-items: center;
  inline-size: 3rem;
  block-size: 3rem;
  border: 1px solid color-mix(in srgb, ${tone()} 30%, transparent);
  border-radius: ${radius.m};
  background: color-mix(in srgb, ${tone()} 16%, ${color.surface});
  color: ${tone()};
`;
