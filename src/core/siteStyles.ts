import {
  addressParts,
  fittedParts,
  footerParts,
  headerParts,
  motifParts,
  pageOpenings,
  skeletonParts,
  styledParts,
} from "../app/selectors";
import type { PageFacts } from "../compile/facts";
import type { Site } from "../compile/page";
import type { FontChoice } from "../config/theme";
import { withBase } from "../compile/resolveLink";
import { colorGroundCss } from "../styling/theme/colorGrounds";
import { minifyCss } from "../styling/minifyCss";
import { type Backdrop, backgroundCss, backgroundOfLooksCss } from "../styling/theme/backgroundStyles";
import { baseCss } from "../styling/theme/baseStyles";
import { laterBaseCss } from "../styling/theme/laterBaseStyles";
import { type Looks, looksOf } from "../styling/theme/looks";
import { type FontRole, type ResolvedTheme, resolveTheme } from "../styling/theme/resolveTheme";
import { motionCss } from "../styling/theme/motion";
import { fittedTextCss } from "../styling/theme/fittedText";
import { foldingCss } from "../styling/theme/headerFolding";
import { headerLayoutCss } from "../styling/theme/headerLayouts";
import { onPictureCss, themeCss } from "../styling/theme/themeCss";
import { plainVariants } from "../styling/theme/preset";
import { horizonCss, largeMotifCss, motifCss } from "../styling/theme/motifs/motifs";
import { skeletonCss } from "../styling/theme/skeletons";
import { variantCss } from "../styling/theme/variants";
import { writingCss } from "../styling/theme/writing";
import { addressCss } from "../styling/theme/variants/addresses";
import { footerCss } from "../styling/theme/variants/footers";
import { openingCss } from "../styling/theme/variants/openings";
import { alphabetsFor } from "./fonts/fontAlphabets";
import { type Font, prepareFont } from "./fonts/fonts";
import { letterIcon } from "./letterIcon";
import { focusCss, toneCss, tones } from "../styling/theme/pictureTones";
import { namedColorCss } from "../styling/theme/namedColors";
import { pointCss } from "../styling/theme/pointCss";
import { tagCss } from "../styling/theme/tagStyles";
import { nameOf } from "./dataFiles";
import type { SourceFile, TextFile } from "./siteFile";
import type { World } from "./world";
import { headerContentOf } from "./headerContent";

interface ThemePart {
  css: string;
  /** The parts it is for: critical CSS contains it if the opening has one of them. Every opening needs it if absent. */
  parts?: PageFacts["opening"];
}

/** The parts with pictures that variants style (`blocks/styledParts.ts`). */
const withPictures: PageFacts["opening"] = [
  "cards",
  "cardLayout",
  "events",
  "gallery",
  "image",
  "ledgerHero",
  "media",
  "post",
  "posterHero",
  "posts",
  "steps",
  "timeline",
];

/** The styles that all pages of a site share. */
export interface SiteStyles {
  /** All of them except `later`. */
  css: string;
  /** The same in parts, in the order of the cascade. */
  theme: readonly ThemePart[];
  /** Picture tones, motion, and fonts for text that visitors type. */
  later: string;
  /** All of them as a file, for visitors whose first page has another theme. */
  file: TextFile;
  fontFiles: SourceFile[];
  /** The addresses of the fonts that every page needs. */
  preloadFonts: string[];
  /** The background colour for the browser's own bars, per look if there are two. */
  themeColors: string | Record<keyof Looks, string>;
  /** The tab icon of sites without their own. A file, because the document would need `data:` in its policy. */
  letterIcon: TextFile;
  /** Whether the styles contain pictures as `data:`. A mask in a file would delay the element it covers. */
  embedsPictures: boolean;
}

