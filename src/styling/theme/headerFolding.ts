import type { HeaderParts } from "./headerLayouts";
import type { HeaderContent } from "./headerRoom";

/** As many links are shown whatever follows them: `FEWEST_SHOWN` of `app/layout/navEntries.ts`. */
const FEWEST = 3;
/** The width of an icon with its gap, and the room that a link has more in a header that is not tight, in rem. */
const ICON = 1.125 * 0.9375 + 0.4;
const EASE = 2 * (0.75 - 0.5);

/**
 * The rules by which the links of a header give way, in this order: they move together, lose their icons, and the last of
 * them go behind one entry. `app/layout/Fold.tsx` has the containers: that of a link has a width if the link fits, and that of
 * the last one, `all`, has as much as the tight links leave.
 */
export function foldingCss({ nav, level, link }: HeaderParts, { links, icons }: HeaderContent): string {
  const count = links.length;
  if (count === 0) return "";
  const unless = (container: string, width: string, styles: string) =>
    `@container ${container} not (min-width:${width}){${styles}}`;
  const ofIcons = icons * ICON;
  const ofAll = ofIcons + count * EASE;
  const tight =
    unless("all", `${ofAll.toFixed(2)}rem`, `:root[data-ready] ${nav}{--link-padding:var(--space-2)}`) +
    (icons > 0
      ? unless(
          "all",
          `${ofIcons.toFixed(2)}rem`,
          `:root[data-ready] ${nav} ${link}:not([data-copy])>svg:first-child{display:none}`,
        )
      : "");
  const moved = links.slice(FEWEST).map((_, index) => {
    const place = FEWEST + index + 1;
    const name = place === count ? "all" : `fit${place}`;
    const entry = `${nav}>ul>:nth-child(${place})`;
    const behind = `${nav}>ul>:last-child [popover]>:nth-child(${index + 1})`;
    return (
      (place === count ? "" : `${level}[data-fit="${place}"]{container-name:${name}}`) +
      unless(
        name,
        "1px",
        `:root[data-ready] ${entry}{display:none}` +
          `:root[data-ready] ${nav}:has(${entry.slice(nav.length)} [aria-current]){--current-behind:block}`,
      ) +
      `@container ${name} (min-width:1px){${behind}{display:none}}`
    );
  });
  return tight + moved.join("");
}
