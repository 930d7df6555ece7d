import type { Connect } from "../../../tests/property/connectBlocks";

/** What cost something before, or costs it for a while, has a price, and no key is without effect. */
export const connect: Connect = (block) => {
  for (const card of block["items"] as Record<string, unknown>[]) {
    if ("was" in card || "period" in card) card["price"] ??= "4 coins";
  }
  if (block["layout"] === "bento" || block["layout"] === "feature") {
    delete block["columns"];
    delete block["imagePosition"];
  }
};
