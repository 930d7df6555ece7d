import { type GroundColor, groundColors } from "../fields/parts/groundColor";
import type { SiteConfig } from "./config";
import { factsOfValues } from "./routeWalks";

/** The colours of the theme that a config uses as grounds. */
export function colorGroundsIn({ routes, news }: Pick<SiteConfig, "routes" | "news">): GroundColor[] {
  const found = new Set([grounds.in(news ?? {}), ...routes.map(grounds.ofRoute)].flat());
  return groundColors.filter((ground) => found.has(ground));
}

const grounds = factsOfValues("grounds", () => {
  const found: string[] = [];
  return {
    see(value, key) {
      if (key === "background" && typeof value === "string") found.push(value);
    },
    facts: () => found,
  };
});
