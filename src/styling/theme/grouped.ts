/**
 * The values that skeletons set for the components of inner pages on large screens, each with the usual value. Blocks
 * inside a panel of a tab have the usual widths.
 */
export const grouped = {
  /** The columns of a title and its content. */
  columns: (usual: string) => `var(--titled, ${usual})`,
  /** The place of the title. Its content fills the other one. */
  titlePlace: "var(--title-place)",
  /** The parts of a title. */
  align: "var(--title-align)",
  direction: "var(--title-direction, column)",
  items: "var(--title-items, flex-start)",
  position: (usual: string) => `var(--title-position, ${usual})`,
  /** The width of content below its title, and of rules. */
  width: (usual: string) => `var(--content-width, ${usual})`,
  middleWidth: (usual: string) => `var(--middle-width, ${usual})`,
  sides: (usual = "0") => `var(--content-sides, ${usual})`,
  /** The columns of questions in pairs. */
  pairs: "var(--stacked, var(--pairs))",
} as const;
