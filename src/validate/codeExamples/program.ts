import { mostFindings } from "../mostFindings";
import type { CodeExamples } from "./example";

/** What is not the config's fault. */
export const programExamples = {
  "more-findings": {
    words: `Only a config with more than ${mostFindings} findings has this. The first ${mostFindings} are reported. Many findings often have one common cause: fix it, and check again.`,
  },
  "schema-mismatch": {
    words:
      "A config is valid, but `schema/site.schema.json` refuses it because the file is older than the program. The command `schema` updates it.",
  },
} satisfies CodeExamples;
