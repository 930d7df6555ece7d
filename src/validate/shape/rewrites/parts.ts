import type { Fix } from "../../../json/fix";
import type { Path } from "../../../schema/walk";

export type Group = Record<string, unknown>;

/** A fix of another place than that of its finding. */
export function fixAt(path: Path, fix: Fix): Fix {
  return { do: "each", fixes: [{ path, fix }] };
}

/** A group without one of its keys, or with others in its place. */
export function withoutKey(group: unknown, key: string | number, others: Group = {}): Group {
  return Object.fromEntries(
    Object.entries(group as Group).flatMap(([name, value]) =>
      name === key ? Object.entries(others) : [[name, value]],
    ),
  );
}
