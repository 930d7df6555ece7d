import type { CheckFile, Explanations } from "../checkFile";
import { routesWith } from "../exampleConfigs";
import { foldedPath, pagePathPattern } from "../../fields/addresses/pagePath";
import type { Path } from "../../schema/walk";
import type { Finding } from "../finding";
import { malformed } from "../fixes/sureFixes";
import { explainRoutePath, isRoutePath, reservedFor } from "../notations/routePath";
import { pagesOf, writtenAt, type RoutePage } from "../links/pagesOf";
import type { Surroundings } from "../surroundings";
import { quote, written } from "../../words/words";
import { onEach } from "../visits";
import { memoizeByObject } from "../../json/memoizeByObject";
import { valueAt } from "../../schema/schemaAt";
import { blocksIn } from "../blocksIn";
import { newsOf } from "../links/redirectsOf";

/** Reports invalid characters in paths. Letters of every script are valid. */
const checkPathLetters = onEach("page", ({ value: { path: route }, path }): Finding[] => {
  if (path[0] !== "routes") return [];
  // Schema errors are reported by validate/shape.
  if (typeof route !== "string" || !pagePathPattern.test(route) || isRoutePath(route)) return [];
  return [malformed('"path"', route, explainRoutePath(route), [...path, "path"])];
});

/** Reports paths that are used twice, ignoring upper and lower case. */
export function checkPaths(config: unknown): Finding[] {
  const seen = new Map<string, PlacedPath>();
  return placedPaths(config).flatMap((one): Finding[] => {
    const { route, path } = one;
    const lowered = foldedPath(route);
    const above = seen.get(lowered);
    if (above === undefined) {
      seen.set(lowered, one);
      return [];
    }
    const [self, another] = [ownersOf(one), ownersOf(above)];
    if (above.route === route) {
      const message =
        self.is === "route" && another.is === "route"
          ? `The path ${quote(route)} is already used by a page above. Choose a different path.`
          : `${another.subject} already uses the path ${quote(route)}, so ${self.clause} cannot use it. ${self.advice}`;
      return [{ code: "duplicate-path", message, path }];
    }
    const message = `The path ${quote(route)} differs from ${quote(above.route)} above only in upper and lower case. Some computers treat both as the same folder. ${self.letterAdvice}`;
    return [{ code: "path-letter-case", message, path }];
  });
}

