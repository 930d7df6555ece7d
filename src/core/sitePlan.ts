import { renderPage, stylePage } from "../app/server";
import type { SearchPage } from "../app/search/searchIndex";
import { pageFacts, type PagePart } from "../compile/facts";
import type { Page, PlannedPage, Site } from "../compile/page";
import { calendarFiles } from "./calendarFiles";
import { sitePolicy } from "./hosts/contentSecurityPolicy";
import { type DataFile, pageData, sharedData } from "./dataFiles";
import { feedFiles } from "./feeds";
import { previewFiles } from "./linkPreviews";
import { pageDocument } from "./pageDocument";
import { pageStylesheet, withTones } from "./pageStylesheet";
import { type PublishedFiles, publishedFiles } from "./publishedFiles";
import { redirectPages, redirectRules } from "./hosts/redirectFiles";
import { SearchTexts } from "./searchTexts";
import type { SourceFile, TextFile } from "./siteFile";
import { rulesFor, type SiteStyles } from "./siteStyles";
import { headers, robots, sitemap } from "./siteFiles";
import type { SiteScripts } from "./siteScripts";
import { type PreparedSite, prepareSite } from "./preparedSite";
import type { World } from "./world";

/**
 * Which files a site consists of, and how each is made. A page is made when it is asked for, so that no more
 * of them are held in memory than are looked at, and none is made that lies there already.
 *
 * The order counts: of two files at one path the later stays. First the copies, then the shared data, the
 * pages, and what is known once these are there: the scripts and the closing files.
 */
export interface SitePlan {
  /** The files that are copied first, and the pictures of `public/` that are not, as nothing names them. */
  copies: () => Promise<PublishedFiles>;
  /** The data that all pages share. */
  shared: TextFile;
  pages: readonly PagePlan[];
  /** All that every page is made from besides its own source, as text. */
  common: () => string;
  /** The scripts and styles that the pages can ask for, to be copied once each page is made or told of. */
  scripts: () => SourceFile[];
  /**
   * The files that are written once the copies and pages are there: for hosts and for search engines.
   * @param embedsPictures - whether a copied drawing contains pictures as `data:`
   */
  closing: (embedsPictures: boolean) => Promise<TextFile[]>;
}

/** A page of which is known where it will be. */
export interface PagePlan {
  /** Its path without the base path; that of the not-found page is `/404.html`. */
  path: string;
  /** The page's own input as text. */
  source: () => string;
  /** Compiles and renders the page. The result is not cached. */
  make: () => Promise<MadePage>;
  /** Tells what is known of it from when it was made, so that it need not be made for that alone. */
  recall: (made: RememberedPage) => void;
}

/** What the whole site needs to know of each of its pages. */
export interface RememberedPage {
  /** What the search finds in it; absent where it finds nothing. */
  words?: SearchPage | undefined;
  /** What it is made of that has a script of its own. */
  parts: readonly PagePart[];
}

/** A page as files. */
export interface MadePage extends RememberedPage {
  files: TextFile[];
  /** What went wrong with blocks that show a notice in their place. */
  failures: string[];
}

/** Plans the files of a site. Every build uses it. */
export async function planSite(compiled: Site, world: World, scripts: SiteScripts): Promise<SitePlan> {
  const site = withSearchStyles(compiled, scripts);
  const search = site.shared.search && new SearchTexts(site);
  const prepared = await prepareSite(site, world);
  const { styles, previews, icons } = prepared;
  const shared = await sharedData(site.shared, world.digest);
  const used = new Set<PagePart>();
  let hasTrusted = false;
  const missing: PlannedPage = {
    path: "/404.html",
    isListed: false,
    compile: () => site.notFound,
    head: () => site.notFound,
    source: () => "",
  };
  return {
    copies: async () => {
      const taken = new Set([...site.pages, ...site.redirects].map(({ path }) => path.replace(/\/$/, "")));
      const { files, ...others } = await publishedFiles(site.pictures(), world, (path) =>
        taken.has(path.replace(/\/$/, "")),
      );
      hasTrusted = others.hasTrusted;
      const faces = site.faces().flatMap((name) => world.faces?.of(name) ?? []);
      const derived = [...faces, ...styles.fontFiles, ...previewFiles(previews), ...icons.files];
      return { files: [...files, ...derived], ...others };
    },
    shared,
    pages: [...site.pages, missing].map((planned) => ({
      path: planned.path,
      source: () => planned.source() + (previews.get(planned.path)?.file.path ?? ""),
      make: () => makePage(planned.compile(), { site, prepared, scripts, shared, search, used, world }),
      recall: ({ words, parts }) => {
        if (words) search?.addWords(words);
        for (const part of parts) used.add(part);
      },
    })),
    common: () => JSON.stringify([scripts.id, styles, icons.links, commonOf(site)]),
    scripts: () => {
      const published = scripts.publishedFor(used);
      return scripts.files.filter(({ path }) => published.has(path));
    },
    closing: async (embedsPictures) => [
      styles.later,
      ...(site.favicon === undefined ? [styles.letterIcon] : []),
      ...(icons.manifest ? [icons.manifest] : []),
      // The owner's pages and drawings have no other policy than the response's. What such a page shows is unknown.
      ...(await closingFiles(site, world, scripts, {
        embedsPictures: embedsPictures || hasTrusted || styles.embedsPictures,
      })),
      ...(search ? [{ path: "search.json", text: JSON.stringify(search.index()) }] : []),
    ],
  };
}

