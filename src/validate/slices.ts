import { configSchema } from "../config/config";
import { postSchema } from "../config/news";
import { routeSchema } from "../config/routes";
import { memoizeByObject } from "../json/memoizeByObject";
import { type Entry, entriesAt } from "../schema/entriesAt";
import { valueAt } from "../schema/schemaAt";
import { isGroup, type Schema } from "../schema/structure";
import type { Path } from "../schema/walk";

/** A value of a config and its schema. */
export interface Part {
  readonly path: Path;
  readonly value: object;
  readonly schema: Schema;
}

/** Parts of a config that are checked together: some routes, some posts, or everything else. */
export class Slice {
  readonly parts: readonly Part[];
  /** The lists of {@link gathered}, by their numbers. */
  readonly lists: (readonly unknown[])[] = [];

  /** The values of the config outside of routes and posts. */
  readonly rest: object;
  /** Whether its texts were too much work to read after those of other slices. */
  isUnread = false;
  /** The work of reading its formatted texts. */
  work = 0;

  constructor(parts: readonly Part[], rest: object) {
    this.parts = parts;
    this.rest = rest;
  }
}

/** Few enough that their lists need little memory. With one page a slice, checks take 15 % longer. */
const pagesOfSlice = 16;

const routes = ["routes"];
const posts = ["news", "posts"];

/** The slices of a config, everything else first. */
export const slicesOf = memoizeByObject((config: object): readonly Slice[] => {
  const [ofRoutes, ofPosts] = [partsAt(config, routes, routeSchema), partsAt(config, posts, postSchema)];
  const rest: Record<string, unknown> = { ...config };
  if (ofRoutes.length > 0) rest["routes"] = [];
  if (ofPosts.length > 0) rest["news"] = { ...(rest["news"] as object), posts: [] };
  const ofRest = new Slice([{ path: [], value: rest, schema: configSchema }], rest);
  return [ofRest, ...slicesFrom(ofRoutes, rest), ...slicesFrom(ofPosts, rest)];
});

/** The entries of a list, unless one of them is malformed. */
function partsAt(config: object, path: Path, schema: Schema): Part[] {
  const list = valueAt(config, path);
  if (!Array.isArray(list) || !list.every(isGroup)) return [];
  return list.map((value, index) => ({ path: [...path, index], value, schema }));
}

/** Slices by their first entry. A config may share them with the previous one. */
const known = new WeakMap<object, Slice>();

function slicesFrom(parts: readonly Part[], rest: object): Slice[] {
  return Array.from({ length: Math.ceil(parts.length / pagesOfSlice) }, (_, number) => {
    const own = parts.slice(number * pagesOfSlice, (number + 1) * pagesOfSlice);
    const { value } = own[0]!;
    const same = known.get(value);
    if (same?.isUnread === false && hasParts(same, own) && isSameRest(same.rest, rest)) return same;
    const slice = new Slice(own, rest);
    known.set(value, slice);
    return slice;
  });
}

function hasParts({ parts }: Slice, others: readonly Part[]): boolean {
  return (
    parts.length === others.length &&
    parts.every(({ path, value }, index) => {
      const other = others[index]!;
      return value === other.value && path.at(-1) === other.path.at(-1) && path[0] === other.path[0];
    })
  );
}

/** Whether two configs have the same values outside of routes and posts. */
function isSameRest(one: object, other: object): boolean {
  const entries = Object.entries(one);
  const others = new Map<string, unknown>(Object.entries(other));
  return (
    entries.length === others.size &&
    entries.every(([key, value]: [string, unknown]) => {
      const second = others.get(key);
      if (value === second) return true;
      if (key === "routes") return isEmpty(value) && isEmpty(second);
      if (key === "posts") return isEmpty(value) && isEmpty(second);
      return key === "news" && isGroup(value) && isGroup(second) && isSameRest(value, second);
    })
  );
}

function isEmpty(value: unknown): boolean {
  return Array.isArray(value) && value.length === 0;
}

/** A slice that looks like a config. */
interface View {
  slice: Slice;
  config: object;
}

const views = new WeakMap<object, View>();

/**
 * A config for the checks of a slice: all of its values can be read, but its fields and texts are those of the slice. Lists
 * of them belong to the view and are released together with it.
 */
export function viewOf(slice: Slice, config: object): object {
  const view = { ...config };
  views.set(view, { slice, config });
  return view;
}

/** The slice that a check sees; `undefined` if it sees a whole config. */
export function sliceOf(config: object): Slice | undefined {
  return views.get(config)?.slice;
}

/** The parts that a check sees. */
export function partsOf(config: object): readonly Part[] {
  return sliceOf(config)?.parts ?? [{ path: [], value: config, schema: configSchema }];
}

/** Whether a check sees only routes or posts. */
export function hasOnlyPages(config: object): boolean {
  return partsOf(config).every(({ path }) => path.length > 0);
}

/** The whole config of a view. */
export function wholeOf(config: object): object {
  return views.get(config)?.config ?? config;
}

/** The routes that a check sees. */
export function routesOf(config: unknown): Entry[] {
  return entriesOf(config, routes);
}

/** The posts that a check sees. */
export function postsOf(config: unknown): Entry[] {
  return entriesOf(config, posts);
}

function entriesOf(config: unknown, list: Path): Entry[] {
  return (isGroup(config) ? partsOf(config) : []).flatMap(({ path, value }) => {
    if (path.length === 0) return entriesAt(value, list);
    return path[0] === list[0] ? [{ value: value as Entry["value"], path }] : [];
  });
}

const gatherers: ((view: object) => readonly unknown[])[] = [];

/**
 * A list for checks of the whole site. Each slice keeps its entries, so they must be few and small.
 * @param work - lists the entries of a slice
 */
export function gathered<Item>(
  work: (view: object) => readonly Item[],
): (config: unknown) => readonly Item[] {
  const number = gatherers.push(work) - 1;
  const listOf = (slice: Slice, view: () => object) =>
    (slice.lists[number] ??= work(view())) as readonly Item[];
  return (config) => {
    if (!isGroup(config)) return [];
    const slice = sliceOf(config);
    return slice
      ? listOf(slice, () => config)
      : slicesOf(config).flatMap((one) => listOf(one, () => viewOf(one, config)));
  };
}

/** Fills all lists of a slice. */
export function gather({ lists }: Slice, view: object): void {
  gatherers.forEach((work, number) => (lists[number] ??= work(view)));
}
