import { type Focus, places } from "../fields/pictures/focus";

export type { Focus };

/** All `focus` values in a config. */
export function focusesIn(config: unknown): Focus[] {
  const found = new Set<unknown>();
  const collect = (value: unknown) => {
    if (typeof value !== "object" || value === null) return;
    if (Array.isArray(value)) return value.forEach(collect);
    for (const key in value) {
      const inner: unknown = value[key as keyof object];
      if (key === "focus") found.add(inner);
      else collect(inner);
    }
  };
  collect(config);
  return places.filter((place) => found.has(place));
}
