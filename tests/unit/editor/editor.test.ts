import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { blockSchemas, nestedBlockSchema } from "../../../src/blocks/schemas";
import { configSchema } from "../../../src/config/config";
import { blockTypes, smallestExample, usualExample } from "../../../src/reference/blocks";
import { siteConfigs } from "../../sites/configs";
import { createServicesConfig } from "../../sites/services/createConfig";
import { minimalBlocks, minimalConfig } from "../../validate/minimalBlocks";
import { colorPickers, complete, CURSOR, findings, hover, publishedSchema, withSchema } from "./editor";
import { findPlaces, type Json, resolve, type SchemaPlace } from "./schemaPlaces";

const places = findPlaces(publishedSchema);
const definitions = publishedSchema["$defs"] as Record<string, Json>;
const keys = places.flatMap((place) =>
  Object.entries(place.properties).map(([name, property]) => ({
    place,
    name,
    property,
    schema: resolve(property, definitions),
    breadcrumb: `${place.breadcrumb}.${name}`,
  })),
);

/**
 * A config with this text as the keys of an object.
 * @param mark - inserted into the object's first key, which contains its type or its schema
 */
function textWith({ wrap, type }: SchemaPlace, group: string, mark = ""): string {
  const config = wrap("@group@");
  if (typeof config === "string") return `{ "${mark}$schema": "./schema/site.schema.json", ${group} }`;
  const start = type ? `"${mark}${type.key}": ${JSON.stringify(type.value)}, ` : "";
  return withSchema(config as object).replace('"@group@"', `{ ${start}${group} }`);
}

/** The first key of an object. */
function firstKey({ breadcrumb, type }: SchemaPlace): string | undefined {
  return breadcrumb === "#" ? "$schema" : type?.key;
}

/** A value of a key's type. */
function valueOf({
  type,
  enum: [first] = [],
  const: only,
}: {
  type?: string;
  enum?: unknown[];
  const?: unknown;
}) {
  if (first !== undefined || only !== undefined) return first ?? only;
  const values: Record<string, unknown> = { string: "x", number: 1, integer: 1, boolean: true, array: [] };
  return values[type ?? "object"] ?? {};
}

const labels = async (text: string) => (await complete(text)).map(({ label }) => label);

describe("every key of the schema", () => {
  test("is found once, with an object for every block", () => {
    expect(new Set(keys.map(({ breadcrumb }) => breadcrumb)).size).toBe(keys.length);
    expect(places.filter(({ type }) => type !== undefined).length).toBeGreaterThan(blockTypes.length);
  });

  test("is offered in its object", async () => {
    let offered = 0;
    for (const place of places) {
      const found = new Set(await labels(textWith(place, CURSOR)));
      for (const name of Object.keys(place.properties).filter((key) => key !== firstKey(place))) {
        expect(found, `${place.breadcrumb}.${name}`).toContain(name);
        offered++;
      }
    }
    const first = places.filter((place) => firstKey(place) !== undefined).length;
    expect(offered + first).toBe(keys.length);
    expect(offered).toBeGreaterThan(140);
  });

  test("is explained", async () => {
    for (const { place, name, property, schema, breadcrumb } of keys) {
      const text =
        name === firstKey(place)
          ? textWith(place, '"id": "a"', CURSOR)
          : textWith(place, `"${CURSOR}${name}": ${JSON.stringify(valueOf(schema))}`);
      const words = await hover(text);
      expect(property["markdownDescription"], breadcrumb).toBeTypeOf("string");
      const [start] = String(property["markdownDescription"]).split("\n");
      expect(words, breadcrumb).toContain(start);
    }
  });

  test("has all of its values offered", async () => {
    let offered = 0;
    for (const { place, name, property, breadcrumb } of keys) {
      const values = choicesOf(property);
      if (values.length === 0 || name === place.type?.key) continue;
      const found = new Set(await labels(textWith(place, `"${name}": ${CURSOR}`)));
      for (const value of values) {
        expect(found, breadcrumb).toContain(JSON.stringify(value));
        offered++;
      }
    }
    expect(offered).toBeGreaterThan(40);
  });
});

/** The allowed values of a key, if they are a fixed list. */
function choicesOf(property: Json): unknown[] {
  const schema = resolve(property, definitions) as { enum?: unknown[]; type?: string; anyOf?: Json[] };
  const isOption = (option: Json) => option["enum"] !== undefined;
  return [
    ...(schema.enum ?? []),
    ...("const" in schema ? [schema["const"]] : []),
    ...(schema.type === "boolean" ? [true, false] : []),
    ...(schema.anyOf ?? []).filter(isOption).flatMap((option) => option["enum"] as unknown[]),
  ];
}

/** A config whose only page has these blocks. */
const withBlocks = (blocks: string) => withSchema(minimalConfig("@blocks@")).replace('"@blocks@"', blocks);

/** The text that a snippet inserts if the owner keeps every placeholder. */
function inserted(snippet: string): string {
  const text = snippet.replace(/\$\{\d+:((?:[^\\}]|\\.)*)\}/g, "$1");
  return text.replace(/\\([\\$}])/g, "$1");
}

