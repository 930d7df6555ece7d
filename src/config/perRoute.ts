import type { SiteConfig } from "./config";

type Route = SiteConfig["routes"][number];

/** Facts about a route, by name. They are JSON, because the next process reuses them. */
export type RouteFacts = Record<string, unknown>;

const known = new WeakMap<Route, RouteFacts>();

/** The known facts about a route. */
export function factsOf(route: Route): RouteFacts {
  const facts = known.get(route) ?? {};
  known.set(route, facts);
  return facts;
}

/** Reuses facts from an earlier process. */
export function knowFacts(route: Route, facts: RouteFacts): void {
  known.set(route, facts);
}

/**
 * Reads each route once, because most changes of the config change few routes.
 * @param name - of the facts
 * @param read - must depend on nothing but the route, and return JSON
 */
export function perRoute<Facts>(name: string, read: (route: Route) => Facts): (route: Route) => Facts {
  return (route) => (factsOf(route)[name] ??= read(route)) as Facts;
}

/** A route without its blocks. */
export const headOf = perRoute("head", (route): Omit<Route, "blocks"> => {
  const { blocks: _, ...head } = route;
  return head;
});

/** Identifies the content of a route: its digest, if that is known. */
export function contentOf(route: Route): string {
  return (factsOf(route)["content"] as string | undefined) ?? JSON.stringify(route);
}
