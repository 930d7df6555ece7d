import type { Node } from "jsonc-parser";
import type { Change } from "./changes";

/** Converts the offsets in a changed text's parse tree to offsets in the original text. */
export function moveBack(root: Node, changes: readonly Change[]): Node {
  let shift = 0;
  const moved = [...changes]
    .sort((a, b) => a.offset - b.offset)
    .map((change) => {
      const start = change.offset + shift;
      shift += change.text.length - change.length;
      return { ...change, start };
    });
  return copy(root, undefined);

  function copy(node: Node, parent: Node | undefined): Node {
    const offset = original(node.offset);
    const length = Math.max(originalEnd(node.offset + node.length), offset) - offset;
    const result: Node = { ...node, offset, length, ...(parent ? { parent } : {}) };
    const children = node.children?.map((child) => copy(child, result));
    return children ? Object.assign(result, { children }) : result;
  }

  /** The offset before the changes. Inside a replacement, it is the start or the end of the replaced text. */
  function original(offset: number): number {
    return before(offset, moved[lastStartingBy(offset)]);
  }

  /** A value ends before a comment or comma that was removed behind it. */
  function originalEnd(offset: number): number {
    return before(offset, moved[lastStartingBy(offset - 1)]);
  }

  function before(offset: number, change: (typeof moved)[number] | undefined): number {
    if (!change) return offset;
    const behind = offset - change.start - change.text.length;
    if (behind >= 0) return change.offset + change.length + behind;
    return offset === change.start ? change.offset : change.offset + change.length;
  }

  function lastStartingBy(offset: number): number {
    let low = -1;
    let high = moved.length - 1;
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if (moved[middle]!.start <= offset) low = middle;
      else high = middle - 1;
    }
    return low;
  }
}

export function overlap(changes: readonly Change[]): boolean {
  const ordered = [...changes].sort((a, b) => a.offset - b.offset);
  return ordered.some(({ offset, length }, index) => {
    const next = ordered[index + 1];
    return next !== undefined && next.offset < offset + length;
  });
}
