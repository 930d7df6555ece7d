import { css } from "@emotion/react";
import { type ReactNode, useId, useRef } from "react";
import { color, space } from "../../styling/theme/tokens";
import { listLink } from "../../ui/controls/listLink";
import { link, panel } from "./navGroupList";
import { Glyph } from "../../ui/elements/Glyph";
import { useLabels } from "../../ui/Settings";
import { groupName, isCurrent, leadsTo, type NavGroupEntry, NavLink, NavLinks } from "./NavLink";

export interface NavGroupProps {
  group: NavGroupEntry;
  path: string | null;
  isMore?: boolean;
  name?: string;
  list?: ReactNode;
  className?: string | undefined;
}

/**
 * A group of links in the header: a button and its list. The list is a popover, so the browser opens it, closes it on
 * Escape and outside clicks, restores the focus and announces the state, even without JavaScript. Renders a `<div>`.
 * With `href`, the group's words are a link, and the button is an arrow.
 * - `group`: the compiled entry
 * - `path`: the path of the current page
 * - `isMore`: whether it has the header's last links. Only those that do not fit beside it are visible
 * - `name`: the name of the button for screen readers, if it is longer than its words
 * - `list`: the entries of the list; by default the group's links
 */
export function NavGroup({ group, path, isMore, name, list: entries, className }: NavGroupProps) {
  const { moreLinks } = useLabels();
  const id = useId();
  const isInside = isCurrent(group, path);
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
      {group.href && (
        <NavLink
          item={group}
          isCurrent={leadsTo(group, path) || (isInside && "inside")}
          css={words}
          className={className}
        />
      )}
      <button
        type="button"
        css={[button, group.href && arrow]}
        className={className}
        popoverTarget={id}
        data-more={isMore}
        aria-label={group.href ? `${group.label}: ${moreLinks}` : name}
        aria-current={(!isMore && !group.href && isInside) || undefined}
      >
        {group.href ? <Glyph name="chevron" size="0.85em" /> : groupName(group)}
      </button>
      {/* closes the list after navigation */}
      <ul key={path} ref={list} id={id} popover="auto" css={panel}>
        {entries ?? (
          <NavLinks links={group.links ?? []} path={path} onFollow={close} css={[listLink, link]} />
        )}
      </ul>
    </div>
  );
}

// Anchors each list to its own button.
const place = css`
  display: flex;
  anchor-scope: --group;
`;

const words = css`
  && {
    padding-inline-end: ${space[1]};
  }
`;

const arrow = css`
  && {
    padding-inline: ${space[1]} ${space[2]};
  }
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
