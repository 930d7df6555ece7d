/**
 * A page none of whose scripts has run: they are switched off, or something blocks them. That is how every page
 * comes; the first script, which stands in its head, takes it out of this state before anything is painted.
 */
export const withoutScripts = ":where(html:not([data-ready]))";

/** A screen that has room for columns, as `matchMedia` takes it: that of `media.large`, which the bundler could not leave out if it were made of this. */
export const largeScreen = "(min-width: 64rem)";

/** Media queries, ready to stand before a block: css`${media.medium} { … }`. */
export const media = {
  medium: "@media (min-width: 40rem)",
  belowMedium: "@media (max-width: 39.99rem)",
  large: "@media (min-width: 64rem)",
  belowLarge: "@media (max-width: 63.99rem)",
  wide: "@media (min-width: 80rem)",
  reducedMotion: "@media (prefers-reduced-motion: reduce)",
  motion: "@media (prefers-reduced-motion: no-preference)",
  /** The main pointer can rest on things without pressing them. */
  hover: "@media (hover: hover)",
  forcedColors: "@media (forced-colors: active)",
  print: "@media print",
  /** Where no colours but those of the visitor show, or none at all: nothing stands on a picture there. */
  withoutGrounds: "@media print, (forced-colors: active)",
} as const;
