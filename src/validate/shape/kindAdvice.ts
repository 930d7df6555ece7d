import type { Cursor } from "../../schema/cursor";
import { written } from "../../words/words";
import { explainColor } from "../notations/color";

/** Where a picture or a colour belongs, if it is written in place of one of a few words. */
export function kindAdvice(place: Cursor, value: string): string | undefined {
  if (/^(?:\/|https?:\/\/)\S+\.(?:svg|png|jpe?g|webp|avif|gif)$/i.test(value))
    return pictureAdvice(place, value);
  const isColor = /^#[0-9a-f]{6}$/i.test(value) || explainColor(value).instead !== undefined;
  return isColor ? 'Colours belong to the whole site: they are in "theme" under "colors".' : undefined;
}

function pictureAdvice(place: Cursor, value: string): string {
  const image = place.sibling("image");
  const picture = `{ "src": ${written(value)}, "alt": "" }`;
  if (image.schema === undefined || image.value !== undefined) {
    return `A picture behind the whole site is "theme": { "background": { "layers": [{ "image": ${written(value)} }] } }.`;
  }
  const { structure: layout } = place.sibling("layout");
  return layout?.is === "enum" && layout.values.includes("cover")
    ? `For a picture behind the words, write "layout": "cover", "image": ${picture}.`
    : `For a picture, write "image": ${picture}.`;
}
