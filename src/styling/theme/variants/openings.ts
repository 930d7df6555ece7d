import { media } from "../media";
import { onPicture } from "../tokens";

/** How the words stand that a page opens with: at the start, in the middle, or the introduction beside the heading. */
export type OpeningLook = "start" | "middle" | "beside";

/** Beside a list of pages there is no room for another place than the start, and on a picture words can be read on that side alone. */
const onPage = (openings: string) => `:root ${openings}:not(section *,.${onPicture} *)`;

const openingStyles: Record<OpeningLook, ((openings: string) => string) | undefined> = {
  start: undefined,
  middle: (openings) => `${onPage(openings)}{--align:center;--sides:auto;text-wrap:balance}`,
  /** The introduction ends where the heading does, and a rule parts both from what follows. */
  beside: (openings) =>
    media.large +
    `{${onPage(openings)}>*{display:grid;grid-template-columns:minmax(0,7fr) minmax(0,5fr);align-items:end;gap:0 var(--space-8);padding-block-end:var(--space-5);border-block-end:1px solid var(--color-border)}` +
    `${onPage(openings)}>*>*{margin-block:0}}`,
};

/**
 * The rules of how pages open; none for the start.
 * @param openings - where they apply, as a selector
 */
export function openingCss(look: OpeningLook, openings: string): string {
  return openingStyles[look]?.(openings) ?? "";
}
