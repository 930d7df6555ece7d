import type { Path } from "../../../fields/walk";
import { blocksOf } from "../../blocksOf";
import type { Finding } from "../../finding";
import { quote } from "../../words";

/** Keys that do something only where another one stands beside them. */
const dependent: readonly (readonly [key: string, needs: string])[] = [["badgeVariant", "badge"]];

/** Each key of a block does something. */
export function checkKeysWithoutEffect(config: unknown): Finding[] {
  return blocksOf(config).flatMap(({ value, path }) => groupsIn(value, path).flatMap(explain));
}

function explain({ group, path }: { group: Record<string, unknown>; path: Path }): Finding[] {
  return dependent
    .filter(([key, needs]) => group[key] !== undefined && group[needs] === undefined)
    .map(([key, needs]) => ({
      code: "key-without-effect",
      message: `${quote(key)} does nothing here, as there is no ${quote(needs)}. Add ${quote(needs)}, or remove ${quote(key)}.`,
      path: [...path, key],
      at: "key",
    }));
}

/** A block and every group of keys in it, but for blocks inside it. */
function groupsIn(value: unknown, path: Path): { group: Record<string, unknown>; path: Path }[] {
  if (Array.isArray(value)) return value.flatMap((item, index) => groupsIn(item, [...path, index]));
  if (typeof value !== "object" || value === null) return [];
  const group = value as Record<string, unknown>;
  const inner = Object.entries(group)
    .filter(([key]) => key !== "blocks")
    .flatMap(([key, item]) => groupsIn(item, [...path, key]));
  return [{ group, path }, ...inner];
}
