import { contrast } from "./contrast";
import type { Focus } from "../../config/focuses";

/**
 * The average colours of pictures, as the digits of `#rgb`: greys, and warm, green, blue and mauve colours, each from
 * dark to light. A picture has one of them as its placeholder colour until it loads. They are few, so a page has a
 * short rule for each one it uses. A new picture changes nothing in the files that all pages of a site share.
 */
export const tones: readonly string[] = [
  "222 444 777 aaa ddd",
  "210 532 864 b97 eca",
  "121 343 675 9a8 bdb",
  "023 246 579 8ac bdf",
  "212 534 867 b9a ecd",
].flatMap((row) => row.split(" "));

/** The rules of pictures with these placeholder colours. The alt text of a missing picture is readable on them. */
export function toneCss(used: readonly string[]): string {
  // The attribute makes this stronger than one class, and so than the background that a block gives its pictures. It
  // does not show in a picture's border.
  const rules = used.map(
    (tone) => `img[data-tone="${tone}"]{background:#${tone} content-box;color:${wordsOn(`#${tone}`)}}`,
  );
  return rules.length === 0 ? "" : `@media screen{${rules.join("")}}`;
}

function wordsOn(ground: string): string {
  return contrast(ground, "#000") > contrast(ground, "#fff") ? "#000" : "#fff";
}

/** The styles of pictures that name the part to keep when they are cropped; empty if none does. */
export function focusCss(focuses: readonly Focus[]): string {
  return focuses.map((focus) => `:where([data-focus="${focus}"]){object-position:${focus}}`).join("");
}
