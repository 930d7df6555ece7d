import type { CheckFile, Explanations } from "../checkFile";
import { valueAt } from "../../schema/schemaAt";
import { quote, written } from "../../words/words";
import type { Finding } from "../finding";
import type { Surroundings } from "../surroundings";

/** Reports a base path other than the host's, which is also the default. */
export function checkBasePath(config: unknown, { basePath }: Surroundings): Finding[] {
  const path = ["site", "basePath"];
  const own = valueAt(config, path);
  if (basePath === undefined || typeof own !== "string" || own === basePath) return [];
  return [
    {
      code: "other-base-path",
      message: `The site is published at ${quote(basePath)}, not at ${quote(own)}, so no styles, pictures or pages would load. Use ${written(basePath)}, or remove "basePath", because this host sets it automatically.`,
      path,
      fix: { do: "replace", value: basePath },
    },
  ];
}

export const checks: CheckFile = {
  section: "references",
  codes: { "other-base-path": { severity: "error" } },
  site: [checkBasePath],
};

export const explanations: Explanations = {
  "other-base-path": {
    meaning: "The base path does not match the folder that the host publishes to.",
    example: {
      words:
        "GitHub publishes a project page in a folder named after its repository. If `SPAWNPAGE_URL` contains that folder, you do not need `basePath`. The workflow created by `init` sets `SPAWNPAGE_URL` this way. If you do set `basePath`, it must match that folder. See [where to publish](hosting.md#the-base-path).",
    },
  },
};