/**
 * What every page of a site may depend on. None does on where old addresses lead, on when it would be another one, nor on
 * the order of the pages: of the others a page knows only which there are, as links to them differ from links to files.
 */
function commonOf(site: Site): object {
  return {
    ...site,
    redirects: undefined,
    nextMoment: undefined,
    pages: site.pages.map(({ path }) => path).sort(),
  };
}

/** What the pages of a site are made with. */
interface PageTools {
  site: Site;
  prepared: PreparedSite;
  scripts: SiteScripts;
  shared: DataFile;
  search: SearchTexts | undefined;
  /** What the pages are made of that has scripts of its own. */
  used: Set<PagePart>;
  world: Pick<World, "digest">;
}

/** Tells the pages which stylesheets the search has. */
function withSearchStyles(site: Site, { searchStyles }: SiteScripts): Site {
  const { search, basePath } = site.shared;
  if (!search) return site;
  return { ...site, shared: { ...site.shared, search: { ...search, styles: basePath + searchStyles } } };
}

/** A page is a folder with its HTML and its data, so that hosts answer with and without a trailing slash. */
async function makePage(page: Page, tools: PageTools): Promise<MadePage> {
  const { site, prepared, scripts, shared, search, used, world } = tools;
  const { styles } = prepared;
  const { basePath } = site.shared;
  const isAnnouncing = site.shared.announcements !== undefined;
  const { parts, tones } = pageFacts(page, site.shared);
  for (const part of parts) used.add(part);
  const own = scripts.partsFor(parts);
  const sheet = await pageStylesheet(styles.later, own, world.digest);
  const sheetAddress = basePath + sheet.path;
  const { chunks } = own;
  const stylesheets = {
    sheet: sheetAddress,
    theme: basePath + styles.later.path,
    styles: basePath + scripts.styles,
  };
  const data = await pageData(scripts.id, page, { parts: own.parts, chunks, ...stylesheets }, world.digest);
  const rendered = await renderPage(site.shared, page, sheetAddress);
  const words = search?.add(page);
  const addresses = {
    entry: basePath + scripts.entry,
    pageData: basePath + data.address,
    sharedData: basePath + shared.address,
    boot: scripts.boot,
    ...(isAnnouncing ? { announcementsBoot: scripts.announcementsBoot } : {}),
    ...(site.shared.hasLooks ? { look: scripts.look } : {}),
    styles: sheetAddress,
    preload: own.scripts.map((script) => basePath + script),
  };
  const painted = stylePage(rendered.html, rulesFor(page, styles));
  const shown = { html: rendered.html, styles: withTones(painted, tones) };
  const html = await pageDocument(site, page, shown, prepared, addresses, world.digest);
  const path = page.path === null ? "404.html" : `${page.path.replace(/\/$/, "")}/index.html`.slice(1);
  const files = [{ path, text: html }, data, sheet, ...calendarFiles(page, site.shared)];
  return { files, failures: rendered.failures, words, parts };
}

/** An owner's own words to search engines and hosts stand beside or instead of ours. */
async function closingFiles(
  site: Site,
  world: Pick<World, "files" | "read" | "digest">,
  { boot, announcementsBoot, look }: SiteScripts,
  { embedsPictures }: Pick<SiteStyles, "embedsPictures">,
): Promise<TextFile[]> {
  const { files } = world;
  const inlineScripts = [
    boot,
    ...(site.shared.announcements ? [announcementsBoot] : []),
    ...(site.shared.hasLooks ? [look] : []),
  ];
  const policy = await sitePolicy(
    { origins: site.origins, scripts: inlineScripts, embedsPictures },
    world.digest,
  );
  const ownHeaders = files.has("/_headers") ? `\n${textOf(await world.read(files.source("/_headers")))}` : "";
  const ownRedirects = files.has("/_redirects")
    ? `${textOf(await world.read(files.source("/_redirects")))}\n`
    : "";
  return [
    ...(files.has("/robots.txt") ? [] : [{ path: "robots.txt", text: robots(site) }]),
    ...(site.url && !files.has("/sitemap.xml") ? [{ path: "sitemap.xml", text: sitemap(site) }] : []),
    { path: "_headers", text: headers(site, policy) + ownHeaders },
    ...feedFiles(site),
    ...(await redirectPages(site, world.digest)),
    ...(site.redirects.length > 0 ? [{ path: "_redirects", text: ownRedirects + redirectRules(site) }] : []),
    { path: ".nojekyll", text: "" },
  ];
}

function textOf(bytes: Uint8Array): string {
  return new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes);
}
