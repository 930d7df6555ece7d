import { fillConstants } from "../../../fields/constants";
import { constantsOf } from "../../constantsOf";
import type { Finding } from "../../finding";
import { linkPlaces } from "../../links/linkPlaces";
import { pagesOf, routePath } from "../../links/pagesOf";
import { valueAt } from "../../../schema/schemaAt";
import { quote } from "../../../words/words";

/** From the first page visitors can get to every other one. */
export function checkUnreachablePages(config: unknown): Finding[] {
  const pages = pagesOf(config) ?? [];
  const isMade = valueAt(config, ["navigation"]) === undefined;
  // A navigation that is not written leads to every page; a path that cannot be told may be the one that is meant.
  if (isMade || pages.some(({ path, isSure }) => path === undefined || !isSure)) return [];
  const reached = reachedPaths(config);
  return pages
    .filter(({ path }) => !reached.has(path!))
    .map(({ path, index }) => ({
      code: "unreachable-page",
      message: `No link leads to the page ${quote(path)}, so that visitors do not find it. Add it to "navigation", or link to it on another page.`,
      path: ["routes", index, "path"],
    }));
}

function reachedPaths(config: unknown): Set<string> {
  const constants = constantsOf(config) ?? {};
  const everywhere: string[] = ["/"];
  const byPage = new Map<unknown, string[]>();
  for (const { address, path } of linkPlaces(config)) {
    const link = fillConstants(address, constants);
    if (!link.startsWith("/") || path[0] === "notFound") continue;
    const target = routePath(link.replace(/[?#].*$/s, ""));
    if (path[0] !== "routes") everywhere.push(target);
    else byPage.set(path[1], [...(byPage.get(path[1]) ?? []), target]);
  }
  const indexes = new Map((pagesOf(config) ?? []).map(({ path, index }) => [path, index]));
  const reached = new Set<string>();
  const open = [...everywhere];
  for (let path = open.pop(); path !== undefined; path = open.pop()) {
    if (reached.has(path)) continue;
    reached.add(path);
    open.push(...(byPage.get(indexes.get(path)) ?? []));
  }
  return reached;
}
