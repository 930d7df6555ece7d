import type { ColorRole } from "../../config/theme";
import { luminance } from "./contrast";

/** Whether a theme is dark, by its background. */
export function isDark({ colors }: { colors: Record<ColorRole, string> }): boolean {
  return luminance(colors.background) < 0.2;
}
