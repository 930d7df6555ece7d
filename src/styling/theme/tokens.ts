/** The names of the theme's values, so components never write a raw colour, size or duration. */

export const color = {
  background: "var(--color-background)",
  surface: "var(--color-surface)",
  /** The value of `surface` on a ground that has its colour. */
  surfaceOnRaised: "var(--color-surface-on-raised)",
  /** The background tinted with the primary colour. */
  tint: "var(--color-tint)",
  surfaceRaised: "var(--color-surface-raised)",
  text: "var(--color-text)",
  textMuted: "var(--color-text-muted)",
  primary: "var(--color-primary)",
  onPrimary: "var(--color-on-primary)",
  accent: "var(--color-accent)",
  onAccent: "var(--color-on-accent)",
  border: "var(--color-border)",
  focus: "var(--color-focus)",
  success: "var(--color-success)",
  warning: "var(--color-warning)",
  danger: "var(--color-danger)",
  /** Neutral messages: never a colour that looks like danger. */
  info: "var(--color-info)",
} as const;

export const font = {
  heading: "var(--font-heading)",
  body: "var(--font-body)",
  mono: "var(--font-mono)",
  /** Numbers that are read at a glance: the font of headings, or the text font if its digits are more readable. */
  figures: "var(--font-figures, var(--font-heading))",
} as const;

/** The spacing scale inside of blocks; 6 grows with the screen. Distances between blocks are `rhythm`. */
export const space = {
  1: "var(--space-1)",
  2: "var(--space-2)",
  3: "var(--space-3)",
  4: "var(--space-4)",
  5: "var(--space-5)",
  6: "var(--space-6)",
} as const;

/** The type scale; it grows with the screen. `m` is running text. */
export const size = {
  xs: "var(--size-xs)",
  s: "var(--size-s)",
  m: "var(--size-m)",
  l: "var(--size-l)",
  xl: "var(--size-xl)",
  xxl: "var(--size-xxl)",
  xxxl: "var(--size-xxxl)",
  display: "var(--size-display)",
} as const;

export const radius = {
  s: "var(--radius-s)",
  m: "var(--radius-m)",
  l: "var(--radius-l)",
  full: "var(--radius-full)",
} as const;

/** Elevation: 1 rests on the page, 2 floats above it, 3 is above everything. */
export const shadow = { 1: "var(--shadow-1)", 2: "var(--shadow-2)", 3: "var(--shadow-3)" } as const;

/** The light border along the upper edge of a surface, as an inset `box-shadow`. */
export const edge = "inset 0 1px 0 var(--edge)";

/** The glow around pressable elements, as a `box-shadow`. */
export const glow = "var(--glow)";

export const duration = { fast: "150ms", normal: "220ms" } as const;

export const ease = { out: "cubic-bezier(0.2, 0.8, 0.2, 1)" } as const;

export const width = {
  /** The maximum width of a block. */
  block: "var(--width, 100%)",
  text: "42rem",
  /** The maximum width of a hero's words if only a part of the picture behind them is dark. */
  words: "var(--width-words, none)",
} as const;

/** The smallest distance between the content and the sides of the screen. */
export const gutter = "var(--gutter)";

/** The distance between the page's first column and the side of the screen. */
export const inset = "var(--inset)";

/** The distance between two columns, and between two entries of a list. */
export const gap = "var(--gap)";

/** The width of several columns, in an element that has all twelve, or as many as the column around it. */
export const span = (columns: number) => `calc((100% + ${gap})*${columns}/var(--columns,12) - ${gap})`;

/** The distances between the parts of a page: multiples of a unit that grows with the screen and depends on the preset. */
export const rhythm = {
  /** Between a heading and its introduction. */
  intro: "calc(0.75*var(--unit))",
  /** Between a heading or its introduction and the content. */
  content: "calc(2*var(--unit))",
  /** Between the edge of a ground and words. */
  ground: "calc(4*var(--unit))",
  /** Half of the distance between two sections. */
  section: "calc(3*var(--unit))",
  /** Added to a section's distance at the edge of a ground. */
  rest: "var(--unit)",
  /** Takes the rest away where two grounds meet, or at the end of a page. */
  noRest: "calc(-1*var(--unit))",
  /** Moves text up to its heading. */
  closer: "calc(-2*var(--unit))",
} as const;

/** The alignment of a block's words if the block sets one; otherwise the usual alignment. */
export const align = (usual: "start" | "center" | "normal" = "start") => `var(--align, ${usual})`;

/** The side margins of an element that is narrower than its block and aligned with it. */
export const sides = (usual: "0" | "auto" = "0") => `var(--sides, ${usual})`;

/** The side margins of a block's content: negative in a wide block, and automatic in a centred column of text. */
export const frameSides = () => `var(--frame-sides, ${sides()})`;

/** The side margins of a block's words, which are no wider than the page. */
export const wordSides = () => `var(--word-sides, ${sides()})`;

/** The columns of elements that are side by side on wide screens, and below each other in a narrow block. */
export const columns = (beside: string) => `var(--stacked, ${beside})`;

/** The `position` of elements that stay in view next to scrolling content. Below it, a sticky one would cover it. */
export const staysInView = "var(--stays-in-view, sticky)";

/** The class of elements with a picture as their background. All colours there are readable on any picture. */
export const onPicture = "sp-on-picture";

/** The classes of elements on these colours of the theme. All colours there are readable on it. */
export const onColor = { primary: "sp-on-primary", accent: "sp-on-accent" } as const;
export type GroundColor = keyof typeof onColor;

/** Makes a block narrow: elements that are side by side in wide blocks are below each other there. */
export const stacked = "--stacked: minmax(0, 1fr); --stays-in-view: static;";

/** The column of a page of running text: at the start, or in the middle if the page headers of the theme are. */
export const articleWidth = () =>
  `@media (min-width: 64rem) { --width: var(--width-article, ${span(7)}); } --frame-sides: var(--article-sides);`;

/** The sizes of headings in a column of running text. */
export const articleSizes =
  "--size-xxl: clamp(1.375rem, 1.27rem + 0.5vw, 1.75rem); --size-xl: clamp(1.125rem, 1.07rem + 0.3vw, 1.3125rem);";
