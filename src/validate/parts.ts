import { configSchema } from "../config/config";
import { factsOf } from "../config/perRoute";
import { postSchema } from "../config/news";
import { routeSchema } from "../config/routes";
import { memoizeByConfig, memoizeByObject } from "../json/memoizeByObject";
import { valueAt } from "../schema/schemaAt";
import { isGroup, type Schema } from "../schema/structure";
import type { Path } from "../schema/walk";
import { type Answer, Questions } from "./answers";
import type { ConfigMemory } from "./configMemory";
import { constantsOf } from "./constantsOf";
import type { Finding } from "./finding";
import { enoughFindings } from "./mostFindings";
import { type KeptPart, type PlacedPart, unpacked } from "./records";
import type { Surroundings } from "./surroundings";
import { mostWorkOfConfig } from "./texts/formattingWork";
import { type Part, Stop } from "./stops";
import { tourOf } from "./tour";
import type { Around, Site, Visit } from "./visits";

/** A check of single values, blocks or pages. */
export type PartCheck = Visit<Finding>;

export type FoundByCheck = ReadonlyMap<PartCheck, readonly Finding[]>;

/** The findings in a part, and what else they depend on besides the config. */
interface PartRecord {
  checks: readonly PartCheck[];
  answers: Iterable<Answer>;
  found: readonly (readonly [PartCheck, readonly Finding[]])[];
}

/** A part of a config with its findings. Configs share the parts that did not change. */
class KnownPart implements Part, PlacedPart {
  readonly path: Path;
  readonly value: object;
  readonly schema: Schema;
  /** The values of the config outside of routes and posts that the findings can depend on. */
  readonly rest: object;
  /** The lists of {@link gathered} that are not empty, by name; undefined until the part is walked. */
  lists: Readonly<Record<string, readonly unknown[]>> | undefined;
  /** The results of an earlier process. */
  kept: Pick<KeptPart, "checked" | "lists"> | undefined;
  record: PartRecord | undefined;
  /** The work of reading its formatted texts. */
  work = 0;

  constructor({ path, value, schema }: Part, rest: object) {
    this.path = path;
    this.value = value;
    this.schema = schema;
    this.rest = rest;
  }
}

const routes = ["routes"];
const posts = ["news", "posts"];

/** The parts of a config: everything outside of the others, the languages, the routes and the posts. */
const partsOf = memoizeByObject((config: object): readonly KnownPart[] => {
  const [ofRoutes, ofPosts] = [entriesOf(config, routes, routeSchema), entriesOf(config, posts, postSchema)];
  const values: Record<string, unknown> = { ...config };
  if (ofRoutes.length > 0) values["routes"] = none;
  if (ofPosts.length > 0) values["news"] = { ...(values["news"] as object), posts: none };
  const rest = sameRest({ ...values, theme: withoutColors(values["theme"] ?? {}) });
  const ofLanguages = languagesPart(values["languages"]);
  if (ofLanguages.length > 0) values["languages"] = {};
  const whole = new KnownPart(
    { path: [], value: Array.isArray(config) ? config : values, schema: configSchema },
    rest,
  );
  return [whole, ...[...ofLanguages, ...ofRoutes, ...ofPosts].map((part) => knownPart(part, rest))];
});

const none: readonly never[] = [];

/** The theme as findings in routes and posts depend on it, so they survive a changed colour. */
function withoutColors(theme: unknown): unknown {
  return isGroup(theme) ? { ...theme, colors: undefined } : theme;
}

/** Objects whose values are compared one by one. */
const compared = new Set(["news", "theme"]);

/** The further languages, whose texts can be more than the pages. */
function languagesPart(value: unknown): Part[] {
  return isGroup(value) ? [{ path: ["languages"], value, schema: configSchema.shape.languages }] : [];
}

/** The entries of a list, unless one of them is malformed. */
function entriesOf(config: object, path: Path, schema: Schema): Part[] {
  const list = valueAt(config, path);
  if (!Array.isArray(list) || !list.every(isGroup)) return [];
  return list.map((value, index) => ({ path: [...path, index], value, schema }));
}

let lastRest: Record<string, unknown> = {};

/** The previous object, if its values outside of routes and posts are the same. */
function sameRest(rest: Record<string, unknown>): object {
  return (lastRest = hasSame(rest, lastRest) ? lastRest : rest);
}

function hasSame(one: Record<string, unknown>, other: Record<string, unknown>): boolean {
  const keys = Object.keys(one);
  return (
    keys.length === Object.keys(other).length &&
    keys.every(
      (key) =>
        one[key] === other[key] ||
        (compared.has(key) && isGroup(one[key]) && isGroup(other[key]) && hasSame(one[key], other[key])),
    )
  );
}

const known = new WeakMap<object, KnownPart>();

function knownPart(part: Part, rest: object): KnownPart {
  const same = known.get(part.value);
  const isSame = same?.rest === rest && same.path.join() === part.path.join();
  if (isSame) return same;
  const made = new KnownPart(part, rest);
  known.set(part.value, made);
  return made;
}

const budgetOf = memoizeByObject((_config: object) => ({ left: mostWorkOfConfig }));

const gatherers = new Map<string, Visit<unknown, Around>[]>();

/**
 * A list for checks of the whole site. Each part retains its entries, so they must be few and small.
 * @param name - of the list
 * @param visits - find the entries: fields, links, or JSON
 */
export function gathered<Item>(
  name: string,
  ...visits: Visit<Item, Around>[]
): (config: unknown) => readonly Item[] {
  gatherers.set(name, visits);
  return memoizeByConfig((config) =>
    isGroup(config)
      ? partsOf(config).flatMap((part) => (listsOf(part, config)[name] ?? none) as readonly Item[])
      : [],
  );
}

