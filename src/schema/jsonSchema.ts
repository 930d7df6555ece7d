import * as z from "zod";
import { shapeOf } from "./schemaAt";
import { choicesOf, type Schema, structureOf } from "./structure";

type JsonSchema = z.core.JSONSchema.BaseSchema;

/** The descriptions of schemas and the names of definitions. */
class Metadata extends z.core.$ZodRegistry<Record<string, unknown>> {
  readonly #definitions: ReadonlyMap<Schema, string>;

  constructor(definitions: ReadonlyMap<Schema, string>) {
    super();
    this.#definitions = definitions;
  }

  override get<S extends Schema>(schema: S): Record<string, unknown> | undefined {
    const meta = z.globalRegistry.get(schema);
    const id = this.#definitions.get(schema);
    return id ? { ...meta, id } : meta;
  }
}

/** The JSON Schema (draft 2020-12) of a schema's input, with some named schemas in `$defs`. */
export function toJsonSchema(schema: Schema, definitions: ReadonlyMap<Schema, string>): object {
  return z.toJSONSchema(schema, {
    target: "draft-2020-12",
    io: "input",
    metadata: new Metadata(definitions),
    override: ({ zodSchema, jsonSchema }) => {
      const structure = structureOf(zodSchema);
      if (structure.is !== "choice") return;
      if (structure.by === undefined) labelOptions(jsonSchema);
      else discriminate(structure.by, structure.options, jsonSchema);
    },
  });
}

/** Rewrites `oneOf` as a discriminator, so a mistake gives one error and editors complete every value. */
function discriminate(key: string, options: readonly Schema[], jsonSchema: JsonSchema): void {
  const branches = (jsonSchema.oneOf ?? []).map((then, index) => {
    const option = options[index];
    return { value: option && (choicesOf(option, key)[0] as string), then, option };
  });
  const [first] = branches;
  delete jsonSchema.oneOf;
  Object.assign(jsonSchema, {
    type: "object",
    properties: {
      [key]: {
        type: "string",
        enum: branches.map(({ value }) => value),
        description: first?.option && describeKey(first.option, key),
      },
    },
    required: [key],
    allOf: branches.map(({ value, then }) => ({
      if: { properties: { [key]: { const: value } }, required: [key] },
      then,
    })),
  });
}

function describeKey(option: Schema, key: string): string | undefined {
  const schema = shapeOf(option, undefined)[key];
  return schema && z.globalRegistry.get(schema)?.description;
}

/** Adds titles to bare types. Otherwise zod merges them into a list of types, which Ajv's strict mode refuses. */
function labelOptions(jsonSchema: JsonSchema): void {
  const titles: Record<string, string> = { string: "Text", number: "A number" };
  jsonSchema.anyOf = jsonSchema.anyOf?.map((option) => {
    const bare = typeof option === "object" && Object.keys(option).length === 1;
    const description = typeof option.type === "string" ? titles[option.type] : undefined;
    return bare && description ? { ...option, description: `${description}.` } : option;
  }) as JsonSchema[];
}
