import type { Schema } from "../schema/structure";
import { type Field, visitFields } from "../schema/walk";
import type { SiteConfig } from "./config";
import { factsOf, perRoute } from "./perRoute";
import { routeSchema } from "./routes";

type Route = SiteConfig["routes"][number];

/** Reads facts from what a walk over a value shows. */
interface Reader<Seen extends unknown[], Facts> {
  see: (...seen: Seen) => void;
  /** JSON. Called after the walk. */
  facts: () => Facts;
}

/** Facts that are read in one walk with others. */
interface SharedFacts<Where extends unknown[], Facts> {
  ofRoute: (route: Route) => Facts;
  /** Reads only these facts, from any value. */
  in: (...where: Where) => Facts;
}

function sharedWalk<Seen extends unknown[], Where extends unknown[]>(
  walk: (see: (...seen: Seen) => void, ...where: Where) => void,
  routeAt: (route: Route) => Where,
) {
  const all = new Map<string, () => Reader<Seen, unknown>>();
  return <Facts>(name: string, begin: () => Reader<Seen, Facts>): SharedFacts<Where, Facts> => {
    all.set(name, begin);
    return {
      ofRoute: perRoute(name, (route) => {
        const readers = Array.from(all, ([name, begin]) => ({ name, ...begin() }));
        walk(
          (...seen) => {
            for (const { see } of readers) see(...seen);
          },
          ...routeAt(route),
        );
        const known = factsOf(route);
        for (const { name, facts } of readers) known[name] ??= facts();
        return known[name] as Facts;
      }),
      in: (...where) => {
        const { see, facts } = begin();
        walk(see, ...where);
        return facts();
      },
    };
  };
}

type Seen = [value: unknown, key: string, owner: object, outer: readonly string[]];

/**
 * Reads facts from all values in a route, at any depth, in one walk for all facts. Values in a list have its key.
 * `outer` has the keys around a value, the outermost first.
 */
export const factsOfValues = sharedWalk(
  (see: (...seen: Seen) => void, value: object) => {
    const outer: string[] = [];
    walkInside(value);

    function walkInside(owner: object): void {
      for (const key of Object.keys(owner)) show(owner[key as keyof object], key, owner);
    }

    function show(value: unknown, key: string, owner: object): void {
      if (Array.isArray(value)) {
        for (const item of value as unknown[]) show(item, key, owner);
        return;
      }
      see(value, key, owner, outer);
      if (typeof value !== "object" || value === null) return;
      outer.push(key);
      walkInside(value);
      outer.pop();
    }
  },
  (route): [value: object] => [route],
);

/** Reads facts from all fields of a route that have a kind, in one walk for all facts. */
export const factsOfFields = sharedWalk(
  (see: (field: Field) => void, schema: Schema, value: unknown) => visitFields(schema, value, see),
  (route): [schema: Schema, value: unknown] => [routeSchema, route],
);
