import { presetNames, themeSchema } from "../../../config/theme";
import { valueAt } from "../../../schema/schemaAt";
import { alternateOf, isDark } from "../../../styling/theme/looks";
import { resolveTheme } from "../../../styling/theme/resolveTheme";
import { anyOf } from "../../../words/words";
import type { Finding } from "../../finding";

/** Of the two looks of a theme one is light and one is dark. */
export function checkLooks(config: unknown): Finding[] {
  const theme = themeSchema.safeParse(valueAt(config, ["theme"]) ?? {});
  const other = theme.success ? alternateOf(theme.data) : undefined;
  if (!theme.success || !other) return [];
  const isNight = isDark(resolveTheme(theme.data));
  if (isDark(resolveTheme(other)) !== isNight) return [];
  const [kind, wanted] = isNight ? ["dark", "light"] : ["light", "dark"];
  const fitting = presetNames.filter(
    (preset) => isDark(resolveTheme({ ...other, preset, colors: {} })) !== isNight,
  );
  const message = `Both looks of the theme are ${kind}, so that visitors who prefer a ${wanted} one get none. Begin the alternate with the preset ${anyOf(fitting)}.`;
  return [{ code: "alike-looks", message, path: ["theme", "alternate"] }];
}
