import { configSchema } from "../config/config";
import { notations, type Notation } from "../fields/notation";
import { fillConstants } from "../fields/texts/constants";
import { Cursor } from "../schema/cursor";
import { constantsOf } from "./constantsOf";
import { hostOf, hostOfServer } from "./links/hosts";
import { valueAt } from "../schema/schemaAt";
import { visitFields } from "../schema/walk";
import { textsIn } from "./textsIn";

/** What identifies the sample site that comes with Spawnpage, and should not be left in another one. */
export interface Sample {
  /** The name of its server. */
  name: string;
  /** Its addresses and the names of its staff. */
  values: string[];
}

/** What identifies the site of a config: its name, its addresses and its people. */
export function sampleOf(config: unknown): Sample {
  const root = Cursor.of(configSchema, config);
  const addresses = textsIn(config)
    // The path to a value in a JSON response, as players.now, only reads like a host.
    .filter(({ value, path }) => isAddress(value) && notationAt(root.at(path)) !== "answerPath")
    .map(({ value }) => value);
  const people: string[] = [];
  visitFields(configSchema, config, ({ names, value }) => {
    if (names === "person" && typeof value === "string") people.push(value);
  });
  return { name: nameOfSite(config), values: [...new Set([...addresses, ...people])].sort() };
}

function notationAt({ inner }: Cursor): Notation | undefined {
  return inner && notations.get(inner)?.notation;
}

/** The name of a site with its constants filled in. */
export function nameOfSite(config: unknown): string {
  const name = valueAt(config, ["site", "name"]);
  return typeof name === "string" ? fillConstants(name, constantsOf(config) ?? {}) : "";
}

function isAddress(text: string): boolean {
  const host = hostOf(text) ?? hostOfServer(text) ?? /^[^\s@]+@([^\s@]+)$/.exec(text)?.[1];
  return host !== undefined && /[a-z]\.[a-z]/i.test(host) && !text.includes("{{") && !text.startsWith(".");
}