describe("an empty list of blocks", () => {
  test.each(blockTypes)("gets an offer of a complete, valid %s block", async (type) => {
    const items = await complete(withBlocks(CURSOR));
    const snippet = items.find(({ label }) => label === `${type} block`);
    const block = inserted(snippet?.insertText ?? "");
    expect(JSON.parse(block)).toEqual(smallestExample(type));
    expect(await findings(withBlocks(block))).toEqual([]);
  });

  test("gets only the blocks allowed in a tab, inside a tab", async () => {
    const tab = (blocks: string) =>
      `{ "type": "tabs", "tabs": [{ "id": "a", "title": "A", "blocks": [${blocks}] }] }`;
    const nested = nestedBlockSchema.options.map(({ shape }) => shape.type.value);
    const snippets = await labels(withBlocks(tab(CURSOR)));
    expect(snippets.filter((label) => label.endsWith(" block"))).toEqual(
      nested.map((type) => `${type} block`),
    );
    const types = await labels(withBlocks(tab(`{ "type": ${CURSOR} }`)));
    expect(types).toEqual(nested.map((type) => `"${type}"`));
  });
});

test("offers every block type with its description", async () => {
  const items = await complete(withBlocks(`{ "type": ${CURSOR} }`));
  const described = Object.entries(blockSchemas).map(([type, { description }]) => [`"${type}"`, description]);
  expect(
    items.map(({ label, documentation }) => [label, (documentation as { value: string }).value]),
  ).toEqual(described);
});

test("offers icon names, and accepts others", async () => {
  const names = await labels(withBlocks(`{ "type": "callout", "icon": ${CURSOR} }`));
  expect(names).toContain('"rocket"');
  expect(names).toContain('"simple-icons:discord"');
  expect(await findings(withBlocks('{ "type": "callout", "icon": "pixelarticons:heart" }'))).toEqual([]);
});

test("shows a colour picker for each colour", async () => {
  const theme = { colors: { primary: "#2f6f3e", text: "#fff" } };
  expect(await colorPickers(withSchema({ ...minimalConfig(), theme }))).toBe(2);
});

describe("reports nothing in", () => {
  const read = (file: string) => readFileSync(file, "utf8").replace(/(?:\.\.\/)+schema\//, "./schema/");
  test.each([
    ["the demo", read(siteConfigs.demo)],
    ["the second site", read(siteConfigs.harbour)],
    ["the smallest site", read(siteConfigs.minimal)],
    [
      "a site with services",
      withSchema(createServicesConfig({ service: "https://a.example", refused: "https://b.example" })),
    ],
    ["the smallest block of each type", withSchema(minimalConfig(...Object.values(minimalBlocks)))],
    ["the usual block of each type", withSchema(minimalConfig(...blockTypes.map(usualExample)))],
    [
      "texts with constants",
      withBlocks(
        '{ "type": "callout", "heading": "{{a}}", "buttons": [{ "label": "{{b}}", "href": "{{c}}" }] }',
      ),
    ],
  ])("%s", async (_, text) => {
    expect(configSchema.safeParse(JSON.parse(text)).success).toBe(true);
    expect(text).toContain('"./schema/site.schema.json"');
    expect(await findings(text)).toEqual([]);
  });
});

describe("reports one mistake once", () => {
  const theme = (more: string) =>
    withSchema({ ...minimalConfig(), theme: "@theme@" }).replace('"@theme@"', more);
  test.each([
    ["a wrong block type", withBlocks('{ "type": "calout", "heading": "Hi" }'), '"calout"'],
    ["a wrong key", withBlocks('{ "type": "callout", "heding": "Hi" }'), '"heding"'],
    ["a missing key", withBlocks('{ "type": "text", "id": "a" }'), "{"],
    ["a missing type", withBlocks('{ "heading": "Hi" }'), "{"],
    ["an icon in uppercase", withBlocks('{ "type": "callout", "icon": "Rocket" }'), '"Rocket"'],
    ["a colour by name", theme('{ "colors": { "primary": "red" } }'), '"red"'],
    ["a wrong choice", theme('{ "preset": "dark" }'), '"dark"'],
    ["a value of the wrong type", theme('{ "background": { "layers": "stars" } }'), '"stars"'],
    ["a name with a hyphen", withSchema({ ...minimalConfig(), constants: { "a-b": 1 } }), '"a-b"'],
  ])("%s", async (_, text, marked) => {
    expect(configSchema.safeParse(JSON.parse(text)).success).toBe(false);
    const found = await findings(text);
    expect(found.map((finding) => finding.marked)).toEqual([marked]);
    expect(found[0]!.message).not.toContain("pattern");
  });

  test("lists the allowed types for a wrong block type", async () => {
    const [finding] = await findings(withBlocks('{ "type": "calout" }'));
    for (const type of blockTypes) expect(finding!.message).toContain(`"${type}"`);
  });
});