function listsOf(part: KnownPart, config: object): KnownPart["lists"] & {} {
  if (part.kept?.lists) {
    part.lists = Object.fromEntries(
      part.kept.lists.map(([name, items]) => [name, items.map((item) => unpacked(item, part))]),
    );
    part.kept.lists = undefined;
  }
  if (!part.lists) gathererOf(config)(part, { config, constants: constantsOf(config) ?? {} });
  return part.lists!;
}

const gathererOf = memoizeByObject((config: object) => walker(config, []));

/** Walks parts of a config with some stops, and records what {@link gathered} finds there. */
function walker(config: object, stops: readonly Stop[]): (part: KnownPart, context: Around | Site) => void {
  const ofLists = [...gatherers].map(
    ([name, visits]) => [name, visits.map((visit) => new Stop(visit))] as const,
  );
  const budget = budgetOf(config);
  const show = tourOf([...stops, ...ofLists.flatMap(([, ofList]) => ofList)], budget);
  return (part, context) => {
    // The part may have been read before, without the checks.
    if (part.lists) budget.left += part.work;
    const { left } = budget;
    show(part, context);
    part.work = left - budget.left;
    part.kept = undefined;
    const lists: Record<string, readonly unknown[]> = {};
    for (const [name, ofList] of ofLists)
      for (const stop of ofList) if (stop.hasFound) lists[name] = (lists[name] ?? none).concat(stop.take());
    part.lists = lists;
  };
}

/** Runs checks on a config without using or filling the cache. */
export function findIn(
  config: object,
  surroundings: Surroundings,
  checks: readonly PartCheck[],
  limit = enoughFindings,
) {
  const stops = checks.map((check) => new Stop(check, limit));
  const show = tourOf(stops, { left: mostWorkOfConfig });
  const constants = constantsOf(config) ?? {};
  show({ path: [], value: config, schema: configSchema }, { config, constants, surroundings } satisfies Site);
  return stops.flatMap((stop) => stop.take());
}

/**
 * Runs checks on one part after another. Unchanged parts keep their findings.
 * @param isSkipped - whether nothing is wanted from a route or a post
 */
export function findInParts(
  config: object,
  surroundings: Surroundings,
  checks: readonly PartCheck[],
  memory?: ConfigMemory,
  isSkipped: (value: object) => boolean = () => false,
): FoundByCheck {
  const all = new Map(checks.map((check): [PartCheck, Finding[]] => [check, []]));
  const stops = checks.map((check) => new Stop(check, enoughFindings));
  const walk = walker(config, stops);
  const budget = budgetOf(config);
  const constants = constantsOf(config) ?? {};
  const questions = new Questions(surroundings);
  for (const part of partsOf(config)) {
    const { record } = part;
    if (isSkipped(part.value)) continue;
    const isKnown =
      record?.checks === checks && part.work <= budget.left && questions.stillHold(record.answers);
    if (isKnown) budget.left -= part.work;
    for (const [check, findings] of isKnown ? record.found : look(part)) {
      const list = all.get(check)!;
      list.push(...findings.slice(0, enoughFindings - list.length));
    }
  }
  return all;

  function look(part: KnownPart): PartRecord["found"] {
    const world = memory ? questions.surroundings : surroundings;
    walk(part, { config, constants, surroundings: world } satisfies Site);
    const found: [PartCheck, readonly Finding[]][] = [];
    for (const stop of stops) if (stop.hasFound) found.push([stop.visit as PartCheck, stop.take()]);
    if (!memory) return found;
    memory.checked++;
    const isWhole = stops.every((stop) => !stop.isFull) && budget.left >= 0;
    const answers = questions.take();
    if (isWhole) part.record = { checks, answers, found };
    return found;
  }
}

/**
 * Reuses the results of an earlier process for the routes and posts of a config.
 * @param isOnlyChecked - whether the config is neither compiled nor kept for the next process
 * @returns whether there were any results
 */
export function recallParts(
  config: object,
  checks: readonly PartCheck[],
  memory: ConfigMemory,
  isOnlyChecked: boolean,
): boolean {
  const { records } = memory;
  let isRecalled = false;
  for (const part of records ? partsOf(config).slice(1) : []) {
    const kept = part.record ? undefined : records?.find(part);
    if (!kept) continue;
    isRecalled = true;
    const found = kept.found.map(([number, findings]) => [checks[number]!, findings] as const);
    part.record = { checks, answers: kept.answers, found };
    // The text of its results retains the text of all results.
    part.kept = isOnlyChecked ? { checked: undefined, lists: kept.lists } : kept;
    part.work = kept.work;
    if (part.schema === routeSchema) memory.recallRoute(part.value, isOnlyChecked ? {} : kept.facts());
  }
  records?.forget();
  return isRecalled;
}

/** Keeps the results for the next process. */
export function keepParts(config: object, checks: readonly PartCheck[], memory: ConfigMemory): void {
  const { outputs, records } = memory;
  const numbers = new Map(checks.map((check, number) => [check, number]));
  if (!records) return;
  for (const part of partsOf(config).slice(1)) {
    const { kept, lists = {}, record, value, work } = part;
    if (record?.checks !== checks) continue;
    const route = outputs.get(value);
    const facts = route ? factsOf(route) : {};
    facts["content"] = records.digestOf(value);
    const found = record.found.map(([check, findings]) => [numbers.get(check)!, findings] as const);
    records.add(part, kept?.checked ?? { found, lists: Object.entries(lists), work }, record.answers, facts);
  }
}
