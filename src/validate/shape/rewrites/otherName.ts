import type { Cursor } from "../../../schema/cursor";
import { sampleAlt } from "../../../schema/exampleOf";
import { unwrap } from "../../../schema/schemaAt";
import { structureOf } from "../../../schema/structure";
import { matchInGroup } from "../keyMatch";
import { lineFor } from "../lineFor";
import { groupAround } from "../wrongTypes/asGroup";
import { sentences } from "../../../words/words";
import type { Rewrite } from "./parts";

/** A list of texts under another name that should contain objects: the images of a gallery as their paths. */
export function entriesUnderOtherName(place: Cursor): Rewrite | undefined {
  const match = matchInGroup(place);
  const [name] = match?.names ?? [];
  if (!Array.isArray(place.value) || name === undefined || !match?.isSure) return undefined;
  const target = place.sibling(name);
  const structure = target.schema && structureOf(unwrap(target.schema, undefined));
  if (structure?.is !== "list" || target.accepts(place.value)) return undefined;
  const entries = (place.value as unknown[]).map((entry) =>
    typeof entry === "string"
      ? groupAround(structure.entry, entry)
      : { group: entry, hasValue: true, isSure: true },
  );
  const list = entries.map(({ group }) => group);
  if (!entries.every(({ hasValue }) => hasValue) || !target.accepts(list)) return undefined;
  const line = lineFor(name, list);
  const describe = line.includes(sampleAlt) ? 'Describe each picture in its "alt".' : undefined;
  const fixes = [
    { path: place.path, fix: { do: "replace" as const, value: list } },
    { path: place.path, fix: { do: "rename" as const, key: name } },
  ];
  return {
    advice: sentences(`Use ${line} instead.`, describe),
    ...(entries.every(({ isSure }) => isSure) ? { fix: { do: "each", fixes } } : {}),
    reading: { do: "rename", key: name, value: list },
    covers: [place.path, target.path],
  };
}
