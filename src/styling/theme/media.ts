/** A page none of whose scripts has run. The first script, in the page's head, ends this before anything is painted. */
export const withoutScripts = ":where(html:not([data-ready]))";

/** A screen wide enough for columns, for `matchMedia`. It equals `media.large`, which the bundler could not drop. */
export const largeScreen = "(min-width: 64rem)";

/** Media queries, ready to use before a block: css`${media.medium} { … }`. */
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
  /** When only the visitor's colours, or none, are shown: nothing is on a picture then. */
  withoutGrounds: "@media print, (forced-colors: active)",
} as const;
