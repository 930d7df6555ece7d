import { entriesAt } from "../../schema/schemaAt";
import type { BlockChecks } from "../../validate/blockCheck";
import { replaceSurely } from "../../validate/fixes/sureFixes";
import { didYouMean } from "../../words/nearest";
import { allOf, quote } from "../../words/words";

const contents = ["text", "rules", "blocks"];

export const checks: BlockChecks = {
  "unknown-tab": {
    severity: "error",
    meaning: "The default tab of a tabs block does not exist.",
    example: `{
  "type": "tabs",
  "default": "rules",
  "tabs": [{ "id": "village", "title": "Village rules", "text": "Greet your neighbours." }]
}`,
    find(block) {
      const chosen = block["default"];
      const ids = entriesAt(block, ["tabs"]).map(({ value: tab }) => tab["id"]);
      if (typeof chosen !== "string" || ids.includes(chosen)) return [];
      const known = ids.filter((id) => typeof id === "string");
      const hint = didYouMean(chosen, known) || (known.length > 0 ? ` Available tabs: ${allOf(known)}.` : "");
      const message = `No tab has the id ${quote(chosen)}.${hint}`;
      return [{ message, path: ["default"], needs: [["tabs"]], ...replaceSurely(chosen, known) }];
    },
  },
  "empty-tab": {
    severity: "error",
    meaning: "A tab has no text, rules or blocks.",
    example: '{ "type": "tabs", "tabs": [{ "id": "village", "title": "Village rules" }] }',
    find: (block) =>
      entriesAt(block, ["tabs"])
        .filter(({ value: tab }) => contents.every((key) => isEmpty(tab[key])))
        .map(({ path }) => ({
          message: 'This tab is empty. Add "text", "rules" or "blocks".',
          path,
          at: "opening",
          needs: contents.map((key) => [...path, key]),
        })),
  },
};

function isEmpty(content: unknown): boolean {
  return content === undefined || (Array.isArray(content) && content.length === 0);
}
