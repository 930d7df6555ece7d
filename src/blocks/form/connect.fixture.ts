import type { Connect } from "../../../tests/property/connectBlocks";

type Keys = Record<string, unknown>;

/** Fields and choices have names of their own, and limits do not cross. */
export const connect: Connect = (block) => {
  for (const [index, field] of (block["fields"] as Keys[]).entries()) {
    field["name"] = `${String(field["name"])}_${index}`;
    sortLimits(field, "minLength", "maxLength");
    sortLimits(field, "min", "max");
    for (const [number, option] of ((field["options"] ?? []) as Keys[]).entries()) {
      option["value"] = `${String(option["value"])} ${number}`;
    }
  }
};

function sortLimits(field: Keys, lower: string, upper: string): void {
  const [low, high] = [field[lower], field[upper]];
  if (typeof low === "number" && typeof high === "number" && low > high) {
    field[lower] = high;
    field[upper] = low;
  }
}
