import { readFileSync } from "node:fs";
import { join } from "node:path";
import { inject } from "vitest";
import type { TestSites } from "../globalSetup";
import { builtFiles, pathOfFile } from "../quality/builtFiles";

/** The files that a page needs to hydrate, as paths below the site's URL. */
export interface PageFiles {
  /** The first script, then its imports. */
  scripts: string[];
  /** Shared styles first, then the styles of its blocks. */
  styles: string[];
  /** The page's data and the shared data. */
  data: string[];
}

/** A path without a page on any site. */
const nowhere = "nowhere";

/**
 * Lists the files that a built page requests.
 * @param path - the page's path, without a leading slash
 */
export function filesOf(path: string, site: keyof TestSites = "demo"): PageFiles {
  const file = path === nowhere ? "404.html" : join(path, "index.html");
  const html = readFileSync(join(inject("folders")[site], file), "utf8");
  const listed = (name: string) =>
    new RegExp(` data-${name}="([^"]*)"`).exec(html)?.[1]?.split(" ").filter(Boolean) ?? [];
  return {
    scripts: [...listed("entry"), ...listed("preload")],
    styles: listed("styles"),
    data: [...listed("page"), ...listed("shared")],
  };
}

/** A file, and a page that requests it. */
export interface Asked {
  /** Relative to the site's address, with a leading slash. */
  file: string;
  site: keyof TestSites;
  /** The page's path, without a leading slash. */
  path: string;
}

/** The paths of a site's pages, without a leading slash. */
export function pagesOf(site: keyof TestSites): string[] {
  return builtFiles(inject("folders")[site], "index.html").map(({ path }) =>
    pathOfFile(path.replaceAll("\\", "/")).slice(1),
  );
}

/** The scripts of a build, which are the same for every site, with the first script first. */
export function builtScripts(site: keyof TestSites): string[] {
  const [entry] = filesOf("", site).scripts;
  const all = builtFiles(inject("folders")[site], ".js").map(({ path }) => `/${path.replaceAll("\\", "/")}`);
  return all.sort((a, b) => Number(b === entry) - Number(a === entry));
}

/** The scripts of a build and the styles of pages, each with the first page that requests it. */
export function scriptsAskedFor(...sites: (keyof TestSites)[]): Asked[] {
  const pages = sites.flatMap((site) => [...pagesOf(site), nowhere].map((path) => ({ site, path })));
  const scripts = builtScripts(sites[0]!).flatMap((file) => {
    const page =
      pages.find(({ site, path }) => filesOf(path, site).scripts.includes(file)) ??
      pages.find(({ site, path }) => imports(file, site, path));
    return page ? [{ file, ...page }] : [];
  });
  const [first] = pages;
  if (!first) return [];
  return [...scripts, ...filesOf(first.path, first.site).styles.map((file) => ({ file, ...first }))];
}

/** The data of every page of a site, of the 404 page, and the shared data. */
export function dataOf(site: keyof TestSites): Asked[] {
  const pages = pagesOf(site).map((path) => ({ file: `/${path}page.json`, site, path }));
  return [...pages, { file: "/site.json", site, path: "" }, { file: "/404.json", site, path: nowhere }];
}

/** Whether a page hydrates without a script, which is lazy-loaded on first use. */
export function isForLater(script: string): boolean {
  return /\/(?:followDraft|sending|askServer|Tooltip|FullView)-.*\.js$|\/SearchDialog-/.test(script);
}

/** Whether a script of a page can import another. Every page's first script can import the chunks of all pages. */
function imports(script: string, site: keyof TestSites, path: string): boolean {
  const name = script.slice(script.lastIndexOf("/") + 1);
  return filesOf(path, site).scripts.some((file) =>
    readFileSync(join(inject("folders")[site], file), "utf8").includes(name),
  );
}

/** Whether this is the long form of the suite, as in `npm run fuzz`: every fault of every file. */
export const isLong = process.env["SPAWNPAGE_FAULTS"] === "all";
