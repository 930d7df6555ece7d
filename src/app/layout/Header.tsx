import { css, keyframes } from "@emotion/react";
import type { Shared } from "../../compile/page";
import { media, withoutScripts } from "../../styling/theme/media";
import { color, duration, gutter, radius, size, space, width } from "../../styling/theme/tokens";
import { Brand } from "./Brand";
import { MenuDialog } from "./MenuDialog";
import { isCurrent, NavLink } from "./NavLink";

/**
 * The header that stays at the top: the brand, the navigation on wide screens, the menu button on narrow
 * ones. Without scripts the links stand below the brand on narrow screens too.
 */
export function Header({ shared, path }: { shared: Shared; path: string | null }) {
  const { navigation, labels } = shared;
  return (
    <header css={header}>
      <div css={bar}>
        <Brand shared={shared} />
        {navigation.length > 0 && (
          <>
            <nav css={nav} aria-label={labels.mainNavigation}>
              <ul css={list}>
                {navigation.map((item, index) => (
                  <li key={index}>
                    <NavLink item={item} isCurrent={isCurrent(item, path)} css={link} />
                  </li>
                ))}
              </ul>
            </nav>
            {/* the key closes the menu with every change of the page */}
            <MenuDialog key={path} shared={shared} path={path} />
          </>
        )}
      </div>
    </header>
  );
}

const settle = keyframes`
  from { background-color: transparent; border-color: transparent; backdrop-filter: none; }
`;

// The header is taller than its visible part and sticks a little above the screen's edge: so it shrinks as
// the page scrolls, without any script and without moving the content below.
const header = css`
  position: sticky;
  z-index: 30;
  inset-block-start: -0.5rem;
  padding-inline: ${gutter};
  border-block-end: 1px solid color-mix(in srgb, ${color.border} 80%, transparent);
  background: color-mix(in srgb, ${color.background} 82%, transparent);
  -webkit-backdrop-filter: blur(16px) saturate(1.4);
  backdrop-filter: blur(16px) saturate(1.4);
  view-transition-name: header;
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

const bar = css`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[4]};
  max-inline-size: ${width.page};
  margin-inline: auto;
  padding-block: 1.125rem 0.625rem;
  ${withoutScripts} & {
    flex-wrap: wrap;
  }
`;

const nav = css`
  ${media.belowLarge} {
    display: none;
  }
  ${withoutScripts} & {
    display: block;
  }
  ${media.print} {
    display: none;
  }
`;

const list = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]};
  ${media.large} {
    justify-content: flex-end;
  }
`;

const link = css`
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: 0.4rem;
  min-block-size: 2.75rem;
  padding-inline: ${space[3]};
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
    &::after {
      content: "";
      position: absolute;
      inset-inline: ${space[3]};
      inset-block-end: 0.25rem;
      block-size: 2px;
      border-radius: 2px;
      background: ${color.primary};
      ${media.forcedColors} {
        background: Highlight;
      }
    }
  }
`;
