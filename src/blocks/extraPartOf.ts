import { extraParts } from "./extraParts";
import { needsFormPages } from "./form/pages/needsFormPages";
import type { PageBlock } from "./made";
import type { BlockPart } from "./registry";
import { showsFaces } from "./status/showsFaces";

/** The part that a block needs besides the component of its type. The pages of others do not load it. */
export function extraPartOf(block: PageBlock): BlockPart | undefined {
  return needsExtraPart(block) ? extraParts[block.type] : undefined;
}

function needsExtraPart(block: PageBlock): boolean {
  switch (block.type) {
    case "cards":
      return block.layout !== "grid";
    case "form":
      return needsFormPages(block);
    case "faq":
      return block.search;
    case "hero":
      return block.cards?.some(({ server }) => server) ?? false;
    case "stats":
      return block.items.some(({ server }) => server);
    case "status":
      return showsFaces(block);
    default:
      return false;
  }
}
