import type { Node } from "jsonc-parser";
import type { Path } from "../schema/walk";
import type { Span } from "./position";

/** What to point at in a tree. */
export interface Target {
  path: Path;
  /** The value at the path (without it), its key, or the opening of what should hold it. */
  at?: "value" | "key" | "opening";
}

/**
 * The place of a target in the text of a tree. Where its path leads to nothing, it is the opening of the
 * innermost list or group that is there.
 */
export function locate(root: Node | undefined, { path, at = "value" }: Target): Span {
  if (!root) return { offset: 0, length: 0 };
  let node = root;
  let key: Node | undefined;
  for (const part of path) {
    const next = child(node, part);
    if (!next.value) return opening(node);
    node = next.value;
    key = next.key;
  }
  if (at === "key" && key) return { offset: key.offset, length: key.length };
  return at === "opening" ? opening(node) : { offset: node.offset, length: node.length };
}

function child(node: Node, part: string | number): { value?: Node | undefined; key?: Node | undefined } {
  if (node.type === "array") return { value: node.children?.[Number(part)] };
  // The last of several equal keys wins, as in JSON.parse.
  const property = node.children?.findLast(({ children }) => children?.[0]?.value === part);
  return { key: property?.children?.[0], value: property?.children?.[1] };
}

function opening(node: Node): Span {
  const isContainer = node.type === "object" || node.type === "array";
  return { offset: node.offset, length: isContainer ? 1 : node.length };
}