/** Reports paths of files in public/ and paths that the build uses. */
export function checkTakenPaths(config: unknown, surroundings: Surroundings): Finding[] {
  const paths = placedPaths(config);
  const files = paths.length > 0 ? surroundings.filePaths() : [];
  const explain = takenPaths(config, files);
  const used = new Set(paths.map(({ route }) => route));
  return paths.flatMap(({ route, path, at }): Finding[] => {
    const slug = at[0] === "news" && at.length > 2 ? valueAt(config, path) : undefined;
    const [, folder] = (typeof slug === "string" && /^(page|tag)\//i.exec(slug)) || [];
    if (folder !== undefined) {
      const message = `A post cannot have the slug ${quote(String(slug))}: lists of posts have the paths below "${folder}/". Use a different slug, such as ${quote(String(slug).replace("/", "-"))}.`;
      return [{ code: "taken-path", message, path }];
    }
    const reason = explain(route);
    if (reason === undefined) return [];
    const free = freePaths(route).find((one) => !explain(one) && !used.has(one) && isRoutePath(one));
    const message = `A page cannot have the path ${quote(route)}: ${reason}. ${advise(route, free)}`;
    return [{ code: "taken-path", message, path }];
  });
}

/** Reports a site without a page at "/". */
export function checkFirstPage(config: unknown): Finding[] {
  const pages = pagesOf(config) ?? [];
  // A page with an unknown path may be the first page.
  if (pages.length === 0 || pages.some(({ path }) => path === undefined || path === "/")) return [];
  const message = 'No page has the path "/". Use "path": "/" for your home page.';
  return [{ code: "missing-first-page", message, path: ["routes"], at: "key" }];
}

interface PlacedPath {
  route: string;
  /** The page in the config. */
  at: Path;
  /** Where the address is written. */
  path: Path;
}

function placedPaths(config: unknown): PlacedPath[] {
  return (pagesOf(config) ?? []).flatMap(({ path, at }) =>
    path === undefined ? [] : [{ route: path, at, path: writtenAt(at) }],
  );
}

/** The words for a page in messages about its address. */
function ownersOf({ at }: PlacedPath) {
  if (at[0] === "routes") {
    return {
      is: "route",
      subject: "A page",
      clause: "this page",
      advice: "Give this page a different path.",
      letterAdvice: "Give this page a different path.",
    };
  }
  if (at.length > 2) {
    const advice = 'Give this post a different "slug".';
    return { is: "post", subject: "A post", clause: "this post", advice, letterAdvice: advice };
  }
  const advice = 'Give "news" a different "path".';
  return { is: "list", subject: "The news list", clause: "the news list", advice, letterAdvice: advice };
}

/** The reason why a path is reserved, as the end of a sentence; `undefined` if a page can have it. */
export function takenPaths(config: unknown, files: readonly string[]): (route: string) => string | undefined {
  const byLetters = new Map(files.map((file) => [foldedPath(file), file]));
  const madeFor = madeFiles(config);
  return (route) => {
    const lowered = foldedPath(route);
    const reserved = reservedFor(route) ?? startsOf(lowered).map(madeFor).find(Boolean);
    if (reserved) return reserved;
    const folder = lowered.replace(/\/$/, "");
    const [file] = [`${folder}/index.html`, `${folder}.html`, ...startsOf(lowered)].flatMap(
      (one) => byLetters.get(one) ?? [],
    );
    return file && `the file public${file} already uses this path`;
  };
}

/** The file other than a page that the build writes at a path, as the end of a sentence. */
function madeFiles(config: unknown): (lowered: string) => string | undefined {
  const feeds = new Set(feedPaths(config).map(foldedPath));
  return (lowered) => {
    if (feeds.has(lowered)) return "a news feed is stored there";
    return lowered.endsWith(".ics") && hasCalendarFile(config, lowered)
      ? "an event's calendar file is stored there"
      : undefined;
  };
}

/** `/a`, `/a/b` and so on up to the whole path: none of them can be a file. */
function startsOf(path: string): string[] {
  const names = path.slice(1).split("/");
  return names.map((_, index) => `/${names.slice(0, index + 1).join("/")}`);
}

function advise(route: string, free: string | undefined): string {
  if (route === "/") return "Remove or rename that file.";
  if (/^\/404(?:\.html)?$/i.test(route))
    return 'Move the content of this page to "notFound", and remove this route.';
  return `Give the page a different path${free ? `, such as ${written(free)}` : ""}.`;
}

/** Similar paths: without file extension and leading underscores, with one more word, or without the first folder. */
function freePaths(route: string): string[] {
  const bare = route.replace(/\.[^./]*(?=\/|$)/g, "").replace(/\/_+/g, "/");
  return [bare, `${bare}-page`, bare.replace(/^\/[^/]*/, "")];
}

export const checks: CheckFile = {
  section: "references",
  codes: {
    "duplicate-path": { severity: "error" },
    "path-letter-case": { severity: "error" },
    "taken-path": { severity: "error" },
    "missing-first-page": { severity: "error" },
  },
  general: [checkPathLetters],
  site: [checkFirstPage, checkPaths, checkTakenPaths],
};

export const explanations: Explanations = {
  "duplicate-path": {
    meaning: "Two pages or two sidebars have the same path.",
    example: routesWith(`{ "path": "/", "title": "Home" },
{ "path": "/rules", "title": "Rules" },
{ "path": "/rules", "title": "House rules" }`),
  },
  "path-letter-case": {
    meaning: "The paths of two pages differ only in uppercase and lowercase letters.",
    example: routesWith(`{ "path": "/", "title": "Home" },
{ "path": "/rules", "title": "Rules" },
{ "path": "/Rules", "title": "House rules" }`),
  },
  "taken-path": {
    meaning: "A page uses the path of a file, or a reserved path.",
    example: routesWith(`{ "path": "/", "title": "Home" },
{ "path": "/wiki", "title": "Wiki" }`),
  },
  "missing-first-page": {
    meaning: 'No page has the path "/".',
    example: routesWith('{ "path": "/home", "title": "Home" }'),
  },
};

/** The paths of the news feeds; empty if the site has no address or turned feeds off. */
function feedPaths(config: unknown): string[] {
  const news = newsOf(config);
  const hasFeeds =
    valueAt(config, ["site", "url"]) !== undefined && valueAt(config, ["news", "feed"]) !== false;
  return news && hasFeeds ? Object.values(news.feeds) : [];
}

/** Whether the calendar file of an event is written at a folded path. */
function hasCalendarFile(config: unknown, lowered: string): boolean {
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
