import type { Cursor } from "../../../schema/cursor";
import { valueAt } from "../../../schema/schemaAt";
import { isGroup } from "../../../schema/structure";
import { isDark } from "../../../styling/theme/isDark";
import { presets } from "../../../styling/theme/presets";
import { simplify } from "../../../words/simplify";
import { inline } from "../../../schema/exampleOf";
import { lineFor } from "../lineFor";
import type { Rewrite } from "./parts";

const words = new Set(
  "themetoggle themeswitch themeswitcher darkmodetoggle toggletheme colormodetoggle themebutton".split(" "),
);

/** A button to switch themes, which "alternate" adds. */
export function themeToggle(place: Cursor): Rewrite | undefined {
  if (!words.has(simplify(String(place.part)))) return undefined;
  const { root, value, parent } = place;
  if (value === false) {
    return {
      advice: 'The button to switch themes appears only if "theme" has an "alternate". Remove this key.',
      fix: { do: "remove" },
    };
  }
  const theme = root.child("theme").value;
  if (valueAt(theme, ["alternate"]) !== undefined) {
    return {
      advice: 'The "alternate" in "theme" already adds the button to switch themes. Remove this key.',
      fix: { do: "remove" },
    };
  }
  const preset = String(valueAt(theme, ["preset"]) ?? "midnight");
  const look = Object.hasOwn(presets, preset) ? presets[preset as keyof typeof presets] : presets.midnight;
  const alternate = isDark(look) ? "daylight" : "midnight";
  const start = 'The button to switch themes appears if "theme" has an "alternate".';
  if (parent!.part === "theme") return { advice: `${start} Use "alternate": "${alternate}" instead.` };
  const whole = { ...(isGroup(theme) ? theme : {}), alternate };
  const isShort = inline(whole).length <= longestTheme;
  const line = isShort ? lineFor("theme", whole) : `"alternate": "${alternate}" in "theme"`;
  return { advice: `${start} Use ${line}${parent === root ? " instead" : ' next to "site"'}.` };
}

/** For a longer theme, only the new key is shown. */
const longestTheme = 120;
