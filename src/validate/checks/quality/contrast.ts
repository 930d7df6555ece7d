import type { CheckFile, Explanations } from "../../checkFile";
import { configWith } from "../../exampleConfigs";
import { type ColorRole, type Theme, themeSchema } from "../../../config/theme";
import { groupBy } from "../../../json/groupBy";
import { contrast, type ContrastPair } from "../../../styling/theme/contrast";
import { type ColorChanges, readableColors, unreadablePairs } from "../../../styling/theme/readableColors";
import { alternateOf } from "../../../styling/theme/looks";
import { resolveTheme } from "../../../styling/theme/resolveTheme";
import type { Finding } from "../../finding";
import { valueAt } from "../../../schema/schemaAt";
import { allOf, listed, quote, sentences, written } from "../../../words/words";

type Colors = Record<ColorRole, string>;

/** Reports the owner's colours with too little contrast, in each look. All advice together makes a readable theme. */
export function checkContrast(config: unknown): Finding[] {
  const theme = themeSchema.safeParse(valueAt(config, ["theme"]) ?? {});
  if (!theme.success) return [];
  const other = alternateOf(theme.data);
  return [...checkLook(theme.data), ...(other ? checkLook(other).map(inAlternate) : [])];
}

function inAlternate({ message, path, ...finding }: Finding): Finding {
  return {
    ...finding,
    message: `In the alternate look, ${message.charAt(0).toLowerCase()}${message.slice(1)}`,
    path: ["theme", "alternate", ...path.slice(1)],
  };
}

function checkLook(theme: Theme): Finding[] {
  const own = theme.colors;
  // The presets have enough contrast.
  if (Object.keys(own).length === 0) return [];
  const { colors } = resolveTheme(theme);
  // The default colour of information follows the others.
  const failing = unreadablePairs(colors).filter(({ role }) => role !== "info" || own.info !== undefined);
  if (failing.length === 0) return [];
  const changes = readableColors(theme);
  const isOwn = (role: ColorRole) => own[role] !== undefined;
  // The cause is the owner's colour that the advice changes. If it changes none, the owner's other colour.
  const byCause = groupBy(failing, ({ role, on }) => {
    const given = [role, on].find((one) => isOwn(one) && changes[one] !== undefined);
    return given ?? (isOwn(on) ? on : role);
  });
  const following = (Object.keys(changes) as ColorRole[]).filter((role) => isOwn(role) && !byCause.has(role));
  const added = new Set<ColorRole>();
  return [
    ...[...byCause]
      .filter(([role]) => isOwn(role))
      .map(([role, pairs]) => {
        const missing = [...new Set(pairs.flatMap((pair) => [pair.role, pair.on]))].filter(
          (one) => !isOwn(one) && changes[one] !== undefined && !added.has(one),
        );
        for (const one of missing) added.add(one);
        return explain(role, pairs, { colors, changes, missing });
      }),
    ...following.map((role) =>
      finding(
        role,
        `If you change the other colours as advised, also change ${quote(role)} to ${written(changes[role]!)}.`,
      ),
    ),
  ];
}

function explain(
  role: ColorRole,
  pairs: readonly ContrastPair[],
  { colors, changes, missing }: { colors: Colors; changes: ColorChanges; missing: readonly ColorRole[] },
): Finding {
  const others = [...new Set(pairs.map((pair) => (pair.role === role ? pair.on : pair.role)))];
  const worst = Math.min(...pairs.map((pair) => contrast(colors[pair.role], colors[pair.on])));
  const least = Math.max(...pairs.map((pair) => pair.least));
  const start = `${quote(role)} has too little contrast with ${allOf(others)}. The lowest contrast ratio is ${roundedDown(worst)}, but it must be at least ${least}.`;
  const instead = changes[role];
  const lines = missing.map((one) => `${quote(one)}: ${written(changes[one]!)}`);
  return finding(
    role,
    sentences(
      start,
      instead && `Use ${written(instead)}, the nearest colour that works.`,
      lines.length > 0 ? `Add ${listed(lines, "and")} to "colors".` : undefined,
    ),
  );
}

/** A contrast with two decimals, rounded down: one below a limit never reads as the limit. */
function roundedDown(ratio: number): string {
  return (Math.floor(ratio * 100) / 100).toFixed(2);
}

/** No fix: the owner chose the colour. */
function finding(role: ColorRole, message: string): Finding {
  return { code: "low-contrast", message, path: ["theme", "colors", role] };
}

export const checks: CheckFile = {
  section: "quality",
  codes: { "low-contrast": { severity: "warning" } },
  site: [checkContrast],
};

export const explanations: Explanations = {
  "low-contrast": {
    meaning: "The contrast between a colour and its background is too low.",
    example: configWith('"theme": { "preset": "daylight", "colors": { "text": "#9aa5b1" } }'),
  },
};
