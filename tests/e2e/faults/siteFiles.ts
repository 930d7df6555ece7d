import { readFileSync } from "node:fs";
import { join } from "node:path";
import { inject } from "vitest";
import type { TestSites } from "../globalSetup";
import { builtFiles, pathOfFile } from "../quality/builtFiles";

/** The files that a page needs to hydrate, as paths below the site's URL. */
export interface PageFiles {
  /** The script that starts all others first, then those that it imports. */
  scripts: string[];
  /** Shared styles first, then the styles of its blocks. */
  styles: string[];
  /** The data of the page, and that of the whole site. */
  data: string[];
}

/** An address at which no site has a page. */
const nowhere = "nowhere";

/**
 * Reads out of a built page which files it asks for.
 * @param path - the page's path, without a slash in front
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

/** A file, and a page that asks for it. */
export interface Asked {
  /** The file's path below the site's address, with a slash in front. */
  file: string;
  site: keyof TestSites;
  /** The page's path, without a slash in front. */
  path: string;
}

/** The paths of a site's pages, without a slash in front. */
export function pagesOf(site: keyof TestSites): string[] {
  return builtFiles(inject("folders")[site], "index.html").map(({ path }) =>
    pathOfFile(path.replaceAll("\\", "/")).slice(1),
  );
}

/** Every script of a build, which are the same for every site: first the one that starts all others. */
export function builtScripts(site: keyof TestSites): string[] {
  const [entry] = filesOf("", site).scripts;
  const all = builtFiles(inject("folders")[site], ".js").map(({ path }) => `/${path.replaceAll("\\", "/")}`);
  return all.sort((a, b) => Number(b === entry) - Number(a === entry));
}

/** Every script of a build, and the styles of a page, each with the first page of these sites that asks for it. */
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

/** The data of every page of a site, that of the page for unknown addresses, and that of the whole site. */
export function dataOf(site: keyof TestSites): Asked[] {
  const pages = pagesOf(site).map((path) => ({ file: `/${path}page.json`, site, path }));
  return [...pages, { file: "/site.json", site, path: "" }, { file: "/404.json", site, path: nowhere }];
}

/** Whether a page comes to life without a script: one that is asked for when something on it is first used. */
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

/** Whether the long form of the suite was asked for, as `npm run fuzz` does: every file and every fault. */
export const isLong = process.env["SPAWNPAGE_FAULTS"] === "all";
