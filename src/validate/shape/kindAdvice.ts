import type { Fix } from "../../json/fix";
import type { Cursor } from "../../schema/cursor";
import { themeSchema } from "../../config/theme";
import { inline } from "../../schema/exampleOf";
import { quote, sentences, written } from "../../words/words";
import { unreadablePairs } from "../../styling/theme/readableColors";
import { resolveTheme } from "../../styling/theme/resolveTheme";
import { valueAt } from "../../schema/schemaAt";
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
  const color = /^#[0-9a-f]{6}$/i.test(value) ? value : explainColor(value).instead;
  return color === undefined ? undefined : { advice: colorAdvice(place, color) };
}

/** The file in `public/` that differs in nothing but the case of its letters. */
function fileMeant(value: string, surroundings: Surroundings | undefined): string {
  const meant = surroundings && meantFile(value, surroundings);
  return meant?.path.toLowerCase() === value.toLowerCase() ? meant.path : value;
}

function colorAdvice(place: Cursor, color: string): string {
  const start = 'Colours are set for the whole site, in "theme.colors".';
  if (!place.accepts("tint")) return start;
  const key = quote(place.part);
  const own = place.accepts("raised") ? withSurface(place.root.child("theme").value, color) : undefined;
  return sentences(
    start,
    own &&
      `For exactly this colour, use ${key}: "raised", and ${own}. This also changes the colour of cards and panels.`,
    `For the primary colour, use ${key}: "primary". For a light shade, use "tint".`,
  );
}

/** How to give a raised background a colour; `undefined` if texts would be hard to read on it. */
function withSurface(theme: unknown, surface: string): string | undefined {
  const colors = valueAt(theme, ["colors"]);
  if (valueAt(colors, ["surface"]) !== undefined) return undefined;
  const { data } = themeSchema.safeParse({
    ...(theme as object | undefined),
    colors: { ...(colors as object | undefined), surface },
  });
  if (data === undefined || unreadablePairs(resolveTheme(data).colors).length > 0) return undefined;
  return theme === undefined
    ? `add "theme": ${inline({ colors: { surface } })} next to "site"`
    : `set "surface" in "theme.colors" to ${quote(surface)}`;
}

function pictureAdvice(place: Cursor, value: string): KindAdvice {
  // The block's own background takes a picture, too.
  const ground = { image: value };
  if (place.accepts(ground)) {
    return { advice: `Use ${quote(place.part)}: ${inline(ground)}.`, fix: { do: "replace", value: ground } };
  }
  const image = place.sibling("image");
  const ofSite = `"theme": { "background": { "layers": [${inline(ground)}] } }`;
  if (image.schema === undefined || image.value !== undefined) {
    return {
      advice: `For a picture behind all pages, use ${ofSite} instead, at the top level next to "site".`,
    };
  }
  const picture = `{ "src": ${written(value)}, "alt": "" }`;
  const isPage = place.parent?.parent?.part === "routes";
  return {
    advice: isPage
      ? `For a picture behind this page's heading, use "image": ${picture} instead. For a picture behind all pages, use ${ofSite} at the top level, next to "site".`
      : `To show this picture, use "image": ${picture} instead.`,
  };
}
