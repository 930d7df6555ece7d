import { entriesAt } from "../../schema/entriesAt";
import type { BlockChecks } from "../../validate/blockCheck";
import { quote } from "../../words/words";

/** Where a key does nothing: what decides in its place. */
const decidedInstead: Readonly<Record<string, string>> = {
  columns: "where the number of cards decides how wide each is",
  imagePosition: "which has a place for the pictures of its own",
};

/** What the layouts that need several cards do with the first. */
const amongOthers: ReadonlyMap<string, string> = new Map([
  ["feature", "shows one card large and the others beside it"],
  ["bento", "is a mosaic of a large card and others around it"],
]);

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
    find: ({ layout, ...block }) => {
      if (layout === "bento" || layout === "feature")
        return ["columns", "imagePosition"]
          .filter((key) => Object.hasOwn(block, key))
          .map((key) => ({
            message: `${quote(key)} does nothing in the layout ${quote(layout)}, ${decidedInstead[key]}. Remove ${quote(key)}, or use the layout "grid" or "list".`,
            path: [key],
            at: "key" as const,
          }));
      if (layout !== "list" || block["imagePosition"] !== "top") return [];
      const message =
        'Pictures stand beside the words in the layout "list", not above them. Write "start" or "end" as the "imagePosition", or use the layout "grid".';
      return [{ message, path: ["imagePosition"], needs: [["layout"]] }];
    },
  },
  "feature-of-one": {
    severity: "warning",
    meaning: "The only card of a block is to stand out from others, or to be a mosaic.",
    example: '{ "type": "cards", "layout": "feature", "items": [{ "title": "Market day" }] }',
    find: ({ layout, items }) => {
      const shown = typeof layout === "string" ? amongOthers.get(layout) : undefined;
      if (shown === undefined || !Array.isArray(items) || items.length !== 1) return [];
      const message = `The layout ${quote(layout)} ${shown}, and there are no others. Add more cards, or use a block of the type "media" for a picture with words beside it.`;
      return [{ message, path: ["layout"] }];
    },
  },
};
