import type { Path } from "../fields/walk";

/** One text anywhere in a value. */
export interface PlacedText {
  value: string;
  path: Path;
}

const known = new WeakMap<object, PlacedText[]>();

/** Every text of a config, under whatever key. A config is walked once. */
export function textsIn(config: unknown): PlacedText[] {
  if (typeof config !== "object" || config === null) return [];
  let texts = known.get(config);
  if (!texts) {
    texts = [];
    collect(config, [], texts);
    known.set(config, texts);
  }
  return texts;
}

function collect(value: unknown, path: Path, texts: PlacedText[]): void {
  if (typeof value === "string") texts.push({ value, path });
  else if (Array.isArray(value)) value.forEach((item, index) => collect(item, [...path, index], texts));
  else if (typeof value === "object" && value !== null) {
    for (const [key, item] of Object.entries(value)) collect(item, [...path, key], texts);
  }
}
