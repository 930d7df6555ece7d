import type { Connect } from "../../../tests/property/connectBlocks";

type Keys = Record<string, unknown>;

/** Fields and choices have names of their own, limits do not cross, and what depends on a field stands below it. */
export const connect: Connect = (block) => {
  const fields = block["fields"] as Keys[];
  if (fields.every(({ type }) => type === "page"))
    fields.push({ type: "text", name: "words", label: "Words" });
  let above: unknown;
  for (const [index, field] of fields.entries()) {
    if (above === undefined) delete field["when"];
    else if (field["when"]) field["when"] = { field: above };
    if (field["type"] === "page") continue;
    field["name"] = `${String(field["name"])}_${index}`;
    above = field["name"];
    sortLimits(field, "minLength", "maxLength");
    sortLimits(field, "min", "max");
    for (const [number, option] of ((field["options"] ?? []) as Keys[]).entries()) {
      option["value"] = `${String(option["value"])} ${number}`;
    }
  }
};

function sortLimits(field: Keys, lower: string, upper: string): void {
  const [low, high] = [field[lower], field[upper]];
  if (
    (typeof low === "number" && typeof high === "number") ||
    (typeof low === "string" && typeof high === "string")
  ) {
    if (low <= high) return;
    field[lower] = high;
    field[upper] = low;
  }
}
