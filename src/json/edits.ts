import { getNodeValue, type Node } from "jsonc-parser";
import type { Path } from "../schema/walk";
import type { Change } from "./changes";
import type { Fix } from "./fix";
import { toJson } from "./formatting";
import { insertBefore, insertEntry, insertion, likeNeighbour, plainly } from "./insertion";
import type { Lines } from "./lines";
import { nodeAt, propertiesOf } from "./locate";
import { memoizeByObject } from "./memoizeByObject";
import { moveEntry } from "./moveEntry";
import type { TextEdit } from "./position";
import { removal } from "./removal";
import { stringChange } from "./spanWithin";

// jsonc-parser's `modify` cannot rename keys, parses the text again for each change, and reformats every line it
// touches, which is the whole file if it has only one line.

/** The changes that apply a fix, in the text's own formatting; `undefined` if it is not possible. */
export function fixChanges(
  text: string,
  root: Node,
  { path, fix }: { path: Path; fix?: Fix },
): Change[] | undefined {
  if (!fix || hasDuplicateKey(root, path)) return undefined;
  const changes =
    fix.do === "each"
      ? allOrNone(fix.fixes.map((one) => fixChanges(text, root, one)))
      : changesOf(text, root, [...path], fix);
  return changes && changes.length > 0 ? withoutOverlap(text, changes) : undefined;
}

/** The changes of all fixes; `undefined` if one of them is not possible. */
function allOrNone(changes: readonly (Change[] | undefined)[]): Change[] | undefined {
  return changes.every((one) => one !== undefined) ? changes.flat() : undefined;
}

/** The changes in order, with lines and columns. */
export function toEdits(changes: readonly Change[], lines: Lines): TextEdit[] {
  return [...changes]
    .sort((a, b) => a.offset - b.offset)
    .map(({ offset, length, text }) => ({ range: lines.range(offset, length), text }));
}

function changesOf(
  text: string,
  root: Node,
  path: (string | number)[],
  fix: Exclude<Fix, { do: "each" }>,
): Change[] | undefined {
  const node = nodeAt(root, path);
  switch (fix.do) {
    case "replace":
      return node && [{ offset: node.offset, length: node.length, text: toJson(fix.value, text, node) }];
    case "rewrite": {
      if (typeof fix.value === "string" && node?.type === "string")
        return [stringChange(text, node, fix.value)];
      const around = node?.children ? node : (node?.parent?.parent ?? node);
      return (
        node && [{ offset: node.offset, length: node.length, text: toJson(fix.value, text, around!, node) }]
      );
    }
    case "replaceIn": {
      if (typeof node?.value !== "string" || !node.value.includes(fix.from)) return undefined;
      const value = node.value.replaceAll(fix.from, fix.to);
      return [{ offset: node.offset, length: node.length, text: JSON.stringify(value) }];
    }
    case "rename": {
      const key = node?.parent?.type === "property" ? node.parent.children?.[0] : undefined;
      return key && [{ offset: key.offset, length: key.length, text: JSON.stringify(fix.key) }];
    }
    case "remove":
      return node?.parent && [removal(text, node)];
    case "add": {
      const list = node?.parent?.type === "array" ? node : undefined;
      if (list) return [insertBefore(text, list, plainly(text, fix.value))];
      const added = node ? undefined : insertion(text, root, path, fix.value, fix);
      return added && [added];
    }
    case "insert": {
      const list = nodeAt(root, path.slice(0, -1));
      const index = path.at(-1);
      const inserted =
        list?.type === "array" && typeof index === "number"
          ? insertEntry(text, list, index, likeNeighbour(text, fix.value))
          : !node && insertion(text, root, path, fix.value, { order: fix.order ?? [] });
      return inserted ? [inserted] : undefined;
    }
    case "moveEntry":
      return hasDuplicateKey(root, fix.to) ? undefined : moveEntry(text, root, path, fix.to);
    case "move": {
      // A value at the target would be lost, and a value cannot be moved into itself.
      const isInside = path.every((part, index) => fix.to[index] === part);
      if (!node || isInside || hasDuplicateKey(root, fix.to) || nodeAt(root, [...fix.to])) {
        return undefined;
      }
      const inserted = insertion(text, root, fix.to, getNodeValue(node));
      return inserted && [removal(text, node), inserted];
    }
  }
}

/** If an object's only entry is removed and others are added after it, they replace it, without the first comma. */
function withoutOverlap(text: string, changes: readonly Change[]): Change[] {
  const emptied = changes.find(({ offset, length, text: replacement }) => {
    const isOnly = /[{[]/.test(text.charAt(offset - 1)) && /[}\]]/.test(text.charAt(offset + length));
    return isOnly && length > 0 && replacement === "";
  });
  if (!emptied) return [...changes];
  const end = emptied.offset + emptied.length;
  const isAdded = ({ offset, length }: Change) => length === 0 && offset > emptied.offset && offset <= end;
  const added = changes.filter(isAdded);
  if (added.length === 0) return [...changes];
  const offset = emptied.offset + text.slice(emptied.offset, end).search(/\S/);
  const entries = added.map((one) => one.text).join("");
  const replaced = { offset, length: added[0]!.offset - offset, text: entries.replace(/^,\s*/, "") };
  return [...changes.filter((one) => one !== emptied && !isAdded(one)), replaced];
}

/** The keys that an object contains more than once. */
const duplicateKeysOf = memoizeByObject((group: Node): ReadonlySet<unknown> => {
  const last = propertiesOf(group);
  const properties = group.children ?? [];
  if (last.size === properties.length) return new Set();
  const keys = properties.map((property) => [property.children?.[0]?.value as unknown, property] as const);
  return new Set(keys.flatMap(([key, property]) => (last.get(key) === property ? [] : [key])));
});

function hasDuplicateKey(root: Node, path: Path): boolean {
  return duplicateKeyOn(root, path) !== undefined;
}

/** The path of the first key on a path that is set twice, which makes the path ambiguous. */
export function duplicateKeyOn(root: Node, path: Path): Path | undefined {
  let node: Node | undefined = root;
  for (const [depth, part] of path.entries()) {
    if (node?.type === "object") {
      if (duplicateKeysOf(node).has(part)) return path.slice(0, depth + 1);
      node = nodeAt(node, [part]);
    } else node = node?.children?.[Number(part)];
  }
  return undefined;
}
