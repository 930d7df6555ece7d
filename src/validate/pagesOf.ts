import { pageAnchors } from "../config/anchors";
import { routeSchema } from "../config/routes";
import { fillConstants } from "../fields/constants";
import { blockSchemas } from "../blocks/schemas";
import { blocksIn } from "./blocksOf";
import { constantsOf } from "./constantsOf";
import { isRoutePath, mendRoutePath } from "./notations/routePath";
import { valueAt } from "./schemaAt";

/** One route of a config, valid or not, with what links may lead to. */
export interface RoutePage {
  /** Its place in `routes`. */
  index: number;
  /** Its path, mended where it is malformed; absent where it cannot be told. */
  path: string | undefined;
  /** Whether the path is well written and no page above has it, so that it is the one that is meant. */
  isSure: boolean;
  value: unknown;
  /** Every id on the page that a link can name. */
  anchors: ReadonlySet<string>;
  /** Whether each of its blocks is of a known type, so that no id is hidden. */
  isReadable: boolean;
}

const known = new WeakMap<object, RoutePage[]>();

/** The pages of a config; `undefined` when its routes cannot be told. */
export function pagesOf(config: unknown): RoutePage[] | undefined {
  const routes = valueAt(config, ["routes"]);
  if (!Array.isArray(routes)) return undefined;
  let pages = known.get(routes);
  if (!pages) {
    const constants = constantsOf(config) ?? {};
    const fill = (text: string) => fillConstants(text, constants);
    const seen = new Set<string>();
    pages = routes.map((value: unknown, index) => {
      const written = valueAt(value, ["path"]);
      const isWell = typeof written === "string" && isRoutePath(written);
      const path = isWell ? written : typeof written === "string" ? mendRoutePath(written) : undefined;
      const isSure = isWell && !seen.has(written);
      if (path !== undefined) seen.add(path);
      const anchors = new Set(pageAnchors(routeSchema, value, fill).values());
      const isReadable = blocksIn(value, []).every(({ type }) => Object.hasOwn(blockSchemas, String(type)));
      return { index, path, isSure, value, anchors, isReadable };
    });
    known.set(routes, pages);
  }
  return pages;
}

/** A path as routes write it: with a slash in front and none at the end. */
export function routePath(path: string): string {
  return `/${path.replace(/^\/+|\/+$/g, "")}`;
}
