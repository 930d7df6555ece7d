import type { Fix } from "../../json/fix";
import type { Cursor } from "../../schema/cursor";
import { inline } from "../../schema/exampleOf";
import { quote, written } from "../../words/words";
import { explainColor } from "../notations/color";
import { meantFile } from "../meantFile";
import type { Surroundings } from "../surroundings";

interface KindAdvice {
  advice: string;
  fix?: Fix;
}

/** The right key for a picture or a colour that is written where only certain words are allowed. */
export function kindAdvice(
  place: Cursor,
  value: string,
  surroundings?: Surroundings,
): KindAdvice | undefined {
  if (/^(?:\/|https?:\/\/)\S+\.(?:svg|png|jpe?g|webp|avif|gif)$/i.test(value))
    return pictureAdvice(place, fileMeant(value, surroundings));
  const isColor = /^#[0-9a-f]{6}$/i.test(value) || explainColor(value).instead !== undefined;
  return isColor ? { advice: colorAdvice(place) } : undefined;
}

/** The file in `public/` that differs in nothing but the case of its letters. */
function fileMeant(value: string, surroundings: Surroundings | undefined): string {
  const meant = surroundings && meantFile(value, surroundings);
  return meant?.path.toLowerCase() === value.toLowerCase() ? meant.path : value;
}

function colorAdvice(place: Cursor): string {
  const start = 'Colours are set for the whole site, in "theme.colors".';
  return place.accepts("tint")
    ? `${start} Use ${quote(place.part)}: "tint" for a touch of the primary colour.`
    : start;
}

function pictureAdvice(place: Cursor, value: string): KindAdvice {
  // The block's own background takes a picture, too.
  const ground = { image: value };
  if (place.accepts(ground)) {
    return {
      advice: `Use ${quote(place.part)}: ${inline(ground)}.`,
      fix: { do: "replace", value: ground },
    };
  }
  const image = place.sibling("image");
  const ofSite = `"theme": { "background": { "layers": [${inline(ground)}] } }`;
  if (image.schema === undefined || image.value !== undefined) {
    return { advice: `For a picture behind all pages, add ${ofSite} next to "site".` };
  }
  const picture = `{ "src": ${written(value)}, "alt": "" }`;
  const isPage = place.parent?.parent?.part === "routes";
  return {
    advice: isPage
      ? `For a picture behind this page's heading, use "image": ${picture}. For a picture behind all pages, add ${ofSite} next to "site".`
      : `For a picture, use "image": ${picture}.`,
  };
}
