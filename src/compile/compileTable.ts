import type { Table, TableCell } from "mdast";
import type { RichElement, RichNode } from "../fields/texts/text";

/** A table with at least this many columns scrolls in its own frame. */
const wideColumns = 4;

/**
 * Compiles a table in a formatted text. A wide table scrolls in a frame that can be focused and is named after its
 * columns.
 * @param compileCell - returns the content of a cell
 */
export function compileTable(table: Table, compileCell: (cell: TableCell) => RichNode[]): RichElement {
  const aligns = table.align ?? [];
  const [head = [], ...body] = table.children.map(({ children }) => children.map(compileCell));
  const row = (cells: RichNode[][], tag: "th" | "td"): RichElement => {
    const missing = Array.from({ length: Math.max(0, aligns.length - cells.length) }, (): RichNode[] => []);
    return {
      tag: "tr",
      children: [...cells, ...missing].map((children, column): RichElement => {
        const align = aligns[column];
        const props = {
          ...(tag === "th" && children.length > 0 ? { scope: "col" } : {}),
          ...(align ? { "data-align": align === "left" ? "start" : align === "right" ? "end" : align } : {}),
        };
        // An empty title is not a title.
        return { tag: children.length > 0 ? tag : "td", children, props };
      }),
    };
  };
  const element: RichElement = {
    tag: "table",
    children: [
      { tag: "thead", children: [row(head, "th")] },
      { tag: "tbody", children: body.map((cells) => row(cells, "td")) },
    ],
  };
  if (head.length < wideColumns) return element;
  const name = head.map(wordsOf).filter(Boolean).join(", ");
  return { tag: "div", props: { role: "region", tabIndex: 0, "aria-label": name }, children: [element] };
}

function wordsOf(nodes: readonly RichNode[]): string {
  return nodes.map((node) => (typeof node === "string" ? node : wordsOf(node.children ?? []))).join("");
}
