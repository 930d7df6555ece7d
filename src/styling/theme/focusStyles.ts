import type { Focus } from "../../config/focuses";

/** The styles of pictures that name the part to keep when they are cropped; empty if none does. */
export function focusCss(focuses: readonly Focus[]): string {
  return focuses.map((focus) => `:where([data-focus="${focus}"]){object-position:${focus}}`).join("");
}
