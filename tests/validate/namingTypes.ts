import { blockSchema, nestedBlockSchema } from "../../src/blocks/schemas";
import { allOf, anyOf } from "../../src/words/words";

/** A report with placeholders for its lists of block types, which grow with each new type. */
export function namingTypes(report: string): string {
  const all = typesOf(blockSchema);
  const nested = typesOf(nestedBlockSchema);
  return report
    .replaceAll(allOf(all), "<all block types>")
    .replaceAll(anyOf(all), "<any block type>")
    .replaceAll(allOf(nested), "<all block types that may stand inside another>");
}

function typesOf(union: typeof blockSchema | typeof nestedBlockSchema): string[] {
  return union.options.map(({ shape }) => shape.type.value);
}
