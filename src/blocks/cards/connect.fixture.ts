import type { Connect } from "../../../tests/property/connectBlocks";

/** What cost something before, or costs it for a while, has a price. */
export const connect: Connect = (block) => {
  for (const card of block["items"] as Record<string, unknown>[]) {
    if ("was" in card || "period" in card) card["price"] ??= "4 coins";
  }
};
