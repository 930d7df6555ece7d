/** A page whose scripts were fetched and could not start; it does all that it does without them. */
export const withoutLife = 'html[data-ready="false"]';

/** Media queries, ready to stand before a block: css`${media.medium} { … }`. */
export const media = {
  medium: "@media (min-width: 40rem)",
  large: "@media (min-width: 64rem)",
  belowLarge: "@media (max-width: 63.99rem)",
  reducedMotion: "@media (prefers-reduced-motion: reduce)",
  motion: "@media (prefers-reduced-motion: no-preference)",
  /** The main pointer can rest on things without pressing them. */
  hover: "@media (hover: hover)",
  noScript: "@media (scripting: none)",
  forcedColors: "@media (forced-colors: active)",
  print: "@media print",
} as const;
