import { configSchema } from "../config/config";
import { factsOf } from "./codeFacts";
import type { Diagnostic } from "./diagnostic";
import { findLostKeys } from "../json/lostKeys";
import { Lines } from "../json/lines";
import { parse, readQuickly } from "../json/parse";

/** In a longer text, which takes seconds, the same shapes stand again and again. In characters. */
const mostCompared = 1_000_000;

/**
 * Compares the program with the published JSON Schema, which editors and other tools go by: both have to
 * accept or both to refuse a config.
 * @param accepts - whether the published schema accepts a value
 * @param more - `refresh` is the command that writes the schema anew, absent where it comes with the program;
 *   `isValid` says that the program has accepted the config already
 */
export function checkContract(
  text: string,
  accepts: (value: unknown) => boolean,
  more: { refresh?: string | undefined; isValid?: boolean } = {},
): Diagnostic[] {
  if (text.length > mostCompared) return [];
  const read = readQuickly(text) ?? readWhole(text);
  if (!read) return [];
  const { value } = read;
  const { refresh, isValid = configSchema.safeParse(value).success } = more;
  if (accepts(value) === isValid) return [];
  const code = "schema-mismatch";
  const [schemaDoes, programDoes] = isValid ? ["rejects", "accepts"] : ["accepts", "rejects"];
  const advice =
    refresh === undefined
      ? "This is a bug in Spawnpage. Report it, and attach this file."
      : `Run ${refresh}. If that does not help, this is a bug in Spawnpage. Report it, and attach this file.`;
  const message = `The published schema ${schemaDoes} this file, but Spawnpage ${programDoes} it. ${advice}`;
  const range = new Lines(text).range(0, 0);
  return [{ code, severity: factsOf(code).severity, message, breadcrumb: "", path: [], range }];
}

/** The value of a text with mistakes. Undefined if keys are lost, because they are reported separately. */
function readWhole(text: string): { value: unknown } | undefined {
  const { root, value } = parse(text);
  return root && findLostKeys(root, new Lines(text)).length === 0 ? { value } : undefined;
}
