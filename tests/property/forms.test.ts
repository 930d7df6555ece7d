import { brotliCompressSync, constants } from "node:zlib";
import * as fc from "fast-check";
import * as z from "zod";
import { describe, expect, test } from "vitest";
import { configSchema } from "../../src/config/config";
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

test("starts new entries with the smallest valid value", () => {
  const refused: string[] = [];
  visit(configSchema, table.root, []);
  expect(refused).toEqual([]);

  function visit(schema: Schema, id: number, path: readonly string[]): void {
    const structure = structureOf(schema);
    const form = forms[id]!;
    if (structure.is === "optional") return visit(structure.inner, id, path);
    const start = startOf(table, id);
    if (!z.safeParse(schema, start).success) refused.push(`${path.join(".")}: ${JSON.stringify(start)}`);
    if (structure.is === "list" && form.control === "list")
      visit(structure.entry, form.entry, [...path, "[]"]);
    if (structure.is === "names" && form.control === "names")
      visit(structure.entry, form.entry, [...path, "{}"]);
    if (structure.is === "group" && "keys" in form) {
      for (const [key, child] of Object.entries(structure.keys))
        visit(child, form.keys[key]!.form, [...path, key]);
    }
    if (structure.is === "choice" && (form.control === "switch" || form.control === "variant")) {
      const options = Object.values(form.options);
      structure.options.forEach((option, index) => visit(option, options[index]!, [...path, String(index)]));
    }
  }
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
