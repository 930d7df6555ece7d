import type { CheckFile, Explanations } from "../../checkFile";
import { configWith, pageWith } from "../../exampleConfigs";
import { presetNames, themeSchema } from "../../../config/theme";
import { valueAt } from "../../../schema/schemaAt";
import { isDark } from "../../../styling/theme/contrast";
import { alternateOf } from "../../../styling/theme/looks";
import { isGrey, oklabOf } from "../../../styling/theme/oklab";
import { presets } from "../../../styling/theme/presets";
import { resolveTheme } from "../../../styling/theme/resolveTheme";
import { anyOf, listed, quote, sentences } from "../../../words/words";
import type { Finding } from "../../finding";
import { onFields } from "../../visits";

const themeOf = (config: unknown) => themeSchema.safeParse(valueAt(config, ["theme"]) ?? {}).data;

/** Reports two light or two dark looks. */
export function checkLooks(config: unknown): Finding[] {
  const theme = themeOf(config);
  const other = theme && alternateOf(theme);
  if (!other) return [];
  const isNight = isDark(resolveTheme(theme));
  if (isDark(resolveTheme(other)) !== isNight) return [];
  const [kind, wanted] = isNight ? ["dark", "light"] : ["light", "dark"];
  const fitting = presetNames.filter((name) => isDark(presets[name]) !== isNight);
  const message = `Both looks of the theme are ${kind}, so visitors who prefer ${wanted} mode cannot have it. Use a ${wanted} preset for "alternate": ${anyOf(fitting)}.`;
  return [{ code: "same-color-scheme", message, path: ["theme", "alternate"] }];
}

/** The roles that fill most of a page. */
const groundRoles = ["background", "surface", "text"] as const;

/** Reports an alternate look without the tint that the owner chose. It keeps the primary and the accent colour. */
export function checkAlternateColors(config: unknown): Finding[] {
  const theme = themeOf(config);
  if (theme?.alternate === undefined) return [];
  const { alternate } = theme;
  const isName = typeof alternate === "string";
  const { preset, colors } = isName ? { preset: alternate, colors: {} } : alternate;
  if (preset === "auto") return [];
  // A grey page has no tint that the other look could share.
  const tinted = groundRoles.filter((role) => !isGrey(oklabOf(theme.colors[role] ?? "#000")));
  const ignored = tinted.filter((role) => theme.colors[role] !== undefined && !Object.hasOwn(colors, role));
  if (ignored.length === 0) return [];
  const roles = listed(ignored.map(quote), "and");
  const message = sentences(
    `The theme changes ${roles}, but its alternate look still uses the colours of the preset ${quote(preset)}.`,
    isName
      ? `Use "auto" to create its colours from yours. Or use { "preset": ${quote(preset)}, "colors": { … } }, and set ${roles} in "colors".`
      : `Use "auto" to create its colours from yours, or set ${roles} in the "colors" of "alternate".`,
  );
  return [
    {
      code: "alternate-ignores-colors",
      message,
      path: ["theme", "alternate", ...(isName ? [] : ["preset"])],
    },
  ];
}

/** The smallest angle between two main colours that visitors take for different ones, in degrees. */
const OTHER_HUE = 60;

/** Reports a second look whose preset has another main colour. An own colour is kept, and one in the second look is meant. */
export function checkBrand(config: unknown): Finding[] {
  const theme = themeOf(config);
  const other = theme && alternateOf(theme);
  if (!other || typeof theme.alternate !== "string" || theme.alternate === "auto") return [];
  const [first, second] = [resolveTheme(theme), resolveTheme(other)];
  if (isDark(first) === isDark(second)) return [];
  const { primary } = second.colors;
  const [one, two] = [first.colors.primary, primary].map(oklabOf);
  if (isGrey(one!) || isGrey(two!)) return [];
  const turn = Math.abs(Math.atan2(one!.b, one!.a) - Math.atan2(two!.b, two!.a)) * (180 / Math.PI);
  if (Math.min(turn, 360 - turn) < OTHER_HUE) return [];
  const message = `Visitors with this look see another main colour, ${quote(primary)}. Use "auto" to keep yours. If you want both, use { "preset": ${quote(theme.alternate)} }.`;
  return [{ code: "other-brand", message, path: ["theme", "alternate"] }];
}

