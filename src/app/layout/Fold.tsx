import { css } from "@emotion/react";
import type { ReactNode } from "react";
import { media, withoutScripts } from "../../styling/theme/media";
import { space } from "../../styling/theme/tokens";
import { useLabels } from "../../ui/Settings";
import type { NavEntry } from "./NavLink";

/** Where the header has room for its links in one row, ready to stand before a block: css`${unfolded} { … }`. */
export const unfolded = "@container fold (min-width: 1px)";
/** Where it has no room for them. */
export const folded = "@container fold not (min-width: 1px)";

/**
 * The place of the links in the header, which knows whether they have room, before any script runs and in whatever
 * letters. A container takes what `ghosts`, which are as wide as the links, leave of the header: where it is left
 * without any width, the links do not fit. They stand in it, but over the ghosts. Renders a `<div>`.
 * - `ghosts`: as wide as what is shown only where it fits
 * - `kept`: as wide as what is shown in any case, beside the menu button where the links do not fit
 */
export function Fold({
  ghosts,
  kept,
  children,
}: {
  ghosts: ReactNode;
  kept: ReactNode;
  children: ReactNode;
}) {
  return (
    <div css={place}>
      <div css={reserve} aria-hidden="true">
        {kept}
      </div>
      <div css={measure}>
        {/* In front of the links: a page may be painted while the rest of it is on its way. */}
        <div css={measured} aria-hidden="true">
          {ghosts}
          {kept}
        </div>
        <div css={room}>
          <div css={row}>{children}</div>
        </div>
      </div>
    </div>
  );
}

/**
 * Takes as much room as a link and shows nothing; its styles are those of the link. Renders a `<span>`.
 * - `entry`: the link
 */
export function Ghost({ entry, className }: { entry: NavEntry; className?: string | undefined }) {
  const { label, copy, icon, href, links } = entry;
  const { copied } = useLabels();
  return (
    <span
      css={ghost}
      className={className}
      data-label={label}
      data-other={copy && copied}
      data-signs={(icon ? 1 : 0) + (links || copy || href?.kind === "external" ? 1 : 0)}
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
  visibility: hidden;
  /* The menu button. */
  padding-inline-end: calc(2.75rem + ${space[2]});
  ${withoutScripts} & {
    display: none;
  }
`;

export const measure = css`
  position: absolute;
  inset: 0;
  display: flex;
  justify-content: flex-end;
  ${withoutScripts} & {
    position: static;
    display: block;
  }
`;

export const room = css`
  flex: 1 1 0;
  min-inline-size: 0;
  /* A browser without popovers opens no group in the header. */
  @supports selector(:popover-open) {
    container: fold / inline-size;
  }
  ${withoutScripts} & {
    container: none;
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

export const measured = css`
  display: flex;
  flex: none;
  gap: ${space[1]};
  visibility: hidden;
  pointer-events: none;
  > :last-child {
    margin-inline-start: ${space[1]};
  }
  /* On a phone the button of the look stands in the menu, so that there has to be one. */
  ${media.belowMedium} {
    header:has([data-look-button="wideBar"]) & {
      padding-inline-start: 100vw;
    }
  }
  ${withoutScripts} & {
    display: none;
  }
`;

const ghost = css`
  && {
    display: inline-grid;
    flex: none;
    /* As on the current page. */
    font-weight: 650;
  }
  &::before,
  &::after {
    grid-area: 1 / 1;
    content: attr(data-label);
  }
  &::after {
    content: attr(data-other);
  }
  /* An icon, and the sign of a group or of another site, each with its gap. */
  &[data-signs="1"] {
    padding-inline-end: calc(${space[3]} + 1.75em);
  }
  &[data-signs="2"] {
    padding-inline-end: calc(${space[3]} + 3.5em);
  }
`;
