import { needsFormPages } from "./form/pages/needsFormPages";
import type { PageBlock } from "./pageBlock";
import type { BlockPart } from "./registry";

/** Parts that only some blocks of a type need. A component gets its part as the prop `Part` if it is loaded. */
export const extraParts: Readonly<Partial<Record<PageBlock["type"], BlockPart>>> = {
  cards: "cardLayout",
  columns: "carousel",
  form: "formPages",
  faq: "faqSearch",
  hero: "liveHeroCard",
  image: "imagePoints",
  post: "look",
  stats: "liveValue",
  status: "playerFace",
  table: "liveRows",
};

/** The part that a block needs besides the component of its type. */
export function extraPartOf(block: PageBlock): BlockPart | undefined {
  return needsExtraPart(block) ? extraParts[block.type] : undefined;
}

function needsExtraPart(block: PageBlock): boolean {
  switch (block.type) {
    case "cards":
      return block.layout !== "grid" || block.imagePosition === "behind";
    case "columns":
      return block.layout === "carousel";
    case "form":
      return needsFormPages(block);
    case "faq":
      return block.search;
    case "image":
      return block.points !== undefined;
    case "post":
      return block.imagePosition === "behind";
    case "hero":
      return block.cards?.some(({ server }) => server) ?? false;
    case "stats":
      return block.items.some(({ server }) => server);
    case "status":
      return block.faces && block.names && block.layout === "cards";
    case "table":
      return block.server !== undefined;
    default:
      return false;
  }
}
