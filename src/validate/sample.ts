import { configSchema } from "../config/config";
import { notations, type Notation } from "../fields/notation";
import { fillConstants } from "../fields/texts/constants";
import { Cursor } from "../schema/cursor";
import { constantsOf } from "./constantsOf";
import { hostOf, hostOfServer } from "./links/knownHosts";
import { valueAt } from "../schema/schemaAt";
import { visitFields, type Path } from "../schema/walk";
import type { WrittenText } from "./visits";

/** Values that identify the sample site included with Spawnpage. They should not be left in another site. */
export interface Sample {
  name: string;
  /** Its addresses and its staff's names. */
  values: string[];
}

/** The values that identify a site: its name, its addresses and its people. */
export function sampleOf(config: unknown): Sample {
  const root = Cursor.of(configSchema, config);
  const addresses = textsIn(config)
    // The path to a value in a JSON response, such as players.now, only looks like a host.
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

/** The texts in a value that are wanted, judged by their value and the last part of their path. */
export function textsIn(
  value: unknown,
  isWanted: (value: string, part: string | number) => boolean = () => true,
  path: Path = [],
): WrittenText[] {
  if (typeof value !== "object" || value === null) return [];
  const entries = Array.isArray(value) ? value.entries() : Object.entries(value);
  return [...entries].flatMap(([part, inner]: [string | number, unknown]) => {
    if (typeof inner !== "string") return textsIn(inner, isWanted, [...path, part]);
    return isWanted(inner, part) ? [{ value: inner, part, path: [...path, part] }] : [];
  });
}
