import { fillConstants } from "../fields/texts/constants";
import { constantsOf } from "./constantsOf";
import { valueAt } from "../schema/schemaAt";
import type { Path } from "../schema/walk";
import type { WrittenText } from "./visits";

/** Values that identify the sample site included with Spawnpage. They should not be left in another site. */
export interface Sample {
  name: string;
  /** Its addresses and its staff's names. */
  values: string[];
}

/** The name of a site with its constants filled in. */
export function nameOfSite(config: unknown): string {
  const name = valueAt(config, ["site", "name"]);
  return typeof name === "string" ? fillConstants(name, constantsOf(config) ?? {}) : "";
}

/** The texts in a value that are wanted, judged by their value and the last part of their path. */
export function textsIn(
  value: unknown,
  isWanted: (value: string, part: string | number) => boolean = () => true,
  path: Path = [],
): WrittenText[] {
  if (typeof value !== "object" || value === null) return [];
  const entries = Array.isArray(value) ? value.entries() : Object.entries(value);
  return [...entries].flatMap(([part, inner]: [string | number, unknown]) => {
    if (typeof inner !== "string") return textsIn(inner, isWanted, [...path, part]);
    return isWanted(inner, part) ? [{ value: inner, part, path: [...path, part] }] : [];
  });
}
