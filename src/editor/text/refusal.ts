import type { Node } from "jsonc-parser";
import { duplicateKeyOn } from "../../json/edits";
import { Lines } from "../../json/lines";
import { nodeAt } from "../../json/locate";
import type { ParsedText } from "../../json/parse";
import type { Path } from "../../schema/walk";
import { nameOf, quote, subjectOf } from "../../words/words";
import { type Branch, isHarmless } from "./indexedText";
import type { Intent } from "./intent";

type PathIntent = Exclude<Intent, { do: "splice" }>;

/** The sentence for a text that is not valid JSON, with the line and the first mistake. */
export function brokenText(whose: string, text: string, { mistakes }: ParsedText): string {
  const mistake = mistakes.find(({ code }) => !isHarmless(code)) ?? mistakes[0];
  const { line } = new Lines(text).position(mistake?.offset ?? 0);
  return `${whose} has a mistake on line ${line}: ${mistake?.message ?? "It is not valid JSON."}`;
}

/** The sentence for a change outside of the text. */
export function outsideText(offset: number, { length }: string): string {
  return `The text has ${length} characters, so it cannot be changed at character ${offset + 1}.`;
}

export const overlapping = "Two changes of the text overlap, so they cannot be applied together.";

/** The reason why an intent is not possible, as a sentence; `undefined` if it is possible. */
export function whyNot(branch: Branch, intent: PathIntent): string | undefined {
  const { path } = intent;
  const paths = intent.do === "move" ? [path, intent.to] : [path];
  for (const one of paths) {
    const inside = duplicateKeyOn(branch.root, one.slice(branch.depth));
    const key = inside && [...one.slice(0, branch.depth), ...inside];
    if (key) return `${subjectOf(key)} is set twice in ${nameOf(key.slice(0, -1))}. Remove one of the two.`;
  }
  const node = find(branch, path);
  switch (intent.do) {
    case "set":
      return node ? undefined : cannotAdd(branch, path);
    case "insert":
      return whyNotInsert(branch, path, node);
    case "remove":
      if (path.length === 0) return "The whole config cannot be removed.";
      return node ? undefined : missing(branch, path);
    case "rename":
      return node ? whyNotRename(node, path, intent.key) : missing(branch, path);
    case "move":
      return node ? whyNotMove(branch, node, path, intent.to) : missing(branch, path);
  }
}

function find({ root, depth }: Branch, path: Path): Node | undefined {
  return path.length < depth ? undefined : nodeAt(root, path.slice(depth));
}

function whyNotInsert(branch: Branch, path: Path, node: Node | undefined): string | undefined {
  const list = find(branch, path.slice(0, -1));
  const index = path.at(-1);
  if (path.length > 0 && list?.type === "array") {
    return isPosition(index, list.children!.length) ? undefined : noPosition(list, path);
  }
  return node
    ? `${subjectOf(path)} already exists in ${nameOf(path.slice(0, -1))}.`
    : cannotAdd(branch, path);
}

function whyNotRename({ parent }: Node, path: Path, key: string): string | undefined {
  const group = parent?.type === "property" ? parent.parent : undefined;
  if (!group) return `${subjectOf(path)} has no key, so it cannot be renamed.`;
  if (key === "__proto__")
    return `"__proto__" is not allowed as a key. Use another name for ${nameOf(path)}.`;
  if (key === path.at(-1) || !nodeAt(group, [key])) return undefined;
  return `${quote(key)} already exists in ${nameOf(path.slice(0, -1))}. Use another name for ${nameOf(path)}.`;
}

function whyNotMove(branch: Branch, node: Node, path: Path, to: Path): string | undefined {
  if (node.parent?.type !== "array") return `${subjectOf(path)} is not in a list, so it cannot be moved.`;
  if (to.length > path.length && path.every((part, depth) => to[depth] === part)) {
    return `${subjectOf(path)} cannot be moved into itself.`;
  }
  const target = to.slice(0, -1);
  const list = find(branch, target);
  if (!list) return missing(branch, target);
  if (list.type !== "array") return `${subjectOf(target)} is not a list, so nothing can be moved into it.`;
  const last = list.children!.length - (list === node.parent ? 1 : 0);
  return isPosition(to.at(-1), last) ? undefined : noPosition(list, to);
}

/** The sentence for a missing value, by the innermost object or list that exists. */
function missing(branch: Branch, path: Path): string {
  let depth = path.length - 1;
  while (depth > branch.depth && !find(branch, path.slice(0, depth))) depth--;
  const around = path.slice(0, depth);
  const node = find(branch, around);
  if (node?.type === "array") return noPosition(node, path.slice(0, depth + 1));
  const name = nameOf(path.slice(0, depth + 1));
  if (node?.type === "object") return `${subjectOf([path[depth]!])} does not exist in ${nameOf(around)}.`;
  return `${subjectOf(around)} is a single value, so ${name} does not exist.`;
}

/** The reason why a key cannot be added, even with new objects on its path. */
function cannotAdd(branch: Branch, path: Path): string | undefined {
  let depth = path.length;
  while (depth > branch.depth && !find(branch, path.slice(0, depth))) depth--;
  const isObject = find(branch, path.slice(0, depth))?.type === "object";
  const isKeys = path.slice(depth).every((part) => typeof part === "string");
  if (path.includes("__proto__")) return '"__proto__" is not allowed as a key. Use another name.';
  return isObject && isKeys ? undefined : missing(branch, path);
}

function isPosition(part: string | number | undefined, last: number): boolean {
  return typeof part === "number" && Number.isInteger(part) && part >= 0 && part <= last;
}

function noPosition(list: Node, path: Path): string {
  const size = list.children!.length;
  const name =
    typeof path.at(-1) === "number"
      ? subjectOf(path)
      : `${subjectOf([path.at(-1)!])} in ${nameOf(path.slice(0, -1))}`;
  const content = size === 0 ? "is empty" : size === 1 ? "has 1 entry" : `has ${size} entries`;
  return `${name} does not exist, because the list ${content}.`;
}
