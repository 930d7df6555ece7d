import { type ColorRole, themeSchema } from "../../../config/theme";
import { contrast } from "../../../styling/theme/contrast";
import { type ContrastPair, contrastPairs } from "../../../styling/theme/contrastPairs";
import { nearestReadable } from "../../../styling/theme/nearestReadable";
import { resolveTheme } from "../../../styling/theme/resolveTheme";
import type { Finding } from "../../finding";
import { valueAt } from "../../../schema/schemaAt";
import { allOf, quote, written } from "../../../words/words";

type Colors = Record<ColorRole, string>;

/** The colours that an owner chose can be told from those they stand on. */
export function checkContrast(config: unknown): Finding[] {
  const theme = themeSchema.safeParse(valueAt(config, ["theme"]) ?? {});
  if (!theme.success) return [];
  const own = theme.data.colors;
  // The presets by themselves can be read.
  if (Object.keys(own).length === 0) return [];
  const { colors } = resolveTheme(theme.data);
  const failing = contrastPairs.filter(({ role, on, least }) => contrast(colors[role], colors[on]) < least);
  const byCause = new Map<ColorRole, ContrastPair[]>();
  for (const pair of failing) {
    // Of a pair that is the owner's on both sides, the words give way.
    const cause = own[pair.role] === undefined ? pair.on : pair.role;
    byCause.set(cause, [...(byCause.get(cause) ?? []), pair]);
  }
  return [...byCause]
    .filter(([role]) => own[role] !== undefined)
    .map(([role, pairs]) => explain(role, pairs, colors));
}

function explain(role: ColorRole, pairs: readonly ContrastPair[], colors: Colors): Finding {
  const others = pairs.map((pair) => (pair.role === role ? pair.on : pair.role));
  const worst = Math.min(...pairs.map((pair) => contrast(colors[pair.role], colors[pair.on])));
  const least = Math.max(...pairs.map((pair) => pair.least));
  const demands = contrastPairs
    .filter((pair) => pair.role === role || pair.on === role)
    .map((pair) => ({ against: colors[pair.role === role ? pair.on : pair.role], least: pair.least }));
  const instead = nearestReadable(colors[role], demands);
  const names = allOf(others);
  const start = `${quote(role)} and ${names} are too much alike to be read: their contrast is ${worst.toFixed(1)}, and has to be ${least}.`;
  const advice = instead
    ? `The nearest colour that works is ${written(instead)}.`
    : `No shade of ${quote(colors[role])} works with all of them: change ${names} too.`;
  return {
    code: "low-contrast",
    message: `${start} ${advice}`,
    // The owner's own colour is changed by nobody else.
    path: ["theme", "colors", role],
  };
}
