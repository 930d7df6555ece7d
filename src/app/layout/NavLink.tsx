import { css } from "@emotion/react";
import { memo } from "react";
import type { Shared } from "../../compile/page";
import { color, size } from "../../styling/theme/tokens";
import { CopyButton } from "../../ui/controls/CopyButton";
import { Icon } from "../../ui/elements/Icon";
import { Link } from "../../ui/elements/Link";

export type NavEntry = Shared["navigation"][number];
/** A link of the header, of one of its groups, or of the footer. */
export type NavItem = NonNullable<NavEntry["links"]>[number];

/** Whether an entry of the navigation leads to the page that is shown, or is a group with a link that does. */
export function isCurrent({ href, links }: NavItem & Pick<NavEntry, "links">, path: string | null): boolean {
  return links?.some((link) => isCurrent(link, path)) ?? (href?.kind === "page" && href.href === path);
}

/**
 * A link of the header, the menu or the footer. Renders an `<a>`, marked when it leads to the page shown, or the
 * `<button>` of a text to copy.
 * - `item`: the compiled link
 * - `isCurrent`: whether it leads to the page shown
 * - `onFollow`: called when it is followed
 */
export const NavLink = memo(function NavLink({
  item: { label, href, copy, toast, note, icon },
  isCurrent,
  onFollow,
  className,
}: {
  item: NavItem;
  isCurrent?: boolean | undefined;
  onFollow?: (() => void) | undefined;
  className?: string | undefined;
}) {
  const picture = icon && <Icon icon={icon} size="1.125em" />;
  const words = note ? (
    <>
      {label} <small css={below}>{note}</small>
    </>
  ) : (
    label
  );
  if (copy !== undefined) {
    return (
      <CopyButton text={copy} toast={toast} icon={picture} className={className}>
        {words}
      </CopyButton>
    );
  }
  return (
    href && (
      <Link to={href} className={className} aria-current={isCurrent ? "page" : undefined} onClick={onFollow}>
        {picture}
        <span>{words}</span>
      </Link>
    )
  );
});

const below = css`
  display: block;
  color: ${color.textMuted};
  font-size: ${size.xs};
  font-weight: 400;
`;
