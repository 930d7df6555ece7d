import type { Node } from "jsonc-parser";
import { memoizeByObject } from "./memoizeByObject";
import type { Path } from "../schema/walk";
import type { Span } from "./position";

/** The key or value that a finding points at. */
export interface Target {
  path: Path;
  /** The value (default), its key, or the opening bracket of the object or list. */
  at?: "value" | "key" | "opening";
}

/** Finds a target in the text. If its path does not exist, the innermost existing object or list is used. */
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

export function nodeAt(root: Node, path: Path): Node | undefined {
  return path.reduce<Node | undefined>((node, part) => node && child(node, part).value, root);
}

function child(node: Node, part: string | number): { value?: Node | undefined; key?: Node | undefined } {
  if (node.type === "array") return { value: node.children?.[Number(part)] };
  const [key, value] = propertiesOf(node).get(part)?.children ?? [];
  return { key, value };
}

/** An object's properties by key. Cached because an object may have thousands, each looked up. */
export const propertiesOf = memoizeByObject((group: Node): ReadonlyMap<unknown, Node> => {
  // The last of several equal keys wins, as in JSON.parse.
  return new Map(group.children?.map((property) => [property.children?.[0]?.value, property]));
});

function opening(node: Node): Span {
  const isContainer = node.type === "object" || node.type === "array";
  return { offset: node.offset, length: isContainer ? 1 : node.length };
}
