import { entriesAt } from "../../schema/entriesAt";
import type { BlockChecks } from "../../validate/blockCheck";
import { quote } from "../../words/words";

export const checks: BlockChecks = {
  "missing-price": {
    severity: "error",
    meaning: "A card has a price of before, or a period, and no price.",
    example: '{ "type": "cards", "items": [{ "title": "Farmer", "was": "6 €" }] }',
    find: (block) =>
      entriesAt(block, ["items"]).flatMap(({ value: card, path }) => {
        if (Object.hasOwn(card, "price")) return [];
        return ["was", "period"]
          .filter((key) => Object.hasOwn(card, key))
          .map((key) => ({
            message: `${quote(key)} belongs to a "price", which is missing. Add a "price", or remove ${quote(key)}.`,
            path: [...path, key],
            at: "key" as const,
            needs: [[...path, "price"]],
          }));
      }),
  },
  "card-key-without-effect": {
    severity: "warning",
    meaning: "A key of a cards block does nothing in the layout of the block.",
    example:
      '{ "type": "cards", "layout": "bento", "columns": 2, "items": [{ "title": "Farms" }, { "title": "Mills" }] }',
    find: ({ layout, ...block }) =>
      layout === "bento" || layout === "feature"
        ? ["columns", "imagePosition"]
            .filter((key) => Object.hasOwn(block, key))
            .map((key) => ({
              message: `${quote(key)} does nothing in the layout ${quote(layout)}, where the number of cards decides where they and their pictures stand. Remove ${quote(key)}, or use the layout "grid".`,
              path: [key],
              at: "key" as const,
            }))
        : [],
  },
  "feature-of-one": {
    severity: "warning",
    meaning: "The only card of a block is to stand out from others.",
    example: '{ "type": "cards", "layout": "feature", "items": [{ "title": "Market day" }] }',
    find: ({ layout, items }) =>
      layout === "feature" && Array.isArray(items) && items.length === 1
        ? [
            {
              message:
                'The layout "feature" shows one card large and the others beside it, and there are no others. Add more cards, or use a block of the type "media" for a picture with words beside it.',
              path: ["layout"],
            },
          ]
        : [],
  },
};
