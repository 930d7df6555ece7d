import type { Page, Site } from "../compile/page";
import type { ImageData } from "../fields/pictures/image";
import { ROOT_ELEMENT_ID, STYLES_ID } from "../app/pageData";
import { contentSecurityPolicy } from "./hosts/contentSecurityPolicy";
import type { Digest } from "./dataFiles";
import { feedLinks } from "./feeds";
import { remembered } from "../json/memoizeByObject";
import { escapeHtml, jsonForScript } from "./html";
import { type LinkPreview, linkPreviews, type LinkPreviews, ownImage } from "./linkPreviews";
import { PREVIEW_SIZE } from "./previewSize";
import { factsOf, wholeAddress } from "./siteFacts";
import { type SiteStyles, createSiteStyles } from "./siteStyles";
import { siteIcons, type SiteIcons } from "./siteIcons";
import type { World } from "./world";

/** The scripts of a page, as URLs with the base path. */
export interface PageScripts {
  entry: string;
  /** The data of the page, and of the whole site. */
  pageData: string;
  sharedData: string;
  /** The scripts that the entry imports on this page. */
  preload: readonly string[];
  /** The page's stylesheet; absent if all styles are inline. */
  styles?: string;
  /** The script that loads the others. Absent on the development server, whose pages load scripts immediately. */
  boot?: string;
  /** The script that decides which announcements are shown. */
  announcementsBoot?: string;
  /** The script that applies the chosen colour scheme; absent if the site has only one. */
  look?: string;
  /** The script that offers the page in another language; absent if the site has only one. */
  languages?: string;
}

export interface ShownPage {
  head?: string;
  html: string;
  /** The critical CSS: styles of every page, then the page's own. */
  styles: readonly [ofSite: string, own: string];
}

/** Makes browsers wait for the first block, so they do not paint a partial page. Some browsers ignore it. */
const paintedAtOnce = `<link rel="expect" href="#${STYLES_ID}" blocking="render">`;

/** Creates the HTML document of a rendered page, with its policy. */
export async function pageDocument(
  site: Site,
  page: Page,
  { head: ownHead = "", html, styles: [ofSite, own] }: ShownPage,
  { styles, previews, icons }: Pick<PreparedSite, "styles"> & Partial<PreparedSite>,
  scripts: PageScripts,
  digest: Digest,
): Promise<string> {
  const firstScript = firstScriptOf(scripts);
  const inlineScripts = [scripts.look, firstScript, scripts.announcementsBoot].filter(
    (text) => text !== undefined,
  );
  const policy = await contentSecurityPolicy(
    {
      origins: site.origins,
      styles: [ofSite, own],
      scripts: inlineScripts,
      embedsPictures: styles.embedsPictures,
    },
    digest,
  );
  const facts = factsOf(site, page);
  const tabIcon = site.favicon ?? site.shared.basePath + styles.letterIcon.path;

  const head = [
    `<meta charset="utf-8">`,
    scripts.boot === undefined
      ? ""
      : `<meta http-equiv="Content-Security-Policy" content="${escapeHtml(policy)}">`,
    `<meta name="viewport" content="width=device-width, initial-scale=1">`,
    scripts.styles === undefined ? "" : paintedAtOnce,
    `<title>${escapeHtml(page.title)}</title>`,
    ...describe(site, page, previews?.byPage.get(page.path ?? "")),
    // The development server generates only pages.
    ...(scripts.boot === undefined ? [] : feedLinks(site)),
    themeColors(styles),
    `<link rel="icon" href="${escapeHtml(tabIcon)}"${iconType(tabIcon)}>`,
    ...(icons?.links ?? []),
    ownHead,
    `<style id="sp-theme">${ofSite}</style>`,
    `<style>${own}</style>`,
    scripts.look === undefined ? "" : `<script>${scripts.look}</script>`,
    scriptElement(scripts, page, firstScript),
    scripts.announcementsBoot === undefined ? "" : `<script>${scripts.announcementsBoot}</script>`,
    facts ? `<script type="application/ld+json">${jsonForScript(facts)}</script>` : "",
  ];
  // Set by the first script otherwise.
  const isComing = scripts.boot === undefined ? ` data-ready=""` : "";
  return `<!doctype html>
<html lang="${escapeHtml(site.language)}" dir="${site.direction}"${isComing}>
<head>
${head.filter(Boolean).join("\n")}
</head>
<body>
${fontPreloads(styles)}<div id="${ROOT_ELEMENT_ID}" data-page="${escapeHtml(scripts.pageData)}" data-shared="${escapeHtml(scripts.sharedData)}">${html}</div>
</body>
</html>
`;
}

/** In the body, because browsers delay the first paint for fonts in the head. */
function fontPreloads({ preloadFonts }: SiteStyles): string {
  return preloadFonts
    .map(
      (font) => `<link rel="preload" href="${escapeHtml(font)}" as="font" type="font/woff2" crossorigin>\n`,
    )
    .join("");
}

/** The colour of the browser's toolbars. With two colour schemes, a script of the page distinguishes them. */
function themeColors({ themeColors: colors }: SiteStyles): string {
  if (typeof colors === "string") return `<meta name="theme-color" content="${colors}">`;
  return Object.entries(colors)
    .map(
      ([look, color]) =>
        `<meta name="theme-color" content="${color}" media="(prefers-color-scheme: ${look})" data-look="${look}">`,
    )
    .join("\n");
}

