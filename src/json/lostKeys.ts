import { getNodeValue, type Node } from "jsonc-parser";
import type { Path } from "../schema/walk";
import type { Lines } from "./lines";
import { memoizeByObject } from "./memoizeByObject";
import { findRunTogether } from "./runTogether";
import type { Mistake } from "./mistake";
import { removal } from "./removal";

/** Keys that the parsed value loses: duplicates, and `__proto__`, which JavaScript reserves. */
export function findLostKeys(root: Node, lines: Lines, enough = 1): Mistake[] {
  const lost: Mistake[] = [];
  visit(root, []);
  return lost;

  function visit(node: Node, path: Path): void {
    if (lost.length >= enough) return;
    if (node.type === "array") {
      node.children?.forEach((item, index) => visit(item, [...path, index]));
    }
    if (node.type !== "object") return;
    const winners = winnersOf(node);
    if (winners.size < (node.children?.length ?? 0)) {
      const runs = findRunTogether(node, lines, enough).map(({ key, ...found }): Mistake => {
        return { code: "duplicate-key", path: [...path, key], ...found };
      });
      lost.push(...(runs.length > 0 ? runs : findDuplicates(node, winners, { path, lines, enough })));
    }
    for (const { children: [key, value] = [] } of node.children ?? []) {
      if (!key) continue;
      const { offset, length } = key;
      const here = [...path, key.value as string];
      if (key.value === "__proto__") {
        const message = '"__proto__" is not allowed as a key. Rename or remove it.';
        lost.push({ code: "malformed-name", message, path: here, offset, length });
      }
      if (value) visit(value, here);
    }
  }
}

/** An object's keys by name. The last of several equal ones wins. */
function winnersOf({ children: properties = [] }: Node): Map<unknown, Node | undefined> {
  return new Map(properties.map(({ children: [key] = [] }) => [key?.value, key]));
}

/** An object's keys that are overridden by a later one. */
function findDuplicates(
  group: Node,
  winners: ReadonlyMap<unknown, Node | undefined>,
  { path, lines, enough }: { path: Path; lines: Lines; enough: number },
): Mistake[] {
  let count = 0;
  return (group.children ?? []).flatMap(({ children: [key, value] = [] }) => {
    const winner = winners.get(key?.value);
    if (!key || !winner || winner === key || ++count > enough) return [];
    const { offset, length } = key;
    const name = JSON.stringify(key.value);
    const { line } = lines.position(winner.offset);
    const isSame = value !== undefined && isEqual(value, winner.parent?.children?.[1]);
    const message = isSame
      ? `${name} is also set on line ${line}, to the same value. Remove one of the two.`
      : `${name} is also set on line ${line}, and that value is used. Remove one of the two.`;
    const fix = isSame ? { changes: [removal(lines.text, value)] } : {};
    return [{ code: "duplicate-key", message, path: [...path, key.value as string], offset, length, ...fix }];
  });
}

function isEqual(one: Node, other: Node | undefined): boolean {
  return other !== undefined && jsonOf(one) === jsonOf(other);
}

/** Cached because the winning value is compared with each of the others. */
const jsonOf = memoizeByObject((node: Node) => JSON.stringify(getNodeValue(node)));
