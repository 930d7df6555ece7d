import { colorRoles, tagNameSource } from "../fields/parts/tag";
import type { SiteConfig } from "./config";
import { factsOfValues } from "./routeWalks";

/** The start of coloured words in a text: `[[name: words]]`. */
const inText = new RegExp(String.raw`\[\[(${tagNameSource})\s*:`, "gu");

/** The colours that a config uses by name. */
export function colorNamesIn(config: SiteConfig): string[] {
  const found = new Set([...names.in({ ...config, routes: [] }), ...config.routes.flatMap(names.ofRoute)]);
  return [...new Set([...Object.keys(config.tags), ...colorRoles])].filter((name) => found.has(name));
}

const names = factsOfValues("colours", () => {
  const found: string[] = [];
  return {
    see(value, key) {
      if (typeof value !== "string") return;
      if (key === "color") found.push(value);
      else if (value.includes("[[")) for (const [, name = ""] of value.matchAll(inText)) found.push(name);
    },
    facts: () => found,
  };
});
