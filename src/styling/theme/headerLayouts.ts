import type { Theme } from "../../config/theme";
import { type GuideParts, sideHeaderCss } from "./sideHeader";
import {
  BESIDE_NAME,
  type HeaderContent,
  NARROWEST,
  type PlacesBeside,
  placesBeside,
  roomAtEnd,
} from "./headerRoom";

/** The parts of the header, each as a selector. */
export interface HeaderParts extends GuideParts {
  header: string;
  /** The row in it that is as wide as the page. */
  bar: string;
  brand: string;
  /** The place of the links. It contains the element that measures how many of them fit: see `app/layout/Fold.tsx`. */
  place: string;
  measure: string;
  level: string;
  ghost: string;
  row: string;
  nav: string;
  link: string;
  /** The indicator of whether a server is online. */
  light: string;
  /** The link or button that changes the language. */
  languages: string;
  /** The buttons for light and dark mode and for the search. */
  look: string;
  search: string;
}

/** The rules of a header layout. Narrow screens, paper and, except beside the page, pages without JavaScript have the bar. */
export function headerLayoutCss(
  layout: Exclude<Theme["header"], "bar">,
  parts: HeaderParts,
  content: HeaderContent,
): string {
  if (layout === "side") return sideHeaderCss(parts, content.languages > 0);
  const beside = layout === "split" ? placesBeside(content) : undefined;
  return (
    // A registered property passes the header's computed width to the row of links.
    `@property --header-width{syntax:"<length>";inherits:true;initial-value:0px}` +
    (beside?.from === NARROWEST ? "" : centered(parts, content, beside?.from)) +
    (beside ? split(parts, content, beside) : "")
  );
}

const wideScreen = (condition: string, styles: string) =>
  `@media screen and (min-width:${NARROWEST}rem)${condition}{@supports selector(:popover-open){${styles}}}`;

const inBar = ({ bar }: HeaderParts, part: string, styles: string) =>
  `:root[data-ready] ${bar}>${part}{${styles}}`;

/** Places the buttons at the end of the bar. The last one's margin aligns its icon with the edge of the page. */
function atEnd(parts: HeaderParts, buttons: number, height: string): string {
  const { look, search } = parts;
  const at = (part: string, end: string) =>
    inBar(parts, part, `position:absolute;${height};inset-inline-end:${end}`);
  return at(look, buttons > 1 ? "2rem" : "0") + at(search, "0");
}

/** The brand above the links, both centred, with the indicator next to it. They scroll away, and the links stay. */
function centered(parts: HeaderParts, content: HeaderContent, below?: number): string {
  const { header, bar, brand, place, row, nav, light, languages } = parts;
  const ends = content.endRoom + 0.5;
  const side = Math.max(4.25, content.languages && content.languages + content.startRoom);
  return wideScreen(
    below === undefined ? "" : ` and (width < ${below}rem)`,
    `:root{--header-height:3.5rem}` +
      `:root[data-ready] ${header}{inset-block-start:-4.25rem}` +
      `:root[data-ready] ${bar}{position:relative;display:grid;grid-template-columns:minmax(${side}rem,1fr) minmax(0,auto) minmax(${side}rem,1fr);gap:0 var(--space-3);padding-block:1.125rem .375rem;container-type:inline-size}` +
      inBar(
        parts,
        brand,
        "grid-area:1/2;display:flex;min-block-size:3.125rem;margin-inline:auto;font-size:var(--size-xl)",
      ) +
      `:root[data-ready] ${place}{grid-area:2/1/auto/-1;block-size:2.75rem;margin-inline:${ends}rem;--header-width:100cqi}` +
      `:root[data-ready] ${row}{justify-content:center;inline-size:calc(var(--header-width) - ${2 * ends}rem)}` +
      `:root:root[data-ready] ${nav}{margin-inline-end:0}` +
      inBar(parts, light, "grid-area:1/3;margin-inline:0") +
      (content.languages
        ? inBar(parts, languages, "grid-area:1/3;justify-self:end;margin-inline-end:calc(-1*var(--space-3))")
        : "") +
      atEnd(parts, content.buttons, "inset-block-end:.375rem"),
  );
}

/**
 * The brand in the middle between two equal shares of the header, the first links at the header's start and the others
 * at its end. The links of the wider side are measured in the second share. If they do not fit there, whatever the
 * font, the menu replaces all links. The row of the links is as wide as the header.
 */
function split(
  parts: HeaderParts,
  content: HeaderContent,
  { from, first, isFrontWider }: PlacesBeside,
): string {
  const { bar, brand, place, measure, level, ghost, row, nav, light } = parts;
  const { startRoom, buttons, links } = content;
  const endRoom = roomAtEnd(content);
  const behind = `:root[data-ready] ${level}[data-fit="${first}"] ${ghost}`;
  // Links that always stay are measured with the items at the end.
  const inFront = `:root[data-ready] ${measure}>${ghost}${content.primary > 0 ? ":not(:first-child)" : ""},:root[data-ready] ${level} ${ghost}`;
  const notInFront = `:root[data-ready] ${measure}>${ghost}:nth-last-child(n+3),${behind}`;
  return wideScreen(
    from === NARROWEST ? "" : ` and (min-width:${from}rem)`,
    `:root[data-ready] ${bar}{position:relative;display:grid;grid-template-columns:minmax(0,1fr) auto minmax(0,1fr);column-gap:${BESIDE_NAME}rem;container-type:inline-size}` +
      inBar(parts, brand, "position:relative;z-index:1;grid-area:1/2;font-size:var(--size-xl)") +
      `:root[data-ready] ${place}{grid-area:1/3;--header-width:100cqi}` +
      `:root[data-ready] ${measure}{padding-inline-start:${isFrontWider ? startRoom : endRoom}rem}` +
      `:root[data-ready] ${level}{container-name:none}` +
      `:root[data-ready] ${level}[data-fit="${links.length}"]{container-name:fold all}` +
      `:root[data-ready] ${level}>${ghost}{margin-inline-start:0}` +
      (isFrontWider
        ? `${notInFront}{display:none}`
        : `${inFront}{display:none}${behind}{display:inline-grid}`) +
      `:root[data-ready] ${row}{justify-content:flex-end;inline-size:var(--header-width);padding-inline-end:${endRoom}rem}` +
      `:root[data-ready] ${nav}{flex:1;margin-inline-start:calc(-1*var(--space-3))}` +
      `:root[data-ready] ${nav}>*>:nth-child(${first}){margin-inline-end:auto}` +
      // Between the first links and the name: the space that is measured with these links.
      inBar(parts, light, "grid-area:1/1;justify-content:flex-end;justify-self:end;margin-inline:0 -.5rem") +
      atEnd(parts, buttons, "inset-block-start:1.125rem") +
      (content.languages
        ? inBar(
            parts,
            parts.languages,
            `position:absolute;inset-block-start:1.125rem;inset-inline-end:${buttons * 2.75 - 0.75}rem;margin:0`,
          )
        : ""),
  );
}
