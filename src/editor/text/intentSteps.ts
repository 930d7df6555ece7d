import { getNodeValue } from "jsonc-parser";
import type { Change } from "../../json/changes";
import { fixChanges } from "../../json/edits";
import { nodeAt } from "../../json/locate";
import { overlap } from "../../json/moveBack";
import type { Path } from "../../schema/walk";
import { subjectOf } from "../../words/words";
import { type Applied, unchanged, withStep } from "./applied";
import type { Branch, IndexedText } from "./indexedText";
import { type Intent, isRefused, type Refused } from "./intent";
import type { PathFix } from "./merging";
import { editsBetween } from "./mergeValues";
import { brokenText, overlapping, outsideText, whyNot } from "./refusal";
import { stepOf } from "./step";

/** Applies intents, each to the text that the previous one left. If one is refused, none is applied. */
export function applyIntents(text: IndexedText, intents: readonly Intent[]): Applied | Refused {
  let applied = unchanged(text);
  for (const intent of intents) {
    const next = intent.do === "splice" ? spliced(applied, intent.changes) : withIntent(applied, intent);
    if (isRefused(next)) return next;
    applied = next;
  }
  return applied;
}

/** Applies fixes: first those that only replace values, which need the text's tree only once. */
export function withFixes(applied: Applied, edits: readonly PathFix[]): Applied | Refused {
  const rewrites = edits.filter(({ fix }) => fix.do === "rewrite");
  const others = edits.filter(({ fix }) => fix.do !== "rewrite");
  const groups = [...(rewrites.length > 0 ? [rewrites] : []), ...others.map((edit) => [edit])];
  for (const group of groups) {
    const { after } = applied;
    const branch = after.branchAround(
      group.flatMap(({ path, fix }) => (fix.do === "moveEntry" ? [path, fix.to] : [path])),
    );
    const changes = branch && changesIn(branch, after.text, group);
    if (!changes) return { refused: `${subjectOf(group[0]!.path)} cannot be changed.` };
    applied = withStep(applied, stepOf(after.text, changes));
  }
  return applied;
}

function withIntent(applied: Applied, intent: Exclude<Intent, { do: "splice" }>): Applied | Refused {
  const { after } = applied;
  const branch = after.branchAround(intent.do === "move" ? [intent.path, intent.to] : [intent.path]);
  if (!branch) return { refused: brokenText("The file", after.text, after.parsed) };
  const refused = whyNot(branch, intent);
  return refused === undefined ? withFixes(applied, fixesOf(branch, intent)) : { refused };
}

function fixesOf(branch: Branch, intent: Exclude<Intent, { do: "splice" }>): PathFix[] {
  const { path } = intent;
  switch (intent.do) {
    case "set": {
      const node = nodeAt(branch.root, path.slice(branch.depth));
      if (!node) return [{ path, fix: { ...intent, do: "insert" } }];
      return editsBetween(getNodeValue(node), intent.value).map((edit) => movedBy(path, edit));
    }
    case "insert":
      return [{ path, fix: intent }];
    case "remove":
      return [{ path, fix: intent }];
    case "move": {
      const isHere =
        intent.to.length === path.length && path.every((part, depth) => intent.to[depth] === part);
      return isHere ? [] : [{ path, fix: { do: "moveEntry", to: intent.to } }];
    }
    case "rename":
      return [{ path, fix: intent }];
  }
}

function movedBy(around: Path, { path, fix }: PathFix): PathFix {
  const to = fix.do === "moveEntry" ? { ...fix, to: [...around, ...fix.to] } : fix;
  return { path: [...around, ...path], fix: to };
}

function changesIn({ root, depth }: Branch, text: string, edits: readonly PathFix[]): Change[] | undefined {
  const fixes = edits.map(({ path, fix }) => ({
    path: path.slice(depth),
    fix: fix.do === "moveEntry" ? { ...fix, to: fix.to.slice(depth) } : fix,
  }));
  return fixChanges(text, root, { path: [], fix: { do: "each", fixes } });
}

function spliced(applied: Applied, changes: readonly Change[]): Applied | Refused {
  const { text } = applied.after;
  const outside = changes.find(
    ({ offset, length }) => offset < 0 || length < 0 || offset + length > text.length,
  );
  if (outside) return { refused: outsideText(outside.offset, text) };
  if (overlap(changes)) return { refused: overlapping };
  return withStep(applied, stepOf(text, changes));
}
