import type { HeaderParts } from "./headerLayouts";
import type { HeaderContent } from "./headerRoom";
import { FEWEST_SHOWN, MOST_SHOWN } from "./shownLinks";

/** The width of an icon with its gap, and the extra space of a link in a header that is not tight, in rem. */
const ICON = 1.125 * 0.9375 + 0.4;
const EASE = 2 * (0.75 - 0.5);
/** The entry for the links that do not fit is wider: its padding and its icon alone are this wide. */
const LEAST_OF_MORE = "2.75rem";
/** Marks the entry whose list contains the current page, like the page's link. */
const MARK =
  "color:var(--color-text);text-decoration:underline 2px var(--color-primary);text-underline-offset:.7rem";

/** The rules of a header, split into critical rules and those for menus that open later. */
interface FoldingCss {
  first: string;
  later: string;
}

/**
 * The rules by which the links of a header give way, in this order: they move together, lose their icons, and the last
 * links move into one menu entry. `app/layout/Fold.tsx` has the containers: a link's container has a width if the link
 * fits. `fold` is the container of the last link that has to fit. `all` is the last link's container, as wide as the
 * space the tight links leave.
 */
export function foldingCss(
  parts: HeaderParts,
  { links, icons, hasHiddenWords, primary, buttons, languages }: HeaderContent,
): FoldingCss {
  const { nav, measure, level, link, ghost, languages: languageSwitch } = parts;
  const more = `${nav}>*>:last-child`;
  const count = links.length;
  if (count === 0) return { first: "", later: "" };
  const unless = (name: string, width: string, styles: string) =>
    `@container ${name} (width<${width}){${styles}}`;
  const rem = (length: number) => `${Number(length.toFixed(2))}rem`;
  const named = (place: number, name: string) => `${level}[data-fit="${place}"]{container-name:${name}}`;
  const ofIcons = icons * ICON;
  // On phones, the languages are in the menu, so it is always needed.
  const needsMenu = languages
    ? `@media (max-width:39.99rem){${languageSwitch}{display:none}${measure}>:first-child{margin-inline-start:100vw}}` +
      // Its words end at the edge of the page.
      (buttons === 0 ? `${languageSwitch}{margin-inline-end:calc(-1*var(--space-3))}` : "")
    : "";
  const tight =
    needsMenu +
    // The words of the last link end at the edge of the page.
    (primary === 0 && buttons === 0 && languages === 0
      ? `${nav}{margin-inline-end:calc(-1*var(--link-padding,var(--space-3)))}`
      : "") +
    unless("all", rem(ofIcons + count * EASE), `${nav}{--link-padding:var(--space-2)}`) +
    (icons > 0
      ? unless(
          "all",
          rem(ofIcons),
          `${nav} ${link}:not([data-copy])>svg:first-child${hasHiddenWords ? ":not(:has(+[data-show]))" : ""}{display:none}`,
        )
      : "") +
    // Read aloud, and shown in the menu.
    (hasHiddenWords
      ? `${link}>[data-show]{position:absolute;inline-size:1px;overflow:hidden;clip-path:inset(50%)}`
      : "");
  if (count <= FEWEST_SHOWN) return { first: named(count, "fold all") + tight, later: "" };

  const hasOthers = count > MOST_SHOWN;
  const measured = Math.min(count, MOST_SHOWN);
  const moved = links.slice(FEWEST_SHOWN, MOST_SHOWN).map((_, index) => {
    const place = FEWEST_SHOWN + index + 1;
    const isLast = place === measured;
    const name = isLast ? "all" : `f${place}`;
    const entry = `${nav}>*>:nth-child(${place})`;
    const shown = isLast ? `${more}{display:block}` : "";
    return {
      first: named(place, name) + unless(name, "1px", `${entry}{display:none}${shown}`),
      later:
        unless(name, "1px", `${entry}:has([aria-current])~* [data-more]{${MARK}}`) +
        `@container ${name} (width>=1px){${more}>*>ul>:nth-child(${index + 1}){display:none}}`,
    };
  });
  return {
    first:
      named(FEWEST_SHOWN, "fold") +
      tight +
      // All links fit once the last one fits into the entry's space, because the entry is not shown then.
      (hasOthers
        ? ""
        : `${level}[data-fit="${count - 1}"]>${ghost}{min-inline-size:${LEAST_OF_MORE};margin-inline-start:-${LEAST_OF_MORE}}`) +
      (hasOthers
        ? `@container fold (min-width:1px){${nav}>*>:nth-child(n+${MOST_SHOWN + 1}){display:none}${more}{display:block}}`
        : "") +
      moved.map(({ first }) => first).join(""),
    later: moved.map(({ later }) => later).join(""),
  };
}
