import type { Path } from "../schema/walk";
import { once } from "./once";

/** One text anywhere in a config. */
export interface PlacedText {
  value: string;
  path: Path;
}

/** Says of a text, by the key or list position at which it stands, whether it is wanted. */
type IsWanted = (value: string, part: string | number) => boolean;

/**
 * The texts of a config that are wanted, under whatever key. A config is walked once, and paths are put
 * together only for what is wanted.
 */
export function textsIn(config: unknown, isWanted: IsWanted = () => true): PlacedText[] {
  if (typeof config !== "object" || config === null) return [];
  const { values, parts, parents, groups } = columnsOf(config);
  const wanted: PlacedText[] = [];
  for (let index = 0; index < values.length; index++) {
    const value = values[index]!;
    const part = parts[index]!;
    if (isWanted(value, part)) wanted.push({ value, path: groups.pathTo(parents[index]!, part) });
  }
  return wanted;
}

/** The texts of a config as columns: a config may have many, and objects for all of them would cost more than the walk. */
interface Columns {
  values: string[];
  parts: (string | number)[];
  /** In which group or list each stands. */
  parents: number[];
  groups: Groups;
  keys: number;
}

/** The groups and lists of a config, each with the number of the one around it. */
class Groups {
  readonly #parts: (string | number)[] = [];
  readonly #parents: number[] = [];

  /** @returns its number */
  add(part: string | number, parent: number): number {
    this.#parents.push(parent);
    return this.#parts.push(part) - 1;
  }

  pathTo(group: number, part: string | number): Path {
    const path = [part];
    for (let here = group; here !== whole; here = this.#parents[here]!) path.push(this.#parts[here]!);
    return path.reverse();
  }
}

/** The number of the config itself. */
const whole = -1;

const columnsOf = once((config): Columns => {
  const columns: Columns = { values: [], parts: [], parents: [], groups: new Groups(), keys: 0 };
  collectFrom(config, whole, columns);
  return columns;
});

/** How many keys a value has, at all levels; `NaN` when JavaScript keeps one of them for itself. */
export function countKeys(value: unknown): number {
  return typeof value === "object" && value !== null ? columnsOf(value).keys : 0;
}

function collectFrom(group: object, number: number, columns: Columns): void {
  if (Array.isArray(group)) {
    for (let part = 0; part < group.length; part++) collect(group[part], part, number, columns);
  } else {
    for (const part of Object.keys(group)) {
      columns.keys += part === "__proto__" ? NaN : 1;
      collect((group as Record<string, unknown>)[part], part, number, columns);
    }
  }
}

function collect(value: unknown, part: string | number, parent: number, columns: Columns): void {
  if (typeof value === "string") {
    columns.values.push(value);
    columns.parts.push(part);
    columns.parents.push(parent);
  } else if (typeof value === "object" && value !== null) {
    collectFrom(value, columns.groups.add(part, parent), columns);
  }
}
