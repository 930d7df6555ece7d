import { css } from "@emotion/react";
import { memo, type ReactNode } from "react";
import type { Shared } from "../../compile/page";
import { color, duration, size, space } from "../../styling/theme/tokens";
import { CopyButton } from "../../ui/controls/CopyButton";
import { Glyph } from "../../ui/elements/Glyph";
import { Icon } from "../../ui/elements/Icon";
import { Link } from "../../ui/elements/Link";
import { isPlainClick } from "../../ui/controls/plainClick";
import { spoken } from "../../ui/elements/spoken";

export type NavEntry = Shared["navigation"][number];
/** A link in the header, in a group or in the footer. */
export type NavItem = NonNullable<NavEntry["links"]>[number];

export type NavItemOrGroup = NavItem & Pick<NavEntry, "links"> & Partial<Pick<NavEntry, "show">>;
/** A group of links. The group with the header's last entries can contain other groups. */
export type NavGroupEntry = Omit<NavEntry, "links"> & { links?: readonly NavItemOrGroup[] | undefined };

/** Whether an entry links to the current page, or is a group that does. */
export function isCurrent(
  { href, links }: Pick<NavGroupEntry, "href" | "links">,
  path: string | null,
): boolean {
  return leadsTo({ href }, path) || (links?.some((link) => isCurrent(link, path)) ?? false);
}

/** Whether an entry itself links to the current page. */
export function leadsTo({ href }: Pick<NavGroupEntry, "href">, path: string | null): boolean {
  return href?.kind === "page" && href.href === path;
}

/**
 * A link in the header, menu or footer. Renders an `<a>`, marked if it links to the current page, or a `<button>` that
 * copies a text.
 * - `item`: the compiled link
 * - `isCurrent`: whether it links to the current page, or `inside` if a link in its group does
 * - `onFollow`: called when it is followed
 */
export const NavLink = memo(function NavLink({
  item,
  item: { label, href, copy, toast, note, icon, show },
  isCurrent,
  onFollow,
  className,
}: {
  item: NavItem & Partial<Pick<NavEntry, "show">>;
  isCurrent?: boolean | "inside" | undefined;
  onFollow?: (() => void) | undefined;
  className?: string | undefined;
}) {
  const picture = icon && show !== "label" && <Icon icon={icon} size="1.125em" />;
  const isAlone = icon && shownAlone(show);
  const words = note ? (
    <>
      {spoken(label, item)} <small css={below}>{spoken(note, item)}</small>
    </>
  ) : (
    spoken(label, item)
  );
  if (copy !== undefined) {
    return (
      <CopyButton text={copy} toast={toast} icon={picture || undefined} className={className}>
        {words}
      </CopyButton>
    );
  }
  return (
    href && (
      <Link
        to={href}
        className={className}
        data-tooltip={isAlone ? label : undefined}
        aria-current={isCurrent === "inside" ? true : isCurrent ? "page" : undefined}
        onClick={onFollow && ((event) => isPlainClick(event) && onFollow())}
      >
        {picture}
        <span data-show={isAlone}>{words}</span>
      </Link>
    )
  );
});

/**
 * The links of a list. Renders `<li>` elements, in which groups expand in place.
 * - `path`: the path of the current page
 * - `onFollow`: called when a link is followed
 * - `renderGroup`: renders a group in another way
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
              {groupName(item)}
            </summary>
            <ul css={inner}>
              {item.href && (
                <li>
                  <NavLink
                    item={item}
                    isCurrent={leadsTo(item, path)}
                    onFollow={onFollow}
                    className={className}
                  />
                </li>
              )}
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

/** The mark of entries whose label is hidden in the header. */
export const shownAlone = (show: NavEntry["show"] | undefined) => (show === "icon" ? show : undefined);

/** The button label of a group: its icon, name and arrow. */
export function groupName({ icon, label, show, inLanguage }: NavGroupEntry) {
  return (
    <>
      {icon && show !== "label" && <Icon icon={icon} size="1.125em" />}
      <span data-show={icon && shownAlone(show)}>{spoken(label, { inLanguage })}</span>
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

export const summary = css`
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

export const inner = css`
  margin-block-end: ${space[2]};
  margin-inline-start: ${space[4]};
  border-inline-start: 1px solid ${color.border};
  padding-inline-start: ${space[2]};
`;
