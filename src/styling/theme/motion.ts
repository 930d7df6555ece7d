import type { PageParts } from "./variants/pageParts";

/** The manner in which a look moves. */
export interface Motion {
  /** How long a movement takes, in milliseconds: short, as nobody waits for it. */
  time: number;
  /** A CSS easing function. */
  ease: string;
  /** How far things come from, as a CSS length. */
  distance: string;
}

/** Most looks: quick at first, and soft at the end. */
export const calm: Motion = { time: 220, ease: "cubic-bezier(.2,.8,.2,1)", distance: ".75rem" };

/** Which parts of a page move. */
export type MovingParts = Pick<PageParts, "panels" | "pictures" | "copied">;

/** How far a part has come up from the edge of the screen when it stands still. */
const RISE_RANGE = "10rem";

/**
 * The styles of what moves by itself: parts further down a page rise a little as they are scrolled to, the next page comes
 * in below the header, and the sign of a copy appears. They come with the scripts.
 *
 * Everything can be read at each moment, wherever the page stands: parts that rise are never faint, so no jump to a place,
 * search in the page or check of contrast finds less than without. Nothing rises that an address leads to, as browsers scroll
 * to where it was. There is no movement on paper, in forced colours, and for people who asked for less.
 */
export function motionCss(
  { time, ease, distance }: Motion,
  { panels, pictures, copied }: MovingParts,
): string {
  const rising = `:is(main,main>div)>:nth-child(n+3 of :not(link)) :is(${panels},${pictures}):not([id],:has([id]))`;
  return (
    `@media screen and (prefers-reduced-motion:no-preference) and (forced-colors:none){` +
    // The first two blocks may be on the screen already when these styles come.
    `@supports (animation-timeline:view()){${rising}{animation:sp-rise ${ease} backwards;animation-timeline:view();animation-range:entry 0% entry ${RISE_RANGE}}}` +
    `::view-transition-old(content){animation:none;opacity:0}` +
    `::view-transition-new(content){animation:sp-arrive ${time}ms ${ease}}` +
    `[data-copied] :is(${copied}) svg{animation:sp-copied ${time}ms ${ease}}}` +
    `@keyframes sp-rise{from{translate:0 calc(2*${distance})}}` +
    `@keyframes sp-arrive{from{opacity:.5;translate:0 ${distance}}}` +
    `@keyframes sp-copied{from{scale:.4}}`
  );
}
