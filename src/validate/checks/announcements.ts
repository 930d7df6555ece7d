import type { CheckFile } from "../checkFile";
import { pagePath } from "../../fields/addresses/pagePath";
import { valueAt } from "../../schema/schemaAt";
import { isGroup } from "../../schema/structure";
import type { Path } from "../../schema/walk";
import { nearest } from "../../words/nearest";
import { quote, written } from "../../words/words";
import type { Finding } from "../finding";
import { replaceSurely } from "../fixes/sureFixes";
import { pagesAt, pagesOf } from "../links/pagesOf";

/** Reports labels of announcements and toasts without a button. */
export function checkMessageLabels(config: unknown): Finding[] {
  const announcements = placesIn(
    config,
    ["announcements"],
    'announcement has no button. Add "href" or "copy"',
  );
  const toasts = ["messages", "standard"].flatMap((key) =>
    placesIn(config, ["toasts", key], 'message has no link. Add "href"'),
  );
  return [...announcements, ...toasts].flatMap(({ path, reason }): Finding[] => {
    const has = (key: string) => valueAt(config, [...path, key]) !== undefined;
    if (!has("label") || has("href") || has("copy")) return [];
    const message = `"label" has no effect because this ${reason}, or remove "label".`;
    return [{ code: "key-without-effect", message, path: [...path, "label"], at: "key" }];
  });
}

function placesIn(config: unknown, list: string[], reason: string): { path: Path; reason: string }[] {
  const entries = valueAt(config, list);
  const isList = Array.isArray(entries);
  if (!isList && !isGroup(entries)) return [];
  return Object.keys(entries).map((key) => ({ path: [...list, isList ? Number(key) : key], reason }));
}

export function checkAnnouncementRoutes(config: unknown): Finding[] {
  const pages = pagesOf(config) ?? [];
  const announcements = valueAt(config, ["announcements"]);
  if (pages.length === 0 || !Array.isArray(announcements)) return [];
  const paths = pages.flatMap(({ path }) => (path === undefined ? [] : [path]));
  return announcements.flatMap((announcement, index) => {
    const routes: unknown = valueAt(announcement, ["routes"]);
    if (!Array.isArray(routes)) return [];
    return routes.flatMap((route: unknown, place): Finding[] => {
      if (typeof route !== "string" || !route.startsWith("/")) return [];
      if (pagesAt(pages, pagePath(route)).length > 0) return [];
      const meant = nearest(route, paths);
      return [
        {
          code: "unknown-page",
          message: `There is no page at ${quote(route)}, so the announcement cannot appear there.${
            meant === undefined ? ' Use the "path" of a page.' : ` Use ${written(meant)}.`
          }`,
          path: ["announcements", index, "routes", place],
          ...replaceSurely(route, paths),
        },
      ];
    });
  });
}

export const checks: CheckFile = { site: [checkAnnouncementRoutes], siteAdvice: [checkMessageLabels] };
