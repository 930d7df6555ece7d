import { type GroundColor, groundColors } from "../fields/parts/groundColor";
import type { SiteConfig } from "./config";
import { perRoute } from "./perRoute";

/** The colours of the theme that a config uses as grounds. */
export function colorGroundsIn({ routes, news }: Pick<SiteConfig, "routes" | "news">): GroundColor[] {
  const found = new Set([groundsOf(news), ...routes.map(groundsOfRoute)].flat());
  return groundColors.filter((ground) => found.has(ground));
}

const groundsOfRoute = perRoute("grounds", groundsOf);

function groundsOf(value: unknown): unknown[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => (key === "background" ? [inner] : groundsOf(inner)));
}
