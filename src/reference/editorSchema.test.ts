import { describe, expect, test } from "vitest";
import { minimalBlocks, minimalConfig } from "../../tests/validate/minimalBlocks";
import { createJsonSchema } from "../config/jsonSchema";
import { createEditorSchema, formatEditorSchema, snippetOf } from "./editorSchema";
import { exampleConfig } from "./exampleConfig";
import { compileSchema } from "./strictSchema.fixture";

const icons = ["rocket", "shield"];
const plain = compileSchema(createJsonSchema());
const decorated = compileSchema(createEditorSchema(icons));

test("is deterministic, and ends with a line break", () => {
  expect(formatEditorSchema(icons)).toBe(formatEditorSchema(icons));
  expect(formatEditorSchema(icons).endsWith("}\n")).toBe(true);
});

test("does not change the plain schema", () => {
  const before = JSON.stringify(createJsonSchema());
  createEditorSchema(icons);
  expect(JSON.stringify(createJsonSchema())).toBe(before);
});

describe("accepts and refuses the same configs as the plain schema", () => {
  const callout = (more: object) => minimalConfig({ type: "callout", ...more });
  const theme = (more: object) => ({ ...minimalConfig(), theme: more });
  test.each([
    ["the example config", exampleConfig, true],
    ["the smallest blocks", minimalConfig(...Object.values(minimalBlocks)), true],
    ["an icon that is not offered", callout({ icon: "pixelarticons:heart" }), true],
    ["an icon in capitals", callout({ icon: "Rocket" }), false],
    ["an icon that is no text", callout({ icon: 5 }), false],
    ["a short colour", theme({ colors: { text: "#fff" } }), true],
    ["a colour by name", theme({ colors: { text: "white" } }), false],
    ["a colour with transparency", theme({ colors: { text: "#ffffff80" } }), false],
    ["a font of one's own", theme({ fonts: { body: { family: "Own", file: "/own.woff2" } } }), true],
    ["a font without a file", theme({ fonts: { body: { family: "Own" } } }), false],
    ["a number as a constant", { ...minimalConfig(), constants: { a: 1 } }, true],
    ["a constant with a hyphen", { ...minimalConfig(), constants: { "a-b": 1 } }, false],
  ])("%s", (_, config, isRight) => {
    expect([plain(config), decorated(config)]).toEqual([isRight, isRight]);
  });
});

test("explains every pattern", () => {
  expect(formatEditorSchema(icons)).not.toMatch(/"patternErrorMessage": "Expected: "/);
});

test("lists icon names once", () => {
  expect(formatEditorSchema(["a-rare-name"]).split('"a-rare-name"').length - 1).toBe(1);
});

test("explains a key with its value, default, example and link to the reference", () => {
  const { properties } = createEditorSchema(icons) as { properties: Record<string, { properties: object }> };
  expect(properties["tooltips"]!.properties).toMatchInlineSnapshot(`
    {
      "openDelayMs": {
        "default": 700,
        "description": "Delay before a tooltip appears, in milliseconds.",
        "markdownDescription": "Delay before a tooltip appears, in milliseconds.

    Value: whole number from 0 to 5000. Default: \`700\`.

    Example: \`500\`

    More: docs/config.md#tooltips",
        "maximum": 5000,
        "minimum": 0,
        "type": "integer",
      },
      "skipDelayMs": {
        "default": 300,
        "description": "For this many milliseconds after a tooltip closes, the next one opens without a delay.",
        "markdownDescription": "For this many milliseconds after a tooltip closes, the next one opens without a delay.

    Value: whole number from 0 to 5000. Default: \`300\`.

    Example: \`200\`

    More: docs/config.md#tooltips",
        "maximum": 5000,
        "minimum": 0,
        "type": "integer",
      },
    }
  `);
});

test("numbers the placeholders of a snippet in order, and escapes special characters", () => {
  const example = { type: "text", heading: "a $b} \\c", items: [{ label: "d", count: 2 }] };
  expect(snippetOf("text block", "Words.", example)).toEqual({
    label: "text block",
    markdownDescription: "Words.",
    body: {
      type: "text",
      heading: "${1:a \\$b\\} \\\\c}",
      items: [{ label: "${2:d}", count: 2 }],
    },
  });
});
