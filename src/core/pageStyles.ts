import type { PageFacts } from "../compile/facts";
import { focusCss, toneCss, tones } from "../styling/theme/pictureTones";
import { firstHorizonCss } from "../styling/theme/motifs/motifs";
import { type Writing, lettersCss } from "../styling/theme/writing";
import { type Digest, nameOf } from "./dataFiles";
import type { TextFile } from "./siteFile";
import type { PageParts } from "./siteScripts";
import type { SiteStyles } from "./siteStyles";

interface PageStyles {
  /** Critical CSS, in the document: the theme's, then the components'. */
  first: readonly [theme: string, own: string];
  /** All other styles that can appear on the page. */
  sheet: TextFile;
}

/** The styles of pages with the same parts. They share a stylesheet. */
const known = new WeakMap<SiteStyles, WeakMap<PageParts, PageStyles>>();

/** Finds the styles of a page by its parts. The stylesheet is one file, which is smaller than one for each part. */
export async function pageStyles(
  site: SiteStyles,
  { opening, tones: used, focuses, horizon }: Pick<PageFacts, "opening" | "tones" | "focuses" | "horizon">,
  parts: PageParts,
  writing: Writing,
  digest: Digest,
): Promise<PageStyles> {
  let ofSite = known.get(site);
  if (!ofSite) known.set(site, (ofSite = new WeakMap()));
  let styles = ofSite.get(parts);
  if (!styles) {
    const isFirst = ({ parts: its }: SiteStyles["theme"][number]) =>
      !its || its.some((part) => opening.includes(part));
    const themeCss = (isWanted: boolean) =>
      site.theme
        .filter((part) => isFirst(part) === isWanted)
        .map(({ css }) => css)
        .join("");
    const text = themeCss(false) + site.later + parts.rest;
    const path = `assets/page-${await nameOf(text, 16, digest)}.css`;
    styles = { first: [themeCss(true), parts.first], sheet: { path, text } };
    ofSite.set(parts, styles);
  }
  const [theme, own] = styles.first;
  return {
    ...styles,
    first: [
      theme,
      own +
        lettersCss(writing) +
        toneCss(tones.filter((tone) => used.includes(tone))) +
        focusCss(focuses) +
        (horizon ? firstHorizonCss(horizon) : ""),
    ],
  };
}
