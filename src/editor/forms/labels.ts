import type { EditorWords } from "../words/en";
import { spellOut } from "../words/fill";

/** Labels of keys whose name says too little. They are English, like all keys of the config. */
const keys: Readonly<Record<string, string>> = {
  alt: "Alternative text",
  basePath: "Base path",
  color: "Colour",
  colors: "Colours",
  copy: "Text to copy",
  durationMs: "Duration (milliseconds)",
  href: "Link",
  id: "Anchor",
  is: "Answer",
  openDelayMs: "Delay (milliseconds)",
  skipDelayMs: "Delay of the next one (milliseconds)",
  src: "File",
  timeoutMs: "Timeout (milliseconds)",
  url: "URL",
  was: "Previous price",
  when: "Condition",
};

/** Words for values of choices that say too little. */
const values: Readonly<Record<string, string>> = { cta: "Call to action", faq: "FAQ" };

/** The label of a key. */
export function keyLabel(key: string): string {
  return Object.hasOwn(keys, key) ? keys[key]! : spellOut(key);
}

/** The words for a value of a choice. */
export function valueLabel(words: EditorWords, value: unknown): string {
  if (typeof value === "boolean") return value ? words.yes : words.no;
  const name = String(value);
  return Object.hasOwn(values, name) ? values[name]! : spellOut(name);
}
