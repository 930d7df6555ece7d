import {
  addressParts,
  fittedParts,
  footerParts,
  headerParts,
  motifParts,
  pageOpenings,
  type SiteRules,
  styledParts,
} from "../app/server";
import type { Page, Site } from "../compile/page";
import type { FontChoice } from "../config/theme";
import { withBase } from "../compile/resolveLink";
import { memoizeByObject } from "../json/memoizeByObject";
import { minifyCss } from "../styling/minifyCss";
import {
  type Backdrop,
  backgroundCss,
  backgroundOfLooksCss,
  PARALLAX,
} from "../styling/theme/backgroundStyles";
import { baseCss } from "../styling/theme/baseStyles";
import { givesValues } from "../styling/usedValues";
import { hooksOf, isLate, type PartRule, rulesIn } from "../styling/divideCss";
import { laterBaseCss } from "../styling/theme/laterBaseStyles";
import { type Looks, looksOf } from "../styling/theme/looks";
import { type FontRole, type ResolvedTheme, resolveTheme } from "../styling/theme/resolveTheme";
import { motionCss } from "../styling/theme/motion";
import { fittedTextCss } from "../styling/theme/fittedText";
import { foldingCss } from "../styling/theme/headerFolding";
import { headerLayoutCss } from "../styling/theme/headerLayouts";
import { themeCss } from "../styling/theme/themeCss";
import { motifCss } from "../styling/theme/motifs/motifs";
import { variantCss } from "../styling/theme/variants";
import { addressCss } from "../styling/theme/variants/addresses";
import { footerCss } from "../styling/theme/variants/footers";
import { openingCss } from "../styling/theme/variants/openings";
import { alphabetsFor } from "./fonts/fontAlphabets";
import { type Font, prepareFont } from "./fonts/fonts";
import { headerContentOf } from "./hosts/headerContent";
import { letterIcon } from "./letterIcon";
import { focusCss } from "../styling/theme/focusStyles";
import { toneCss, tones } from "../styling/theme/pictureTones";
import { tagCss } from "../styling/theme/tagStyles";
import { type Digest, nameOf } from "./digest";
import type { SourceFile, TextFile } from "./siteFile";
import type { World } from "./world";

/** What all pages of a site look like: the same CSS for each. */
export interface SiteStyles extends SiteRules {
  /** All of it, but for the fonts for what visitors type. */
  css: string;
  /** What pages open with that show no picture there: only they carry it. */
  motif: readonly PartRule[];
  /**
   * What comes with the scripts: the theme, but for what every page keeps, how things move, and the fonts for what visitors
   * type.
   */
  later: TextFile;
  fontFiles: SourceFile[];
  /** The addresses of the fonts that every page needs. */
  preloadFonts: string[];
  /** The background colour, for the browser's own bars; that of each look where there are two. */
  themeColors: string | Record<keyof Looks, string>;
  /** The icon in the browser's tab, of sites that have none of their own. A file, because a page would need `data:` for it. */
  letterIcon: TextFile;
  /** Whether the styles contain pictures as `data:`: a mask that comes as a file would hold back what it is laid over. */
  embedsPictures: boolean;
}

