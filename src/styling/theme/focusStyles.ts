import type { Focus } from "../../config/focuses";

/** The styles of pictures that name the part of them that stays where they are cropped; nothing where none does. */
export function focusCss(focuses: readonly Focus[]): string {
  return focuses.map((focus) => `:where([data-focus="${focus}"]){object-position:${focus}}`).join("");
}
