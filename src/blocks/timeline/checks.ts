import { entriesAt } from "../../schema/entriesAt";
import type { BlockChecks } from "../../validate/blockCheck";
import { quote } from "../../words/words";

export const checks: BlockChecks = {
  "undated-entry": {
    severity: "error",
    meaning: "A timeline is ordered by dates, and an entry has none.",
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
          message: `This entry has no "date", by which ${quote(order)} orders the entries. Give it one (with "when", other words are shown), or remove "order".`,
          path,
          at: "opening",
          needs: [["order"], [...path, "date"]],
        }));
    },
  },
};
