import type { RichNode, Title } from "./text";

const standsAlone = new Set(["p", "ul", "ol", "li", "h3", "h4", "blockquote", "aside", "br", "th", "td"]);

/** The words of a formatted text, each paragraph in a line of its own. */
export function plainText(nodes: readonly RichNode[]): string {
  return words(nodes)
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "")
    .join("\n");
}

/** The words of a title. */
export function titleText(title: Title): string {
  return typeof title === "string" ? title : words(title).trim();
}

function words(nodes: readonly RichNode[]): string {
  return nodes
    .map((node) => {
      if (typeof node === "string") return node.replace(/\s{2,}|[^\S ]/g, " ");
      // Visually hidden text.
      if (node.tag === "span") return "";
      const inside = words(node.children ?? []);
      return standsAlone.has(node.tag) ? `\n${inside}\n` : inside;
    })
    .join("");
}
