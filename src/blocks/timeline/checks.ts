import { entriesAt } from "../../schema/schemaAt";
import type { BlockChecks } from "../../validate/blockCheck";
import { quote } from "../../words/words";

export const checks: BlockChecks = {
  "undated-entry": {
    severity: "error",
    meaning: "A timeline is sorted by date, but an entry has no date.",
    example: `{
  "type": "timeline",
  "order": "newest",
  "items": [{ "date": "2026-11-20", "title": "The mill turns again" }, { "title": "The first stone" }]
}`,
    find(block) {
      const { order } = block;
      if (order !== "newest" && order !== "oldest") return [];
      return entriesAt(block, ["items"])
        .filter(({ value }) => !Object.hasOwn(value, "date"))
        .map(({ path }) => ({
          message: `"order": ${quote(order)} sorts entries by date, but this entry has no "date". Add one, or remove "order". To show different text instead of the date, also add "when".`,
          path,
          at: "opening",
          needs: [["order"], [...path, "date"]],
        }));
    },
  },
};
