import { entriesAt } from "../../schema/schemaAt";
import type { BlockChecks } from "../../validate/blockCheck";

export const checks: BlockChecks = {
  "contents-of-one": {
    severity: "warning",
    meaning: "An FAQ has a list of its categories, but fewer than two categories have a title.",
    example: `{
  "type": "faq",
  "layout": "contents",
  "categories": [{ "title": "Joining", "questions": [{ "question": "Is it free?", "answer": "Yes." }] }]
}`,
    find(faq) {
      const categories = entriesAt(faq, ["categories"]);
      // Entries of the wrong type are reported elsewhere.
      if (categories.length !== (faq["categories"] as unknown[] | undefined)?.length) return [];
      const titled = categories.filter(({ value }) => Object.hasOwn(value, "title"));
      if (faq["layout"] !== "contents" || categories.length === 0 || titled.length > 1) return [];
      const message =
        '"layout": "contents" requires at least two categories with a "title". Add categories or titles, or remove "layout".';
      const needs = categories.map(({ path }) => [...path, "title"]);
      return [{ message, path: ["layout"], needs }];
    },
  },
};
