import { css, keyframes } from "@emotion/react";
import type { ComponentType, ReactNode } from "react";
import type { Shared } from "../../compile/page";
import { media, withoutScripts } from "../../styling/theme/media";
import { color, duration, inset, radius, size, space } from "../../styling/theme/tokens";
import { Brand } from "./Brand";
import { Fold, folded, Ghost } from "./Fold";
import type { RenderLanguages } from "./Layout";
import type { LookButtonProps } from "./LookButton";
import { MenuDialog } from "./MenuDialog";
import { navEntries } from "./navEntries";
import { NavGroup } from "./NavGroup";
import { isCurrent, NavLink, NavLinks } from "./NavLink";
import { primaryLink } from "./primaryLink";

/**
 * The sticky header: the brand, the navigation if it fits in one row or else the menu button, the primary link and the
 * search button. Without JavaScript, the whole navigation is below the brand.
 * - `LookButton`: the button for light and dark mode; on phones with a primary link, it is in the menu
 * - `renderLanguages`: renders the links to other languages; on phones they are in the menu
 */
export function Header({
  shared,
  path,
  LookButton,
  renderLanguages,
  search,
}: {
  shared: Shared;
  path: string | null;
  LookButton?: ComponentType<LookButtonProps> | undefined;
  renderLanguages?: RenderLanguages | undefined;
  search?: ReactNode;
}) {
  const { navigation, labels } = shared;
  const { primary, entries, last } = navEntries(navigation);
  const more = last.length > 0 ? { label: labels.moreLinks, links: last } : undefined;
  return (
    <header css={header}>
      <div css={bar}>
        <Brand shared={shared} css={primary && besidePrimary} />
        {navigation.length > 0 && (
          <Fold
            entries={entries}
            more={more}
            kept={primary && <Ghost entry={primary} hasIcon css={[...primaryLink]} />}
            css={link}
          >
            {entries.length > 0 && (
              <nav css={nav} aria-label={labels.mainNavigation}>
                <ul css={list}>
                  <NavLinks
                    links={entries}
                    path={path}
                    css={link}
                    renderGroup={(group) => <NavGroup group={group} path={path} css={link} />}
                  />
                  {/* `headerFolding.ts` shows it, and marks it if it contains the current page */}
                  {more && (
                    <li hidden>
                      <NavGroup group={more} path={path} isMore css={link} />
                    </li>
                  )}
                </ul>
              </nav>
            )}
            {primary && (
              <NavLink item={primary} isCurrent={isCurrent(primary, path)} css={[...primaryLink]} />
            )}
            {/* closes the menu after navigation */}
            {entries.length > 0 && (
              <MenuDialog
                key={path}
                shared={shared}
                entries={entries}
                path={path}
                LookButton={primary && LookButton}
                languages={renderLanguages?.("menu")}
              />
            )}
          </Fold>
        )}
        {renderLanguages?.("header")}
        {LookButton && <LookButton place={primary && entries.length > 0 ? "wideBar" : "bar"} />}
        {search}
      </div>
    </header>
  );
}

const settle = keyframes`
  from { background-color: transparent; border-color: transparent; backdrop-filter: none; }
`;

// The header is taller than its visible part and sticks slightly above the screen. So it shrinks while the page
// scrolls, without JavaScript and without layout shift.
export const header = css`
  position: sticky;
  z-index: 30;
  inset-block-start: -0.5rem;
  padding-inline: ${inset};
  border-block-end: 1px solid color-mix(in srgb, ${color.border} 80%, transparent);
  background: color-mix(in srgb, ${color.background} 82%, transparent);
  view-transition-name: header;
  /* A separate rule, which is not in the critical CSS. */
  & {
    -webkit-backdrop-filter: blur(16px) saturate(1.4);
    backdrop-filter: blur(16px) saturate(1.4);
  }
  ${media.motion} {
    @supports (animation-timeline: scroll(root)) {
      animation: ${settle} linear both;
      animation-timeline: scroll(root);
      animation-range: 0 5rem;
    }
  }
  ${withoutScripts} & {
    position: static;
  }
  ${media.print} {
    position: static;
    border: 0;
  }
`;

export const bar = css`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[1]};
  padding-block: 1.125rem 0.625rem;
  /* Aligns the last button's icon with the page. A dialog may follow the button. */
  > button:last-of-type {
    margin-inline-end: calc(-1 * ${space[3]});
  }
  ${media.medium} {
    gap: ${space[3]};
  }
  ${withoutScripts} & {
    flex-wrap: wrap;
  }
`;

/* A primary link leaves little space on phones. */
const besidePrimary = css`
  ${media.belowMedium} {
    font-size: ${size.m};
  }
`;

export const nav = css`
  ${folded} {
    display: none;
  }
  @supports not selector(:popover-open) {
    display: none;
  }
  ${withoutScripts} & {
    display: block;
  }
`;

const list = css`
  display: flex;
  gap: ${space[1]};
  ${withoutScripts} & {
    flex-wrap: wrap;
  }
`;

export const link = css`
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: 0.4rem;
  min-block-size: 2.75rem;
  padding-inline: var(--link-padding, ${space[3]});
  white-space: nowrap;
  border-radius: ${radius.m};
  color: ${color.textMuted};
  font-size: ${size.s};
  font-weight: 550;
  text-decoration: none;
  transition:
    color ${duration.fast},
    background-color ${duration.fast};
  svg {
    flex: none;
    margin: 0;
  }
  &:hover {
    color: ${color.text};
    background: color-mix(in srgb, ${color.text} 7%, transparent);
  }
  &[aria-current] {
    color: ${color.text};
    font-weight: 650;
  }
  &[aria-current]::after {
    content: "";
    position: absolute;
    inset-inline: var(--link-padding, ${space[3]});
    inset-block-end: 0.25rem;
    block-size: 2px;
    border-radius: 2px;
    background: ${color.primary};
    ${media.forcedColors} {
      background: Highlight;
    }
  }
`;
