import { findNodeAtLocation, type Node } from "jsonc-parser";
import type { Path } from "../schema/walk";
import { parse } from "./parse";

/** Looks up numbers by path, as the text spells them. The first lookup parses the text. */
export function numberTextOf(text: string): (path: Path) => string | undefined {
  let root: Node | null | undefined;
  return (path) => {
    root ??= parse(text).root ?? null;
    const node = root && findNodeAtLocation(root, [...path]);
    return node?.type === "number" ? text.slice(node.offset, node.offset + node.length) : undefined;
  };
}
