import * as z from "zod";
import { blockSchemas, type BlockType } from "../blocks/schemas";
import { configSchema } from "../config/config";
import { createJsonSchema } from "../config/jsonSchema";
import { explainedAs } from "../fields/pictures/image";
import { fieldMeta } from "../fields/kind";
import { notations } from "../fields/notation";
import { type Choice, formOf, type Schema, type Shape, structureOf, chosenOption } from "../schema/structure";
import { withQuotes } from "../words/words";
import { isBlock, smallestExample, blockTypes, usualExample } from "./blocks";
import { sectionAnchor } from "./configPage";
import { describe, factsOf, unwrap, type KeyFacts } from "../schema/keyFacts";
import { described, code } from "./markdown";
import { exampleConfig } from "./exampleConfig";
import { formatJson } from "./formatJson";
import { valueWords } from "./valueWords";

type Json = Record<string, unknown>;

/** Brands that game communities link to, suggested next to the plain icons. Others are valid, too. */
const brands = [
  "bluesky",
  "discord",
  "facebook",
  "github",
  "instagram",
  "kick",
  "kofi",
  "mastodon",
  "modrinth",
  "patreon",
  "reddit",
  "steam",
  "telegram",
  "tiktok",
  "twitch",
  "x",
  "youtube",
].map((name) => `simple-icons:${name}`);

/** The JSON Schema with additions for editors: descriptions, snippets, icon names and colour pickers. */
export function createEditorSchema(icons: readonly string[]): object {
  // A copy, because zod uses one object in several places.
  const schema = JSON.parse(JSON.stringify(createJsonSchema())) as Json;
  const definitions = schema["$defs"] as Record<string, Json>;
  const examples = findExampleValues();
  const done = new Set<Json>();
  decorate(configSchema, schema);
  const { $schema, title, ...rest } = schema;
  return { $schema, title, ...rest };

  /** Visits a schema and its JSON side by side. */
  function decorate(schema: Schema, json: Json): void {
    const { value } = unwrap(schema);
    const { $ref } = json;
    if (typeof $ref === "string") return decorate(value, definitions[$ref.replace("#/$defs/", "")]!);
    if (done.has(json)) return;
    done.add(json);
    const structure = structureOf(value);
    switch (structure.is) {
      case "group":
        return decorateKeys(value, structure.keys, json);
      case "list":
        return decorate(structure.entry, json["items"] as Json);
      case "names":
        (json["propertyNames"] as Json)["patternErrorMessage"] = nameAdvice(structure.name);
        return decorate(structure.entry, json["additionalProperties"] as Json);
      case "choice":
        return decorateUnion(value, structure, json);
      default:
        if ("pattern" in json) json["patternErrorMessage"] = `Expected: ${withQuotes(formOf(schema) ?? "")}`;
        if (fieldMeta.get(value)?.kind === "icon") define("icon", json, { examples: [...icons, ...brands] });
        if (notations.get(value)?.notation === "color") define("color", json, colorPicker);
    }
  }

  function decorateKeys(group: Schema, keys: Shape, json: Json): void {
    const properties = json["properties"] as Record<string, Json>;
    const ownAnchor = sectionAnchor(group);
    for (const [name, key] of Object.entries(keys)) {
      const facts = factsOf(name, key);
      const property = properties[name]!;
      decorate(key, property);
      const anchor = sectionAnchor(facts.value) ?? ownAnchor;
      property["markdownDescription"] = hoverText(facts, examples.get(explainedAs(key)), anchor);
    }
  }

  function decorateUnion(union: Schema, { by, options }: Choice, json: Json): void {
    const branches = (json["anyOf"] ?? (json["allOf"] as { then: Json }[]).map(({ then }) => then)) as Json[];
    options.forEach((option, index) => decorate(option, branches[index]!));
    if (by === undefined) {
      // Editors would show the description of an option instead of the key's.
      for (const branch of branches) delete branch["description"];
      return;
    }
    const chooser = (json["properties"] as Record<string, Json>)[by]!;
    chooser["markdownDescription"] = described(String(chooser["description"]));
    chooser["markdownEnumDescriptions"] = options.map((option) => described(describe(option)));
    if (isBlock(union)) {
      json["defaultSnippets"] = (chooser["enum"] as BlockType[]).map((type) =>
        snippetOf(`${type} block`, described(describe(blockSchemas[type])), smallestExample(type)),
      );
    }
  }

  /** Moves parts shared by several keys to `$defs`, without their descriptions. */
  function define(name: string, json: Json, more: Json): void {
    const { description, ...shape } = json;
    definitions[name] ??= { ...shape, ...more };
    for (const key of Object.keys(shape)) delete json[key];
    Object.assign(json, { $ref: `#/$defs/${name}`, description });
  }
}

export function formatEditorSchema(icons: readonly string[]): string {
  return `${JSON.stringify(createEditorSchema(icons), null, 2)}\n`;
}

function nameAdvice(names: Schema): string {
  const characters = z.safeParse(names, "a-b").success ? "letters, digits, - and _" : "letters, digits and _";
  return `Names must start with a letter and can contain only ${characters}.`;
}

/** Makes editors show a colour picker. Accepts everything, because a pattern checks the colour. */
const colorPicker = { anyOf: [{ type: "string", format: "color-hex" }, { type: "string" }] };

/** The first value in the examples, by the schema of its key. */
function findExampleValues(): Map<Schema, unknown> {
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

/** In characters. Longer examples are not shown. */
const longestExample = 60;

/** The hover text of a key in an editor, with a valid value and its section in the reference. */
function hoverText(
  { description, value, isRequired, fallback }: KeyFacts,
  example: unknown,
  anchor: string | undefined,
): string {
  const shown = example === undefined ? "" : formatJson(example, "", -Infinity);
  const start = isRequired ? "Required: " : "";
  const words = valueWords(value);
  const without = fallback === undefined ? "" : ` Default: ${code(formatJson(fallback, "", -Infinity))}.`;
  return [
    described(description),
    `${start || "Value: "}${words}.${without}`,
    ...(shown && shown.length <= longestExample ? [`Example: ${code(shown)}`] : []),
    ...(anchor ? [`More: docs/config.md#${anchor}`] : []),
  ].join("\n\n");
}

/** A snippet for editors: its name, description, and JSON with placeholders. */
interface Snippet {
  label: string;
  markdownDescription: string;
  body: unknown;
}

/** Makes a snippet of an example. Each text becomes a placeholder. */
export function snippetOf(label: string, about: string, example: object): Snippet {
  let places = 0;
  const body = withPlaces(example);
  return { label, markdownDescription: about, body };

  function withPlaces(value: unknown, key?: string): unknown {
    if (Array.isArray(value)) return value.map((item: unknown) => withPlaces(item));
    if (typeof value === "object" && value !== null) {
      return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, withPlaces(item, name)]));
    }
    // The type decides which other keys are valid.
    if (typeof value !== "string" || key === "type") return value;
    return `\${${++places}:${value.replace(/[\\$}]/g, "\\$&")}}`;
  }
}
