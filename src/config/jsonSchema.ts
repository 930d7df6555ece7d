import { blockSchemas } from "../blocks/schemas";
import { button } from "../fields/parts/action";
import { toJsonSchema } from "../schema/jsonSchema";
import type { Schema } from "../schema/structure";
import { configSchema } from "./config";
import { navLinkSchema } from "./navigation";

/** Schemas that are defined once under `$defs`, with their names. */
const definitions = new Map<Schema, string>([
  ...Object.entries(blockSchemas).map(([type, schema]) => [schema, `${type}Block`] as const),
  [button, "button"],
  [navLinkSchema, "navLink"],
]);

/** The JSON Schema of `site.config.json`, as authors write it. */
export function createJsonSchema(): object {
  return toJsonSchema(configSchema, definitions);
}
