import type { SiteConfig } from "./config";

type Route = SiteConfig["routes"][number];

/** Reads each route once, because a save of the config changes few routes. */
export function perRoute<Facts>(read: (route: Route) => Facts): (route: Route) => Facts {
  const known = new WeakMap<Route, { facts: Facts }>();
  return (route) => {
    let entry = known.get(route);
    if (!entry) known.set(route, (entry = { facts: read(route) }));
    return entry.facts;
  };
}
