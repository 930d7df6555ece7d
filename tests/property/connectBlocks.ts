import type { Random } from "./random";

type Keys = Record<string, unknown>;

/** Makes the blocks of these routes agree with themselves: their tabs, fields, choices and limits. */
export function connectBlocks(routes: readonly Keys[], random: Random): void {
  for (const route of routes) connectAll(route["blocks"], random);
}

function connectAll(blocks: unknown, random: Random): void {
  for (const block of (blocks ?? []) as Keys[]) {
    if (block["type"] === "tabs") connectTabs(block, random);
    if (block["type"] === "form") connectFields(block["fields"] as Keys[]);
  }
}

function connectTabs(block: Keys, random: Random): void {
  const tabs = block["tabs"] as Keys[];
  if ("default" in block) block["default"] = random.pick(tabs)["id"];
  for (const tab of tabs) {
    connectAll(tab["blocks"], random);
    const isEmpty = ["text", "rules", "blocks"].every((key) => ((tab[key] ?? []) as unknown[]).length === 0);
    if (isEmpty) tab["text"] = "Something to read.";
  }
}

function connectFields(fields: readonly Keys[]): void {
  fields.forEach((field, index) => {
    field["name"] = `${String(field["name"])}_${index}`;
    sortLimits(field, "minLength", "maxLength");
    sortLimits(field, "min", "max");
    for (const [number, option] of ((field["options"] ?? []) as Keys[]).entries()) {
      option["value"] = `${String(option["value"])} ${number}`;
    }
  });
}

function sortLimits(field: Keys, lower: string, upper: string): void {
  const [low, high] = [field[lower], field[upper]];
  if (typeof low === "number" && typeof high === "number" && low > high) {
    field[lower] = high;
    field[upper] = low;
  }
}
