import type { SiteConfig } from "../config/config";
import { knowFacts, type RouteFacts } from "../config/perRoute";
import { routeSchema } from "../config/routes";
import type { ParsedText, StrictText } from "../json/parse";
import { reread } from "../json/reread";
import { isGroup } from "../schema/structure";
import type { Records } from "./records";

type Route = SiteConfig["routes"][number];

/** Remembers a config between two readings, so only changed pages are checked again. */
export class ConfigMemory {
  /** The parsed routes, by their values. */
  readonly outputs = new WeakMap<object, Route>();
  /** The number of parts that the last reading checked. */
  checked = 0;
  /** The results of earlier processes. */
  readonly records: Records | undefined;
  #last: StrictText | undefined;

  constructor(records?: Records) {
    this.records = records;
  }

  /** Parses a text that is mostly the same as the last one; `undefined` if it is not. */
  reread(text: string): ParsedText | undefined {
    return this.#last && reread(this.#last, text);
  }

  /** The value of a new reading, with the previous objects for the parts that did not change. */
  share(read: StrictText): unknown {
    this.checked = 0;
    const value = shared(this.#last?.value, read.value);
    // A process that keeps its results for the next one reads the config only once, and compiles it next.
    if (!this.records) this.#last = { ...read, value };
    return value;
  }

  /** Reuses the facts about a route that an earlier process has checked. */
  recallRoute(value: object, facts: RouteFacts): void {
    const route = parsedLater(value);
    knowFacts(route, facts);
    this.outputs.set(value, route);
  }
}

/** A valid route that is parsed when it is used, because few are. */
function parsedLater(value: object): Route {
  let parsed: Route | undefined;
  const route = () => (parsed ??= routeSchema.parse(value, { jitless: true }));
  return new Proxy({} as Route, {
    get: (_, key) => Reflect.get(route(), key) as unknown,
    has: (_, key) => Reflect.has(route(), key),
    ownKeys: () => Reflect.ownKeys(route()),
    getOwnPropertyDescriptor: (_, key) => Reflect.getOwnPropertyDescriptor(route(), key),
  });
}

function shared(previous: unknown, value: unknown): unknown {
  if (!isGroup(previous) || !isGroup(value)) return value;
  const entries = Object.entries(value).map(([key, next]): [string, unknown] => {
    const old = Object.hasOwn(previous, key) ? previous[key] : undefined;
    if (isSame(old, next)) return [key, old];
    if (key === "routes" || key === "posts") return [key, sharedEntries(old, next)];
    return [key, key === "news" || key === "theme" ? shared(old, next) : next];
  });
  return Object.fromEntries(entries);
}

function sharedEntries(previous: unknown, list: unknown): unknown {
  if (!Array.isArray(previous) || !Array.isArray(list)) return list;
  return list.map((next: unknown, index) => {
    const old: unknown = previous[index];
    return isSame(old, next) ? old : next;
  });
}

/** Whether two JSON values are equal, the order of their keys included. */
export function isSame(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (typeof one !== "object" || typeof other !== "object" || one === null || other === null) return false;
  if (Array.isArray(one)) {
    return (
      Array.isArray(other) &&
      one.length === other.length &&
      one.every((item, index) => isSame(item, other[index]))
    );
  }
  if (Array.isArray(other)) return false;
  const keys = Object.keys(one);
  const others = Object.keys(other);
  return (
    keys.length === others.length &&
    keys.every(
      (key, index) =>
        key === others[index] &&
        isSame((one as Record<string, unknown>)[key], (other as Record<string, unknown>)[key]),
    )
  );
}
