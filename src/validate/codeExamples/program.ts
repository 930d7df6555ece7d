import { mostFindings } from "../mostFindings";
import type { CodeExamples } from "./example";

/** What is not the config's fault. */
export const programExamples = {
  "more-findings": {
    words: `No small config has this: it stands at the end of the first ${mostFindings} findings, where there are more. Fix these, or the one that all of them come from, and check again.`,
  },
  "schema-mismatch": {
    words:
      "A config is valid, but `schema/site.schema.json` refuses it because the file is older than the program. The command `schema` writes it anew.",
  },
} satisfies CodeExamples;
