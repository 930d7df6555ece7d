import { once } from "../json/once";
import { valueAt } from "../schema/schemaAt";

type Constants = Readonly<Record<string, string | number>>;

/** The constants of a config, valid or not; `undefined` when they are not a group of keys. */
export function constantsOf(config: unknown): Constants | undefined {
  return typeof config === "object" && config !== null ? constantsIn(config) : {};
}

const constantsIn = once((config): Constants | undefined => {
  const constants = valueAt(config, ["constants"]) ?? {};
  if (typeof constants !== "object" || Array.isArray(constants)) return undefined;
  return Object.fromEntries(
    Object.entries(constants).filter(
      (entry): entry is [string, string | number] =>
        typeof entry[1] === "string" || typeof entry[1] === "number",
    ),
  );
});
