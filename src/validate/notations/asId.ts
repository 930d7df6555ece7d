import { type IdsWithButtons, reservedIdReason } from "../../config/anchors";
import { isAnchorId, slugify } from "../../fields/addresses/anchor";
import { type Advice, write } from "./rule";

const plainLetters: Record<string, string> = {
  ß: "ss",
  æ: "ae",
  ø: "o",
  œ: "oe",
  ł: "l",
  đ: "d",
  ð: "d",
  þ: "th",
};

/** A text in the letters a to z, as far as its letters have equivalents. */
export function plain(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/\p{Mark}+/gu, "")
    .replace(/[ßæøœłđðþ]/g, (letter) => plainLetters[letter] ?? "");
}

/** A text as an id; `undefined` if too few characters remain. */
export function asId(text: string): string | undefined {
  const id = slugify(plain(text.replace(/[{}]+/g, " ")).replace(/[^\p{ASCII}]/gu, " "));
  return id === "section" && !/section/i.test(text) ? undefined : id;
}

/** A text as the id of an anchor. Avoids the ids that the site itself needs. */
export function asPlaceId(text: string): string | undefined {
  const id = asId(text);
  return id === undefined || reservedIdReason(id) === undefined ? id : freeId(id);
}

/** How the id of a place is written. */
export function explainAnchorId(value: string): Advice {
  const id = asScriptedId(value) ?? asPlaceId(value);
  return write(
    "An id can contain only lowercase letters, digits and single hyphens",
    id === value ? undefined : id,
  );
}

/** A non-Latin text as an id in its own script. */
function asScriptedId(text: string): string | undefined {
  if (!/(?!\p{Script=Latin})\p{L}/u.test(text)) return undefined;
  const id = slugify(text.replace(/[{}]+/g, " "));
  return isAnchorId(id) && reservedIdReason(id) === undefined ? id : undefined;
}

/** An id that reads nearly like one that the site itself needs, and is free. */
export function freeId(id: string, withButtons: IdsWithButtons = new Map()): string {
  const bare = id.replace(/^(?:sp-)+/, "");
  const owner = withButtons.get(bare);
  const free = owner ? `${owner.id}-${owner.button.of}` : bare;
  return reservedIdReason(free, withButtons) === undefined ? free : `${free}-2`;
}
