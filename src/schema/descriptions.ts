import * as z from "zod";
import { partsOf, type Schema } from "./structure";

/** The descriptions of all schemas inside a schema, each once; empty texts for those without one. */
export function listDescriptions(root: Schema): string[] {
  return [...schemasIn(root)].map((schema) => z.globalRegistry.get(schema)?.description ?? "");
}

/** Sets the descriptions of {@link listDescriptions}, for a bundle that was made without them. */
export function setDescriptions(root: Schema, descriptions: readonly string[]): void {
  [...schemasIn(root)].forEach((schema, index) => {
    const description = descriptions[index];
    if (description) z.globalRegistry.add(schema, { ...z.globalRegistry.get(schema), description });
  });
}

/** The order only depends on the sources. */
function schemasIn(root: Schema): Set<Schema> {
  const found = new Set<Schema>();
  visit(root);
  return found;

  function visit(schema: Schema): void {
    if (found.has(schema)) return;
    found.add(schema);
    partsOf(schema).forEach(visit);
  }
}
