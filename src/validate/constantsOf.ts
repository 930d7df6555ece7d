import { most } from "../fields/amounts";
import { once } from "../json/once";
import { valueAt } from "../schema/schemaAt";

type Constants = Readonly<Record<string, string | number>>;

/**
 * The constants of a config, valid or not; `undefined` when they are not a group of keys. Of a value that is longer than
 * it may be, as the shape of the config tells, they have the beginning.
 */
export function constantsOf(config: unknown): Constants | undefined {
  return typeof config === "object" && config !== null ? constantsIn(config) : {};
}

const constantsIn = once((config): Constants | undefined => {
  const constants = valueAt(config, ["constants"]) ?? {};
  if (typeof constants !== "object" || Array.isArray(constants)) return undefined;
  return Object.fromEntries(
    Object.entries(constants as Record<string, unknown>).flatMap(
      ([name, value]): [string, string | number][] => {
        if (typeof value === "string") return [[name, value.slice(0, most.constantValue)]];
        return typeof value === "number" ? [[name, value]] : [];
      },
    ),
  );
});
