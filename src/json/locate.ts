import type { Node } from "jsonc-parser";
import { once } from "./once";
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

/** The node at a path; `undefined` where the path leads to nothing. */
export function nodeAt(root: Node, path: Path): Node | undefined {
  return path.reduce<Node | undefined>((node, part) => node && child(node, part).value, root);
}

function child(node: Node, part: string | number): { value?: Node | undefined; key?: Node | undefined } {
  if (node.type === "array") return { value: node.children?.[Number(part)] };
  const [key, value] = propertiesOf(node).get(part)?.children ?? [];
  return { key, value };
}

/** The properties of a group by their keys, because a group may have thousands and be asked for each. */
export const propertiesOf = once((group: Node): ReadonlyMap<unknown, Node> => {
  // The last of several equal keys wins, as in JSON.parse.
  return new Map(group.children?.map((property) => [property.children?.[0]?.value, property]));
});

function opening(node: Node): Span {
  const isContainer = node.type === "object" || node.type === "array";
  return { offset: node.offset, length: isContainer ? 1 : node.length };
}
