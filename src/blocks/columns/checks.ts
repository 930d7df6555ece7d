import { isGroup } from "../../schema/structure";
import type { BlockChecks, FoundInBlock } from "../../validate/blockCheck";

export const checks: BlockChecks = {
  "columns-of-one": {
    severity: "warning",
    meaning: "A columns block has only one column.",
    example: '{ "type": "columns", "items": [{ "blocks": [{ "type": "text", "text": "Be kind." }] }] }',
    find(block) {
      const { items, type: _, layout: __, ...others } = block;
      if (!Array.isArray(items) || items.length !== 1) return [];
      const blocks: unknown = isGroup(items[0]) && items[0]["blocks"];
      // The columns' own heading would be lost.
      const fix = Array.isArray(blocks) && Object.keys(others).length === 0 && unwrapped(blocks);
      const message = "Columns need at least two entries. Put these blocks on the page itself.";
      return [{ message, path: ["items"], ...(fix ? { fix } : {}) }];
    },
  },
};

/** Puts the blocks of the only column in front of the columns block, and the last block instead of it. */
function unwrapped(blocks: readonly unknown[]): FoundInBlock["fix"] {
  if (blocks.length === 0 || !blocks.every(isGroup)) return undefined;
  const fixes = blocks.map((value, index) => ({
    path: [],
    fix: { do: index < blocks.length - 1 ? ("add" as const) : ("replace" as const), value },
  }));
  return { do: "each", fixes };
}
