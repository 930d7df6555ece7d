import { entriesAt } from "../../schema/schemaAt";
import type { BlockChecks } from "../../validate/blockCheck";
import { quote } from "../../words/words";

/** Why a key has no effect. */
const reasons: Readonly<Record<string, string>> = {
  columns: "because the number of cards determines their width",
  imagePosition: "because the layout determines the position of pictures",
};

const layoutsOfSeveral: ReadonlyMap<unknown, string> = new Map([
  ["feature", "shows one large card with the others next to it"],
  ["bento", "shows a large card with others around it"],
]);

export const checks: BlockChecks = {
  "missing-price": {
    severity: "error",
    meaning: "A card has an old price or a period, but no price.",
    example: '{ "type": "cards", "items": [{ "title": "Farmer", "was": "6 €" }] }',
    find: (block) =>
      entriesAt(block, ["items"]).flatMap(({ value: card, path }) => {
        if (Object.hasOwn(card, "price")) return [];
        return ["was", "period"]
          .filter((key) => Object.hasOwn(card, key))
          .map((key) => ({
            message: `${quote(key)} requires a "price". Add a "price", or remove ${quote(key)}.`,
            path: [...path, key],
            at: "key" as const,
            needs: [[...path, "price"]],
          }));
      }),
  },
  "card-key-without-effect": {
    severity: "warning",
    meaning: "A key of a cards block has no effect in the block's layout.",
    example:
      '{ "type": "cards", "layout": "bento", "columns": 2, "items": [{ "title": "Farms" }, { "title": "Mills" }] }',
    find: ({ layout, ...block }) => {
      if (layoutsOfSeveral.has(layout))
        return Object.keys(reasons)
          .filter((key) => Object.hasOwn(block, key))
          .map((key) => ({
            message: `${quote(key)} has no effect with "layout": ${quote(layout)} ${reasons[key]}. Remove ${quote(key)}, or set "layout" to "grid" or "list".`,
            path: [key],
            at: "key" as const,
          }));
      const position = block["imagePosition"];
      if (layout !== "list" || (position !== "top" && position !== "behind")) return [];
      const message = `"imagePosition": ${quote(position)} has no effect with "layout": "list" because pictures are next to the text. Set "imagePosition" to "start" or "end", or set "layout" to "grid".`;
      return [{ message, path: ["imagePosition"], needs: [["layout"]] }];
    },
  },
  "feature-of-one": {
    severity: "warning",
    meaning: "A block has a layout for several cards, but only one card.",
    example: '{ "type": "cards", "layout": "feature", "items": [{ "title": "Market day" }] }',
    find: ({ layout, items }) => {
      const shown = layoutsOfSeveral.get(layout);
      if (shown === undefined || !Array.isArray(items) || items.length !== 1) return [];
      const message = `"layout": ${quote(layout)} ${shown}, but there is only one card. Add more cards, or use a "media" block for a picture with text next to it.`;
      return [{ message, path: ["layout"] }];
    },
  },
};