/** Creates the CSS that all pages share: custom properties, fonts, base styles, background and variants. */
export async function createSiteStyles(
  site: Site,
  world: Pick<World, "files" | "fonts" | "digest" | "pictures">,
): Promise<SiteStyles> {
  const theme = resolveTheme(site.theme);
  const { basePath } = site.shared;
  const fonts = await prepareFonts(theme.fonts, site, world);
  const all = Object.values(fonts);
  const families = { heading: fonts.heading.family, body: fonts.body.family, mono: fonts.mono.family };
  const looks = looksOf(site.theme);
  const addressOf = (image: string) => (image.startsWith("/") ? withBase(image, basePath) : image);
  const backdrop = ({ background: { effect, layers } }: ResolvedTheme): Backdrop => ({
    effect,
    layers: layers.map(({ image, ...layer }) => ({
      ...layer,
      src: addressOf(image),
    })),
  });
  const hasLayers = [theme, looks?.light, looks?.dark].some((one) => one && one.background.layers.length > 0);

  const motif = typeof theme.motif === "string" ? theme.motif : { image: addressOf(theme.motif.image) };
  const { dividers, pictures } = theme.variants;
  const { header } = site.theme;
  const skeleton = skeletonCss(theme.skeleton, skeletonParts);
  const letter = letterIcon(site.shared.name, theme.colors);
  const content = headerContentOf(site, theme.fonts);
  const grounds = site.colorGrounds();
  const folding = foldingCss(headerParts, content);
  const parts: ThemePart[] = [
    { css: [...new Set(all.map((font) => font.css))].join("") },
    { css: themeCss(theme, families, looks) },
    // On a picture on a coloured ground, no colour is the theme's.
    { css: onPictureCss(theme, looks, grounds.length > 0), parts: ["pictureGround"] },
    { css: colorGroundCss(grounds, theme, looks, styledParts), parts: ["colorGround"] },
    { css: baseCss },
    // The language of a picture's alternative text does not change the side where the picture is.
    { css: site.others ? "img{direction:inherit}" : "" },
    {
      css: looks
        ? backgroundOfLooksCss(backdrop(looks.light), backdrop(looks.dark))
        : backgroundCss(backdrop(theme)),
    },
    { css: fittedTextCss(site.longestWords(), theme.fonts, fittedParts, theme.variants.headings) },
    { css: variantCss({ ...theme.variants, dividers: "none", pictures: "plain" }, styledParts, hasLayers) },
    { css: variantCss({ ...plainVariants, dividers }, styledParts), parts: ["look"] },
    { css: variantCss({ ...plainVariants, pictures }, styledParts), parts: withPictures },
    { css: addressCss(theme.address, addressParts), parts: ["heroCards"] },
    { css: openingCss(theme.openings, pageOpenings), parts: ["pageHeader"] },
    { css: skeleton.cards, parts: ["cards", "cardLayout", "staff"] },
    { css: skeleton.figures, parts: ["stats"] },
    { css: skeleton.closings, parts: ["cta"] },
    { css: skeleton.pairs, parts: ["media"] },
    { css: skeleton.groups, parts: ["faq", "form", "posts", "rules", "staff", "tabs"] },
    { css: skeleton.sections },
    { css: footerCss(theme.footer, footerParts), parts: [] },
    { css: folding.first },
    { css: header === "bar" ? "" : headerLayoutCss(header, headerParts, content) },
    { css: tagCss(site.tags) },
    { css: namedColorCss(site.colorNames(), site.tags, theme, looks, grounds), parts: ["colors"] },
    { css: focusCss(site.focuses()), parts: [] },
    { css: pointCss(site.pointPlaces()), parts: ["imagePoints"] },
    { css: folding.later, parts: [] },
    { css: laterBaseCss + writingCss([site, ...(site.others ?? [])]), parts: [] },
    { css: motifCss(motif, motifParts), parts: ["motif"] },
    { css: motif === "none" ? "" : horizonCss, parts: [] },
    {
      css: site.hasLargeMotif() ? largeMotifCss(theme, motifParts, looks) : "",
      parts: ["ledgerHero"],
    },
  ];
  const minified = parts.map(({ css, ...part }) => ({ ...part, css: minifyCss(css) }));
  const css = minified.map((part) => part.css).join("");
  const later =
    tonesOf(site, world) +
    minifyCss(motionCss(theme.motion, styledParts)) +
    [...new Set(all.map((font) => font.laterCss))].join("");
  const text = css + later;
  return {
    css,
    theme: minified,
    later,
    file: { path: `assets/theme-${await nameOf(text, 8, world.digest)}.css`, text },
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

/** The rules of all tones if a picture has one: visitors navigate to other pages, and owners add pictures. */
function tonesOf(site: Site, { pictures }: Pick<World, "pictures">): string {
  const hasOne = pictures && site.pictures().shown.some((path) => pictures.of(path)?.tone !== undefined);
  return hasOne ? toneCss(tones) : "";
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
