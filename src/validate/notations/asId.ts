import { type IdsWithButtons, reservedIdReason } from "../../config/anchors";
import { slugify } from "../../fields/addresses/anchor";

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

/** A text in the letters a to z, as far as they can stand for its own. */
export function plain(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/\p{Mark}+/gu, "")
    .replace(/[ßæøœłđðþ]/g, (letter) => plainLetters[letter] ?? "");
}

/** A text as an id; `undefined` when too little of it is left. */
export function asId(text: string): string | undefined {
  const id = slugify(plain(text.replace(/[{}]+/g, " ")).replace(/[^\p{ASCII}]/gu, " "));
  return id === "section" && !/section/i.test(text) ? undefined : id;
}

/** A text as the id of a place, which cannot be one that the site itself needs. */
export function asPlaceId(text: string): string | undefined {
  const id = asId(text);
  return id === undefined || reservedIdReason(id) === undefined ? id : freeId(id);
}

/** An id that reads nearly like one that the site itself needs, and is free. */
export function freeId(id: string, withButtons: IdsWithButtons = new Map()): string {
  const bare = id.replace(/^(?:sp-)+/, "");
  const owner = withButtons.get(bare);
  const free = owner ? `${owner.id}-${owner.button.of}` : bare;
  return reservedIdReason(free, withButtons) === undefined ? free : `${free}-2`;
}
