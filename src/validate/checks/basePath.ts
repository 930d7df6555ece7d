import { valueAt } from "../../schema/schemaAt";
import { quote, written } from "../../words/words";
import type { Finding } from "../finding";
import type { Surroundings } from "../surroundings";

/** The base path is the one at which the host publishes the site. One that is left out comes from there. */
export function checkBasePath(config: unknown, { basePath }: Surroundings): Finding[] {
  const path = ["site", "basePath"];
  const own = valueAt(config, path);
  if (basePath === undefined || typeof own !== "string" || own === basePath) return [];
  return [
    {
      code: "other-base-path",
      message: `The site is published at ${quote(basePath)}, not at ${quote(own)}, so no style, picture or page would be found. Write ${written(basePath)}, or remove "basePath": this host sets it automatically.`,
      path,
      fix: { do: "replace", value: basePath },
    },
  ];
}
