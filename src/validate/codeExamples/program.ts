import type { CodeExamples } from "./example";

/** What is not the config's fault. */
export const programExamples = {
  "schema-mismatch": {
    words:
      "A config is valid, but `schema/site.schema.json` refuses it because the file is older than the program. The command `schema` writes it anew.",
  },
} satisfies CodeExamples;
