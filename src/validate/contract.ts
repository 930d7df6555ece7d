import { configSchema } from "../config/config";
import { factsOf } from "./codes";
import type { Diagnostic } from "./diagnostic";
import { findLostKeys } from "../json/lostKeys";
import { Lines } from "../json/lines";
import { parse } from "../json/parse";

/**
 * Compares the program with the published JSON Schema, which editors and other tools go by: both have to
 * accept or both to refuse a config.
 * @param accepts - whether the published schema, run through Ajv, accepts a value
 */
export function checkContract(text: string, accepts: (value: unknown) => boolean): Diagnostic[] {
  const lines = new Lines(text);
  const { root, value } = parse(text);
  // What the text loses on the way to its value is reported by itself.
  if (!root || findLostKeys(root, lines).length > 0) return [];
  const isValid = configSchema.safeParse(value).success;
  if (accepts(value) === isValid) return [];
  const code = "schema-mismatch";
  const message = `The published schema ${isValid ? "refuses" : "accepts"} this file, but Spawnpage ${isValid ? "accepts" : "refuses"} it. Run npm run schema; if that does not help, it is a fault of Spawnpage: please report it with this file.`;
  return [
    { code, severity: factsOf(code).severity, message, breadcrumb: "", path: [], range: lines.range(0, 0) },
  ];
}
