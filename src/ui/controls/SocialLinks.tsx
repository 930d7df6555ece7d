import { css } from "@emotion/react";
import { memo, useId } from "react";
import type { SocialLinkData } from "../../fields/parts/socialLink";
import { media } from "../../styling/theme/media";
import { color, duration, ease, edge, glow, radius, shadow, size, space } from "../../styling/theme/tokens";
import type { PictureData } from "../../fields/pictures/image";
import { Glyph } from "../elements/Glyph";
import { Icon } from "../elements/Icon";
import { Link } from "../elements/Link";
import { Picture } from "../elements/Picture";
import { useLabels } from "../Settings";

/**
 * Links to social networks, and buttons that open a picture, usually as icons. Renders a `<ul>`, or nothing without
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
        <li key={index}>
          {link.image ? <PictureButton link={link} picture={link.image} /> : <SocialLink link={link} />}
        </li>
      ))}
    </ul>
  );
});

const isIcon = ({ show = "icon" }: SocialLinkData) => show === "icon";

function SocialLink({ link }: { link: SocialLinkData }) {
  const { href, label } = link;
  return (
    href && (
      <Link
        to={href}
        mark={false}
        css={[button, !isIcon(link) && withWords]}
        {...(isIcon(link) && { "aria-label": label, "data-tooltip": label })}
      >
        {face(link)}
      </Link>
    )
  );
}

/** A button that opens its picture, even without JavaScript. Renders a `<button>` and a popover. */
function PictureButton({ link, picture }: { link: SocialLinkData; picture: PictureData }) {
  const { closePicture } = useLabels();
  const id = useId();
  const { label } = link;
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        css={[button, !isIcon(link) && withWords]}
        {...(isIcon(link) && { "aria-label": label, "data-tooltip": label })}
      >
        {face(link)}
      </button>
      <dialog id={id} popover="auto" aria-label={label} css={sheet}>
        <p css={sheetTitle}>{label}</p>
        <button
          type="button"
          popoverTarget={id}
          popoverTargetAction="hide"
          aria-label={closePicture}
          css={closer}
        >
          <Glyph name="close" />
        </button>
        <Picture picture={picture} css={whole} />
      </dialog>
    </>
  );
}

function face(link: SocialLinkData) {
  return (
    <>
      {link.show !== "label" && <Icon icon={link.icon} size="1.25rem" />}
      {!isIcon(link) && <span>{link.label}</span>}
    </>
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

const sheet = css`
  inline-size: min(24rem, 100vw - 2rem);
  max-block-size: calc(100vh - 2rem);
  margin: auto;
  padding: ${space[4]};
  border: 1px solid ${color.border};
  border-radius: ${radius.l};
  background: ${color.surfaceRaised};
  color: ${color.text};
  box-shadow: ${shadow[3]};
  &:popover-open {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    gap: ${space[3]};
  }
  &::backdrop {
    background: color-mix(in srgb, ${color.background} 70%, transparent);
  }
`;

const sheetTitle = css`
  font-weight: 650;
  overflow-wrap: anywhere;
`;

const closer = css`
  display: grid;
  place-items: center;
  inline-size: 2.75rem;
  block-size: 2.75rem;
  border-radius: ${radius.s};
`;

const whole = css`
  grid-column: 1 / -1;
  inline-size: 100%;
  block-size: auto;
  border-radius: ${radius.m};
  ${media.forcedColors} {
    forced-color-adjust: none;
  }
`;
