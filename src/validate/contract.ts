import { configSchema } from "../config/config";
import { factsOf } from "./codeFacts";
import type { Diagnostic } from "./diagnostic";
import { findLostKeys } from "../json/lostKeys";
import { Lines } from "../json/lines";
import { parse } from "../json/parse";

/**
 * Compares the program with the published JSON Schema, which editors and other tools go by: both have to
 * accept or both to refuse a config.
 * @param accepts - whether the published schema, run through Ajv, accepts a value
 * @param refresh - the command that writes the schema anew; absent where it comes with the program
 */
export function checkContract(
  text: string,
  accepts: (value: unknown) => boolean,
  refresh?: string,
): Diagnostic[] {
  const lines = new Lines(text);
  const { root, value } = parse(text);
  // What the text loses on the way to its value is reported by itself.
  if (!root || findLostKeys(root, lines).length > 0) return [];
  const isValid = configSchema.safeParse(value).success;
  if (accepts(value) === isValid) return [];
  const code = "schema-mismatch";
  const [schemaDoes, programDoes] = isValid ? ["refuses", "accepts"] : ["accepts", "refuses"];
  const advice =
    refresh === undefined
      ? "This is a fault of Spawnpage: please report it with this file."
      : `Run ${refresh}; if that does not help, it is a fault of Spawnpage: please report it with this file.`;
  const message = `The published schema ${schemaDoes} this file, but Spawnpage ${programDoes} it. ${advice}`;
  return [
    { code, severity: factsOf(code).severity, message, breadcrumb: "", path: [], range: lines.range(0, 0) },
  ];
}
