/** The media query of screens that show videos instead of pictures. */
export const moving =
  "screen and (min-width: 40rem) and (prefers-reduced-motion: no-preference) and (forced-colors: none)";
