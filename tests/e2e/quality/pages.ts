import { readFileSync } from "node:fs";
import { inject } from "vitest";
import { isWhole } from "../../property/share";
import { siteConfigs } from "../../sites/configs";

/** The two sites that every page check runs on. */
export const siteNames = ["demo", "harbour"] as const;
export type SiteName = (typeof siteNames)[number];

/** A path without a page on any site. */
export const UNKNOWN_PATH = "/no/such/page";

/** Console errors on the 404 page: one for the document, one from the site. */
export const notFoundErrors = [
  /^console error: Failed to load resource: .* 404 \(Not Found\)$/,
  /^console error: 404: /,
];

/** A page of a built site. */
export interface TestPage {
  site: SiteName;
  /** The route's path; `UNKNOWN_PATH` stands for the not-found page. */
  path: string;
  url: string;
  /** The console errors that belong to the page. */
  allowedErrors: RegExp[];
}

/** The parts of a config that the tests need. */
export interface WrittenConfig {
  site: { name: string; url: string; socialImage?: string };
  constants: Record<string, string | number>;
  navigation: { label: string; href: string }[];
  routes: { path: string; title: string; blocks: Record<string, unknown>[] }[];
  [key: string]: unknown;
}

export function readConfig(site: SiteName): WrittenConfig {
  return JSON.parse(readFileSync(siteConfigs[site], "utf8")) as WrittenConfig;
}

/** Every page of a site, the not-found page last. */
export function pagesOf(site: SiteName): TestPage[] {
  const base = inject("sites")[site].replace(/\/$/, "");
  const paths = [...readConfig(site).routes.map(({ path }) => path), UNKNOWN_PATH];
  return paths.map((path) => ({
    site,
    path,
    url: base + path,
    allowedErrors: path === UNKNOWN_PATH ? notFoundErrors : [],
  }));
}

/** Every page of both sites. */
export const allPages = siteNames.flatMap(pagesOf);

/**
 * Pages for thorough tests: all in `npm run test:all`; otherwise each site's home page, a 404 page, and enough others
 * to cover every block and field type.
 */
export const visitedPages = isWhole ? allPages : pagesOfEachKind();

function pagesOfEachKind(): TestPage[] {
  const kinds = new Map(allPages.map((page) => [page, kindsOn(page)]));
  const chosen = new Set(allPages.filter(({ path }) => path === "/"));
  chosen.add(allPages.find(({ path }) => path === UNKNOWN_PATH)!);
  const missing = new Set([...kinds.values()].flatMap((on) => [...on]));
  for (const page of chosen) for (const kind of kinds.get(page)!) missing.delete(kind);
  const newOn = (page: TestPage) => [...kinds.get(page)!].filter((kind) => missing.has(kind));
  while (missing.size > 0) {
    const next = allPages.reduce((best, page) => (newOn(page).length > newOn(best).length ? page : best));
    chosen.add(next);
    for (const kind of newOn(next)) missing.delete(kind);
  }
  return allPages.filter((page) => chosen.has(page));
}

/** The types of the blocks on a page and of its form fields, at any depth. */
function kindsOn({ site, path }: TestPage): ReadonlySet<string> {
  const blocks = readConfig(site).routes.find((route) => route.path === path)?.blocks ?? [];
  return new Set([...JSON.stringify(blocks).matchAll(/"type":"([^"]+)"/g)].map(([, type]) => type!));
}
