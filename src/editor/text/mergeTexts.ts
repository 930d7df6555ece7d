import { unchanged } from "./applied";
import { IndexedText } from "./indexedText";
import { isRefused, type Refused } from "./intent";
import { withFixes } from "./intentSteps";
import type { Conflict, MergedPlace, Side } from "./merging";
import { mergeValues } from "./mergeValues";
import { brokenText } from "./refusal";

/** The text that both sides changed, and their texts. */
export interface TextVersions {
  base: string;
  mine: string;
  theirs: string;
}

/** The text of `theirs` with the changes of `mine`. */
export interface MergedTexts {
  text: string;
  /** The places that only one side changed. */
  merged: readonly MergedPlace[];
  conflicts: readonly Conflict[];
}

/**
 * Merges two versions of a config by path. The formatting of `theirs` stays.
 * @param choices - the winners of the conflicts, in their order. Without a choice, `theirs` wins.
 * @returns a sentence with the line if one of the texts is not valid JSON
 */
export function mergeTexts(
  { base, mine, theirs }: TextVersions,
  choices: readonly (Side | undefined)[] = [],
): MergedTexts | Refused {
  const target = new IndexedText(theirs);
  const versions = { theirs: target, mine: new IndexedText(mine), base: new IndexedText(base) };
  const broken = (["theirs", "mine", "base"] as const).find((version) => !versions[version].root);
  if (broken) return { refused: brokenText(names[broken], versions[broken].text, versions[broken].parsed) };
  const { edits, merged, conflicts } = mergeValues(
    {
      base: versions.base.parsed.value,
      mine: versions.mine.parsed.value,
      theirs: target.parsed.value,
    },
    choices,
  );
  // Nothing to merge, so the formatting of mine stays, too.
  if (theirs === base) return { text: mine, merged, conflicts };
  const applied = withFixes(unchanged(target), edits);
  return isRefused(applied) ? applied : { text: applied.after.text, merged, conflicts };
}

const names = { theirs: "The changed file", mine: "The text in the editor", base: "The last saved file" };
