import { needsFormPages } from "./form/pages/needsFormPages";
import type { PageBlock } from "./pageBlock";
import type { BlockPart } from "./registry";

/** Parts that only some blocks of a type need. A component gets its part as the prop `Part` if it is loaded. */
export const extraParts: Readonly<Partial<Record<PageBlock["type"], BlockPart>>> = {
  cards: "cardLayout",
  columns: "carousel",
  form: "formPages",
  hero: "liveHeroCard",
  image: "imagePoints",
  post: "look",
  stats: "liveValue",
  status: "playerFace",
  table: "liveRows",
};

/** Parts that search a block. A component gets its part as the prop `Search` if it is loaded. */
export const searchParts: Readonly<Partial<Record<PageBlock["type"], BlockPart>>> = {
  cards: "cardSearch",
  faq: "faqSearch",
};

/** The parts that a block needs besides the component of its type. */
export function extraPartsOf(block: PageBlock): BlockPart[] {
  const extra = needsExtraPart(block) && extraParts[block.type];
  const search = "search" in block && block.search && searchParts[block.type];
  return [extra, search].filter((part) => part !== undefined && part !== false);
}

function needsExtraPart(block: PageBlock): boolean {
  switch (block.type) {
    case "cards":
      return block.layout !== "grid" || block.imagePosition === "behind";
    case "columns":
      return block.layout === "carousel";
    case "form":
      return needsFormPages(block);
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
