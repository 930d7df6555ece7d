import type { LongestWords } from "../config/longestWords";
import { plainText } from "../fields/texts/plainText";
import type { Page, PageLanguage, Site } from "./page";
import { pageBaseIn, pageFolderIn } from "./pageBase";
import type { PagesInLanguages } from "./resolveLink";
import { withLanguage } from "./siteWords";
import { en } from "../words/site/en";
import { nearestShipped } from "../words/site/siteWords";

/** A site in one of its languages. */
export interface SiteInLanguage {
  site: Site;
  label: string;
  /** The paths of routes and posts in this language, by their paths in the config. */
  paths: ReadonlyMap<string, string>;
  /** The path of any page in this language, by its path in the config. */
  local: (path: string) => string;
  /** The paths of pages whose content is in the first language. */
  untranslated: ReadonlySet<string>;
  /** The ids of headings in texts, by page and block. */
  headings: PagesInLanguages["headings"];
}

/**
 * Joins the languages of a site: each page knows its others, and the first site has the assets of all.
 * @param hasFile - whether `public/` has a file at a path
 */
export function joinLanguages(
  languages: readonly [SiteInLanguage, ...SiteInLanguage[]],
  hasFile: (path: string) => boolean,
): Site {
  if (languages.length === 1) return languages[0].site;
  const known = languages.map((one) => ({
    ...one,
    existing: new Set(one.site.pages.map(({ path }) => path)),
    written: writtenPaths(one, languages[0].site),
  }));
  const joined = known.map((own): Site => {
    const languagesAt = (path: string | null): PageLanguage[] =>
      known.map((one) => ({
        code: one.site.language,
        label: one.label,
        direction: one.site.direction,
        ...placeIn(one, path === null ? undefined : (own.written.get(path) ?? path)),
        ...(one === own ? { isCurrent: true } : {}),
      }));
    const inLanguages = (page: Page): Page => {
      const all = languagesAt(page.path);
      if (page.path === null || !own.untranslated.has(page.path)) return { ...page, languages: all };
      const { code } = all.find(({ isTranslated }) => isTranslated) ?? all[0]!;
      const { languageLabels, language } = own.site;
      return {
        ...page,
        languages: all,
        untranslated: withLanguage(languageLabels!.untranslatedPage, code, language),
      };
    };
    const { pages, notFound, feeds, shared } = own.site;
    const isFirst = own === known[0];
    const others = languages.filter(({ site }) => site !== own.site);
    return {
      ...own.site,
      ...(isFirst ? {} : { sourceName: languages[0].site.shared.name }),
      shared: {
        ...shared,
        languages: {
          label: own.site.languageLabels!.language,
          offers: Object.fromEntries(others.map((one) => [one.site.language, offerOf(one)])),
        },
      },
      feeds: feeds && { ...feeds, entries: () => feeds.entries((path) => !own.untranslated.has(path)) },
      notFound: inLanguages(isFirst ? withOthers(notFound, languages) : notFound),
      pages: pages.map((page) => ({
        ...page,
        compile: () => inLanguages(page.compile()),
        head: () => inLanguages(page.head()),
        source: () =>
          page.source() + JSON.stringify([languagesAt(page.path), [...(own.headings.get(page.path) ?? [])]]),
        ...(own.untranslated.has(page.path) ? { isUntranslated: true } : {}),
      })),
    };
  });
  const [first, ...others] = joined;
  const redirects = [...first!.redirects, ...redirectOfFirst(joined, hasFile)];
  return { ...first!, ...assetsOf(joined), redirects, others };
}

/** The first language has no folder, but visitors may expect one, such as `/en/`. */
function redirectOfFirst(
  [first, ...others]: readonly Site[],
  hasFile: (path: string) => boolean,
): Site["redirects"] {
  const { language, pages, redirects, shared } = first!;
  const path = `/${language.toLowerCase()}`;
  const isBelow = (other: string) => `${other}/`.startsWith(`${path}/`);
  const isTaken =
    pages.some((page) => isBelow(page.path)) ||
    redirects.some((redirect) => redirect.path === path) ||
    others.some((other) => isBelow(`/${pageFolderIn(other.shared)}`)) ||
    hasFile(`${path}/index.html`);
  return isTaken ? [] : [{ path, target: shared.basePath }];
}

