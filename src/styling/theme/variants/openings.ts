import { media } from "../media";
import { onPicture } from "../tokens";

/** The layout of the words in page headers: at the start, in the middle, or the introduction beside the heading. */
export type OpeningLook = "start" | "middle" | "beside";

/** Beside a list of pages there is only space for the start, and on a picture words are readable on that side only. */
const onPage = (openings: string, ...others: string[]) =>
  `:root ${openings}:not(${["section *", `.${onPicture} *`, ...others].join()})`;

const openingStyles: Record<OpeningLook, ((openings: string) => string) | undefined> = {
  start: undefined,
  middle: (openings) => `${onPage(openings)}{--align:center;--sides:auto;text-wrap:balance}`,
  /** The introduction is on the last line of the heading on wide pages, except in the column of an article. */
  beside: (openings) => {
    const both = `${onPage(openings, "[data-article] *")}>:has(>:nth-child(2))`;
    return (
      media.large +
      `{${both}{display:grid;grid-template-columns:minmax(0,7fr) minmax(0,5fr);align-items:last baseline;gap:0 var(--space-8)}` +
      `${both}>*{margin-block:0}}`
    );
  },
};

/** The rules of page headers; empty for the start. */
export function openingCss(look: OpeningLook, openings: string): string {
  return openingStyles[look]?.(openings) ?? "";
}
