import { pagePath } from "../../fields/addresses/pagePath";
import { blockSchemas } from "../../blocks/schemas";
import { blocksIn } from "../blocksIn";
import { groupBy } from "../../json/groupBy";
import { memoizeByObject, memoizeByConfig } from "../../json/memoizeByObject";
import { isRoutePath, fixRoutePath } from "../notations/routePath";
import type { Path } from "../../schema/walk";
import { valueAt } from "../../schema/schemaAt";
import { newsOf } from "./redirectsOf";
import { sidebarFolders } from "./sidebarFolders";
import { anchorIds } from "../../config/anchors";
import { hasContents, withHeadingIds, withTextAsBlock } from "../../config/contents";
import { postSchema } from "../../config/news";
import { routeSchema } from "../../config/routes";
import { fillConstants } from "../../fields/texts/constants";
import { isGroup, type Schema } from "../../schema/structure";
import { headingsOf } from "../../markdown/headingsOf";
import { constantsOf } from "../constantsOf";
import { gathered } from "../parts";
import { onEach } from "../visits";

/** One page of a config, valid or not, and its anchors: a route or a page of the news. */
export class RoutePage {
  /** Its path in the config: `["routes", 2]`, `["news", "posts", 0]`, or `["news"]` for a list of posts. */
  readonly at: Path;
  /** Its address, corrected if it is malformed; undefined if it cannot be read. */
  readonly path: string | undefined;
  /** Whether the address is valid and no earlier page has it. Links to the address then mean this page. */
  readonly isSure: boolean;
  readonly value: unknown;
  readonly #anchorsOf: (page: unknown) => ReadonlySet<string>;
  #anchors: ReadonlySet<string> | undefined;
  #isReadable: boolean | undefined;

  constructor(
    place: Pick<RoutePage, "at" | "path" | "isSure" | "value">,
    anchorsOf: (page: unknown) => ReadonlySet<string>,
  ) {
    this.at = place.at;
    this.path = place.path;
    this.isSure = place.isSure;
    this.value = place.value;
    this.#anchorsOf = anchorsOf;
  }

  /** Every id on the page that a link can name. */
  get anchors(): ReadonlySet<string> {
    this.#anchors ??= this.#anchorsOf(this.value);
    return this.#anchors;
  }

  /** Whether a link can use this id. Most are a block's id, which avoids a search of the page. */
  hasAnchor(id: string): boolean {
    const blocks = valueAt(this.value, ["blocks"]);
    const isOfBlock = Array.isArray(blocks) && blocks.some((block) => isGroup(block) && block["id"] === id);
    return isOfBlock || this.anchors.has(id);
  }

  /** Whether all its blocks are of known types. If one is not, it may hide ids. */
  get isReadable(): boolean {
    this.#isReadable ??= blocksIn(this.value, []).every(({ type }) =>
      Object.hasOwn(blockSchemas, String(type)),
    );
    return this.#isReadable;
  }
}

/** The pages of a config, routes first, in order; `undefined` if its routes cannot be read. */
export function pagesOf(config: unknown): readonly RoutePage[] | undefined {
  const routes = valueAt(config, ["routes"]);
  return Array.isArray(routes) ? pagesIn(config) : undefined;
}

const pagesIn = memoizeByConfig((config): RoutePage[] => {
  const seen = new Set<string>();
  const anchorsOf = routeAnchors(config, sidebarFolders(config));
  const routes = (valueAt(config, ["routes"]) as unknown[]).map((value, index) => {
    const written = valueAt(value, ["path"]);
    const isWell = typeof written === "string" && isRoutePath(written);
    const path = isWell ? pagePath(written) : typeof written === "string" ? fixRoutePath(written) : undefined;
    const isSure = isWell && path !== undefined && !seen.has(path);
    if (path !== undefined) seen.add(path);
    return new RoutePage({ at: ["routes", index], path, isSure, value }, anchorsOf);
  });
  return [...routes, ...newsPages(config, seen)];
});

function newsPages(config: object, seen: Set<string>): RoutePage[] {
  const news = newsOf(config);
  if (!news) return [];
  const lists = [news.all, ...news.tags.values()].flatMap(({ pages }) => pages);
  const [aside, blocks] = ["aside", "blocks"].map((key) => valueAt(config, ["news", key]));
  const places = [
    ...lists.map(({ path }) => ({
      at: ["news"],
      path,
      value: path === news.path ? { aside, blocks } : { aside },
    })),
    ...news.posts
      .slice()
      .sort((a, b) => a.index - b.index)
      .map(({ path, index }) => ({
        at: ["news", "posts", index],
        path,
        value: valueAt(config, ["news", "posts", index]),
      })),
  ];
  const anchorsOf = postAnchors(config);
  return places.map((place) => {
    const isSure = !seen.has(place.path);
    seen.add(place.path);
    return new RoutePage({ ...place, isSure }, anchorsOf);
  });
}

/** The path of a page's address in the config. */
export function writtenAt(at: Path): Path {
  return [...at, at.length > 2 ? "slug" : "path"];
}

/** The page that contains a part of the config; undefined for parts shown on every page. */
export function pageAtPlace(pages: readonly RoutePage[], path: Path): RoutePage | undefined {
  if (path[0] === "routes") return pages[path[1] as number];
  if (path[0] !== "news") return undefined;
  const index = path[1] === "posts" ? path[2] : undefined;
  return pages.find(({ at }) => at[0] === "news" && at[2] === index);
}

const pagesByPath = memoizeByObject((pages: readonly RoutePage[]) => groupBy(pages, ({ path }) => path));

/** The pages with a path. More than one if the path is used twice. */
export function pagesAt(pages: readonly RoutePage[], path: string): readonly RoutePage[] {
  return pagesByPath(pages).get(path) ?? [];
}

/** Returns every id of a page that a link can use. */
type AnchorsOf = (page: unknown) => ReadonlySet<string>;

/** The ids of a route, including its headings if it has a table of contents. */
function routeAnchors(config: object, folders: readonly string[]): AnchorsOf {
  const { fill, withHeadings } = reading(config);
  return (route) =>
    hasContents(route, folders) ? withHeadings(routeSchema, route) : anchorIds(routeSchema, route, fill);
}

/** The ids of a post, including its headings if it has a table of contents. */
function postAnchors(config: object): AnchorsOf {
  const { fill, withHeadings } = reading(config);
  return (post) =>
    isGroup(post) && post["contents"] === true
      ? withHeadings(postSchema, withTextAsBlock(post))
      : anchorIds(postSchema, post, fill);
}

function reading(config: object) {
  const constants = constantsOf(config) ?? {};
  const fill = (text: string) => fillConstants(text, constants);
  const headingsIn = (text: string) => (unreadTexts(config).has(text) ? [] : headingsOf(text));
  const withHeadings = (schema: Schema, written: unknown) => {
    const { page, inTexts } = withHeadingIds(schema, written, { fill, headingsIn });
    return new Set([...anchorIds(schema, page, fill), ...[...inTexts.values()].flat()]);
  };
  return { fill, withHeadings };
}

/** The texts that take too much work to read. They are reported elsewhere. */
const unreadTexts = memoizeByObject((config) => new Set(listUnreadTexts(config)));

const listUnreadTexts = gathered(
  "unread texts",
  onEach("markdown", ({ isTooMuch, isTooDeep, field }) => (isTooMuch || isTooDeep ? [field.value] : [])),
);
