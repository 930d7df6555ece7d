import type { BundledFont, ColorRole, Theme } from "../../config/theme";
import type { variantKeys } from "../../config/variants";
import type { Motion } from "./motion";
import type { MotifName } from "./motifs/drawings";
import type { AddressLook } from "./variants/addresses";
import type { FooterLook } from "./variants/footers";

/** The shape of each part of a page, apart from its colours. */
export type Variants = { [Part in keyof typeof variantKeys]: NonNullable<Theme[Part]> };

/** A complete theme: values for everything a theme can leave out. */
export interface Preset {
  colors: Record<ColorRole, string>;
  fonts: Record<"heading" | "body" | "mono", BundledFont>;
  radius: NonNullable<Theme["radius"]>;
  effect: NonNullable<Theme["background"]["effect"]>;
  variants: Variants;
  /** The layout of the address in a hero. */
  address: AddressLook;
  /** The layout of the words in page headers. */
  openings: NonNullable<Theme["openings"]>;
  footer: FooterLook;
  /** How large the distances are, relative to the usual ones. */
  density: 0.85 | 1 | 1.2;
  motif: MotifName;
  motion: Motion;
}

/** The variants of the first presets. */
export const plainVariants: Variants = {
  cards: "raised",
  buttons: "soft",
  headings: "plain",
  dividers: "none",
  pictures: "plain",
};
