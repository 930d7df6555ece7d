import { foldedPath } from "../../fields/addresses/pagePath";
import { memoizeByObject } from "../../json/memoizeByObject";
import { valueAt } from "../../schema/schemaAt";
import { blocksIn } from "../blocksIn";
import { newsOf } from "./newsOf";
import { pagesOf, type RoutePage } from "./pagesOf";

/** The paths of the news feeds; empty if the site has no address or turned feeds off. */
export function feedPaths(config: unknown): string[] {
  const news = newsOf(config);
  const hasFeeds =
    valueAt(config, ["site", "url"]) !== undefined && valueAt(config, ["news", "feed"]) !== false;
  return news && hasFeeds ? Object.values(news.feeds) : [];
}

/**
 * Whether the calendar file of an event is written at a path.
 * @param lowered - the path, as `foldedPath` gives it
 */
export function hasCalendarFile(config: unknown, lowered: string): boolean {
  const [, folder = "", id = ""] = /^(.*)\/([^/]*)\.ics$/.exec(lowered) ?? [];
  const pages = pagesOf(config);
  return (
    pages !== undefined &&
    (withEvents(pages)
      .get(folder || "/")
      ?.anchors.has(id) ??
      false)
  );
}

/** The pages with events, by their paths as `foldedPath` gives them. */
const withEvents = memoizeByObject(
  (pages: readonly RoutePage[]) =>
    new Map(
      pages.flatMap((page) =>
        page.path !== undefined && blocksIn(page.value, []).some(({ type }) => type === "events")
          ? [[foldedPath(page.path), page]]
          : [],
      ),
    ),
);
