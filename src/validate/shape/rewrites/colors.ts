import type { Cursor } from "../../../schema/cursor";
import { inline } from "../../../schema/exampleOf";
import { valueAt } from "../../../schema/schemaAt";
import { simplify } from "../../../words/simplify";
import { quote } from "../../../words/words";
import { asId } from "../../notations/asId";
import { explainColor } from "../../notations/color";
import { blockAround, type Rewrite } from "./parts";

const words = new Set(
  "color colour textcolor backgroundcolor bgcolor fontcolor hovercolor cardcolor accentcolor titlecolor".split(
    " ",
  ),
);

/** The colour of a single part of a page, which only a theme or a badge has. */
export function colorOfPart(place: Cursor): Rewrite | undefined {
  const { part, value, parent } = place;
  if (!words.has(simplify(String(part))) || !blockAround(place) || parent === undefined) return undefined;
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