/** Works out the CSS that all pages share: the theme as custom properties, the fonts, the base and the background. */
export async function createSiteStyles(
  site: Site,
  world: Pick<World, "files" | "fonts" | "digest" | "pictures">,
): Promise<SiteStyles> {
  const theme = resolveTheme(site.theme);
  const { basePath } = site.shared;
  const fonts = await prepareFonts(theme.fonts, site, world);
  const all = Object.values(fonts);
  const laterCss =
    minifyCss(motionCss(theme.motion, styledParts)) + [...new Set(all.map((font) => font.laterCss))].join("");
  const families = { heading: fonts.heading.family, body: fonts.body.family, mono: fonts.mono.family };
  const looks = looksOf(site.theme);
  const backdrop = ({ background: { effect, layers } }: ResolvedTheme): Backdrop => ({
    effect,
    layers: layers.map(({ image, ...layer }) => ({
      ...layer,
      src: image.startsWith("/") ? withBase(image, basePath) : image,
    })),
  });
  const hasLayers = [theme, looks?.light, looks?.dark].some((one) => one && one.background.layers.length > 0);

  const letter = letterIcon(site.shared.name, theme.colors);
  const content = headerContentOf(site.shared, theme.fonts);
  const folding = foldingCss(headerParts, content);
  const fontCss = minifyCss([...new Set(all.map((font) => font.css))].join(""));
  const themeRules = rulesIn(
    minifyCss(
      themeCss(theme, families, looks) +
        baseCss +
        (looks
          ? backgroundOfLooksCss(backdrop(looks.light), backdrop(looks.dark))
          : backgroundCss(backdrop(theme))) +
        fittedTextCss(site.longestWords(), theme.fonts, fittedParts, theme.variants.headings) +
        variantCss(theme.variants, styledParts, hasLayers) +
        addressCss(theme.address, addressParts) +
        openingCss(theme.openings, pageOpenings) +
        footerCss(theme.footer, footerParts) +
        folding.first +
        headerLayoutCss(site.theme.header, headerParts, content) +
        tagCss(site.tags) +
        focusCss(site.focuses()) +
        folding.later +
        laterBaseCss,
    ),
  );
  const motif = minifyCss(motifCss(theme.motif, motifParts));
  const foldingLater = new Set(rulesIn(minifyCss(folding.later)));
  const isRest = (rule: string) =>
    laterRules.has(rule) || foldingLater.has(rule) || isLate(rule) || rule.includes(PARALLAX);
  const forPaint = themeRules.filter((rule) => !isRest(rule));
  const ofParts = forPaint.flatMap((css) => partRule(css, hooksOf(css)));
  const isKept = (rule: string) =>
    !isRest(rule) && !givesValues(rule) && partRule(rule, hooksOf(rule)).length === 0;

  const css = fontCss + themeRules.join("") + motif;
  return {
    css,
    first: fontCss + forPaint.filter((rule) => partRule(rule, hooksOf(rule)).length === 0).join(""),
    ofParts,
    motif: partRule(motif, hooksOf(`${motifParts.openings},${motifParts.scenes}{}`)),
    later: await laterStyles(
      themeRules.filter((rule) => !isKept(rule)).join("") + motif + tonesOf(site, world) + laterCss,
      world.digest,
    ),
    fontFiles: uniqueBy(
      all.flatMap((font) => font.files),
      (file) => file.path,
    ),
    preloadFonts: [...new Set([...fonts.heading.preload, ...fonts.body.preload])],
    themeColors: looks
      ? { light: looks.light.colors.background, dark: looks.dark.colors.background }
      : theme.colors.background,
    letterIcon: { path: `assets/letter-${await nameOf(letter, 8, world.digest)}.svg`, text: letter },
    embedsPictures: css.includes('url("data:'),
  };
}

/** The rules that a page may need: the motif is only for one that is opened with it. */
export function rulesFor(page: Page, styles: SiteStyles): SiteRules {
  return showsMotif(page) ? withMotif(styles) : styles;
}

/** One and the same object for all pages of a site, as what is known of its rules is known by that. */
const withMotif = memoizeByObject(({ motif, ...styles }: SiteStyles): SiteRules => ({
  ...styles,
  ofParts: [...styles.ofParts, ...motif],
}));

/** Whether the motif of the theme is drawn where a page opens: not on a picture, and not beside a list of pages. */
function showsMotif({ opening, notFound, guide, blocks: [first] }: Page): boolean {
  if (notFound) return !notFound.image;
  if (guide && !guide.isBelowOpening) return false;
  return first?.type === "post" ? !first.image : opening !== undefined && !opening.image;
}

/** A rule as one about parts of pages; none where it is about what every page has. */
function partRule(css: string, hooks: readonly string[] = []): PartRule[] {
  return css === "" || hooks.length === 0 || hooks.includes("sp-background") ? [] : [{ hooks, css }];
}

const laterRules = new Set(rulesIn(minifyCss(laterBaseCss)));

/** The rules of all tones, once a picture has one: visitors go from page to page, and owners add pictures. */
function tonesOf(site: Site, { pictures }: Pick<World, "pictures">): string {
  const hasOne = pictures && site.pictures().shown.some((path) => pictures.of(path)?.tone !== undefined);
  return hasOne ? toneCss(tones) : "";
}

async function laterStyles(text: string, digest: Digest): Promise<TextFile> {
  return { path: `assets/theme-${await nameOf(text, 8, digest)}.css`, text };
}

/** Prepares the font of each role. One that has several roles is cut for all of them. */
async function prepareFonts(
  choices: Record<FontRole, FontChoice>,
  site: Site,
  world: Pick<World, "files" | "fonts">,
): Promise<Record<FontRole, Font>> {
  const characters = site.characters();
  const used = world.fonts.cut && characters;
  const alphabets = alphabetsFor(site.language, characters.text);
  const use = { alphabets, basePath: site.shared.basePath };
  const nameOf = (choice: FontChoice) => JSON.stringify(choice);
  const texts = new Set([nameOf(choices.heading), nameOf(choices.body)]);
  const prepare = (choice: FontChoice) => {
    const isCode = !texts.has(nameOf(choice));
    const shown = used && { characters: isCode ? used.code : used.text, isCode };
    return prepareFont(choice, { ...use, shown }, world);
  };
  const { heading, body, mono } = choices;
  return { heading: await prepare(heading), body: await prepare(body), mono: await prepare(mono) };
}

function uniqueBy<T>(items: T[], key: (item: T) => string): T[] {
  return [...new Map(items.map((item) => [key(item), item])).values()];
}
