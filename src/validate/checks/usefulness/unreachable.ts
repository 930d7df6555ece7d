import { mostOwnLinks } from "../../../config/navigation";
import { fillConstants } from "../../../fields/constants";
import { pagePath } from "../../../fields/pagePath";
import { constantsOf } from "../../constantsOf";
import type { Finding } from "../../finding";
import { linkPlaces } from "../../links/linkPlaces";
import { pagesOf } from "../../links/pagesOf";
import { valueAt } from "../../../schema/schemaAt";
import { quote } from "../../../words/words";

/** From the first page visitors can get to every other one, but for those that are not to be found. */
export function checkUnreachablePages(config: unknown): Finding[] {
  const pages = pagesOf(config) ?? [];
  // A path that cannot be told may be the one that is meant.
  if (pages.some(({ path, isSure }) => path === undefined || !isSure)) return [];
  const isMade = valueAt(config, ["navigation"]) === undefined;
  const listed = pages.filter(({ value }) => valueAt(value, ["listed"]) !== false);
  const unlisted = pages.filter((page) => !listed.includes(page));
  // Who was told the address of a page goes on from there.
  const starts = [...(isMade ? listed.slice(0, mostOwnLinks) : []), ...unlisted];
  const reached = reachedPaths(
    config,
    starts.map(({ path }) => path!),
  );
  const why = isMade
    ? (path: string) =>
        `Without "navigation" the header lists the first ${mostOwnLinks} pages, and no link leads to ${quote(path)}, so that visitors do not find it. Write a "navigation", link to it on another page, or write "listed": false if it is meant to stand alone.`
    : (path: string) =>
        `No link leads to the page ${quote(path)}, so that visitors do not find it. Add it to "navigation", link to it on another page, or write "listed": false if it is meant to stand alone.`;
  return listed
    .filter(({ path }) => !reached.has(path!))
    .map(({ path, index }) => ({
      code: "unreachable-page",
      message: why(path!),
      path: ["routes", index, "path"],
    }));
}

/** @param starts - paths that visitors know without a link */
function reachedPaths(config: unknown, starts: readonly string[]): Set<string> {
  const constants = constantsOf(config) ?? {};
  const everywhere: string[] = ["/", ...starts];
  const byPage = new Map<unknown, Set<string>>();
  for (const { address, path } of linkPlaces(config)) {
    const link = fillConstants(address, constants);
    if (!link.startsWith("/") || path[0] === "notFound") continue;
    const target = pagePath(link.replace(/[?#].*$/s, ""));
    if (path[0] !== "routes") everywhere.push(target);
    else byPage.set(path[1], (byPage.get(path[1]) ?? new Set()).add(target));
  }
  const indexes = new Map((pagesOf(config) ?? []).map(({ path, index }) => [path, index]));
  const reached = new Set<string>();
  const open = [...everywhere];
  for (let path = open.pop(); path !== undefined; path = open.pop()) {
    if (reached.has(path)) continue;
    reached.add(path);
    for (const target of byPage.get(indexes.get(path)) ?? []) open.push(target);
  }
  return reached;
}
