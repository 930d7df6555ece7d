import type { Variants } from "../preset";

/** The parts of a page as the first presets have them. */
export const plainVariants: Variants = {
  cards: "raised",
  buttons: "soft",
  headings: "plain",
  dividers: "none",
  pictures: "plain",
};