/** The scripts that load the others and offer other languages. One element, because each one needs a hash in the policy. */
export function firstScriptOf({
  boot,
  languages,
}: Pick<PageScripts, "boot" | "languages">): string | undefined {
  return boot === undefined && languages === undefined ? undefined : (languages ?? "") + (boot ?? "");
}

function scriptElement(
  { entry, preload, styles = "", boot }: PageScripts,
  { languages }: Page,
  firstScript: string | undefined,
): string {
  const data = {
    ...(boot === undefined ? {} : { entry, preload: preload.join(" "), styles }),
    ...(languages ? { languages: languages.map(({ code }) => code).join(" ") } : {}),
  };
  const attributes = Object.entries(data).map(([name, value]) => ` data-${name}="${escapeHtml(value)}"`);
  const first = firstScript === undefined ? "" : `<script${attributes.join("")}>${firstScript}</script>`;
  return boot === undefined ? `${first}<script type="module" src="${escapeHtml(entry)}"></script>` : first;
}

/** Metadata for search engines and link previews. */
function describe(site: Site, page: Page, preview?: LinkPreview): string[] {
  const { description, canonical } = page;
  const property = (name: string, content: string | undefined) =>
    content ? `<meta property="og:${name}" content="${escapeHtml(content)}">` : "";
  const post = page.blocks.find((block) => block.type === "post");
  const image = chosenImage(site, page) ?? drawnImage(site, preview);
  return [
    description ? `<meta name="description" content="${escapeHtml(description)}">` : "",
    canonical ? `<link rel="canonical" href="${escapeHtml(canonical)}">` : "",
    ...alternates(site, page),
    page.path === null || page.isUnlisted || page.untranslated
      ? `<meta name="robots" content="noindex">`
      : "",
    property("type", post ? "article" : "website"),
    property("site_name", site.shared.name),
    property("title", page.name),
    property("description", description),
    property("url", canonical),
    ...locales(site, page).map(([name, locale]) => property(name, locale)),
    ...(image ? socialImage(wholeAddress(site, image.src), image) : []),
    property("image:alt", image?.alt),
    `<meta name="twitter:card" content="${image ? "summary_large_image" : "summary"}">`,
  ];
}

/** Links to the translations of a page, itself included. Source: https://developers.google.com/search/docs/specialty/international/localized-versions */
function alternates(site: Site, { languages = [], isUnlisted, path }: Page): string[] {
  const translated = languages.filter(({ isTranslated }) => isTranslated);
  if (!site.url || isUnlisted || path === null || !translated.some(({ isCurrent }) => isCurrent)) return [];
  const link = (language: string, href: string) =>
    `<link rel="alternate" hreflang="${escapeHtml(language)}" href="${escapeHtml(wholeAddress(site, href))}">`;
  return [...translated.map(({ code, href }) => link(code, href)), link("x-default", translated[0]!.href)];
}

/** The language of a page, and those of its translations, with their territories: `de_DE`. */
function locales(site: Site, { languages = [] }: Page): [name: string, locale: string][] {
  if (languages.length === 0) return [["locale", site.language.replace("-", "_")]];
  const translated = languages.filter(({ isTranslated, isCurrent }) => isTranslated && !isCurrent);
  return [
    ["locale", localeOf(site.language)],
    ...translated.map(({ code }): [string, string] => ["locale:alternate", localeOf(code)]),
  ];
}

const localeOf = remembered(
  (code) => {
    const { language, region } = new Intl.Locale(code).maximize();
    return region === undefined ? language : `${language}_${region}`;
  },
  { texts: 100 },
);

interface ImageOfLinks extends ImageData {
  /** Its alt text, if known. */
  alt?: string;
}

/** The picture that the owner chose for a page's link preview, with the title as its alt text. */
function chosenImage({ socialImage, shared }: Site, page: Page): ImageOfLinks | undefined {
  const own = ownImage(page);
  if (!own) return socialImage && { ...socialImage, alt: shared.name };
  const post = page.blocks.find((block) => block.type === "post");
  return { ...own, alt: page.socialImage ? page.title : (post?.image?.alt ?? page.title) };
}

function drawnImage({ shared }: Site, preview?: LinkPreview): ImageOfLinks | undefined {
  return preview && { src: shared.basePath + preview.path, alt: preview.alt, ...PREVIEW_SIZE };
}

function socialImage(address: string, { width, height }: { width?: number; height?: number }): string[] {
  return [
    `<meta property="og:image" content="${escapeHtml(address)}">`,
    ...(width && height
      ? [
          `<meta property="og:image:width" content="${width}">`,
          `<meta property="og:image:height" content="${height}">`,
        ]
      : []),
  ];
}

function iconType(path: string): string {
  return path.endsWith(".svg") ? ' type="image/svg+xml"' : "";
}

/** Shared input of all pages, prepared once. */
export interface PreparedSite {
  styles: SiteStyles;
  previews: LinkPreviews;
  icons: SiteIcons;
}

export async function prepareSite(site: Site, world: World): Promise<PreparedSite> {
  return {
    styles: await createSiteStyles(site, world),
    previews: await linkPreviews(site, world),
    icons: await siteIcons(site, world),
  };
}
