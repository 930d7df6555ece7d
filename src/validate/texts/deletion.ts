import { isBlockList } from "../../schema/blockLists";
import type { Cursor } from "../../schema/cursor";
import { isGroup } from "../../schema/structure";

/** Whether a text has more than one sentence or line. */
export function hasSentences(text: string): boolean {
  return /[.!?…]\s+\S|\n/.test(text.trim());
}

/** The key, block or entry that would be empty without a one-sentence text; `undefined` if the text must stay. */
export function partAround(place: Cursor): Cursor | undefined {
  const text = String(place.value).trim();
  const isAddress = !/\s/.test(text) && !/^\{\{[^{}]*\}\}$/.test(text);
  if (isAddress || hasSentences(text)) return undefined;
  const owner = place.parent!;
  const isAlone = isGroup(owner.value) && Object.keys(owner.value).every((key) => isOwnKey(key, place.part));
  if (typeof owner.part === "number" && isAlone) return owner;
  return place.isOptional ? place : undefined;
}

/** Whether an entry with only such keys is meaningless without the text under `part`. */
function isOwnKey(key: string, part: string | number | undefined): boolean {
  return key === part || key === "type" || key === "id";
}

/** The part that would be empty without a text, described for a finding about the text. */
export function deletionOf(place: Cursor): string | undefined {
  const part = partAround(place);
  if (part === undefined) return undefined;
  if (part === place) return "this text";
  return isBlockList(part.parent?.part) ? "this block" : "this entry";
}
