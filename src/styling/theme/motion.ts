import type { PageParts } from "./variants/pageParts";

/** The movement style of a theme. */
export interface Motion {
  /** The duration of a movement, in milliseconds: short, because nobody waits for it. */
  time: number;
  /** A CSS easing function. */
  ease: string;
  /** The distance that parts move, as a CSS length. */
  distance: string;
}

/** The default: fast at first, and soft at the end. */
export const calm: Motion = { time: 220, ease: "cubic-bezier(.2,.8,.2,1)", distance: ".75rem" };

export type MovingParts = Pick<PageParts, "panels" | "pictures" | "copied">;

/** The distance above the screen's lower edge at which a rising part stops. */
const RISE_RANGE = "10rem";

/**
 * The styles of automatic movements. Parts after the first two blocks rise a little as visitors scroll to them, the
 * next page rises in below the header, and the icon that confirms a copy grows. They load with the scripts.
 *
 * Everything is readable at every moment and scroll position. Rising parts are never faint, so anchors, search in the
 * page and contrast checks find as much as without movement. Link targets do not rise, because browsers scroll to their
 * position before the movement. There is no movement on paper, in forced colours, or for people who asked for less
 * motion.
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
