import { Ajv2020 } from "ajv/dist/2020.js";
import { describe, expect, test } from "vitest";
import { minimalBlocks, minimalConfig } from "../../tests/validate/minimalBlocks";
import { configSchema } from "./config";
import { createJsonSchema } from "./jsonSchema";

type Json = Record<string, unknown>;

const schema = createJsonSchema() as Json;
// Code that is made once and asked little need not be good: to make it so takes five times as long.
const quick = { inlineRefs: false, code: { optimize: false } };
const accepts = new Ajv2020({ strict: true, strictRequired: false, allErrors: true, ...quick }).compile(
  schema,
);

/** Every key that some group of keys may have, with its schema, wherever the file describes it. */
function* properties(node: unknown, breadcrumb = "#"): Generator<[breadcrumb: string, property: Json]> {
  if (typeof node !== "object" || node === null) return;
  for (const [key, child] of Object.entries(node)) {
    const here = `${breadcrumb}/${key}`;
    if (key === "properties" && !breadcrumb.endsWith("/if")) {
      for (const [name, property] of Object.entries(child as Json))
        yield [`${here}/${name}`, property as Json];
    }
    if (!["default", "enum"].includes(key)) yield* properties(child, here);
  }
}

function resolve(node: Json): Json {
  const { $ref, ...rest } = node;
  if (typeof $ref !== "string") return node;
  return { ...resolve((schema["$defs"] as Json)[$ref.replace("#/$defs/", "")] as Json), ...rest };
}

describe("the published schema", () => {
  test("names its dialect, has no $id, and is the same each time", () => {
    expect(schema["$schema"]).toBe("https://json-schema.org/draft/2020-12/schema");
    expect(schema).not.toHaveProperty("$id");
    expect(createJsonSchema()).toEqual(schema);
    expect(Object.keys(schema["$defs"] as Json)).toContain("heroBlock");
    expect(JSON.stringify(schema)).not.toContain("__schema");
  });

  test("describes every key at every level", () => {
    const all = [...properties(schema)];
    expect(all.length).toBeGreaterThan(200);
    expect(
      all.filter(([, property]) => !resolve(property)["description"]).map(([breadcrumb]) => breadcrumb),
    ).toEqual([]);
  });

  test("closes every group of keys", () => {
    const open = [...properties(schema)].filter(([, property]) => {
      const { type, additionalProperties, allOf } = resolve(property);
      return type === "object" && additionalProperties === undefined && allOf === undefined;
    });
    expect(open.map(([breadcrumb]) => breadcrumb)).toEqual([]);
  });
});

describe("Ajv and zod agree", () => {
  const verdicts = (config: unknown) => ({
    zod: configSchema.safeParse(config).success,
    ajv: accepts(config),
  });
  const yes = { zod: true, ajv: true };
  const no = { zod: false, ajv: false };

  test("on the smallest config, with and without $schema", () => {
    expect(verdicts(minimalConfig())).toEqual(yes);
    expect(verdicts({ $schema: "./schema/site.schema.json", ...minimalConfig() })).toEqual(yes);
  });

  test.each(Object.entries(minimalBlocks))("on the smallest %s block", (_, block) => {
    expect(verdicts(minimalConfig(block))).toEqual(yes);
    expect(verdicts(minimalConfig({ ...block, surplus: true }))).toEqual(no);
    expect(verdicts(minimalConfig({ ...block, id: "Not An Id" }))).toEqual(no);
  });

  test("on pictures, avatars and the address of a site", () => {
    const site = { name: "A", logo: "https://a.example:8080/x.png", url: "https://a-b.example" };
    const avatars = { url: "http://localhost:3000?who={name}", placeholder: "/a.svg" };
    expect(verdicts({ ...minimalConfig(), site, avatars })).toEqual(yes);
  });

  test.each([
    ["no object", 5],
    ["null", null],
    ["an empty object", {}],
    ["a newer version", { ...minimalConfig(), version: 2 }],
    ["an unknown key", { ...minimalConfig(), sites: {} }],
    ["no routes", { ...minimalConfig(), routes: [] }],
    ["a constant with a hyphen", { ...minimalConfig(), constants: { "a-b": 1 } }],
    ["a constant that is no text", { ...minimalConfig(), constants: { a: true } }],
    ["a colour by name", { ...minimalConfig(), theme: { colors: { primary: "red" } } }],
    ["an unknown font", { ...minimalConfig(), theme: { fonts: { body: "papyrus" } } }],
    ["a font without a file", { ...minimalConfig(), theme: { fonts: { body: { family: "Own" } } } }],
    ["a fraction for a whole number", { ...minimalConfig(), tooltips: { openDelayMs: 1.5 } }],
    ["an endless number", { ...minimalConfig(), tooltips: { openDelayMs: Infinity } }],
    ["a script as a link", { ...minimalConfig(), navigation: [{ label: "A", href: "javascript:a" }] }],
    ["an empty text", { ...minimalConfig(), site: { name: "" } }],
    ["a picture without a host", { ...minimalConfig(), site: { name: "A", logo: "https://[" } }],
    ["a host with a semicolon", { ...minimalConfig(), site: { name: "A", url: "https://a.example;b" } }],
    ["a placeholder as a host", { ...minimalConfig(), avatars: { url: "https://{name}.example/x" } }],
    [
      "a hero inside a tab",
      minimalConfig({ type: "tabs", tabs: [{ id: "a", title: "A", blocks: [{ type: "hero" }] }] }),
    ],
    ["an unknown form field", minimalConfig({ ...minimalBlocks.form, fields: [{ type: "phone" }] })],
    [
      "a step of nothing",
      minimalConfig({ ...minimalBlocks.form, fields: [{ type: "number", name: "a", label: "A", step: 0 }] }),
    ],
  ])("that %s is wrong", (_, config) => {
    expect(verdicts(config)).toEqual(no);
  });

  test("and Ajv answers a wrong block type with one error that lists the types", () => {
    accepts(minimalConfig({ type: "crads" }));
    const errors = (accepts.errors ?? []).filter(({ keyword }) => keyword !== "if");
    expect(errors.map(({ instancePath, params }) => [instancePath, params])).toEqual([
      ["/routes/0/blocks/0/type", { allowedValues: Object.keys(minimalBlocks) }],
    ]);
  });

  test("and Ajv answers a mistake inside a block with one error", () => {
    accepts(minimalConfig({ type: "text", text: 5 }));
    const errors = (accepts.errors ?? []).filter(({ keyword }) => keyword !== "if");
    expect(errors.map(({ instancePath }) => instancePath)).toEqual(["/routes/0/blocks/0/text"]);
  });
});
