import { contrast } from "./contrast";

/**
 * What pictures are like on the whole, as the digits of `#rgb`: greys, and what is warm, green, blue and mauve, each from dark to
 * light. One of them stands in the place of a picture until it is there. They are few, so that a page has a short rule for
 * each of its own, and another picture changes nothing of what all pages of a site share.
 */
export const tones: readonly string[] = [
  "222 444 777 aaa ddd",
  "210 532 864 b97 eca",
  "121 343 675 9a8 bdb",
  "023 246 579 8ac bdf",
  "212 534 867 b9a ecd",
].flatMap((row) => row.split(" "));

/**
 * The rules of pictures that have one of these tones; nothing for none. The words of a picture that does not come can be
 * read on it. On paper, which has no grounds, they stay as they are.
 */
export function toneCss(used: readonly string[]): string {
  // Stronger than one class, and so than the ground that a block gives its pictures. No frame of a picture shows it.
  const rules = used.map(
    (tone) => `img[data-tone="${tone}"]{background:#${tone} content-box;color:${wordsOn(`#${tone}`)}}`,
  );
  return rules.length === 0 ? "" : `@media screen{${rules.join("")}}`;
}

function wordsOn(ground: string): string {
  return contrast(ground, "#000") > contrast(ground, "#fff") ? "#000" : "#fff";
}
