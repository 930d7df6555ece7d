import { idOfFragment } from "../../fields/addresses/anchor";
import { composed, pagePath } from "../../fields/addresses/pagePath";
import { translatedAddresses } from "../checks/languages";
import type { Finding } from "../finding";
import { nearest, sureMatch, lookalikeOf } from "../../words/nearest";
import { asPlaceId } from "../notations/asId";
import { generatedFiles } from "../notations/routePath";
import { write } from "../notations/rule";
import { memoizeByObject } from "../../json/memoizeByObject";
import type { Path } from "../../schema/walk";
import type { Leads } from "./linkAdvice";
import { newsOf, redirectAt } from "./redirectsOf";
import { pageAtPlace, pagesAt, pagesOf, type RoutePage } from "./pagesOf";
import { valueAt } from "../../schema/schemaAt";
import type { Surroundings } from "../surroundings";
import { allKnown, quote, written } from "../../words/words";
import { decoded } from "../../fields/addresses/webAddress";

const mostPages = 12;
const SITEMAP = "/sitemap.xml";

/** The page of a link, and the targets that exist. */
export interface LinkOrigin {
  config: unknown;
  pages: readonly RoutePage[];
  /** The page with the link; undefined if the link is on every page. */
  page: RoutePage | undefined;
  /** Whether the link is on the 404 page, which has no anchors. */
  isNotFound: boolean;
  surroundings: Surroundings;
}

/** Why a link is broken. In parts, because a finding at a constant uses them in another sentence. */
export interface LinkProblem extends Pick<Finding, "code"> {
  /** `there is no page or file at "/x"` */
  clause: string;
  /** What to do about it. */
  advice: string;
  /** The intended link, if it is unambiguous. */
  instead?: string | undefined;
}

/** Returns whether a link from a place of the config has a target, as far as the pages can be read. */
export function leadsFrom(path: Path, config: unknown, surroundings: Surroundings): Leads {
  const pages = pagesOf(config);
  if (pages === undefined || pages.length === 0) return () => true;
  const origin = {
    config,
    pages,
    page: pageAtPlace(pages, path),
    isNotFound: path[0] === "notFound",
    surroundings,
  };
  return (link) => explainTarget(link, origin) === undefined;
}

