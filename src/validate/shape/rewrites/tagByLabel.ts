import type { Cursor } from "../../../schema/cursor";
import { valueAt } from "../../../schema/schemaAt";
import { isGroup } from "../../../schema/structure";
import { simplify } from "../../../words/simplify";
import { lineFor } from "../lineFor";
import type { Rewrite } from "./parts";

/** The name of a tag that is written by its name or label. */
export function tagMeant(config: unknown, written: string): string | undefined {
  const tags = valueAt(config, ["tags"]);
  const isMeant = (text: unknown) => typeof text === "string" && letters(text) === letters(written);
  const [only, another] = Object.entries(isGroup(tags) ? tags : {}).filter(
    ([name, tag]) => isMeant(name) || isMeant(valueAt(tag, ["label"])),
  );
  return only && !another ? only[0] : undefined;
}

function letters(text: string): string {
  return simplify(text).replace(/[^\p{L}\p{M}\p{N}]+/gu, "");
}

/** Several tags, where only one is allowed. */
export function tagsForOne(place: Cursor): Rewrite | undefined {
  const written: unknown[] = Array.isArray(place.value) ? place.value : [place.value];
  const [first] = written;
  const { parent, root } = place;
  const isForOne = parent!.keys.includes("tag") && parent!.child("tag").value === undefined;
  if (simplify(String(place.part)) !== "tags" || !isForOne || typeof first !== "string") return undefined;
  const name = tagMeant(root.value, first);
  if (name === undefined || !place.sibling("tag").accepts(name)) return undefined;
  const fixes = [
    { path: place.path, fix: { do: "replace" as const, value: name } },
    { path: place.path, fix: { do: "rename" as const, key: "tag" } },
  ];
  return {
    advice: `Only one tag is allowed, and it is set by its name instead of its label. Use ${lineFor("tag", name)}.`,
    ...(written.length === 1 ? { fix: { do: "each", fixes } } : {}),
  };
}
