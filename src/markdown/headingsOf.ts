import type { Nodes } from "mdast";
import { withoutTags } from "../fields/parts/tag";
import { parseMarkdown, shield } from "./parseMarkdown";

/** The beginning of a heading, or the line below one. */
const mayBeHeading = /^ {0,3}(?:#{1,6}(?:[ \t]|$)|=+[ \t]*$|-+[ \t]*$)/m;

/** The words of a text's headings, without those in quotations and lists. Constants and tags stay as written. */
export function headingsOf(text: string): string[] {
  if (!mayBeHeading.test(text)) return [];
  return parseMarkdown(shield(text)).children.flatMap((node) =>
    node.type === "heading" ? [wordsOf(node)] : [],
  );
}

function wordsOf(node: Nodes): string {
  if ("children" in node) return node.children.map(wordsOf).join("");
  return "value" in node ? withoutTags(node.value) : "";
}
