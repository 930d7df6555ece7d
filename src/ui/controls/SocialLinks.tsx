import { css } from "@emotion/react";
import { memo } from "react";
import type { SocialLinkData } from "../../fields/parts/socialLink";
import { media } from "../../styling/theme/media";
import { color, duration, ease, edge, glow, radius, space } from "../../styling/theme/tokens";
import { Icon } from "../elements/Icon";
import { Link } from "../elements/Link";

/**
 * Icon links to social networks. Renders a `<ul>`, or nothing without links.
 * - `label`: the list's name
 */
export const SocialLinks = memo(function SocialLinks({
  links,
  label,
  className,
}: {
  links: readonly SocialLinkData[];
  label: string;
  className?: string | undefined;
}) {
  if (links.length === 0) return null;
  return (
    <ul css={list} className={className} aria-label={label}>
      {links.map((link, index) => (
        <li key={index}>
          <Link to={link.href} mark={false} css={button} aria-label={link.label} data-tooltip={link.label}>
            <Icon icon={link.icon} size="1.25rem" />
          </Link>
        </li>
      ))}
    </ul>
  );
});

const list = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
`;

const button = css`
  display: grid;
  place-items: center;
  inline-size: 2.75rem;
  block-size: 2.75rem;
  border: 1px solid ${color.border};
  border-radius: ${radius.m};
  background: color-mix(in srgb, ${color.surface} 70%, transparent);
  color: ${color.textMuted};
  box-shadow: ${edge};
  transition:
    color ${duration.fast},
    border-color ${duration.fast},
    box-shadow ${duration.normal} ${ease.out};
  ${media.hover} {
    &:hover {
      border-color: transparent;
      color: ${color.text};
      box-shadow: ${edge}, ${glow};
    }
  }
`;
