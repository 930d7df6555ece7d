import { css } from "@emotion/react";
import { memo } from "react";
import type { SocialLinkData } from "../../fields/parts/socialLink";
import { media } from "../../styling/theme/media";
import { color, duration, ease, edge, glow, radius, size, space } from "../../styling/theme/tokens";
import { Icon } from "../elements/Icon";
import { Link } from "../elements/Link";
import { spoken } from "../elements/spoken";

/**
 * Links to social networks, and to pictures, usually as icons. Renders a `<ul>`, or nothing without
 * links.
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
        <li key={index}>{socialLink(link)}</li>
      ))}
    </ul>
  );
});

/** A link, or a link to the file of a picture. */
function socialLink({ href, image, label, icon, show = "icon", inLanguage }: SocialLinkData) {
  const isIcon = show === "icon";
  return (
    <Link
      to={href ?? { href: image!.src.src, kind: "file" }}
      mark={false}
      css={[button, !isIcon && withWords]}
      aria-label={isIcon ? label : undefined}
      inLanguage={isIcon ? inLanguage : undefined}
      data-tooltip={isIcon ? label : undefined}
      data-sheet={image?.alt}
    >
      {show !== "label" && <Icon icon={icon} size="1.25rem" />}
      {!isIcon && <span>{spoken(label, { inLanguage })}</span>}
    </Link>
  );
}

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

const withWords = css`
  grid-auto-flow: column;
  gap: ${space[2]};
  inline-size: auto;
  max-inline-size: 100%;
  block-size: auto;
  min-block-size: 2.75rem;
  padding-inline: ${space[3]};
  font-size: ${size.s};
  overflow-wrap: anywhere;
  text-decoration: none;
`;
