import { type SiteConfigInput, configSchema } from "../../../src/config/config";
import { exampleOf } from "../../../src/schema/exampleOf";
import { unwrap } from "../../../src/schema/schemaAt";
import { choicesOf, isGroup, type Schema, structureOf } from "../../../src/schema/structure";

/** A part of the schema with variable size, and a config that contains it. */
export interface GrowingPlace {
  /** Its path, such as `routes[].blocks[cards].items`. */
  name: string;
  is: "list" | "names" | "text" | "group";
  schema: Schema;
  /** An entry. `number` makes entries different. */
  entry: (number: number) => unknown;
  /** The smallest valid value. */
  example: unknown;
  /** The config with this value. */
  around: (value: unknown) => unknown;
}

const home = (): SiteConfigInput =>
  ({
    version: 1,
    site: { name: "Mossy" },
    constants: { host: "mossy.example" },
    routes: [{ path: "/", title: "Home" }],
  }) as unknown as SiteConfigInput;

/** Every list, map, text and object of the schema. Each schema is listed once for each way to reach it. */
export function growingPlaces(): GrowingPlace[] {
  const places: GrowingPlace[] = [];
  const open = new Set<Schema>();
  visit(configSchema, "", (value) => value, home());
  return places;

  function visit(schema: Schema, name: string, around: GrowingPlace["around"], example: unknown): void {
    const inner = unwrap(schema, undefined);
    const structure = structureOf(inner);
    const add = (is: GrowingPlace["is"], entry?: Schema) =>
      places.push({
        name: name || "the config",
        is,
        schema: inner,
        example,
        around,
        entry: (number) => (entry ? numbered(exampleOf(entry), number) : undefined),
      });
    switch (structure.is) {
      case "text":
        return void add("text");
      case "list":
        add("list", structure.entry);
        return visit(structure.entry, `${name}[]`, (value) => around([value]), exampleOf(structure.entry));
      case "names":
        add("names", structure.entry);
        return visit(
          structure.entry,
          `${name}.*`,
          (value) => around({ name: value }),
          exampleOf(structure.entry),
        );
      case "choice":
        for (const option of structure.options) {
          const type = structure.by === undefined ? "" : `[${String(choicesOf(option, structure.by)[0])}]`;
          visit(option, name + type, around, exampleOf(option));
        }
        return;
      case "group": {
        // Blocks contain blocks.
        if (open.has(inner)) return;
        open.add(inner);
        add("group");
        const group = isGroup(example) ? example : {};
        for (const [key, child] of Object.entries(structure.keys)) {
          const place = name === "" ? key : `${name}.${key}`;
          visit(child, place, (value) => around({ ...group, [key]: value }), exampleOf(child, key));
        }
        return;
      }
      default:
    }
  }
}

/** A value with text that is unique to its number. */
function numbered(value: unknown, number: number): unknown {
  if (typeof value === "string") return numberedText(value, number);
  if (Array.isArray(value)) return value.map((item: unknown) => numbered(item, number));
  if (!isGroup(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [
      key,
      key === "path" && item === "/" ? (number === 0 ? "/" : `/page-${number}`) : numbered(item, number),
    ]),
  );
}

function numberedText(text: string, number: number): string {
  if (text === "…") return `Words ${number}`;
  return text === "my-id" || text === "harvest-week" ? `${text}-${number}` : text;
}
