import type { Path } from "../fields/walk";

/** One step of a path. Paths are put together only where they are asked for. */
interface Place {
  part: string | number;
  parent: Place | undefined;
}

/** One text anywhere in a value. */
export class PlacedText {
  readonly value: string;
  readonly #place: Place | undefined;

  constructor(value: string, place: Place | undefined) {
    this.value = value;
    this.#place = place;
  }

  /** The key or list position at which it stands. */
  get part(): string | number | undefined {
    return this.#place?.part;
  }

  get path(): Path {
    const path: (string | number)[] = [];
    for (let here = this.#place; here; here = here.parent) path.push(here.part);
    return path.reverse();
  }
}

const known = new WeakMap<object, PlacedText[]>();

/** Every text of a config, under whatever key. A config is walked once. */
export function textsIn(config: unknown): PlacedText[] {
  if (typeof config !== "object" || config === null) return [];
  let texts = known.get(config);
  if (!texts) {
    texts = [];
    collect(config, undefined, texts);
    known.set(config, texts);
  }
  return texts;
}

function collect(value: unknown, parent: Place | undefined, texts: PlacedText[]): void {
  if (typeof value === "string") texts.push(new PlacedText(value, parent));
  else if (Array.isArray(value)) value.forEach((item, part) => collect(item, { part, parent }, texts));
  else if (typeof value === "object" && value !== null) {
    for (const part of Object.keys(value)) {
      collect((value as Record<string, unknown>)[part], { part, parent }, texts);
    }
  }
}
