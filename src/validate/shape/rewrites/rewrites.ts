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
import { asId } from "../../notations/asId";
import { explainColor } from "../../notations/color";

/** Each handles one mistake and inserts the owner's own values. */
const rewrites: readonly ((place: Cursor) => Rewrite | undefined)[] = [
  linkOnPicture,
  wordsWithoutPicture,
  entriesUnderOtherName,
  socialLinks,
  colorOfPart,
  tagsForOne,
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

/** The name of a tag that is written by its name or label. */
function tagMeant(config: unknown, written: string): string | undefined {
  const tags = valueAt(config, ["tags"]);
  const isMeant = (text: unknown) => typeof text === "string" && letters(text) === letters(written);
  const [only, another] = Object.entries(isGroup(tags) ? tags : {}).filter(
    ([name, tag]) => isMeant(name) || isMeant(valueAt(tag, ["label"])),
  );
  return only && !another ? only[0] : undefined;
}

function letters(text: string): string {
  return simplify(text).replace(/[^\p{L}\p{M}\p{N}]+/gu, "");
}

/** Several tags, where only one is allowed. */
function tagsForOne(place: Cursor): Rewrite | undefined {
  const written: unknown[] = Array.isArray(place.value) ? place.value : [place.value];
  const [first] = written;
  const { parent, root } = place;
  const isForOne = parent!.keys.includes("tag") && parent!.child("tag").value === undefined;
  if (simplify(String(place.part)) !== "tags" || !isForOne || typeof first !== "string") return undefined;
  const name = tagMeant(root.value, first);
  if (name === undefined || !place.sibling("tag").accepts(name)) return undefined;
  const fixes = [
    { path: place.path, fix: { do: "replace" as const, value: name } },
    { path: place.path, fix: { do: "rename" as const, key: "tag" } },
  ];
  return {
    advice: `Only one tag is allowed, and it is set by its name instead of its label. Use ${lineFor("tag", name)}.`,
    ...(written.length === 1 ? { fix: { do: "each", fixes } } : {}),
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

/** The colour of a single part of a page, which only a theme or a badge has. */
function colorOfPart(place: Cursor): Rewrite | undefined {
  const { part, value, parent } = place;
  if (!colorWords.has(simplify(String(part))) || !blockAround(place) || parent === undefined)
    return undefined;
  const { keys } = parent;
  const start = 'Colours are set for the whole site, in "theme.colors".';
  if (keys.includes("variant") && parent.child("variant").value === undefined) {
    const advice = `${start} Remove ${quote(part)}. Buttons use the primary colour. For a less prominent button, add "variant": "secondary".`;
    return { advice, fix: { do: "remove" } };
  }
  if (keys.includes("tag") && keys.includes("title")) {
    const title = valueAt(parent.value, ["title"]);
    // On the part itself, a badge with its title would repeat it.
    const label = keys.includes("members") && typeof title === "string" ? title : "New";
    const name = asId(label) ?? "tag";
    const color = colorMeant(value) ?? "#2f6f3e";
    const tags = inline({ [name]: { label, color } });
    const advice = `Colours are set for the whole site. Remove ${quote(part)}. For a coloured badge, add "tag": ${quote(name)} here, and "tags": ${tags} next to "site".`;
    return { advice };
  }
  if (keys.includes("background") && keys.includes("type")) {
    return {
      advice: `${start} Remove ${quote(part)}, or use "background": "tint" instead for a light shade of the primary colour.`,
    };
  }
  return { advice: `${start} Remove ${quote(part)}.`, fix: { do: "remove" } };
}

function colorMeant(value: unknown): string | undefined {
  if (typeof value !== "string") return undefined;
  return /^#[0-9a-f]{3}(?:[0-9a-f]{3})?$/i.test(value) ? value : explainColor(value).instead;
}
