import { isBlockList } from "../../../schema/blockLists";
import type { Fix } from "../../../json/fix";
import type { Cursor } from "../../../schema/cursor";
import type { Path } from "../../../schema/walk";
import type { Finding } from "../../finding";
import { blockSchemas } from "../../../blocks/schemas";

export type Group = Record<string, unknown>;

/** What to write instead of an unknown key. */
export interface Rewrite {
  advice: string;
  /** Only if nothing else can be intended. */
  fix?: Fix | undefined;
  reading?: Finding["reading"];
  /** Places that the new text replaces: nothing else is reported about them. */
  covers?: readonly Path[];
}

/** A fix of another place than that of its finding. */
export function fixAt(path: Path, fix: Fix): Fix {
  return { do: "each", fixes: [{ path, fix }] };
}

/** Removes a value, and adds others elsewhere. */
export function fixByMoving(path: Path, ...added: readonly { path: Path; value: unknown }[]): Fix {
  return {
    do: "each",
    fixes: [
      { path, fix: { do: "remove" } },
      ...added.map(({ path: to, value }) => ({ path: to, fix: { do: "add" as const, value } })),
    ],
  };
}

/** An object without one of its keys, or with other keys instead. */
export function withoutKey(group: unknown, key: string | number, others: Group = {}): Group {
  return Object.fromEntries(
    Object.entries(group as Group).flatMap(([name, value]) =>
      name === key ? Object.entries(others) : [[name, value]],
    ),
  );
}

/** The nearest block around a place, or the place itself. */
export function blockAround(place: Cursor): Cursor | undefined {
  if (isBlockList(place.parent?.part)) return place;
  return place.parent && blockAround(place.parent);
}

/** The type of a block, if there is such a type. */
export function typeOf(block: Cursor | undefined): string | undefined {
  const type = block?.child("type").value;
  return typeof type === "string" && Object.hasOwn(blockSchemas, type) ? type : undefined;
}
