import type { Cursor } from "../../../schema/cursor";
import { colorOfPart } from "./colors";
import { linkOnPicture, wordsWithoutPicture } from "./otherBlocks";
import { entriesUnderOtherName } from "./otherName";
import type { Rewrite } from "./parts";
import { socialLinks } from "./socialLinks";
import { tagsForOne } from "./tagByLabel";
import { themeToggle } from "./themeToggle";

/** Each handles one mistake and inserts the owner's own values. */
const rewrites: readonly ((place: Cursor) => Rewrite | undefined)[] = [
  linkOnPicture,
  wordsWithoutPicture,
  entriesUnderOtherName,
  socialLinks,
  colorOfPart,
  tagsForOne,
  themeToggle,
];

/** The replacement for an unknown key, with the owner's own values. */
export function rewriteOf(place: Cursor): Rewrite | undefined {
  for (const rewrite of rewrites) {
    const found = rewrite(place);
    if (found) return found;
  }
  return undefined;
}
