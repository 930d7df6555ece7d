import { fillConstants } from "../fields/texts/constants";
import { constantsOf } from "./constantsOf";
import { textsOf } from "./fieldsOf";
import { hostOf, hostOfServer } from "./links/hosts";
import { valueAt } from "../schema/schemaAt";
import { textsIn } from "../json/textsIn";

/** What identifies the sample site that comes with Spawnpage, and should not be left in another one. */
export interface Sample {
  /** The name of its server. */
  name: string;
  /** Its addresses and the names of its staff. */
  values: string[];
}

/** What identifies the site of a config: its name, its addresses and its people. */
export function sampleOf(config: unknown): Sample {
  const addresses = textsIn(config)
    .map(({ value }) => value)
    .filter((value) => isAddress(value));
  const people = textsOf(config, "text")
    .filter(({ names }) => names === "person")
    .map(({ value }) => value);
  return { name: nameOfSite(config), values: [...new Set([...addresses, ...people])].sort() };
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
