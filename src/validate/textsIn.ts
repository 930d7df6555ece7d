import { memoizeByObject } from "../json/memoizeByObject";
import { pathTo, type Place, placeAt } from "../schema/place";
import type { Path } from "../schema/walk";
import { partsOf } from "./slices";

/** One text of a config, under any key. */
export class WrittenText {
  readonly value: string;
  /** The last part of its path. */
  readonly part: string | number;
  readonly #parent: Place | undefined;

  constructor(value: string, part: string | number, parent: Place | undefined) {
    this.value = value;
    this.part = part;
    this.#parent = parent;
  }

  get path(): Path {
    return pathTo({ part: this.part, parent: this.#parent });
  }
}

/** The texts of a config or slice that are wanted, judged by their value and the last part of their path. */
export function textsIn(
  config: unknown,
  isWanted: (value: string, part: string | number) => boolean = () => true,
): WrittenText[] {
  const texts = typeof config === "object" && config !== null ? allTexts(config) : [];
  return texts.filter(({ value, part }) => isWanted(value, part));
}

const allTexts = memoizeByObject((config: object): readonly WrittenText[] => {
  const texts: WrittenText[] = [];
  for (const { value, path } of partsOf(config)) collect(value, placeAt(path), texts);
  return texts;
});

function collect(group: object, place: Place | undefined, texts: WrittenText[]): void {
  const note = (value: unknown, part: string | number) => {
    if (typeof value === "string") texts.push(new WrittenText(value, part, place));
    else if (typeof value === "object" && value !== null) collect(value, { part, parent: place }, texts);
  };
  if (Array.isArray(group)) group.forEach(note);
  else for (const part of Object.keys(group)) note((group as Record<string, unknown>)[part], part);
}
