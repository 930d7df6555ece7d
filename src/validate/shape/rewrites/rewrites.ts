import type { Cursor } from "../../../schema/cursor";
import { linkOnPicture, wordsWithoutPicture } from "./otherBlocks";
import { type Rewrite, blockAround } from "./parts";
import { socialLinks } from "./socialLinks";
import { sampleAlt, inline } from "../../../schema/exampleOf";
import { unwrap, valueAt } from "../../../schema/schemaAt";
import { structureOf, isGroup } from "../../../schema/structure";
import { matchInGroup } from "../keyMatch";
import { lineFor } from "../lineFor";
import { groupAround } from "../wrongTypes/asGroup";
import { sentences, simplify, quote } from "../../../words/words";
import { isDark } from "../../../styling/theme/contrast";
import { presets } from "../../../styling/theme/presets";
import { nameForColor } from "../../notations/colorName";

/** Each handles one mistake and inserts the owner's own values. */
const rewrites: readonly ((place: Cursor) => Rewrite | undefined)[] = [
  linkOnPicture,
  wordsWithoutPicture,
  entriesUnderOtherName,
  socialLinks,
  colorOfPart,
  themeToggle,
];

/** The replacement for an unknown key, with the owner's own values. */
export function rewriteOf(place: Cursor): Rewrite | undefined {
  for (const rewrite of rewrites) {
    const found = rewrite(place);
    if (found) return found;
  }
  return undefined;
}

/** A list of texts under another name that should contain objects: the images of a gallery as their paths. */
function entriesUnderOtherName(place: Cursor): Rewrite | undefined {
  const match = matchInGroup(place);
  const [name] = match?.names ?? [];
  if (!Array.isArray(place.value) || name === undefined || !match?.isSure) return undefined;
  const target = place.sibling(name);
  const structure = target.schema && structureOf(unwrap(target.schema, undefined));
  if (structure?.is !== "list" || target.accepts(place.value)) return undefined;
  const entries = (place.value as unknown[]).map((entry) =>
    typeof entry === "string"
      ? groupAround(structure.entry, entry)
      : { group: entry, hasValue: true, isSure: true },
  );
  const list = entries.map(({ group }) => group);
  if (!entries.every(({ hasValue }) => hasValue) || !target.accepts(list)) return undefined;
  const line = lineFor(name, list);
  const describe = line.includes(sampleAlt) ? 'Describe each picture in its "alt".' : undefined;
  const fixes = [
    { path: place.path, fix: { do: "replace" as const, value: list } },
    { path: place.path, fix: { do: "rename" as const, key: name } },
  ];
  return {
    advice: sentences(`Use ${line} instead.`, describe),
    ...(entries.every(({ isSure }) => isSure) ? { fix: { do: "each", fixes } } : {}),
    reading: { do: "rename", key: name, value: list },
    covers: [place.path, target.path],
  };
}

const words = new Set(
  "themetoggle themeswitch themeswitcher darkmodetoggle toggletheme colormodetoggle themebutton".split(" "),
);

/** A button to switch themes, which "alternate" adds. */
function themeToggle(place: Cursor): Rewrite | undefined {
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

const colorWords = new Set(
  "color colour textcolor backgroundcolor bgcolor fontcolor hovercolor cardcolor accentcolor titlecolor".split(
    " ",
  ),
);

/** The colour of a part of a page, which has a name. */
function colorOfPart(place: Cursor): Rewrite | undefined {
  const { part, path, parent } = place;
  if (!colorWords.has(simplify(String(part))) || !blockAround(place) || parent === undefined)
    return undefined;
  if (!parent.keys.includes("color")) {
    const advice = `Colours are set for the whole site, in "theme.colors". Remove ${quote(part)}.`;
    return { advice, fix: { do: "remove" } };
  }
  const named = parent.child("color").value === undefined ? nameForColor(place) : undefined;
  if (!named) return undefined;
  const fixes = [...named.fixes, { path, fix: { do: "rename" as const, key: "color" } }];
  return { advice: named.advice, fix: { do: "each", fixes } };
}