/** The 404 page at the root, which most hosts show for unknown addresses in all folders. */
function withOthers(page: Page, [, ...others]: readonly SiteInLanguage[]): Page {
  const elsewhere = others.flatMap(({ label, site: { notFound: own, shared, language, direction } }) => {
    if (!own.notFound) return [];
    const { text, buttons } = own.notFound;
    const home = buttons.find(({ href }) => href?.kind === "page" && href.href === "/");
    const start = { code: language, direction, href: pageBaseIn(shared) };
    return [{ ...start, text: plainText(text), button: home?.label ?? label }];
  });
  return { ...page, notFound: { ...page.notFound!, elsewhere } };
}

/** The link that offers a language; its name if the program has no words in it. */
function offerOf({ site, label }: SiteInLanguage): string {
  const { offer } = site.languageLabels!;
  return offer !== en.labels.offer || nearestShipped(site.language) ? offer : label;
}

interface KnownLanguage extends SiteInLanguage {
  existing: ReadonlySet<string>;
}

/** The address of a page in a language, or of the nearest page above it that exists; the first page without a path. */
function placeIn(
  { existing, local, site, untranslated }: KnownLanguage,
  written = "/",
): Pick<PageLanguage, "href" | "isTranslated"> {
  const start = pageBaseIn(site.shared);
  for (let path = written; path !== "/"; path = path.slice(0, path.lastIndexOf("/")) || "/") {
    const own = local(path);
    if (!existing.has(own)) continue;
    const isTranslated = path === written && !untranslated.has(own);
    return { href: `${start}${own.slice(1)}/`, ...(isTranslated ? { isTranslated } : {}) };
  }
  const isTranslated = written === "/" && existing.has("/") && !untranslated.has("/");
  return { href: start, ...(isTranslated ? { isTranslated } : {}) };
}

/** The paths of pages in the config, by their paths in a language. */
function writtenPaths({ local, paths }: SiteInLanguage, first: Site): Map<string, string> {
  const inConfig = [...first.pages.map(({ path }) => path), ...paths.keys()];
  return new Map(inConfig.map((path) => [local(path), path]));
}

/** The inputs of the styles, scripts, fonts and pictures of all languages. */
function assetsOf(sites: readonly Site[]): Partial<Site> {
  const all = <T>(read: (site: Site) => Iterable<T>) => [
    ...new Set(sites.flatMap((site) => [...read(site)])),
  ];
  const origins = (name: keyof Site["origins"]) => all((site) => site.origins[name]);
  const places = (axis: "x" | "y") => all((site) => site.pointPlaces()[axis]).toSorted((a, b) => a - b);
  const [next] = sites.flatMap(({ nextMoment }) => nextMoment ?? []).sort((a, b) => a.at - b.at);
  return {
    characters: () => {
      const used = sites.map((site) => site.characters());
      return {
        text: new Set(used.flatMap(({ text }) => [...text])),
        code: new Set(used.flatMap(({ code }) => [...code])),
      };
    },
    longestWords: () => widest(sites.map((site) => site.longestWords())),
    focuses: () => all((site) => site.focuses()),
    pointPlaces: () => ({ x: places("x"), y: places("y") }),
    colorNames: () => all((site) => site.colorNames()),
    faces: () => all((site) => site.faces()),
    pictures: () => {
      const named = sites.map((site) => site.pictures());
      const pictures = (name: keyof ReturnType<Site["pictures"]>) => [
        ...new Set(named.flatMap((one) => [...one[name]])),
      ];
      return {
        shown: pictures("shown"),
        original: pictures("original"),
        mentioned: pictures("mentioned"),
        linked: pictures("linked"),
      };
    },
    services: () => uniqueServices(sites),
    origins: {
      images: origins("images"),
      forms: origins("forms"),
      services: origins("services"),
      frames: origins("frames"),
    },
    ...(next ? { nextMoment: next } : {}),
  };
}

function widest(words: readonly LongestWords[]): LongestWords {
  const [first, ...others] = words;
  const names = Object.keys(first!) as (keyof LongestWords)[];
  return Object.fromEntries(
    names.map((name) => [name, Math.max(first![name], ...others.map((one) => one[name]))]),
  ) as unknown as LongestWords;
}

function uniqueServices(sites: readonly Site[]) {
  const services = sites.flatMap((site) => site.services());
  return [
    ...new Map(services.toReversed().map((one) => [`${one.purpose} ${one.origin}`, one])).values(),
  ].reverse();
}
