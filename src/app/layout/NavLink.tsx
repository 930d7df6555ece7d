import { css } from "@emotion/react";
import { memo, type ReactNode } from "react";
import type { Shared } from "../../compile/page";
import { color, duration, size, space } from "../../styling/theme/tokens";
import { CopyButton } from "../../ui/controls/CopyButton";
import { Glyph } from "../../ui/elements/Glyph";
import { Icon } from "../../ui/elements/Icon";
import { Link } from "../../ui/elements/Link";
import { isPlainClick } from "../../ui/controls/plainClick";

export type NavEntry = Shared["navigation"][number];
/** A link of the header, of one of its groups, or of the footer. */
export type NavItem = NonNullable<NavEntry["links"]>[number];

/** The same, or a group of links. */
export type NavItemOrGroup = NavItem & Pick<NavEntry, "links">;
/** A group of links, which can hold other groups if it has the last entries of the header. */
export type NavGroupEntry = Omit<NavEntry, "links"> & { links?: readonly NavItemOrGroup[] | undefined };

/** Whether an entry of the navigation leads to the page that is shown, or is a group with a link that does. */
export function isCurrent(
  { href, links }: Pick<NavGroupEntry, "href" | "links">,
  path: string | null,
): boolean {
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
      <Link
        to={href}
        className={className}
        aria-current={isCurrent ? "page" : undefined}
        onClick={onFollow && ((event) => isPlainClick(event) && onFollow())}
      >
        {picture}
        <span>{words}</span>
      </Link>
    )
  );
});

/**
 * The links of a list. Renders an `<li>` for each, in which a group opens in its place.
 * - `path`: the page that is shown
 * - `onFollow`: called when one is followed
 * - `renderGroup`: what a group is instead
 */
export function NavLinks<Item extends NavItemOrGroup>({
  links,
  path,
  onFollow,
  renderGroup,
  className,
}: {
  links: readonly Item[];
  path: string | null;
  onFollow?: (() => void) | undefined;
  renderGroup?: ((group: Item) => ReactNode) | undefined;
  className?: string | undefined;
}) {
  return links.map((item, index) => (
    <li key={index}>
      {item.links ? (
        (renderGroup?.(item) ?? (
          <details open={isCurrent(item, path)}>
            <summary css={summary} className={className}>
              <GroupName group={item} />
            </summary>
            <ul css={inner}>
              <NavLinks links={item.links} path={path} onFollow={onFollow} className={className} />
            </ul>
          </details>
        ))
      ) : (
        <NavLink item={item} isCurrent={isCurrent(item, path)} onFollow={onFollow} className={className} />
      )}
    </li>
  ));
}

/** What stands on the button of a group of links: its icon, its name and the sign that it opens something. */
export function GroupName({ group: { icon, label } }: { group: NavGroupEntry }) {
  return (
    <>
      {icon && <Icon icon={icon} size="1.125em" />}
      <span>{label}</span>
      <Glyph name="chevron" size="0.85em" />
    </>
  );
}

const below = css`
  display: block;
  color: ${color.textMuted};
  font-size: ${size.xs};
  font-weight: 400;
`;

const summary = css`
  cursor: pointer;
  &::-webkit-details-marker {
    display: none;
  }
  > :last-child {
    inline-size: 1.25em;
    block-size: 1.25em;
    margin-inline-start: auto;
    color: ${color.textMuted};
    transition: rotate ${duration.fast};
    [open] > & {
      rotate: 180deg;
    }
  }
`;

const inner = css`
  margin-block-end: ${space[2]};
  margin-inline-start: ${space[4]};
  border-inline-start: 1px solid ${color.border};
  padding-inline-start: ${space[2]};
`;
