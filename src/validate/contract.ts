import { configSchema } from "../config/config";
import { factsOf } from "./codeFacts";
import type { Diagnostic } from "./diagnostic";
import { findLostKeys } from "../json/lostKeys";
import { Lines } from "../json/lines";
import { parse } from "../json/parse";

/** In characters. Longer texts take seconds and mostly repeat the same shapes. */
const mostCompared = 1_000_000;

/** Reports if the program and the published JSON Schema disagree about a config. */
export function checkContract(
  text: string,
  accepts: (value: unknown) => boolean,
  more: { refresh?: string | undefined; isValid?: boolean } = {},
): Diagnostic[] {
  if (text.length > mostCompared) return [];
  const { strict, root, value } = parse(text);
  // Duplicate keys are reported separately.
  if (!root || (!strict && findLostKeys(root, new Lines(text)).length > 0)) return [];
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
