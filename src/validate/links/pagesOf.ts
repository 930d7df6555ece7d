import { anchorIds } from "../../config/anchors";
import { routeSchema } from "../../config/routes";
import { fillConstants } from "../../fields/constants";
import { pagePath } from "../../fields/pagePath";
import { blockSchemas } from "../../blocks/schemas";
import { blocksIn } from "../blocksOf";
import { constantsOf } from "../constantsOf";
import { once, oncePerConfig } from "../../json/once";
import { isRoutePath, fixRoutePath } from "../notations/routePath";
import { valueAt } from "../../schema/schemaAt";

/** One route of a config, valid or not, with what links may lead to. */
export class RoutePage {
  /** Its place in `routes`. */
  readonly index: number;
  /** Its path, fixed where it is malformed; absent where it cannot be told. */
  readonly path: string | undefined;
  /** Whether the path is well written and no page above has it, so that it is the one that is meant. */
  readonly isSure: boolean;
  readonly value: unknown;
  readonly #fill: (text: string) => string;
  #anchors: ReadonlySet<string> | undefined;
  #blockIds: ReadonlySet<unknown> | undefined;
  #isReadable: boolean | undefined;

  constructor(place: Pick<RoutePage, "index" | "path" | "isSure" | "value">, fill: (text: string) => string) {
    this.index = place.index;
    this.path = place.path;
    this.isSure = place.isSure;
    this.value = place.value;
    this.#fill = fill;
  }

  /** Every id on the page that a link can name. */
  get anchors(): ReadonlySet<string> {
    this.#anchors ??= anchorIds(routeSchema, this.value, this.#fill);
    return this.#anchors;
  }

  /** Whether a link can name this id. Most that can are written, and need no look at the rest of the page. */
  hasAnchor(id: string): boolean {
    this.#blockIds ??= new Set(blocksIn(this.value, []).map(({ value }) => value["id"]));
    return this.#blockIds.has(id) || this.anchors.has(id);
  }

  /** Whether each of its blocks is of a known type, so that no id is hidden. */
  get isReadable(): boolean {
    this.#isReadable ??= blocksIn(this.value, []).every(({ type }) =>
      Object.hasOwn(blockSchemas, String(type)),
    );
    return this.#isReadable;
  }
}

/** The pages of a config; `undefined` when its routes cannot be told. */
export function pagesOf(config: unknown): readonly RoutePage[] | undefined {
  const routes = valueAt(config, ["routes"]);
  return Array.isArray(routes) ? pagesIn(config) : undefined;
}

const pagesIn = oncePerConfig((config): RoutePage[] => {
  const constants = constantsOf(config) ?? {};
  const fill = (text: string) => fillConstants(text, constants);
  const seen = new Set<string>();
  return (valueAt(config, ["routes"]) as unknown[]).map((value, index) => {
    const written = valueAt(value, ["path"]);
    const isWell = typeof written === "string" && isRoutePath(written);
    const path = isWell ? pagePath(written) : typeof written === "string" ? fixRoutePath(written) : undefined;
    const isSure = isWell && path !== undefined && !seen.has(path);
    if (path !== undefined) seen.add(path);
    return new RoutePage({ index, path, isSure, value }, fill);
  });
});

const pagesByPath = once((pages: readonly RoutePage[]) => {
  const byPath = new Map<string, RoutePage[]>();
  for (const page of pages) {
    if (page.path === undefined) continue;
    const same = byPath.get(page.path);
    if (same) same.push(page);
    else byPath.set(page.path, [page]);
  }
  return byPath;
});

/** The pages that have a path: more than one where it was given twice. */
export function pagesAt(pages: readonly RoutePage[], path: string): readonly RoutePage[] {
  return pagesByPath(pages).get(path) ?? [];
}
