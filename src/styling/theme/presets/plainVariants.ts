import type { Variants } from "../preset";

/** The variants of the first presets. */
export const plainVariants: Variants = {
  cards: "raised",
  buttons: "soft",
  headings: "plain",
  dividers: "none",
  pictures: "plain",
};