/** Reports a preset if all of its visible colours and text fonts are replaced. */
export function checkPresetOverrides(config: unknown): Finding[] {
  const theme = themeOf(config);
  const path = ["theme", "preset"];
  if (!theme || valueAt(config, path) === undefined) return [];
  const { colors, fonts } = theme;
  // The colour of information follows the others.
  const roles = Object.keys(presets[theme.preset].colors).filter((role) => role !== "info");
  const hasColors = roles.some((role) => !Object.hasOwn(colors, role));
  // Every preset has the same font for code.
  if (hasColors || fonts.heading === undefined || fonts.body === undefined) return [];
  const message = sentences(
    `The theme replaces every colour and both text fonts of the preset ${quote(theme.preset)}, so the preset has almost no effect.`,
    "Remove the colours and fonts that should come from the preset.",
  );
  return [{ code: "preset-overridden", message, path }];
}

/** Reports the preset of a second look whose colours and background are the same without it. */
export function checkReplacedPreset(config: unknown): Finding[] {
  const path = ["theme", "alternate", "preset"];
  const theme = themeOf(config);
  if (typeof theme?.alternate !== "object" || valueAt(config, path) === undefined) return [];
  const { alternate } = theme;
  const lookWith = (preset: typeof alternate.preset) => {
    const other = alternateOf({ ...theme, alternate: { ...alternate, preset } });
    const { colors, background } = resolveTheme(other!);
    return JSON.stringify([colors, background]);
  };
  if (alternate.preset === "auto" || lookWith(alternate.preset) !== lookWith("auto")) return [];
  const message = `The preset ${quote(alternate.preset)} changes nothing in this look: its colours and background are replaced. Remove "preset".`;
  return [{ code: "preset-without-effect", message, path, fix: { do: "remove" } }];
}

/** Reports pictures for dark mode on sites with one mode. */
const checkDarkPictures = onFields(["image"], ({ part, value, path }, { config }): Finding[] => {
  if (part !== "dark" || typeof value !== "string" || valueAt(config, ["theme", "alternate"]) !== undefined)
    return [];
  const message = `Visitors never see ${quote(value)}, because the site has no second look. Add "alternate": "auto" to "theme", or remove "dark".`;
  return [{ code: "dark-without-look", message, path }];
});

export const checks: CheckFile = {
  section: "quality",
  codes: {
    "same-color-scheme": { severity: "warning" },
    "alternate-ignores-colors": { severity: "warning" },
    "other-brand": { severity: "warning" },
    "preset-overridden": { severity: "warning" },
    "preset-without-effect": { severity: "warning" },
    "dark-without-look": { severity: "warning" },
  },
  general: [checkDarkPictures],
  site: [checkAlternateColors, checkBrand, checkLooks, checkPresetOverrides, checkReplacedPreset],
};

export const explanations: Explanations = {
  "dark-without-look": {
    meaning: "A picture has a version for dark mode, but the site has only one look.",
    example: pageWith('{ "type": "image", "src": "/art/mill.svg", "dark": "/logo.svg", "alt": "The mill" }'),
  },
  "same-color-scheme": {
    meaning: "The theme and its alternate are both dark or both light.",
    example: configWith('"theme": { "preset": "midnight", "alternate": "ember" }'),
  },
  "alternate-ignores-colors": {
    meaning: "The theme tints its background, surfaces or text, but its alternate does not follow.",
    example: configWith(
      '"theme": { "preset": "midnight", "alternate": "daylight", "colors": { "background": "#241010" } }',
    ),
  },
  "other-brand": {
    meaning: "The main colour of the second look has another hue.",
    example: configWith('"theme": { "preset": "raven", "alternate": "vista" }'),
  },
  "preset-overridden": {
    meaning: "The theme replaces every colour and both text fonts of its preset.",
    example: configWith(`"theme": {
    "preset": "raven",
    "colors": {
      "background": "#0e0c10", "surface": "#18151b", "surfaceRaised": "#241f28",
      "text": "#efe7da", "textMuted": "#b9ac9f", "border": "#443940", "focus": "#f0d28c",
      "primary": "#d9a94f", "onPrimary": "#241500", "accent": "#ef7468", "onAccent": "#2b0503",
      "success": "#8fce8f", "warning": "#f0bd5a", "danger": "#ff8f86"
    },
    "fonts": { "heading": "cinzel", "body": "lora" }
  }`),
  },
  "preset-without-effect": {
    meaning: "The second look replaces all colours and the background of its preset.",
    example: configWith(`"theme": {
    "preset": "daylight",
    "alternate": {
      "preset": "raven",
      "colors": {
        "background": "#141413", "surface": "#1b1b1a", "surfaceRaised": "#262624",
        "text": "#ecebe6", "textMuted": "#b3b1a8", "border": "#3a3935", "focus": "#f5c16c",
        "primary": "#f0836a", "onPrimary": "#2a0a03", "accent": "#9cc2a5", "onAccent": "#0d2213",
        "success": "#8fce9b", "warning": "#eec06a", "danger": "#ff8f86"
      },
      "background": { "effect": "none" }
    }
  }`),
  },
};
