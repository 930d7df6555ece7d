import { css } from "@emotion/react";
import { useId, useRef } from "react";
import { media, withoutScripts } from "../../styling/theme/media";
import { color, edge, gutter, radius, shadow, size, space } from "../../styling/theme/tokens";
import { listLink } from "../../ui/controls/listLink";
import { GroupName, isCurrent, type NavGroupEntry, NavLinks } from "./NavLink";

export interface NavGroupProps {
  group: NavGroupEntry;
  path: string | null;
  isMore?: boolean;
  className?: string | undefined;
}

/**
 * A group of links in the header: a button and its list. The list is a popover, so the browser opens it, closes it on
 * Escape and outside clicks, restores the focus and announces the state, even without JavaScript. Renders a `<div>`.
 * - `group`: the compiled entry
 * - `path`: the path of the current page
 * - `isMore`: whether it has the header's last links. Only those that do not fit beside it are visible
 */
export function NavGroup({ group, path, isMore, className }: NavGroupProps) {
  const id = useId();
  const list = useRef<HTMLUListElement>(null);
  const close = () => list.current?.hidePopover();
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- it observes the focus and has no action
    <div
      css={place}
      // The list must not cover the next focused element.
      onBlur={({ currentTarget, relatedTarget }) =>
        relatedTarget && !currentTarget.contains(relatedTarget) && close()
      }
    >
      <button
        type="button"
        css={button}
        className={className}
        popoverTarget={id}
        data-more={isMore}
        aria-current={(!isMore && isCurrent(group, path)) || undefined}
      >
        <GroupName group={group} />
      </button>
      {/* closes the list after navigation */}
      <ul key={path} ref={list} id={id} popover="auto" css={panel}>
        <NavLinks links={group.links ?? []} path={path} onFollow={close} css={[listLink, link]} />
      </ul>
    </div>
  );
}

// Anchors each list to its own button.
const place = css`
  anchor-scope: --group;
`;

const button = css`
  anchor-name: --group;
  &:has(+ :popover-open) {
    color: ${color.text};
    background: color-mix(in srgb, ${color.text} 7%, transparent);
    > :last-child {
      rotate: 180deg;
    }
  }
`;

// Without anchor positioning, the list is as wide as the header, below it.
const panel = css`
  position: fixed;
  inset: calc(4rem + 1px) ${gutter} auto;
  inline-size: auto;
  margin: 0;
  padding: ${space[2]};
  overflow: auto;
  border: 1px solid ${color.border};
  border-radius: ${radius.l};
  background: ${color.surface};
  color: ${color.text};
  box-shadow: ${edge}, ${shadow[3]};
  white-space: normal;
  overscroll-behavior: contain;
  @supports (anchor-scope: --group) {
    position-anchor: --group;
    position-area: block-end span-inline-end;
    position-try-fallbacks: flip-inline;
    inset: auto;
    inline-size: fit-content;
    min-inline-size: 13rem;
    max-inline-size: min(24rem, 100vw - 2rem);
    max-block-size: calc(100vh - 6rem);
    margin-block-start: 0.8rem;
    margin-inline-end: ${space[2]};
  }
  @supports not selector(:popover-open) {
    position: static;
    ${withoutScripts} & {
      border: 0;
      box-shadow: none;
    }
  }
  ${media.motion} {
    transition:
      opacity 150ms,
      translate 150ms;
    &:popover-open {
      @starting-style {
        opacity: 0;
        translate: 0 -0.375rem;
      }
    }
  }
`;

const link = css`
  min-block-size: 2.75rem;
  font-size: ${size.s};
  line-height: 1.35;
`;
