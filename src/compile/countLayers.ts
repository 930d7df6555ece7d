import type { Theme } from "../config/theme";

/** How many pictures lie behind the pages of a theme: where each look has pictures of its own, those of both. */
export function countLayers({ alternate, background }: Theme): number {
  const own = typeof alternate === "object" ? alternate.background?.layers : undefined;
  return background.layers.length + (own?.length ?? 0);
}
