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
      message: `The site is published at ${quote(basePath)}, not at ${quote(own)}, so no styles, pictures or pages would load. Write ${written(basePath)}, or remove "basePath": this host sets it automatically.`,
      path,
      fix: { do: "replace", value: basePath },
    },
  ];
}