/** Explains why a link to a page, an anchor or a file is broken; `undefined` if it is not. */
export function explainTarget(link: string, origin: LinkOrigin): LinkProblem | undefined {
  if (link.startsWith("#")) return explainLocalAnchor(idOfFragment(link.slice(1)), origin);
  if (!link.startsWith("/")) return undefined;
  const [, path = "", fragment = ""] = /^([^?#]*)[^#]*(?:#(.*))?$/s.exec(link) ?? [];
  const targets = pagesAt(origin.pages, pagePath(path));
  if (targets.length > 0) {
    // If two pages have one path, either may be intended.
    const problems = targets.map((page) => explainAnchor(idOfFragment(fragment), page, origin.pages, true));
    return problems.includes(undefined) ? undefined : problems[0];
  }
  return origin.surroundings.hasFile(decoded(path)) ||
    isGenerated(path, origin.config) ||
    redirectAt(origin.config, path) ||
    translatedAddresses(origin.config, origin.surroundings).includes(pagePath(path))
    ? undefined
    : explainPath(path, origin);
}

function isGenerated(path: string, config: unknown): boolean {
  const hasUrl = typeof valueAt(config, ["site", "url"]) === "string";
  if (isFeed(path, config)) return hasUrl && valueAt(config, ["news", "feed"]) !== false;
  return generatedFiles.includes(path) && (path !== SITEMAP || hasUrl);
}

function isFeed(path: string, config: unknown): boolean {
  const news = newsOf(config);
  return news !== undefined && Object.values(news.feeds).includes(path);
}

const surePaths = memoizeByObject((pages: readonly RoutePage[]) =>
  pages.flatMap(({ isSure, path }) => (isSure && path !== undefined ? [path] : [])),
);

/** The warning for each valid path with characters that only look Latin, by the Latin text that it looks like. */
const disguisedPaths = memoizeByObject(
  (pages: readonly RoutePage[]): ReadonlyMap<string, string> =>
    new Map(
      surePaths(pages)
        .map(lookalikeOf)
        .flatMap((found) => (found ? [[found.text, found.why] as const] : [])),
    ),
);

function explainPath(path: string, { config, pages, surroundings }: LinkOrigin): LinkProblem | undefined {
  // A missing home page is reported elsewhere.
  if (pagePath(path) === "/") return undefined;
  const code = "unknown-page";
  const clause = `there is no page or file at ${quote(path)}`;
  if (path === SITEMAP) {
    return {
      code,
      clause,
      advice: 'The sitemap is created only if "site" has a "url". Add the URL, or remove the link.',
    };
  }
  if (isFeed(path, config)) {
    const advice =
      valueAt(config, ["news", "feed"]) === false
        ? 'The feed is turned off. Remove "feed": false from "news", or remove the link.'
        : 'Feeds are created only if "site" has a "url". Add the URL, or remove the link.';
    return { code, clause, advice };
  }
  const sure = surePaths(pages);
  const basePath = valueAt(config, ["site", "basePath"]);
  if (typeof basePath === "string" && basePath.length > 1 && `${path}/`.startsWith(basePath)) {
    const inner = pagePath(path.slice(basePath.length));
    if (sure.includes(inner)) {
      return { code, clause, ...write('Links must not include the "basePath"', inner) };
    }
  }
  const latin = lookalikeOf(composed(path));
  if (latin && (sure.includes(pagePath(latin.text)) || surroundings.hasFile(latin.text))) {
    return { code, clause, ...write(latin.why, latin.text) };
  }
  const disguise = disguisedPaths(pages).get(pagePath(path));
  if (disguise !== undefined) {
    return { code, clause, advice: `The path of that page contains lookalike characters. ${disguise}.` };
  }
  const page = nearest(path, sure);
  // The link may be right, and another page's path may be wrong.
  if (!page && (sure.length < pages.length || sure.length === 0)) return undefined;
  const match = page ?? nearest(decoded(path), surroundings.filePaths())?.replaceAll(" ", "%20");
  if (match) {
    const isSure = sureMatch(path, page ? sure : surroundings.filePaths()) === match;
    return { code, clause, advice: `Did you mean ${written(match)}?`, instead: isSure ? match : undefined };
  }
  const advice =
    sure.length <= mostPages
      ? `${allKnown("page", sure, mostPages)} Files must be in public/.`
      : 'Add a page with this path to "routes", or change the link.';
  return { code, clause, advice };
}

/** The problem of a link to an anchor. If the link names the page, it may be the right one. */
function explainAnchor(
  id: string,
  page: RoutePage,
  pages: readonly RoutePage[],
  isNamed = false,
): LinkProblem | undefined {
  if (id === "" || id === "top" || page.hasAnchor(id) || !page.isReadable) return undefined;
  return {
    code: "unknown-anchor",
    clause: `${nameOf(page)} has no anchor "#${id}"`,
    advice: suggest(id, page, pages, isNamed),
  };
}

function explainLocalAnchor(id: string, { page, pages, isNotFound }: LinkOrigin): LinkProblem | undefined {
  if (id === "" || id === "top") return undefined;
  if (page) return explainAnchor(id, page, pages);
  const lacking = isNotFound
    ? undefined
    : pages.find(({ anchors, isReadable }) => isReadable && !anchors.has(id));
  if (!isNotFound && !lacking) return undefined;
  const clause = lacking
    ? `this link is on every page, but ${lacking.path === undefined ? "one" : quote(lacking.path)} has no anchor "#${id}"`
    : `the 404 page has no anchor "#${id}"`;
  const other = pages.find(({ anchors, path }) => anchors.has(id) && path !== undefined);
  const advice = other
    ? `Use ${written(`${other.path}#${id}`)}.`
    : "Add a path before the #, as in /rules#apply.";
  return { code: "unknown-anchor", clause, advice };
}

function suggest(id: string, page: RoutePage, pages: readonly RoutePage[], isNamed: boolean): string {
  const other = pages.find(({ anchors, path }) => anchors.has(id) && path !== undefined);
  if (other && isNamed) {
    return `Add "id": ${written(id)} to the target block, or link to ${written(`${other.path}#${id}`)}, which exists.`;
  }
  if (other) return `That anchor is on another page. Use ${written(`${other.path}#${id}`)}.`;
  const match = nearest(id, [...page.anchors]);
  if (match) return `Did you mean ${written(`#${match}`)}?`;
  const free = asPlaceId(id);
  if (free === undefined) return 'Add an "id" to the block you link to, and use that id here.';
  return free === id
    ? `Add "id": ${written(id)} to the target block, or change the link.`
    : `Add "id": ${written(free)} to the target block, and use ${written(`#${free}`)} here.`;
}

function nameOf({ path }: RoutePage): string {
  return path === undefined ? "this page" : `the page ${quote(path)}`;
}
