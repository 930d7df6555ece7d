import type { PointPlaces } from "../fields/pictures/point";
import type { SiteConfig } from "./config";
import { factsOfValues } from "./routeWalks";

type Point = Record<"x" | "y", number>;

export function pointPlacesIn(config: SiteConfig): PointPlaces {
  const all = [points.in({ ...config, routes: [] }), ...config.routes.map(points.ofRoute)].flat();
  const used = (axis: "x" | "y") => [...new Set(all.map((point) => point[axis]))].toSorted((a, b) => a - b);
  return { x: used("x"), y: used("y") };
}

const points = factsOfValues("points", () => {
  const found: Point[] = [];
  return {
    see(value, key, owner) {
      if (key === "points" && Array.isArray(owner[key as keyof object])) found.push(value as Point);
    },
    facts: () => found,
  };
});
