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
};
