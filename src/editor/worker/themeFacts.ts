import type { ColorRole, Theme } from "../../config/theme";
import { contrast, contrastPairs } from "../../styling/theme/contrast";
import { nearestReadable } from "../../styling/theme/nearestReadable";
import { resolveTheme } from "../../styling/theme/resolveTheme";
import type { ColorFacts } from "../messages";

/** The colours of a theme, each with its worst contrast and the nearest readable colour. */
export function colorFacts(theme: Theme): ColorFacts[] {
  const { colors } = resolveTheme(theme);
  return (Object.keys(colors) as ColorRole[]).map((role): ColorFacts => {
    const value = colors[role];
    const pairs = contrastPairs
      .filter((pair) => pair.role === role || pair.on === role)
      .map((pair) => {
        const other = pair.role === role ? pair.on : pair.role;
        return { contrast: contrast(value, colors[other]), least: pair.least, with: other };
      })
      .sort((a, b) => a.contrast / a.least - b.contrast / b.least);
    const [worst] = pairs;
    const demands = pairs.map(({ least, with: other }) => ({ against: colors[other], least }));
    const isFaint = worst !== undefined && worst.contrast < worst.least;
    const readable = isFaint ? nearestReadable(value, demands) : undefined;
    return {
      role,
      value,
      isOwn: theme.colors[role] !== undefined,
      ...(worst ? { worst } : {}),
      ...(readable === undefined ? {} : { readable }),
    };
  });
}
