import type { Node } from "jsonc-parser";
import type { Path } from "../schema/walk";
import { nodeAt } from "./locate";

/** Looks up numbers by path, as the text spells them. */
export function numberTextOf(text: string, root: Node): (path: Path) => string | undefined {
  return (path) => {
    const node = nodeAt(root, path);
    return node?.type === "number" ? text.slice(node.offset, node.offset + node.length) : undefined;
  };
}
