import { colorRoles, tagNameSource } from "../fields/parts/tag";
import type { SiteConfig } from "./config";
import { perRoute } from "./perRoute";

/** The start of coloured words in a text: `[[name: words]]`. */
const inText = new RegExp(String.raw`\[\[(${tagNameSource})\s*:`, "gu");

/** The colours that a config uses by name. */
export function colorNamesIn(config: SiteConfig): string[] {
  const found = new Set([...namesIn({ ...config, routes: [] }), ...config.routes.flatMap(namesOfRoute)]);
  return [...new Set([...Object.keys(config.tags), ...colorRoles])].filter((name) => found.has(name));
}

const namesOfRoute = perRoute("colours", (route) => namesIn(route));

function namesIn(value: unknown, key?: string): string[] {
  if (typeof value === "string") {
    if (key === "color") return [value];
    return value.includes("[[") ? Array.from(value.matchAll(inText), ([, name = ""]) => name) : [];
  }
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => namesIn(inner, key));
}
