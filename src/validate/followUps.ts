import { configSchema } from "../config/config";
import { fillConstants } from "../fields/texts/constants";
import { fieldMeta } from "../fields/kind";
import type { Path } from "../schema/walk";
import { factsOf } from "./codeFacts";
import { constantsOf } from "./constantsOf";
import type { Finding } from "./finding";
import { linkPlaces } from "./links/linkPlaces";
import { valueAt } from "../schema/schemaAt";
import { Cursor } from "../schema/cursor";
import { meantBy } from "./shape/unknownKey";
import { pathKey } from "../schema/place";

/** Returns whether a finding only follows from one about the shape: a value under a wrong key or of a wrong type. */
export function followUpsOf(config: unknown, shape: readonly Finding[]): (finding: Finding) => boolean {
  const hidden = shape.flatMap((finding) => hiddenBy(config, finding));
  if (hidden.length === 0) return () => false;
  const places = new HiddenPlaces(config, hidden);
  const pages = lazily(() => hidden.some((path) => hidesPath(config, path)));
  const postTags = lazily(() => hidden.some(hidesPostTags));
  const anchors = lazily(() => linksToPages(config, pagesOfHiddenIds(config, hidden)));
  return ({ code, path, needs = [], needsAbove }) => {
    const { dependsOn = [] } = factsOf(code);
    if (dependsOn === "pages") return pages();
    if (dependsOn === "anchors") return anchors()(path);
    if (dependsOn === "post tags") return postTags();
    return (
      dependsOn.some((place) => places.has(place)) ||
      needs.some((place) => places.has(place) || places.hasIdsIn(place)) ||
      (needsAbove !== undefined && places.hasNameAbove(needsAbove))
    );
  };
}

/** The places that cannot be read. Looked up by path because thousands of findings may ask for them. */
class HiddenPlaces {
  readonly #keys: ReadonlySet<string>;
  /** Every place that is or contains one that may hold ids. */
  readonly #withIds = new Set<string>();
  /** The first entry of each list whose name cannot be read. */
  readonly #firstUnnamed = new Map<string, number>();

  constructor(config: unknown, hidden: readonly Path[]) {
    this.#keys = new Set(hidden.map(pathKey));
    for (const path of hidden) {
      const isIds = hidesIds(config, path);
      path.forEach((part, depth) => {
        if (isIds) this.#withIds.add(pathKey(path.slice(0, depth)));
        const rest = path.slice(depth + 1);
        if (typeof part !== "number" || !(isIds || rest.length === 0 || isSame(rest, ["name"]))) return;
        const list = pathKey(path.slice(0, depth));
        this.#firstUnnamed.set(list, Math.min(part, this.#firstUnnamed.get(list) ?? part));
      });
      if (isIds) this.#withIds.add(pathKey(path));
    }
  }

  has(path: Path): boolean {
    return this.#keys.has(pathKey(path));
  }

  hasIdsIn(path: Path): boolean {
    return this.#withIds.has(pathKey(path));
  }

  /** Whether the name of an earlier entry in the same list cannot be read. */
  hasNameAbove(entry: Path): boolean {
    return (this.#firstUnnamed.get(pathKey(entry.slice(0, -1))) ?? Infinity) < Number(entry.at(-1));
  }
}

/** Computes a value on first use. */
function lazily<Result extends {}>(work: () => Result): () => Result {
  let result: Result | undefined;
  return () => (result ??= work());
}

/** The places whose values cannot be read because of a finding about the shape. */
function hiddenBy(config: unknown, { code, path }: Finding): Path[] {
  return code === "unknown-key"
    ? meantBy(Cursor.of(configSchema, config).at(path)).filter(
        (meant) => valueAt(config, meant) === undefined,
      )
    : [path];
}

/** Whether an unreadable place makes the address of a page unknown. */
function hidesPath(config: unknown, path: Path): boolean {
  if (path[0] === "news") return hidesNews(path);
  if (path[0] !== "routes") return false;
  // A malformed address is enough.
  return path.length <= 2 || (isSame(path.slice(2), ["path"]) && typeof valueAt(config, path) !== "string");
}

/** Whether an unreadable place makes the address of the news page or of a post unknown. */
function hidesNews([, key = "path", , ofPost = "slug"]: Path): boolean {
  return key === "path" || (key === "posts" && ["slug", "date"].includes(String(ofPost)));
}

/** Whether a place may contain the tags of posts. */
function hidesPostTags([first, second, , key]: Path): boolean {
  return first === "news" && (second ?? "posts") === "posts" && (key ?? "tags") === "tags";
}

/** Whether a place may contain ids. */
function hidesIds(config: unknown, path: Path): boolean {
  const { structure, part, parent } = Cursor.of(configSchema, config).at(path);
  if (structure?.is === "group" || structure?.is === "list" || structure?.is === "choice") return true;
  const { nameKeys } = (parent?.schema && fieldMeta.get(parent.schema)) ?? {};
  return part === "id" || nameKeys?.includes(String(part)) === true;
}

/** The places in `routes` of pages with an id that cannot be read. */
function pagesOfHiddenIds(config: unknown, hidden: readonly Path[]): Set<unknown> {
  const paths = hidden.filter((path) => path[0] === "routes" && hidesIds(config, path));
  return new Set(paths.map(([, index]) => index));
}

/** Returns whether a link at a place goes to one of these pages. */
function linksToPages(config: unknown, pages: ReadonlySet<unknown>): (path: Path) => boolean {
  if (pages.size === 0) return () => false;
  const constants = constantsOf(config) ?? {};
  const routes = new Set([...pages].map((index) => valueAt(config, ["routes", index as number, "path"])));
  const places = new Set<string>();
  for (const { address: written, path } of linkPlaces(config)) {
    const address = fillConstants(written, constants);
    const isMeant = address.startsWith("#")
      ? path[0] !== "routes" || pages.has(path[1])
      : routes.has(address.replace(/[?#].*$/s, "").replace(/(?<=.)\/$/, ""));
    if (isMeant) places.add(pathKey(path));
  }
  return (path) => places.has(pathKey(path));
}

function isSame(path: Path, other: Path): boolean {
  return path.length === other.length && other.every((part, index) => path[index] === part);
}
