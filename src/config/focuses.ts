import { type Focus, places } from "../fields/pictures/focus";
import type { SiteConfig } from "./config";
import { factsOfValues } from "./routeWalks";

export type { Focus };

export function focusesIn(config: SiteConfig): Focus[] {
  const found = new Set(
    [focuses.in({ ...config, routes: [] }), ...config.routes.map(focuses.ofRoute)].flat(),
  );
  return places.filter((place) => found.has(place));
}

const focuses = factsOfValues("focuses", () => {
  const found: unknown[] = [];
  return {
    see(value, key) {
      if (key === "focus") found.push(value);
    },
    facts: () => found,
  };
});
