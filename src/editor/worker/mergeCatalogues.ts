import type { Catalogue } from "../../config/languages";
import type { CatalogueEdit } from "../../languages/editCatalogue";
import type { Side } from "../text/merging";
import { isSame } from "../text/sameValue";

type Translation = Catalogue[string] | undefined;

/** An entry of a catalogue that both sides changed in different ways. */
export interface EntryConflict {
  key: string;
  mine: Translation;
  theirs: Translation;
}

/**
 * The edits that bring the changes of `mine` into `theirs`, by entry. Entries are only added and changed.
 * @param choose - the winner of a conflict
 */
export function mergeCatalogues(
  { base, mine, theirs }: Readonly<Record<"base" | "mine" | "theirs", Catalogue>>,
  choose: (conflict: EntryConflict) => Side | undefined,
): { edits: CatalogueEdit[]; conflicts: EntryConflict[] } {
  const conflicts: EntryConflict[] = [];
  const of = (catalogue: Catalogue, key: string): Translation =>
    Object.hasOwn(catalogue, key) ? catalogue[key] : undefined;
  const edits = Object.entries(mine).flatMap(([key, value]): CatalogueEdit[] => {
    const [old, other] = [of(base, key), of(theirs, key)];
    if (isSame(value, old) || isSame(value, other)) return [];
    if (!isSame(other, old)) {
      const conflict = { key, mine: value, theirs: other };
      conflicts.push(conflict);
      if (choose(conflict) !== "mine") return [];
    }
    return [{ key, value }];
  });
  return { edits, conflicts };
}
