import type { Finding } from "../../finding";
import { sureMatch } from "../../../words/nearest";
import { valueAt } from "../../../schema/schemaAt";
import type { Surroundings } from "../../surroundings";
import { quote, written } from "../../../words/words";

/** The `$schema` that editors go by leads to a file. One on the web cannot be looked up. */
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
      message: `There is no file ${quote(reference)}, so your editor cannot complete or explain this file. Write ${written(near)}.`,
      path,
      ...(isSure ? { fix: { do: "replace", value: near } } : {}),
    },
  ];
}
