import type { Theme } from "../config/theme";

/** The number of background pictures of a theme. If each colour scheme has its own pictures, both are counted. */
export function countLayers({ alternate, background }: Theme): number {
  const own = typeof alternate === "object" ? alternate.background?.layers : undefined;
  return background.layers.length + (own?.length ?? 0);
}
