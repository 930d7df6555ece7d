import { toneCss, tones } from "../styling/theme/pictureTones";
import { type Digest, nameOf } from "./digest";
import type { TextFile } from "./siteFile";
import type { PageParts } from "./siteScripts";

/** The stylesheets of the pages of a site: most pages are made of the same parts as many others. */
const known = new WeakMap<TextFile, WeakMap<PageParts, TextFile>>();

/**
 * The styles of all that can appear on a page, as one file: that is smaller than each part's stylesheet by itself. Pages that
 * are made of the same parts share it.
 * @param theme - the stylesheet of the theme
 * @param parts - what the page is made of
 */
export async function pageStylesheet(theme: TextFile, parts: PageParts, digest: Digest): Promise<TextFile> {
  let ofSite = known.get(theme);
  if (!ofSite) known.set(theme, (ofSite = new WeakMap()));
  let file = ofSite.get(parts);
  if (!file) {
    const text = theme.text + parts.css;
    file = { path: `assets/page-${await nameOf(text, 16, digest)}.css`, text };
    ofSite.set(parts, file);
  }
  return file;
}

/**
 * What a page is first painted with, with the tones of the pictures that it begins with: the stylesheet has all others.
 * @param used - the tones of these pictures
 */
export function withTones(
  [ofSite, own]: readonly [ofSite: string, own: string],
  used: readonly string[],
): readonly [ofSite: string, own: string] {
  return [ofSite, own + toneCss(tones.filter((tone) => used.includes(tone)))];
}
