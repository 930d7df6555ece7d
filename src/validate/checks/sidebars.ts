import type { CheckFile, Explanations } from "../checkFile";
import { configWith, routesWith } from "../exampleConfigs";
import { pagePath } from "../../fields/addresses/pagePath";
import type { Path } from "../../schema/walk";
import { nearest, sureMatch } from "../../words/nearest";
import { quote, sentences, written } from "../../words/words";
import type { Finding } from "../finding";
import { leadsFrom } from "../links/linkTarget";
import { pagesAt, pagesOf, type RoutePage } from "../links/pagesOf";
import { redirectAt } from "../links/redirectsOf";
import { pageOfLink, pagesOfSidebar, sidebarsOf } from "../links/sidebarsOf";
import type { Surroundings } from "../surroundings";

/** Reports sidebars without pages and sidebars with the same path. */
export function checkSidebarPaths(config: unknown): Finding[] {
  const pages = readablePages(config);
  if (!pages) return [];
  const folders = foldersAbove(pages.map(({ path }) => path!));
  const seen = new Map<string, string>();
  return sidebarsOf(config).flatMap(({ folder }): Finding[] => {
    const place = { path: ["sidebars", folder], at: "key" as const };
    const above = seen.get(pagePath(folder));
    if (above !== undefined) {
      const message = `This sidebar is for the same pages as ${quote(above)} above. Merge their groups into one sidebar.`;
      return [{ code: "duplicate-path", message, ...place }];
    }
    seen.set(pagePath(folder), folder);
    if (pagesOfSidebar(config, folder).length > 0) return [];
    if (folders.includes(`${pagePath(folder)}/`)) {
      const message = `No page shows this sidebar because every page below ${quote(folder)} has a sidebar with a longer path. Remove this sidebar, or move its groups to the others.`;
      return [{ code: "unknown-page", message, ...place }];
    }
    const meant = nearest(folder, folders);
    const sure = sureMatch(folder, folders);
    const message = sentences(
      `No page shows this sidebar because there is no page at or below ${quote(pagePath(folder))}.`,
      meant === undefined
        ? 'Use the path that its pages start with, such as "/guide".'
        : `Use ${written(meant)}.`,
    );
    const isFree = sure !== undefined && !sidebarsOf(config).some((other) => other.folder === sure);
    return [
      { code: "unknown-page", message, ...place, ...(isFree ? { fix: { do: "rename", key: sure } } : {}) },
    ];
  });
}

/** The pages of a config, if all of their paths are readable: a page without one may be the intended one. */
function readablePages(config: unknown): readonly RoutePage[] | undefined {
  const pages = pagesOf(config) ?? [];
  return pages.length > 0 && pages.every(({ path }) => path !== undefined) ? pages : undefined;
}

/** Every path above some page, with a slash at its end. */
function foldersAbove(paths: readonly string[]): string[] {
  const folders = paths.flatMap((path) => {
    const names = path.split("/").filter((name) => name !== "");
    return names.map((_, index) => `/${names.slice(0, index + 1).join("/")}/`);
  });
  return [...new Set(folders)];
}

/** Reports sidebar links without a label whose target has no title. */
export function checkSidebarWords(config: unknown, surroundings: Surroundings): Finding[] {
  const pages = readablePages(config);
  if (!pages) return [];
  return sidebarsOf(config).flatMap(({ links }) =>
    links.flatMap(({ href, hasWords, at }): Finding[] => {
      if (hasWords || href.includes("{{")) return [];
      const path = pageOfLink(href);
      const isPage = path !== undefined && pagesAt(pages, path).length > 0;
      // Broken links are reported elsewhere.
      if ((isPage && !href.includes("#")) || !leadsFrom(at, config, surroundings)(href)) return [];
      const target = isPage ? undefined : redirectAt(config, href)?.target;
      if (target !== undefined) return [explainRedirect(href, target, at, pages)];
      const what = isPage ? "an anchor on a page" : "not a page on this site";
      const message = `${quote(href)} is ${what}, so the sidebar cannot show its title. Use { "label": "…", "href": ${JSON.stringify(href)} }.`;
      return [{ code: "link-without-words", message, path: at }];
    }),
  );
}

/** A link without a label to a redirect. */
function explainRedirect(href: string, target: string, at: Path, pages: readonly RoutePage[]): Finding {
  const code = "link-without-words";
  const path = pageOfLink(target);
  const isPage = path !== undefined && path === target && pagesAt(pages, path).length > 0;
  const message = isPage
    ? `${quote(href)} is a redirect, so the sidebar cannot show its title. Use the page itself: ${written(target)}.`
    : `${quote(href)} redirects to ${quote(target)}, so the sidebar cannot show its title. Use { "label": "…", "href": ${JSON.stringify(target)} }.`;
  return { code, message, path: at, ...(isPage ? { fix: { do: "replace", value: target } } : {}) };
}

export function checkRepeatedSidebarLinks(config: unknown): Finding[] {
  return sidebarsOf(config).flatMap(({ links }) => {
    const seen = new Set<string>();
    return links.flatMap(({ href, at }): Finding[] => {
      const target =
        (pageOfLink(href) ?? "") + (/[?#].*$/s.exec(href)?.[0] ?? (pageOfLink(href) ? "" : href));
      const isFirst = !seen.has(target);
      seen.add(target);
      if (isFirst) return [];
      const message = `This sidebar already links to ${quote(href)} above. Remove one of the links.`;
      return [{ code: "repeated-link", message, path: at }];
    });
  });
}

/** Reports listed pages that their sidebar does not link to. */
export function checkPagesBesideSidebars(config: unknown): Finding[] {
  return sidebarsOf(config).flatMap(({ folder, links }) => {
    const named = new Set(links.map(({ href }) => pageOfLink(href)));
    return pagesOfSidebar(config, folder).flatMap(({ path, at, value, isSure }): Finding[] => {
      const isRoute = at[0] === "routes" && (value as { listed?: unknown }).listed !== false;
      // The page at the sidebar's own path often links to all others in its blocks.
      if (!isRoute || !isSure || named.has(path) || path === pagePath(folder)) return [];
      const message = `This page shows the sidebar ${quote(folder)}, but the sidebar does not link to the page. Add ${written(path!)} to the "links" of a group. If the page should not appear in lists or search engines, set "listed": false.`;
      return [{ code: "missing-in-sidebar", message, path: [...at, "path"] }];
    });
  });
}

export const checks: CheckFile = {
  section: "references",
  codes: {
    "link-without-words": { severity: "error" },
    "missing-in-sidebar": { section: "usefulness", severity: "warning" },
  },
  site: [checkSidebarPaths, checkSidebarWords],
  siteAdvice: [checkPagesBesideSidebars, checkRepeatedSidebarLinks],
};

export const explanations: Explanations = {
  "link-without-words": {
    meaning: "A sidebar link has no label and does not link to a page with a title.",
    example: configWith(
      '"sidebars": { "/": [{ "label": "Village", "links": ["https://chat.fernhollow.example"] }] }',
    ),
  },
  "missing-in-sidebar": {
    meaning: "A page shows a sidebar that has no link to that page.",
    example: routesWith(
      `{ "path": "/", "title": "Home" },
{ "path": "/guide/start", "title": "First day" },
{ "path": "/guide/claims", "title": "Claim land" }`,
      '"sidebars": { "/guide/": [{ "label": "Guide", "links": ["/guide/start"] }] }',
    ),
  },
};
