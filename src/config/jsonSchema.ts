import * as z from "zod";
import { blockSchemas } from "../blocks/schemas";
import { button } from "../fields/action";
import { configSchema } from "./config";
import { navLinkSchema } from "./navigation";

type JsonSchema = z.core.JSONSchema.BaseSchema;

/** The schemas that stand once under `$defs`, with their names there. */
const definitions = new Map<z.core.$ZodType, string>([
  ...Object.entries(blockSchemas).map(([type, schema]) => [schema, `${type}Block`] as const),
  [button, "button"],
  [navLinkSchema, "navLink"],
]);

/** The descriptions that the schemas carry, and the names of the definitions. */
class Metadata extends z.core.$ZodRegistry<Record<string, unknown>> {
  override get<S extends z.core.$ZodType>(schema: S): Record<string, unknown> | undefined {
    const meta = z.globalRegistry.get(schema);
    const id = definitions.get(schema);
    return id ? { ...meta, id } : meta;
  }
}

/** The JSON Schema (draft 2020-12) of `site.config.json`, as authors write it: what it accepts, and why. */
export function createJsonSchema(): object {
  return z.toJSONSchema(configSchema, {
    target: "draft-2020-12",
    io: "input",
    metadata: new Metadata(),
    override: ({ zodSchema, jsonSchema }) => {
      const { def } = zodSchema._zod;
      if (def.type !== "union") return;
      if ("discriminator" in def) discriminate(def as z.core.$ZodDiscriminatedUnionDef, jsonSchema);
      else labelOptions(jsonSchema);
    },
  });
}

/**
 * Rewrites "one of these objects" as "the discriminator is one of these values, and each value decides
 * the rest", so that a mistake gives one error and editors complete every value.
 */
function discriminate(def: z.core.$ZodDiscriminatedUnionDef, jsonSchema: JsonSchema): void {
  const key = def.discriminator;
  const branches = (jsonSchema.oneOf ?? []).map((then, index) => {
    const option = def.options[index];
    return { value: [...(option?._zod.propValues?.[key] ?? [])][0] as string, then, option };
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

function describeKey(option: z.core.$ZodType, key: string): string | undefined {
  const { def } = (option as z.core.$ZodTypes)._zod;
  const schema = def.type === "object" ? def.shape[key] : undefined;
  return schema && z.globalRegistry.get(schema)?.description;
}

/** Names bare types, as zod would fold them into a list of types, which Ajv's strict mode refuses. */
function labelOptions(jsonSchema: JsonSchema): void {
  const titles: Record<string, string> = { string: "A text", number: "A number" };
  jsonSchema.anyOf = jsonSchema.anyOf?.map((option) => {
    const bare = typeof option === "object" && Object.keys(option).length === 1;
    const description = typeof option.type === "string" ? titles[option.type] : undefined;
    return bare && description ? { ...option, description: `${description}.` } : option;
  }) as JsonSchema[];
}
