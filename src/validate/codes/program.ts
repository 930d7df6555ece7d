import type { CheckFile, Explanations } from "../checkFile";
import { mostFindings } from "../mostFindings";

/** Findings about the program itself. */
export const checks: CheckFile = {
  section: "program",
  codes: { "more-findings": { severity: "warning" }, "schema-mismatch": { severity: "error" } },
};

export const explanations: Explanations = {
  "more-findings": {
    meaning: "There are more findings than a check can report.",
    example: {
      words: `A check reports at most ${mostFindings} findings. Many findings often have the same cause. Fix that cause, then run the check again.`,
    },
  },
  "schema-mismatch": {
    meaning: "Spawnpage and its JSON Schema do not agree on whether the config is valid.",
    example: {
      words:
        "For example, `schema/site.schema.json` rejects a valid config because the schema is older than the program. Run the `schema` command to update it.",
    },
  },
};
