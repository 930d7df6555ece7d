import { memo } from "react";
import type { Shared } from "../../compile/page";
import { Icon } from "../../ui/elements/Icon";
import { Link } from "../../ui/elements/Link";

export type NavItem = Shared["navigation"][number];

/** Whether a link of the navigation leads to the page that is shown. */
export function isCurrent(item: NavItem, path: string | null): boolean {
  return item.href.kind === "page" && item.href.href === path;
}

/**
 * A link of the header, the menu or the footer. Renders an `<a>`, marked when it leads to the page shown.
 * - `item`: the compiled link
 * - `isCurrent`: whether it leads to the page shown
 * - `onFollow`: called when it is followed
 */
export const NavLink = memo(function NavLink({
  item,
  isCurrent,
  onFollow,
  className,
}: {
  item: NavItem;
  isCurrent: boolean;
  onFollow?: (() => void) | undefined;
  className?: string | undefined;
}) {
  return (
    <Link
      to={item.href}
      className={className}
      aria-current={isCurrent ? "page" : undefined}
      onClick={onFollow}
    >
      {item.icon && <Icon icon={item.icon} size="1.125em" />}
      <span>{item.label}</span>
    </Link>
  );
});
