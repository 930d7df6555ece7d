import { css } from "@emotion/react";
import { memo } from "react";
import type { Shared } from "../../compile/page";
import { media } from "../../styling/theme/media";
import { color, font, size, space } from "../../styling/theme/tokens";
import { Link } from "../../ui/elements/Link";
import { InLook } from "../../ui/elements/InLook";
import { titleNodes } from "../../ui/controls/RichText";

const home = { href: "/", kind: "page" } as const;

/** The site's logo and name, as a link to the home page. Renders an `<a>`. */
export const Brand = memo(function Brand({
  shared,
  className,
}: {
  shared: Shared;
  className?: string | undefined;
}) {
  const { logo, name, title = name } = shared;
  return (
    <Link to={home} css={brand} className={className}>
      {logo && (
        <InLook dark={logo.dark}>
          <img css={image} src={logo.src} width={logo.width} height={logo.height} alt="" />
        </InLook>
      )}
      <span css={words}>{titleNodes(title)}</span>
    </Link>
  );
});

export const brand = css`
  display: inline-flex;
  align-items: center;
  gap: ${space[3]};
  min-block-size: 2.75rem;
  min-inline-size: 0;
  color: ${color.text};
  font-family: ${font.heading};
  font-size: ${size.l};
  font-weight: 700;
  line-height: 1.15;
  letter-spacing: -0.01em;
  text-decoration: none;
  /* If the longest word of the name does not fit beside the logo, the name is hidden in a second row, not broken. */
  ${media.belowMedium} {
    &:has(img) {
      flex-wrap: wrap;
      align-content: flex-start;
      block-size: 2.875rem;
      overflow: clip;
      &::before {
        content: "";
        block-size: 2.875rem;
        margin-inline-end: calc(-1 * ${space[3]});
      }
    }
  }
`;

const image = css`
  flex: none;
  inline-size: auto;
  max-inline-size: 8rem;
  block-size: 2.25rem;
  object-fit: contain;
`;

const words = css`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  line-clamp: 2;
  overflow-wrap: anywhere;
  ${media.belowMedium} {
    :is(img, picture) + & {
      flex: 1 1 min-content;
      overflow-wrap: normal;
    }
  }
`;
