import { css } from "@emotion/react";
import { useId, useRef } from "react";
import { color } from "../../styling/theme/tokens";
import { listLink } from "../../ui/controls/listLink";
import { link, panel } from "./navGroupList";
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
