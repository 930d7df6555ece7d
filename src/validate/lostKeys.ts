import { getNodeValue, type Node } from "jsonc-parser";
import type { Path } from "../fields/walk";
import { removal } from "./edits";
import type { Lines } from "./lines";
import type { Slip } from "./slip";

/**
 * Every key that is lost between the text and its value: one that is written twice, or one that JavaScript
 * keeps for itself.
 */
export function findLostKeys(root: Node, lines: Lines): Slip[] {
  const lost: Slip[] = [];
  visit(root, []);
  return lost;

  function visit(node: Node, path: Path): void {
    if (node.type === "array") {
      node.children?.forEach((item, index) => visit(item, [...path, index]));
    }
    if (node.type !== "object") return;
    const winners = new Map<string, Node>();
    for (const { children: [key] = [] } of node.children ?? [])
      if (key) winners.set(key.value as string, key);
    for (const { children: [key, value] = [] } of node.children ?? []) {
      if (!key) continue;
      const name = key.value as string;
      const here = [...path, name];
      const winner = winners.get(name)!;
      const { offset, length } = key;
      if (winner !== key) {
        const { line } = lines.position(winner.offset);
        const isSame = value !== undefined && isEqual(value, winner.parent?.children?.[1]);
        const message = isSame
          ? `${JSON.stringify(name)} stands twice in the same group with the same value, here and in line ${line}. Remove one of them.`
          : `${JSON.stringify(name)} stands twice in the same group; the last one, in line ${line}, wins. Remove one of them.`;
        const mend = isSame ? { changes: [removal(value)] } : {};
        lost.push({ code: "duplicate-key", message, path: here, offset, length, ...mend });
      }
      if (name === "__proto__") {
        const message = '"__proto__" cannot be a key. Choose another name, or remove it.';
        lost.push({ code: "malformed-name", message, path: here, offset, length });
      }
      if (value) visit(value, here);
    }
  }
}

function isEqual(one: Node, other: Node | undefined): boolean {
  return other !== undefined && JSON.stringify(getNodeValue(one)) === JSON.stringify(getNodeValue(other));
}
