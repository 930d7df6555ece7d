import { Ajv2020 } from "ajv/dist/2020.js";
import * as z from "zod";
import { expect, test } from "vitest";
import { configWith, fixed, report } from "../../tests/validate/surroundings";
import { fieldMeta } from "../fields/kind";
import { exampleOf } from "../schema/exampleOf";
import { toJsonSchema } from "../schema/jsonSchema";
import { type Schema, structureOf } from "../schema/structure";
import { configSchema } from "./config";

/** Every text of a schema, with its first place. */
function textsOf(schema: Schema, place = "", seen = new Map<Schema, string>()): Map<Schema, string> {
  if (seen.has(schema)) return seen;
  seen.set(schema, place);
  const structure = structureOf(schema);
  if (structure.is === "optional") textsOf(structure.inner, place, seen);
  if (structure.is === "list") textsOf(structure.entry, place, seen);
  if (structure.is === "names") {
    textsOf(structure.name, `${place} (name)`, seen);
    textsOf(structure.entry, place, seen);
  }
  if (structure.is === "choice") for (const option of structure.options) textsOf(option, place, seen);
  if (structure.is === "group") {
    for (const [key, child] of Object.entries(structure.keys)) textsOf(child, `${place}.${key}`, seen);
  }
  return seen;
}

/** Whether visitors read a text: HTML can contain all of its characters. */
function isReading(schema: Schema): boolean {
  const { kind, names } = fieldMeta.get(schema) ?? {};
  return (kind === "text" && names === undefined) || kind === "richText";
}

const texts = [...textsOf(configSchema)]
  .filter(([schema]) => structureOf(schema).is === "text" && !isReading(schema))
  .map(([schema, place]) => ({ place, schema }));

test("every address and every name refuses control characters, in the program and in the published schema", () => {
  const ajv = new Ajv2020();
  const taken = texts.flatMap(({ place, schema }) => {
    const example = String(exampleOf(schema));
    const accepts = ajv.compile(toJsonSchema(schema, new Map()));
    expect([place, z.safeParse(schema, example).success, accepts(example)]).toEqual([place, true, true]);
    return ["\u0000", "\u0007", "\u001b", "\u007f", "\u0085", "\u009f"].flatMap((control) =>
      [`${example}${control}`, `${control}${example}`, `${example}${control}${example}`]
        .filter((value) => z.safeParse(schema, value).success || accepts(value))
        .map((value) => `${place}: ${JSON.stringify(value)}`),
    );
  });
  expect(texts.length).toBeGreaterThan(20);
  // The value of a constant may be any text: it is looked at where it is filled in.
  expect(taken.filter((one) => !one.startsWith(".constants:"))).toEqual([]);
});

test("reports a control character in an address by its number, and removes it with --fix", () => {
  const text = configWith(
    `{ "type": "callout", "heading": "A", "buttons": [
  { "label": "B", "href": "https://a.mossy.example/x\\u0000y" },
  { "label": "C", "href": "{{page}}" }] }`,
    `"theme": { "background": { "layers": [{ "image": "/lo\\u0000go.svg" }] } },
"constants": { "page": "/ru\\u0007les" }`,
  );
  expect(report(text)).toMatchInlineSnapshot(`
    "site.config.json:2:50 error malformed-value
    theme → background → layer 1 → image
    "image" cannot be "/lo\\u0000go.svg". It contains an invisible control character (\\u0000). Use "/logo.svg".
      1 | { "version": 1, "site": { "name": "Mossy" },
      2 | "theme": { "background": { "layers": [{ "image": "/lo\\u0000go.svg" }] } },
        |                                                  ^^^^^^^^^^^^^^^^^

    site.config.json:3:24 error malformed-link
    constants → page
    "/ru\\u0007les" is not a valid link, but {{page}} is used as one in 1 place. It contains an invisible control character (\\u0007). Use "/rules".
      2 | "theme": { "background": { "layers": [{ "image": "/lo\\u0000go.svg" }] } },
      3 | "constants": { "page": "/ru\\u0007les" },
        |                        ^^^^^^^^^^^^^^

    site.config.json:7:27 error malformed-link
    Home (/) → block 1, "A" → button 1, "B" → href
    "https://a.mossy.example/x\\u0000y" is not a valid link. It contains an invisible control character (\\u0000). Use "https://a.mossy.example/xy".
      6 | { "type": "callout", "heading": "A", "buttons": [
      7 |   { "label": "B", "href": "https://a.mossy.example/x\\u0000y" },
        |                           ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^

    3 errors
    "
  `);
  expect(report(fixed(text))).not.toMatch(/control|malformed/);
});
