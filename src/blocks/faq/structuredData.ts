import type { RichNode } from "../../fields/text";
import type { FaqProps } from "./schema";

/** The questions of a block as schema.org data for search engines. */
export function structuredData({ categories }: Pick<FaqProps, "categories">) {
  return {
    "@context": "https://schema.org",
    "@type": "FAQPage",
    mainEntity: categories
      .flatMap((category) => category.questions)
      .map(({ question, answer }) => ({
        "@type": "Question",
        name: question,
        acceptedAnswer: { "@type": "Answer", text: plainText(answer) },
      })),
  };
}

const standsAlone = new Set(["p", "ul", "ol", "li", "h3", "h4", "blockquote", "br"]);

function plainText(nodes: readonly RichNode[]): string {
  return words(nodes)
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "")
    .join("\n");
}

function words(nodes: readonly RichNode[]): string {
  return nodes
    .map((node) => {
      if (typeof node === "string") return node.replace(/\s+/g, " ");
      const inside = words(node.children ?? []);
      return standsAlone.has(node.tag) ? `\n${inside}\n` : inside;
    })
    .join("");
}
