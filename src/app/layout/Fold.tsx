import { css } from "@emotion/react";
import type { ReactNode } from "react";
import { media, withoutScripts } from "../../styling/theme/media";
import { space } from "../../styling/theme/tokens";
import { useLabels } from "../../ui/Settings";
import { MOST_SHOWN } from "../../styling/theme/shownLinks";
import type { NavEntry, NavGroupEntry } from "./NavLink";

/** Where the header has room for enough links, ready to stand before a block: css`${unfolded} { … }`. */
export const unfolded = "@container fold (min-width: 1px)";
/** Where it has room for fewer: all of them are in the menu. */
export const folded = "@container fold not (min-width: 1px)";

/**
 * The place of the links in the header, which measures how many of them fit, before any script runs and in whatever
 * letters. It is a chain of containers: each has the width that one more link leaves of the header. A container without any
 * width says that its link does not fit. The links are in the innermost one, and lie over what is measured. The names of the
 * containers and the rules that follow from them are in `styling/theme/headerFolding.ts`. Renders a `<div>`.
 * - `entries`: the links
 * - `more`: the entry behind which the last links are if they do not fit; none where all are shown, or none
 * - `kept`: as wide as what is shown in any case, beside the menu button where too few links fit
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
        {/* In front of the links: a page may be painted while the rest of it is on its way. */}
        {kept}
        {more && <Ghost entry={more} className={className} />}
        {chain}
      </div>
    </div>
  );
}

/**
 * Takes as much room as a link and shows nothing; its styles are those of the link, in a header that is as tight as it gets.
 * Renders a `<span>`.
 * - `entry`: the link
 * - `hasIcon`: whether it takes the room of its icon too
 */
export function Ghost({
  entry: { label, copy, icon, href, links },
  hasIcon,
  className,
}: {
  entry: NavGroupEntry;
  hasIcon?: boolean;
  className?: string | undefined;
}) {
  const { copied } = useLabels();
  const signs = (hasIcon && icon ? 1 : 0) + (links || copy || href?.kind === "external" ? 1 : 0);
  return (
    <span
      css={ghost}
      className={className}
      aria-hidden="true"
      data-label={label}
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

/* What has no room is beyond its beginning, so that all containers end where the header does. */
export const measure = css`
  position: absolute;
  inset: 0;
  display: flex;
  justify-content: flex-end;
  /* On a phone the button of the look stands in the menu, so that there has to be one. */
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

/** One container of the chain. */
export const level = css`
  display: flex;
  flex: 1 1 0;
  justify-content: flex-end;
  min-inline-size: 0;
  /* A browser without popovers opens no group in the header. */
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
    /* As on the current page. */
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
  /* An icon, and the sign of a group, of a text to copy or of another site, each with its gap. */
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
