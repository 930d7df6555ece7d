import { type Digest, nameOf } from "./digest";
import type { TextFile } from "./siteFile";

/** So many different ones are remembered: most pages of a site have the same. */
const MOST_KNOWN = 100;
const known = new Map<string, TextFile>();

/**
 * What a page needs besides the styles that stand in it, as a file. Pages that need the same share it.
 * @param text - its rules
 */
export async function pageStylesheet(text: string, digest: Digest): Promise<TextFile> {
  let file = known.get(text);
  if (!file) {
    file = { path: `assets/page-${await nameOf(text, 16, digest)}.css`, text };
    if (known.size === MOST_KNOWN) known.clear();
    known.set(text, file);
  }
  return file;
}
