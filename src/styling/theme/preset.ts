import type { BundledFont, ColorRole, Theme } from "../../config/theme";
import type { variantKeys } from "../../config/variants";
import type { Motion } from "./motion";
import type { AddressLook } from "./variants/addresses";
import type { FooterLook } from "./variants/footers";
import type { OpeningLook } from "./variants/openings";

/** How each part of a page looks beyond its colours. */
export type Variants = { [Part in keyof typeof variantKeys]: NonNullable<Theme[Part]> };

/** A complete look: everything a theme can leave out. */
export interface Preset {
  colors: Record<ColorRole, string>;
  fonts: Record<"heading" | "body" | "mono", BundledFont>;
  radius: NonNullable<Theme["radius"]>;
  effect: NonNullable<Theme["background"]["effect"]>;
  variants: Variants;
  /** How the address in a hero stands. */
  address: AddressLook;
  /** How the words stand that a page opens with. */
  openings: OpeningLook;
  /** How the footer stands. */
  footer: FooterLook;
  motif: NonNullable<Theme["motif"]>;
  motion: Motion;
}
