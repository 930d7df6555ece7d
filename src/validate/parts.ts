import { configSchema } from "../config/config";
import { postSchema } from "../config/news";
import { routeSchema } from "../config/routes";
import { memoizeByObject } from "../json/memoizeByObject";
import { valueAt } from "../schema/schemaAt";
import { isGroup, type Schema } from "../schema/structure";
import type { Path } from "../schema/walk";
import { type Answer, noting, stillHold } from "./answers";
import type { ConfigMemory } from "./configMemory";
import { constantsOf } from "./constantsOf";
import type { Finding } from "./finding";
import { enoughFindings } from "./mostFindings";
import type { Surroundings } from "./surroundings";
import { mostWorkOfConfig } from "./texts/formattingWork";
import { type Part, Stop, tourOf } from "./tour";
import type { Around, Site, Visit } from "./visits";

/** A check of single values, blocks or pages. */
export type PartCheck = Visit<Finding>;

export type FoundByCheck = ReadonlyMap<PartCheck, readonly Finding[]>;

/** The findings in a part, and what else they depend on besides the config. */
interface PartRecord {
  checks: readonly PartCheck[];
  answers: readonly Answer[];
  found: readonly (readonly [PartCheck, readonly Finding[]])[];
}

/** A part of a config with its findings. Configs share the parts that did not change. */
class KnownPart implements Part {
  readonly path: Path;
  readonly value: object;
  readonly schema: Schema;
  /** The values of the config outside of routes and posts. */
  readonly rest: object;
  /** The lists of {@link gathered}, by number; undefined until the part is walked. */
  lists: readonly (readonly unknown[])[] | undefined;
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

/** The parts of a config. Everything outside of routes and posts comes first. */
const partsOf = memoizeByObject((config: object): readonly KnownPart[] => {
  const [ofRoutes, ofPosts] = [entriesOf(config, routes, routeSchema), entriesOf(config, posts, postSchema)];
  const values: Record<string, unknown> = { ...config };
  if (ofRoutes.length > 0) values["routes"] = none;
  if (ofPosts.length > 0) values["news"] = { ...(values["news"] as object), posts: none };
  const rest = sameRest(values);
  const whole = new KnownPart(
    { path: [], value: Array.isArray(config) ? config : rest, schema: configSchema },
    rest,
  );
  return [whole, ...[...ofRoutes, ...ofPosts].map((part) => knownPart(part, rest))];
});

const none: readonly never[] = [];

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
        (key === "news" && isGroup(one[key]) && isGroup(other[key]) && hasSame(one[key], other[key])),
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

const gatherers: Visit<unknown, Around>[][] = [];

/** A list for checks of the whole site. Each part retains its entries, so they must be few and small. */
export function gathered<Item>(...visits: Visit<Item, Around>[]): (config: unknown) => readonly Item[] {
  const number = gatherers.push(visits) - 1;
  return (config) =>
    isGroup(config) ? partsOf(config).flatMap((part) => listsOf(part, config)[number] as Item[]) : [];
}

function listsOf(part: KnownPart, config: object): KnownPart["lists"] & {} {
  if (!part.lists) gathererOf(config)(part, { config, constants: constantsOf(config) ?? {} });
  return part.lists!;
}

const gathererOf = memoizeByObject((config: object) => walker(config, []));

/** Walks parts of a config with some stops, and records what {@link gathered} finds there. */
function walker(config: object, stops: readonly Stop[]): (part: KnownPart, context: Around | Site) => void {
  const ofLists = gatherers.map((visits) => visits.map((visit) => new Stop(visit)));
  const budget = budgetOf(config);
  const show = tourOf([...stops, ...ofLists.flat()], budget);
  return (part, context) => {
    // The part may have been read before, without the checks.
    if (part.lists) budget.left += part.work;
    const { left } = budget;
    show(part, context);
    part.work = left - budget.left;
    part.lists = ofLists.map(([stop, ...more]) =>
      more.length === 0 ? stop!.take() : [stop!, ...more].flatMap((one) => one.take()),
    );
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

/** Runs checks on one part after another. Unchanged parts keep their findings. */
export function findInParts(
  config: object,
  surroundings: Surroundings,
  checks: readonly PartCheck[],
  memory?: ConfigMemory,
): FoundByCheck {
  const all = new Map(checks.map((check): [PartCheck, Finding[]] => [check, []]));
  const stops = checks.map((check) => new Stop(check, enoughFindings));
  const walk = walker(config, stops);
  const budget = budgetOf(config);
  const constants = constantsOf(config) ?? {};
  for (const part of partsOf(config)) {
    const { record } = part;
    const isKnown =
      record?.checks === checks && part.work <= budget.left && stillHold(record.answers, surroundings);
    if (isKnown) budget.left -= part.work;
    for (const [check, findings] of isKnown ? record.found : look(part)) {
      const list = all.get(check)!;
      list.push(...findings.slice(0, enoughFindings - list.length));
    }
  }
  return all;

  function look(part: KnownPart): PartRecord["found"] {
    const answers: Answer[] = [];
    const world = memory ? noting(surroundings, answers) : surroundings;
    walk(part, { config, constants, surroundings: world } satisfies Site);
    const found = stops.flatMap((stop) => {
      const findings = stop.take();
      return findings.length > 0 ? [[stop.visit as PartCheck, findings] as const] : [];
    });
    if (!memory) return found;
    memory.checked++;
    const isWhole = stops.every((stop) => !stop.isFull) && budget.left >= 0;
    if (isWhole) part.record = { checks, answers, found };
    return found;
  }
}
