import { mostOwnLinks } from "../../../config/navigation";
import { fillConstants } from "../../../fields/texts/constants";
import { constantsOf } from "../../constantsOf";
import type { Finding } from "../../finding";
import { linkPlaces } from "../../links/linkPlaces";
import { newsOf } from "../../links/newsOf";
import { pagesOf, writtenAt } from "../../links/pagesOf";
import { pageOfLink, pagesOfSidebar } from "../../links/sidebarsOf";
import { blocksOf } from "../../blocksOf";
import type { Path } from "../../../schema/walk";
import { valueAt } from "../../../schema/schemaAt";
import { quote } from "../../../words/words";

/** From the first page visitors can get to every other one, but for those that are not to be found. */
export function checkUnreachablePages(config: unknown): Finding[] {
  const pages = pagesOf(config) ?? [];
  // A path that cannot be told may be the one that is meant.
  if (pages.some(({ path, isSure }) => path === undefined || !isSure)) return [];
  const isMade = valueAt(config, ["navigation"]) === undefined;
  const routes = pages.filter(({ at }) => at[0] === "routes");
  const listed = routes.filter(({ value }) => !isUnlisted(value));
  const news = newsOf(config);
  const own = [...listed.map(({ path }) => path!), ...(news ? [news.path] : [])];
  // Who was told the address of a page goes on from there.
  const starts = [
    ...(isMade ? own.slice(0, mostOwnLinks) : []),
    ...routes.flatMap(({ path, value }) => (isUnlisted(value) ? [path!] : [])),
  ];
  const reached = reachedPaths(config, starts);
  const why = isMade
    ? (path: string) =>
        `Without "navigation" the header lists the first ${mostOwnLinks} pages, and no link leads to ${quote(path)}, so that visitors do not find it. Write a "navigation", link to it on another page, or write "listed": false if it is meant to stand alone.`
    : (path: string) =>
        `No link leads to the page ${quote(path)}, so that visitors do not find it. Add it to "navigation", link to it on another page, or write "listed": false if it is meant to stand alone.`;
  const places = [
    ...listed.map(({ path, at }) => ({ path: path!, at })),
    ...(news ? [{ path: news.path, at: ["news"] }] : []),
  ];
  return places
    .filter(({ path }) => !reached.has(path))
    .map(({ path, at }) => ({ code: "unreachable-page", message: why(path), path: writtenAt(at) }));
}

function isUnlisted(route: unknown): boolean {
  return valueAt(route, ["listed"]) === false;
}

/** @param starts - paths that visitors know without a link */
function reachedPaths(config: unknown, starts: readonly string[]): Set<string> {
  const constants = constantsOf(config) ?? {};
  const news = newsOf(config)?.path;
  const everywhere: string[] = ["/", ...starts];
  const byPlace = new Map<unknown, Set<string>>();
  const add = (path: Path, target: string) => {
    const place = placeOf(path);
    if (place === undefined) everywhere.push(target);
    else byPlace.set(place, (byPlace.get(place) ?? new Set()).add(target));
  };
  for (const { address, path } of linkPlaces(config)) {
    const target = pageOfLink(fillConstants(address, constants));
    if (target === undefined || path[0] === "notFound") continue;
    // A side list stands on its pages alone.
    const pages = path[0] === "sidebars" ? pagesOfSidebar(config, String(path[1])) : undefined;
    for (const place of pages?.map(({ at }) => at) ?? [path]) add(place, target);
  }
  for (const { type, path } of blocksOf(config)) {
    if (type === "posts" && news !== undefined) add(path, news);
  }
  const places = new Map((pagesOf(config) ?? []).map(({ path, at }) => [path, placeOf(at)]));
  const reached = new Set<string>();
  const open = [...everywhere];
  for (let path = open.pop(); path !== undefined; path = open.pop()) {
    if (reached.has(path)) continue;
    reached.add(path);
    const place = places.get(path);
    // The pages of the news lead to one another.
    if (place === "news" && news !== undefined) open.push(news);
    for (const target of byPlace.get(place) ?? []) open.push(target);
  }
  return reached;
}

/** Names a route by its place in the list, and the news as a whole; nothing for what every page shows. */
function placeOf(path: Path): unknown {
  return path[0] === "routes" ? path[1] : path[0] === "news" ? "news" : undefined;
}
