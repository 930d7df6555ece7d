import { contrast } from "./contrast";

/** The colour of words on a surface: the preferred one, or black or white if that is too faint. */
export function readableOn(surface: string, preferred: string): string {
  if (contrast(surface, preferred) >= 4.5) return preferred;
  return contrast(surface, "#000000") > contrast(surface, "#ffffff") ? "#000000" : "#ffffff";
}
