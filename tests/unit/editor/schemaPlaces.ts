export type Json = Record<string, unknown>;

/** One object of the published schema, with a function that creates a config containing it. */
export interface SchemaPlace {
  /** Shown in test titles. */
  breadcrumb: string;
  /** The schema of each of its keys. */
  properties: Record<string, Json>;
  /** The type with these keys, if they depend on it. */
  type?: { key: string; value: string };
  /** A config with this value as the object. */
  wrap(group: unknown): unknown;
}

interface Step {
  breadcrumb: string;
  wrap(value: unknown): unknown;
  type?: { key: string; value: string };
}

/** Every object of a schema, at every level and of every type, each once. */
export function findPlaces(root: Json): SchemaPlace[] {
  const definitions = root["$defs"] as Record<string, Json>;
  const seen = new Set<Json>();
  const places: SchemaPlace[] = [];
  visit(root, { breadcrumb: "#", wrap: (value) => value });
  return places;

  function visit(node: Json, step: Step): void {
    const schema = resolve(node, definitions);
    const { properties, items, additionalProperties, allOf, anyOf } = schema as {
      properties?: Record<string, Json>;
      items?: Json;
      additionalProperties?: Json | false;
      allOf?: { if: { properties: Record<string, { const: string }> }; then: Json }[];
      anyOf?: Json[];
    };
    if (allOf) {
      for (const { if: condition, then } of allOf) {
        const [[key, { const: value }] = ["", { const: "" }]] = Object.entries(condition.properties);
        visit(then, { ...step, breadcrumb: `${step.breadcrumb} (${value})`, type: { key, value } });
      }
    }
    for (const option of anyOf ?? []) visit(option, step);
    if (items) visit(items, { breadcrumb: `${step.breadcrumb}[]`, wrap: (value) => step.wrap([value]) });
    if (additionalProperties) {
      visit(additionalProperties, {
        breadcrumb: `${step.breadcrumb}.*`,
        wrap: (value) => step.wrap({ own: value }),
      });
    }
    if (!properties || seen.has(schema)) return;
    seen.add(schema);
    places.push({ ...step, properties });
    const start = step.type ? { [step.type.key]: step.type.value } : {};
    for (const [key, property] of Object.entries(properties)) {
      const wrap = (value: unknown) => step.wrap({ ...start, [key]: value });
      visit(property, { breadcrumb: `${step.breadcrumb}.${key}`, wrap });
    }
  }
}

/** The target of a schema's `$ref`, or the schema itself. */
export function resolve(node: Json, definitions: Record<string, Json>): Json {
  const { $ref } = node;
  return typeof $ref === "string" ? definitions[$ref.replace("#/$defs/", "")]! : node;
}
