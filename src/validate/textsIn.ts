import type { Path } from "../schema/walk";
import type { WrittenText } from "./visits";

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
