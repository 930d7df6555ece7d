import { type Focus, places } from "../fields/pictures/focus";
import type { SiteConfig } from "./config";
import { perRoute } from "./perRoute";

export type { Focus };

export function focusesIn(config: SiteConfig): Focus[] {
  const found = new Set([focusesOf({ ...config, routes: [] }), ...config.routes.map(focusesOfRoute)].flat());
  return places.filter((place) => found.has(place));
}

const focusesOfRoute = perRoute("focuses", focusesOf);

function focusesOf(value: unknown): unknown[] {
  if (typeof value !== "object" || value === null) return [];
  if (Array.isArray(value)) return value.flatMap(focusesOf);
  return Object.entries(value).flatMap(([key, inner]) => (key === "focus" ? [inner] : focusesOf(inner)));
}
