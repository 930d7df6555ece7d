import type { CheckFile, Explanations } from "../../checkFile";
import type { Finding } from "../../finding";
import { sureMatch } from "../../../words/nearest";
import { valueAt } from "../../../schema/schemaAt";
import type { Surroundings } from "../../surroundings";
import { quote, written } from "../../../words/words";

/** Reports a `$schema` for editors whose file does not exist. Web addresses cannot be looked up. */
export function checkSchemaReference(config: unknown, { hasSchema, nearSchema }: Surroundings): Finding[] {
  const path = ["$schema"];
  const reference = valueAt(config, path);
  const near = nearSchema?.();
  if (typeof reference !== "string" || near === undefined || /^[a-z][a-z+.-]+:/i.test(reference)) return [];
  if (hasSchema?.(reference) !== false) return [];
  const isSure = sureMatch(reference, [near]) === near;
  return [
    {
      code: "unknown-schema",
      message: `There is no file ${quote(reference)}, so your editor cannot suggest or explain the keys in this file. Use ${written(near)}.`,
      path,
      ...(isSure ? { fix: { do: "replace", value: near } } : {}),
    },
  ];
}

export const checks: CheckFile = {
  section: "quality",
  codes: { "unknown-schema": { severity: "warning" } },
  site: [checkSchemaReference],
};

export const explanations: Explanations = {
  "unknown-schema": {
    meaning: "$schema refers to a file that does not exist.",
    example: `{
  "$schema": "./shema/site.schema.json",
  "version": 1,
  "site": { "name": "Fernhollow" },
  "routes": [{ "path": "/", "title": "Home" }]
}
`,
  },
};
