import { most } from "../fields/amounts";
import { memoizeByObject } from "../json/memoizeByObject";
import { valueAt } from "../schema/schemaAt";
import { isGroup } from "../schema/structure";

export type Constants = Readonly<Record<string, string | number>>;

/** The constants of a config; `undefined` if they are not an object. Values above the limit are truncated. */
export function constantsOf(config: unknown): Constants | undefined {
  const constants = valueAt(config, ["constants"]) ?? none;
  return isGroup(constants) ? constantsIn(constants) : undefined;
}

const none = {};

const constantsIn = memoizeByObject((constants: Record<string, unknown>): Constants =>
  Object.fromEntries(
    Object.entries(constants).flatMap(([name, value]): [string, string | number][] => {
      if (typeof value === "string") return [[name, value.slice(0, most.constantValue)]];
      return typeof value === "number" ? [[name, value]] : [];
    }),
  ),
);
