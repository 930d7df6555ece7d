import { css } from "@emotion/react";
import type { ReactNode } from "react";
import { media, withoutScripts } from "../../styling/theme/media";
import { space } from "../../styling/theme/tokens";
import { useLabels } from "../../ui/Settings";
import { MOST_SHOWN } from "../../styling/theme/shownLinks";
import type { NavEntry, NavGroupEntry } from "./NavLink";

/** Selects a header with space for enough links: css`${unfolded} { … }`. */
export const unfolded = "@container fold (min-width: 1px)";
/** Selects a header with less space, so all links are in the menu. */
export const folded = "@container fold not (min-width: 1px)";

/**
 * The header's links. Containers measure how many of them fit, even without JavaScript and in any font. Each container is as
 * wide as the space that one more link leaves in the header. If its width is zero, the link does not fit. The innermost
 * container has the real links. For container names and rules, see `styling/theme/headerFolding.ts`. Renders a `<div>`.
 * - `entries`: the links
 * - `more`: the entry for the last links if they do not fit; `undefined` if links are all shown or all hidden
 * - `kept`: as wide as what is always visible beside the menu button
 * - `className`: the styles of a link
 */
export function Fold({
  entries,
  more,
  kept,
  className,
  children,
}: {
  entries: readonly NavEntry[];
  more: NavGroupEntry | undefined;
  kept: ReactNode;
  className?: string | undefined;
  children: ReactNode;
}) {
  const chain = entries.slice(0, MOST_SHOWN).reduceRight<ReactNode>(
    (inner, entry, index) => (
      <>
        <Ghost entry={entry} className={className} />
        <div css={level} data-fit={index + 1}>
          {inner}
        </div>
      </>
    ),
    <div css={row}>{children}</div>,
  );
  return (
    <div css={place}>
      <div css={reserve} aria-hidden="true">
        {kept}
      </div>
      <div css={measure}>
        {/* Before the links, because browsers may paint a page before it is complete. */}
        {kept}
        {more && <Ghost entry={more} className={className} />}
        {chain}
      </div>
    </div>
  );
}

/**
 * Takes as much space as a link in the narrowest header, and is invisible. Renders a `<span>`.
 * - `entry`: the link
 * - `hasIcon`: whether to include the space for its icon
 */
export function Ghost({
  entry: { label, copy, icon, href, links, show },
  hasIcon,
  className,
}: {
  entry: NavGroupEntry;
  hasIcon?: boolean;
  className?: string | undefined;
}) {
  const { copied } = useLabels();
  const isIcon = icon && !copy && show === "icon";
  const signs =
    ((hasIcon && icon) || isIcon ? 1 : 0) +
    (links || copy ? 1 : 0) +
    (!copy && href?.kind === "external" ? 1 : 0);
  return (
    <span
      css={ghost}
      className={className}
      aria-hidden="true"
      data-label={isIcon ? undefined : label}
      data-other={copy && copied}
      data-signs={signs}
    />
  );
}

export const place = css`
  position: relative;
  flex: 1 0 auto;
  align-self: stretch;
  ${withoutScripts} & {
    flex-basis: 100%;
  }
  ${media.print} {
    display: none;
  }
`;

const reserve = css`
  /* The menu button. */
  padding-inline-end: calc(2.75rem + ${space[2]});
  ${withoutScripts} & {
    display: none;
  }
`;

/* Content without space overflows at the start, so all containers end at the header's end. */
export const measure = css`
  position: absolute;
  inset: 0;
  display: flex;
  justify-content: flex-end;
  /* On phones, the button for light and dark mode is in the menu, so the menu is always needed. */
  ${media.belowMedium} {
    header:has([data-look-button="wideBar"]) & > :first-child {
      margin-inline-start: 100vw;
    }
  }
  ${withoutScripts} & {
    position: static;
    display: block;
  }
`;

/** A container in the chain. */
export const level = css`
  display: flex;
  flex: 1 1 0;
  justify-content: flex-end;
  min-inline-size: 0;
  /* A browser without popovers cannot open groups in the header. */
  @supports selector(:popover-open) {
    :root[data-ready] & {
      container-type: inline-size;
    }
  }
`;

export const row = css`
  position: absolute;
  inset-block: 0;
  inset-inline-end: 0;
  display: flex;
  align-items: center;
  gap: ${space[2]};
  inline-size: max-content;
  ${withoutScripts} & {
    position: static;
    flex-wrap: wrap;
    inline-size: auto;
  }
`;

export const ghost = css`
  && {
    display: inline-grid;
    flex: none;
    margin-inline-end: ${space[1]};
    /* The same as for the current page. */
    font-weight: 650;
    visibility: hidden;
    --link-padding: ${space[2]};
  }
  &::before,
  &::after {
    grid-area: 1 / 1;
    content: attr(data-label);
  }
  &::after {
    content: attr(data-other);
  }
  /* An icon, or the arrow of a group, a copied text or an external link, with its gap. */
  &[data-signs="1"] {
    padding-inline-end: calc(${space[3]} + 1.75em);
  }
  &[data-signs="2"] {
    padding-inline-end: calc(${space[3]} + 3.5em);
  }
  ${withoutScripts} && {
    display: none;
  }
`;
