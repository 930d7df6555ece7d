import { withoutTags } from "../../fields/parts/tag";
import type { Fix } from "../../json/fix";
import type { Cursor } from "../../schema/cursor";
import { inline } from "../../schema/exampleOf";
import type { Path } from "../../schema/walk";
import { valueAt } from "../../schema/schemaAt";
import { isGroup } from "../../schema/structure";
import { quote } from "../../words/words";
import { explainColor } from "./color";

interface PlacedFix {
  path: Path;
  fix: Fix;
}

/** The hex colour that a text means; `undefined` if it is no colour. */
export function colorMeant(value: unknown): string | undefined {
  if (typeof value !== "string") return undefined;
  return /^#[0-9a-f]{3}(?:[0-9a-f]{3})?$/i.test(value) ? value : explainColor(value).instead;
}

/** A tag to add, and its place: `"vip": { … } to "tags"`. */
export function tagLine(config: unknown, name: string, color = "#e0a84a", label = name): string {
  const line = inline({ [name]: { label, color } });
  const isFirst = valueAt(config, ["tags"]) === undefined;
  return isFirst ? `"tags": ${line} next to "site"` : `${line.slice(2, -2)} to "tags"`;
}

/** The name of a tag with this label. It starts with a letter. */
function nameIn(label: string): string {
  return label
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, "-")
    .replace(/^[^\p{L}]+|-$/gu, "");
}

/** The keys of texts that can name a colour. */
const labelKeys = ["label", "title", "heading", "name"];

/**
 * Advice for a colour that is written itself instead of its name: a tag with this colour, or a new one, which is named
 * after the label of the place.
 * @returns `undefined` if the value is no colour
 */
export function nameForColor(place: Cursor): { advice: string; fixes: PlacedFix[] } | undefined {
  const color = colorMeant(place.value);
  if (color === undefined) return undefined;
  const config = place.root.value;
  const written = valueAt(config, ["tags"]);
  const tags = isGroup(written) ? written : {};
  const start = "A colour has a name here";
  const fixWith = (name: string): PlacedFix => ({ path: place.path, fix: { do: "replace", value: name } });
  const known = Object.keys(tags).find((name) => valueAt(tags, [name, "color"]) === color);
  if (known !== undefined)
    return { advice: `${start}. Use "color": ${quote(known)}.`, fixes: [fixWith(known)] };
  const texts = labelKeys.map((key) => withoutTags(String(valueAt(place.parent?.value, [key]) ?? "")));
  const label = texts.find((text) => nameIn(text) !== "") ?? "Colour";
  let name = nameIn(label);
  for (let number = 2; Object.hasOwn(tags, name); number++) name = `${nameIn(label)}-${number}`;
  const tag = { label, color };
  const added: PlacedFix = written
    ? { path: ["tags", name], fix: { do: "add", value: tag } }
    : { path: ["tags"], fix: { do: "add", value: { [name]: tag } } };
  return {
    advice: `${start}: add ${tagLine(config, name, color, label)}, and use "color": ${quote(name)}.`,
    fixes: [added, fixWith(name)],
  };
}
