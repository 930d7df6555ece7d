import type { Theme } from "../../../config/theme";
import { media } from "../media";
import { gap, onPicture, rhythm, span } from "../tokens";

export type OpeningLook = NonNullable<Theme["openings"]>;

/** Beside a list of pages there is only space for the start, and on a picture words are readable on that side only. */
const onPage = (openings: string, ...others: string[]) =>
  `:root ${openings}:not(${["section *", `.${onPicture} *`, ...others].join()})`;

const openingStyles: Record<OpeningLook, ((openings: string) => string) | undefined> = {
  start: undefined,
  middle: (openings) =>
    `${onPage(openings)}{--align:center;--sides:auto;text-wrap:balance}` +
    `${media.large}{:root main{--width-article:${span(8)};--article-sides:auto;--article-outwards:calc((100% + ${gap})/-8)}}` +
    // Lines of text have a maximum length, so on larger screens a wider column would look empty at its end.
    `@media (min-width:100rem){:root main{--width-article:${span(6)};--article-outwards:calc((100% + ${gap})/-6)}}`,
  /** The introduction is on the last line of the heading on wide pages, except in the column of an article. */
  beside: (openings) => {
    const both = `${onPage(openings, "[data-article] *")}>:has(>h1+*)`;
    return (
      media.large +
      `{${both}{display:grid;grid-template-columns:${span(7)} minmax(0,1fr);align-items:last baseline;column-gap:${gap}}` +
      `${both}>*{margin-block:0}${both}>:first-child:not(h1){grid-column:1/-1;margin-block-end:${rhythm.intro}}}`
    );
  },
  /** A tint of the primary colour across the screen, above a line in that colour. */
  band: (openings) =>
    `${onPage(openings, "[data-article] *", "[data-ground]")}{background-color:var(--color-tint)!important;border-block-end:.375rem solid var(--color-primary)}`,
};

/** The rules of page headers; empty for the start. */
export function openingCss(look: OpeningLook, openings: string): string {
  return openingStyles[look]?.(openings) ?? "";
}
