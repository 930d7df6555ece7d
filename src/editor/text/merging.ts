import type { Fix } from "../../json/fix";
import type { Path } from "../../schema/walk";

/** One of the two changed versions: the editor's or the place's, such as the file on disk. */
export type Side = "mine" | "theirs";

/** A place in the texts of both sides; a side is absent if its list has no such entry. */
export type Places = Partial<Record<Side, Path>>;

/** A change of one side that the other side accepts, because it did not touch this place. */
export interface MergedPlace {
  from: Side;
  kind: "added" | "removed" | "changed" | "moved";
  places: Places;
}

/** A place that both sides changed in different ways. */
export interface Conflict {
  /** Whether they disagree about a value, or about the order of a list. */
  about: "value" | "order";
  places: Places;
  /** The three values; `undefined` if a version does not have it. */
  base: unknown;
  mine: unknown;
  theirs: unknown;
}

/** A fix and the path that it changes. */
export interface PathFix {
  path: Path;
  fix: Fix;
}

/** A merge in progress. */
export class Merging {
  /** They turn the text of `theirs` into the merged text, one after another. */
  readonly edits: PathFix[] = [];
  readonly merged: MergedPlace[] = [];
  readonly conflicts: Conflict[] = [];
  readonly #choices: readonly (Side | undefined)[];

  /** @param choices - the winners of the conflicts, in their order. Without a choice, `theirs` wins. */
  constructor(choices: readonly (Side | undefined)[]) {
    this.#choices = choices;
  }

  /** Whether a change of one or both sides must be written into `theirs`. */
  takesMine(
    { base, mine, theirs }: Pick<Conflict, "base" | "mine" | "theirs">,
    places: Places,
    { changed, about = "value" }: { changed: Side | "both"; about?: Conflict["about"] },
  ): boolean {
    if (changed === "both") {
      this.conflicts.push({ about, places, base, mine, theirs });
      return this.#choices[this.conflicts.length - 1] === "mine";
    }
    const value = changed === "mine" ? mine : theirs;
    const kind = value === undefined ? "removed" : base === undefined ? "added" : "changed";
    this.merged.push({ from: changed, kind: about === "order" ? "moved" : kind, places });
    return changed === "mine";
  }
}
