import { brotliCompressSync, constants } from "node:zlib";
import * as fc from "fast-check";
import * as z from "zod";
import { describe, expect, test } from "vitest";
import { blockSchema } from "../../src/blocks/schemas";
import { configSchema } from "../../src/config/config";
import { convert } from "../../src/editor/forms/values/convert";
import { describeForms } from "../../src/schema/descriptors";
import { chosenForm, formAt, startOf, takes } from "../../src/schema/formTable";
import { type Schema, structureOf } from "../../src/schema/structure";
import { bases } from "./bases";
import { shapedConfigs } from "./configArbitrary";
import { type Json, placesOf } from "./places";
import { someOf, timesOf } from "./share";

const { table, help } = describeForms(configSchema);
const { forms } = table;

/** The paths of a config that no control can show. */
function pathsWithoutControl(config: unknown): string[] {
  return placesOf(config as Json).flatMap(({ path, value }) => {
    const form = formAt(table, config, path);
    const chosen = form === undefined ? undefined : chosenForm(table, form, value);
    return chosen !== undefined && takes(table, chosen, value) ? [] : [path.join(".")];
  });
}

describe("every path has a control", () => {
  test("in the sites and examples of this repository", () => {
    const missing = someOf(bases).flatMap(({ text }) => pathsWithoutControl(JSON.parse(text)));
    expect(missing).toEqual([]);
  });

  test("in any config of a valid shape", () => {
    fc.assert(
      fc.property(shapedConfigs, (config) => {
        expect(pathsWithoutControl(config)).toEqual([]);
      }),
      { seed: 1, numRuns: timesOf(100) },
    );
  });
});

test("describes every key and option", () => {
  const groups = forms.flatMap((form, id) =>
    "keys" in form ? [[Object.keys(form.keys), help[id] ?? []] as const] : [],
  );
  for (const [keys, texts] of groups) expect(texts).toHaveLength(keys.length);
  expect(groups.flatMap(([keys, texts]) => keys.filter((_, index) => !texts[index]))).toEqual([]);
  for (const [id, form] of forms.entries()) {
    if (form.control === "variant") expect(help[id]!.every(Boolean), form.by).toBe(true);
  }
});

/** Visits every part of the config's schema with its form. */
function visitForms(visit: (schema: Schema, id: number, path: string) => void): void {
  go(configSchema, table.root, "");

  function go(schema: Schema, id: number, path: string): void {
    const structure = structureOf(schema);
    const form = forms[id]!;
    if (structure.is === "optional") return go(structure.inner, id, path);
    visit(schema, id, path);
    if (structure.is === "list" && form.control === "list") go(structure.entry, form.entry, `${path}[]`);
    if (structure.is === "names" && form.control === "names") go(structure.entry, form.entry, `${path}{}`);
    if (structure.is === "group" && "keys" in form) {
      for (const [key, child] of Object.entries(structure.keys))
        go(child, form.keys[key]!.form, `${path}.${key}`);
    }
    if (structure.is === "choice" && "options" in form) {
      const options = Object.values(form.options);
      structure.options.forEach((option, index) => go(option, options[index]!, `${path}|${index}`));
    }
  }
}

const accepts = (schema: Schema, value: unknown) => z.safeParse(schema, value).success;

test("starts new entries with the smallest valid value", () => {
  const refused: string[] = [];
  visitForms((schema, id, path) => {
    if (!accepts(schema, startOf(table, id))) refused.push(path);
  });
  expect(refused).toEqual([]);
});

test("another form or variant of a value is valid", () => {
  const refused: string[] = [];
  visitForms((schema, id, path) => {
    const form = forms[id]!;
    if (form.control !== "switch" && form.control !== "variant") return;
    const options = Object.values(form.options);
    for (const from of options) {
      for (const to of options) {
        const other = convert(table, from, to, startOf(table, from));
        if (!accepts(schema, other)) refused.push(`${path}: ${JSON.stringify(other)}`);
      }
    }
  });
  expect(refused).toEqual([]);
});

test("every block of the sites is valid as any other type, and keeps its heading", () => {
  const variant = formAt(table, undefined, ["routes", 0, "blocks", 0])!;
  const form = forms[variant]!;
  const options = form.control === "variant" ? Object.entries(form.options) : [];
  const refused: string[] = [];
  for (const { text } of someOf(bases)) {
    const { routes } = JSON.parse(text) as { routes: { blocks?: Record<string, unknown>[] }[] };
    for (const block of routes.flatMap(({ blocks = [] }) => blocks)) {
      for (const [type, to] of options) {
        const other = convert(table, variant, to, block) as typeof block;
        const isWhole = other["type"] === type && other["heading"] === block["heading"];
        if (!isWhole || !accepts(blockSchema, other)) refused.push(`${String(block["type"])} as ${type}`);
      }
    }
  }
  expect([...new Set(refused)]).toEqual([]);
});

test("is small, because a worker sends it before the first form appears", () => {
  const sizeOf = (value: unknown) =>
    brotliCompressSync(JSON.stringify(value), { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
  expect(sizeOf(table)).toBeLessThan(7 * 1024);
  // The texts of all descriptions are 14.1 KiB without the table.
  expect(sizeOf({ table, help })).toBeLessThan(22 * 1024);
  expect(JSON.parse(JSON.stringify({ table, help }))).toEqual({ table, help });
});

test("folds general settings, and hides what the program sets", () => {
  const keys = Object.entries(
    forms.flatMap((form) => ("keys" in form && "answer" in form.keys ? [form] : []))[0]!.keys,
  );
  expect(keys.filter(([, { rare }]) => rare).map(([key]) => key)).toEqual(["id"]);
  const root = forms[table.root]!;
  const hidden = "keys" in root ? Object.entries(root.keys).filter(([, { hidden }]) => hidden) : [];
  expect(hidden.map(([key]) => key)).toEqual(["$schema", "version"]);
});
