import type { PointPlaces } from "../fields/pictures/point";
import type { SiteConfig } from "./config";
import { perRoute } from "./perRoute";

type Point = Record<"x" | "y", number>;

export function pointPlacesIn(config: SiteConfig): PointPlaces {
  const points = [pointsOf({ ...config, routes: [] }), ...config.routes.map(pointsOfRoute)].flat();
  const used = (axis: "x" | "y") =>
    [...new Set(points.map((point) => point[axis]))].toSorted((a, b) => a - b);
  return { x: used("x"), y: used("y") };
}

const pointsOfRoute = perRoute("points", pointsOf);

function pointsOf(value: unknown): Point[] {
  if (typeof value !== "object" || value === null) return [];
  if (Array.isArray(value)) return value.flatMap(pointsOf);
  return Object.entries(value).flatMap(([key, inner]) =>
    key === "points" && Array.isArray(inner) ? (inner as Point[]) : pointsOf(inner),
  );
}
