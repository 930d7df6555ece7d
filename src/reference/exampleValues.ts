import type * as z from "zod";
import { configSchema } from "../config/config";
import { matchingOption } from "../schema/walk";
import { blockTypes, usualExample } from "./blocks";
import { exampleConfig } from "./exampleConfig";
import { unwrap } from "./keyFacts";

type Schema = z.core.$ZodType;

/** For the schema of a key the first value that the examples give it. */
export function findExampleValues(): Map<Schema, unknown> {
  const found = new Map<Schema, unknown>();
  const [first, ...others] = exampleConfig.routes;
  const blocks = [...(first?.blocks ?? []), ...blockTypes.map(usualExample)];
  visit(configSchema, { ...exampleConfig, routes: [{ ...first, blocks }, ...others] });
  return found;

  function visit(schema: Schema, example: unknown): void {
    const { def } = (unwrap(schema).value as z.core.$ZodTypes)._zod;
    if (typeof example !== "object" || example === null) return;
    if (def.type === "array") for (const item of example as unknown[]) visit(def.element, item);
    if (def.type === "record") for (const item of Object.values(example)) visit(def.valueType, item);
    if (def.type === "union") {
      const option = matchingOption(def as z.core.$ZodDiscriminatedUnionDef, example);
      if (option) visit(option, example);
    }
    if (def.type !== "object") return;
    for (const [name, value] of Object.entries(example)) {
      const key = def.shape[name];
      if (!key) continue;
      if (!found.has(key)) found.set(key, value);
      visit(key, value);
    }
  }
}
