import type { EditorWords } from "../words/en";
import { spellOut } from "../words/fill";

/** The label of a key. */
export function keyLabel(words: EditorWords, key: string): string {
  return Object.hasOwn(words.keys, key) ? words.keys[key]! : spellOut(key);
}

/** The words for a value of a choice. */
export function valueLabel(words: EditorWords, value: unknown): string {
  const name = String(value);
  return Object.hasOwn(words.values, name) ? words.values[name]! : spellOut(name);
}
