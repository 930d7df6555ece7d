import type { CheckFile, Explanations } from "../../checkFile";
import { routesWith } from "../../exampleConfigs";
import { mostOwnLinks } from "../../../config/navigation";
import { fillConstants } from "../../../fields/texts/constants";
import { constantsOf } from "../../constantsOf";
import type { Finding } from "../../finding";
import { linkPlaces } from "../../links/linkPlaces";
import { newsOf } from "../../links/redirectsOf";
import { pagesOf, writtenAt } from "../../links/pagesOf";
import { pageOfLink, pagesOfSidebar } from "../../links/sidebarsOf";
import { postsBlocks } from "../news";
import type { Path } from "../../../schema/walk";
import { valueAt } from "../../../schema/schemaAt";
import { quote, sentences } from "../../../words/words";

/** Reports listed pages that visitors cannot reach from the first page. */
export function checkUnreachablePages(config: unknown): Finding[] {
  const pages = pagesOf(config) ?? [];
  // A page with an unknown path may be a target.
  if (pages.some(({ path, isSure }) => path === undefined || !isSure)) return [];
  const isMade = valueAt(config, ["navigation"]) === undefined;
  const routes = pages.filter(({ at }) => at[0] === "routes");
  const listed = routes.filter(({ value }) => !isUnlisted(value));
  const news = newsOf(config);
  const own = [...listed.map(({ path }) => path!), ...(news ? [news.path] : [])];
  // Unlisted pages are starting points too: some visitors know their address.
  const starts = [
    ...(isMade ? own.slice(0, mostOwnLinks) : []),
    ...routes.flatMap(({ path, value }) => (isUnlisted(value) ? [path!] : [])),
  ];
  const links = linksOf(config);
  const reached = new Set<string>();
  follow([...links.everywhere, ...starts], links, reached);
  const why = (path: string, { value, isRoute }: { value: unknown; isRoute: boolean }) => {
    const title = valueAt(value, ["title"]);
    const label = typeof title === "string" ? title : path;
    const entry = `{ "label": ${JSON.stringify(label)}, "href": ${JSON.stringify(path)} }`;
    return sentences(
      `Visitors cannot reach ${quote(path)} by following links.`,
      isMade
        ? `The header lists only the first ${mostOwnLinks} pages because the config has no "navigation". Add [${label}](${path}) to the text of a page that visitors can reach.`
        : `Add ${entry} to "navigation", or [${label}](${path}) to the text of a page that visitors can reach.`,
      isRoute
        ? `If only people with the link should visit the page, add "listed": false to its route.`
        : undefined,
    );
  };
  const places = [
    ...listed.map(({ path, at, value }) => ({ path: path!, at, value })),
    ...(news ? [{ path: news.path, at: ["news"], value: valueAt(config, ["news"]) }] : []),
  ];
  const beginnings = beginningsOf(
    places.map(({ path }) => path).filter((path) => !reached.has(path)),
    links,
  );
  return places
    .filter(({ path }) => beginnings.has(path))
    .map(({ path, at, value }) => ({
      code: "unreachable-page",
      message: why(path, { value, isRoute: at[0] === "routes" }),
      path: writtenAt(at),
    }));
}

function isUnlisted(route: unknown): boolean {
  return valueAt(route, ["listed"]) === false;
}

/** The targets of a site's links. */
interface Links {
  /** The targets of links that every page shows. */
  everywhere: readonly string[];
  /** The targets of the links on a page, by its path. */
  from: (path: string) => Iterable<string>;
}

function linksOf(config: unknown): Links {
  const constants = constantsOf(config) ?? {};
  const news = newsOf(config)?.path;
  const everywhere: string[] = ["/"];
  const byPlace = new Map<unknown, Set<string>>();
  const add = (path: Path, target: string) => {
    const place = placeOf(path);
    if (place === undefined) everywhere.push(target);
    else byPlace.set(place, (byPlace.get(place) ?? new Set()).add(target));
  };
  for (const { address, path } of linkPlaces(config)) {
    const target = pageOfLink(fillConstants(address, constants));
    if (target === undefined || path[0] === "notFound") continue;
    // A sidebar is only on its own pages.
    const pages = path[0] === "sidebars" ? pagesOfSidebar(config, String(path[1])) : undefined;
    for (const place of pages?.map(({ at }) => at) ?? [path]) add(place, target);
  }
  if (news !== undefined) for (const { path } of postsBlocks(config)) add(path, news);
  const places = new Map((pagesOf(config) ?? []).map(({ path, at }) => [path, placeOf(at)]));
  // The pages of the news link to one another.
  if (news !== undefined && byPlace.has("news")) byPlace.get("news")!.add(news);
  else if (news !== undefined) byPlace.set("news", new Set([news]));
  return { everywhere, from: (path) => byPlace.get(places.get(path)) ?? [] };
}

/** Adds every page that is reachable from these, in post-order. */
function follow(
  starts: readonly string[],
  { from }: Links,
  reached: Set<string>,
  order: string[] = [],
): void {
  const open = starts.map((path) => ({ path, isDone: false }));
  for (let next = open.pop(); next; next = open.pop()) {
    const { path, isDone } = next;
    if (isDone) order.push(path);
    else if (!reached.has(path)) {
      reached.add(path);
      open.push({ path, isDone: true });
      for (const target of from(path)) open.push({ path: target, isDone: false });
    }
  }
}

/** The fewest pages from which the others can be reached: the source components of their links (Kosaraju). */
function beginningsOf(paths: readonly string[], links: Links): Set<string> {
  const order: string[] = [];
  follow([...paths].reverse(), links, new Set(), order);
  const missing = new Set(paths);
  const reached = new Set<string>();
  const beginnings = new Set<string>();
  for (const path of order.reverse()) {
    if (!missing.has(path) || reached.has(path)) continue;
    beginnings.add(path);
    follow([path], links, reached);
  }
  return beginnings;
}

/** The index of a route, or "news"; `undefined` for parts that every page shows. */
function placeOf(path: Path): unknown {
  return path[0] === "routes" ? path[1] : path[0] === "news" ? "news" : undefined;
}

export const checks: CheckFile = {
  section: "usefulness",
  codes: { "unreachable-page": { severity: "warning" } },
  siteAdvice: [checkUnreachablePages],
};

export const explanations: Explanations = {
  "unreachable-page": {
    meaning: "Visitors cannot reach a page through links.",
    example: routesWith(
      `{ "path": "/", "title": "Home" },
{ "path": "/rules", "title": "Rules" }`,
      '"navigation": [{ "label": "Home", "href": "/" }]',
    ),
  },
};
