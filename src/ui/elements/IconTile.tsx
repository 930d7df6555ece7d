import { css } from "@emotion/react";
import type { ReactNode } from "react";
import type { IconData } from "../../fields/pictures/icon";
import { color, radius } from "../../styling/theme/tokens";
import { Icon } from "./Icon";

/**
 * An icon in a tinted square. Renders a `<span>`. Its colour is the custom property `--tone`, or the primary colour.
 * - `icon`: an icon of the owner, or an icon as `children`
 */
export function IconTile({
  icon,
  children = icon && <Icon icon={icon} size="1.5em" />,
  className,
}: {
  icon?: IconData;
  children?: ReactNode;
  className?: string | undefined;
}) {
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
