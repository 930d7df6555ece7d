import type { Title } from "../fields/texts/text";

/** The words of a compiled title or text. */
export function wordsOf(nodes: Title): string {
  if (typeof nodes === "string") return nodes;
  return nodes.map((node) => wordsOf(typeof node === "string" ? node : (node.children ?? []))).join("");
}
