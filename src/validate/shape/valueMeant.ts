import type { Cursor } from "../../schema/cursor";
import { synonymsAmong } from "../../words/synonyms";

/** The allowed value that a word names, directly or by a synonym; `undefined` for any other key or word. */
export function valueMeant({ part, structure }: Cursor, word: string): string | undefined {
  if (structure?.is !== "enum" || typeof part !== "string") return undefined;
  const values = structure.values.filter((value) => typeof value === "string");
  return values.find((value) => value === word) ?? synonymsAmong(word, values, part)[0];
}
