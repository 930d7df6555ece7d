import type { CompiledBlock } from "../blocks/schemas";
import type { CompiledConfig } from "../config/config";
import type { Theme } from "../config/theme";
import { originOf } from "../fields/webAddress";
import type { Origins, Page, Shared } from "./page";

interface Compiled {
  shared: Shared;
  pages: Page[];
  theme: Theme;
  site: CompiledConfig["site"];
}

/** Lists the foreign origins that the config names: what pictures and avatars load, and where forms are sent. */
export function collectOrigins({ shared, pages, theme, site }: Compiled): Origins {
  const images = new Set<string>();
  const forms = new Set<string>();
  const add = (origins: Set<string>, address: string | undefined) => {
    const origin = address === undefined ? undefined : originOf(address);
    if (origin !== undefined) origins.add(origin);
  };

  add(images, shared.avatars.url);
  for (const { image } of theme.background.layers) add(images, image);
  visit([shared, site, pages], (node) => {
    if (typeof node["src"] === "string") add(images, node["src"]);
    if (node["type"] === "form") {
      const { delivery } = node as Extract<CompiledBlock, { type: "form" }>;
      if (delivery.type === "post") add(forms, delivery.url);
      else forms.add("mailto:");
    }
  });
  return { images: [...images].sort(), forms: [...forms].sort() };
}

function visit(value: unknown, found: (node: Record<string, unknown>) => void): void {
  if (typeof value !== "object" || value === null) return;
  if (!Array.isArray(value)) found(value as Record<string, unknown>);
  for (const child of Object.values(value)) visit(child, found);
}
