import { configSchema } from "../config/config";
import { explainedAs } from "../fields/sameThing";
import { chosenOption, type Schema, structureOf } from "../schema/structure";
import { blockTypes, usualExample } from "./blocks";
import { exampleConfig } from "./exampleConfig";
import { unwrap } from "./keyFacts";

/** The first value in the examples, by the schema of its key. */
export function findExampleValues(): Map<Schema, unknown> {
  const found = new Map<Schema, unknown>();
  const [first, ...others] = exampleConfig.routes;
  const blocks = [...(first?.blocks ?? []), ...blockTypes.map(usualExample)];
  visit(configSchema, { ...exampleConfig, routes: [{ ...first, blocks }, ...others] });
  return found;

  function visit(schema: Schema, example: unknown): void {
    const structure = structureOf(unwrap(schema).value);
    if (typeof example !== "object" || example === null) return;
    if (structure.is === "list" || structure.is === "names") {
      for (const item of Object.values(example)) visit(structure.entry, item);
    }
    if (structure.is === "choice") {
      const option = chosenOption(structure, example);
      if (option) visit(option, example);
    }
    if (structure.is !== "group") return;
    for (const [name, value] of Object.entries(example)) {
      const key = structure.keys[name];
      if (!key) continue;
      const known = explainedAs(key);
      if (!found.has(known)) found.set(known, value);
      visit(key, value);
    }
  }
}
