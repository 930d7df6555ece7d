import { renderPage } from "../app/server";
import type { SearchPage } from "../app/search/searchIndex";
import { pageFacts, type PagePart } from "../compile/facts";
import type { Page, PlannedPage, Site } from "../compile/page";
import { calendarFiles } from "./calendarFiles";
import { type DataFile, nameOf, pageData, sharedData } from "./dataFiles";
import { linkPreviews } from "./linkPreviews";
import { pageFolderIn } from "../compile/pageBase";
import { feedFiles } from "./feeds";
import { pageDocument, type PreparedSite, prepareSite } from "./pageDocument";
import { pageStyles } from "./pageStyles";
import { type PublishedFiles, publishedFiles } from "./publishedFiles";
import { SearchTexts } from "./searchTexts";
import type { SourceFile, TextFile } from "./siteFile";
import { closingFiles } from "./siteFiles";
import type { SiteScripts } from "./siteScripts";
import type { World } from "./world";

/**
 * The files of a site, and how to generate them. Pages are generated on demand, so only the current one is in
 * memory, and unchanged ones are skipped.
 *
 * The order matters, because later files replace earlier ones at the same path: the copies, the shared data, the
 * pages, and then the assets and closing files, which depend on the pages.
 */
export interface SitePlan {
  /** The files that are copied first, and the unused pictures of `public/`, which are not. */
  copies: () => Promise<PublishedFiles>;
  shared: readonly TextFile[];
  pages: readonly PagePlan[];
  /** The input that all pages share, as text. */
  common: () => string;
  /**
   * The scripts and styles that the pages can request, and link previews, which are drawn meanwhile. Call it after
   * each page is made or recalled.
   */
  assets: () => Promise<SourceFile[]>;
  /** Files for hosts and search engines. Call it after the copies and pages. */
  closing: (embedsPictures: boolean) => Promise<TextFile[]>;
}

/** A page with a known path. */
export interface PagePlan {
  /** Its path without the base path; `/404.html` for the 404 page. */
  path: string;
  /** The page's own input as text. */
  source: () => string;
  /** Compiles and renders the page. The result is not cached. */
  make: () => Promise<MadePage>;
  /** Reuses facts from an earlier `make`. */
  recall: (made: RememberedPage) => void;
}

/** Facts about a page that the whole site needs. */
export interface RememberedPage {
  /** Its texts for search; absent if search does not include it. */
  words?: SearchPage | undefined;
  /** Its parts, which determine scripts. */
  parts: readonly PagePart[];
}

export interface MadePage extends RememberedPage {
  files: TextFile[];
  /** Errors of blocks that show a notice instead. */
  failures: string[];
}

/** Plans the files of a site, for every kind of build. */
export async function planSite(compiled: Site, world: World, scripts: SiteScripts): Promise<SitePlan> {
  const site = withSearchStyles(compiled, scripts);
  const prepared = await prepareSite(site, world);
  const { styles, icons } = prepared;
  const own = await planLanguage(site, prepared, world);
  const others: PlannedLanguage[] = [];
  for (const compiledOther of site.others ?? []) {
    const other = withSearchStyles(compiledOther, scripts);
    others.push(
      await planLanguage(other, { ...prepared, previews: await linkPreviews(other, world) }, world),
    );
  }
  const languages = [own, ...others];
  const used = new Set<PagePart>();
  let hasTrusted = false;
  return {
    copies: async () => {
      const paths = languages.flatMap(({ folder, site: { pages } }) =>
        pages.map(({ path }) => folder + path),
      );
      const redirects = site.redirects.map(({ path }) => path);
      const taken = new Set([...paths, ...redirects].map((path) => path.replace(/\/$/, "")));
      const { files, ...others } = await publishedFiles(site.pictures(), world, (path) =>
        taken.has(path.replace(/\/$/, "")),
      );
      hasTrusted = others.hasTrusted;
      const faces = site.faces().flatMap((name) => world.faces?.of(name) ?? []);
      const derived = [...faces, ...styles.fontFiles, ...icons.files];
      return { files: [...files, ...derived], ...others };
    },
    shared: languages.map(({ shared }) => shared),
    pages: languages.flatMap(({ folder, common, search, ...language }) =>
      [...language.site.pages, notFoundOf(language.site)].map((planned) => ({
        path: folder + planned.path,
        source: () =>
          planned.source() + (language.prepared.previews.byPage.get(planned.path)?.path ?? "") + common,
        make: () => makePage(planned.compile(), { ...language, search, scripts, used, world }),
        recall: ({ words, parts }: RememberedPage) => {
          if (words) search?.addWords(words);
          for (const part of parts) used.add(part);
        },
      })),
    ),
    common: () => JSON.stringify([scripts.id, styles, icons.links, commonOf(site)]),
    assets: async () => {
      const published = scripts.publishedFor(used);
      const drawn = await Promise.all(languages.map(({ prepared: one }) => one.previews.files()));
      return [...scripts.files.filter(({ path }) => published.has(path)), ...drawn.flat()];
    },
    closing: async (embedsPictures) => [
      styles.file,
      ...(site.favicon === undefined ? [styles.letterIcon] : []),
      ...(icons.manifest ? [icons.manifest] : []),
      // An owner's pages and drawings have only the response's policy, and their content is unknown.
      ...(await closingFiles(site, world, scripts, {
        embedsPictures: embedsPictures || hasTrusted || styles.embedsPictures,
      })),
      ...others.flatMap((other) => feedFiles(other.site)),
      ...languages.flatMap(({ folder, search }) =>
        search ? [{ path: `${folder}/search.json`.slice(1), text: JSON.stringify(search.index()) }] : [],
      ),
    ],
  };
}

/** The pages of a site in one language, and what they share. */
interface PlannedLanguage extends Pick<PageTools, "site" | "prepared" | "shared" | "search"> {
  /** The folder of its pages below the base path: empty, or `/de`. */
  folder: string;
  /** The input that its pages share, as text, in addition to the first language's. */
  common: string;
}

async function planLanguage(
  site: Site,
  prepared: PreparedSite,
  { digest }: Pick<World, "digest">,
): Promise<PlannedLanguage> {
  const folder = `/${pageFolderIn(site.shared)}`.slice(0, -1);
  return {
    site,
    prepared,
    folder,
    search: site.shared.search && new SearchTexts(site),
    shared: inFolder(folder, await sharedData(site.shared, digest)),
    common: folder && (await nameOf(JSON.stringify(commonOf(site)), 16, digest)),
  };
}

function inFolder(folder: string, file: DataFile): DataFile {
  const { path, address, text } = file;
  return folder
    ? { path: `${folder}/${path}`.slice(1), address: `${folder}/${address}`.slice(1), text }
    : file;
}

function notFoundOf(site: Site): PlannedPage {
  return {
    path: "/404.html",
    isListed: false,
    compile: () => site.notFound,
    head: () => site.notFound,
    source: () => "",
  };
}

/** The shared input of pages: not redirects, the next moment or the order of pages, but the paths of other pages. */
function commonOf(site: Site): object {
  return {
    ...site,
    others: undefined,
    redirects: undefined,
    nextMoment: undefined,
    pages: site.pages.map(({ path }) => path).sort(),
  };
}

/** The shared tools for making pages. */
interface PageTools {
  site: Site;
  prepared: PreparedSite;
  scripts: SiteScripts;
  shared: DataFile;
  search: SearchTexts | undefined;
  /** The parts of all pages made so far. */
  used: Set<PagePart>;
  world: Pick<World, "digest">;
}

/** Adds the stylesheet of the search. */
function withSearchStyles(site: Site, { searchStyles }: SiteScripts): Site {
  const { search, basePath } = site.shared;
  if (!search) return site;
  return { ...site, shared: { ...site.shared, search: { ...search, styles: basePath + searchStyles } } };
}

/** A page is a folder with HTML and data, so its URL works with and without a trailing slash. */
async function makePage(page: Page, tools: PageTools): Promise<MadePage> {
  const { site, prepared, scripts, shared, search, used, world } = tools;
  const { styles } = prepared;
  const { basePath } = site.shared;
  const isAnnouncing = site.shared.announcements !== undefined;
  const facts = pageFacts(page, site.shared);
  const { parts } = facts;
  for (const part of parts) used.add(part);
  const own = scripts.partsFor(facts);
  const { first, sheet } = await pageStyles(styles, facts, own, site, world.digest);
  const sheetAddress = basePath + sheet.path;
  const { chunks } = own;
  const stylesheets = {
    sheet: sheetAddress,
    theme: basePath + styles.file.path,
    styles: basePath + scripts.styles,
  };
  const parted = { parts: own.parts, chunks, ...stylesheets };
  const folder = `/${pageFolderIn(site.shared)}`.slice(0, -1);
  const data = inFolder(folder, await pageData(scripts.id, page, parted, world.digest));
  const rendered = await renderPage(site.shared, page, sheetAddress);
  const words = search?.add(page);
  const addresses = {
    entry: basePath + scripts.entry,
    pageData: basePath + data.address,
    sharedData: basePath + shared.address,
    boot: scripts.boot,
    ...(isAnnouncing ? { announcementsBoot: scripts.announcementsBoot } : {}),
    ...(site.shared.hasLooks ? { look: scripts.look } : {}),
    ...(site.shared.languages ? { languages: scripts.languages } : {}),
    styles: sheetAddress,
    preload: own.scripts.map((script) => basePath + script),
  };
  const shown = { html: rendered.html, styles: first };
  const html = await pageDocument(site, page, shown, prepared, addresses, world.digest);
  const document = page.path === null ? "/404.html" : `${page.path.replace(/\/$/, "")}/index.html`;
  const path = (folder + document).slice(1);
  const files = [{ path, text: html }, data, sheet, ...calendarFiles(page, site)];
  return { files, failures: rendered.failures, words, parts };
}
