import * as z from "zod";
import { expect, test } from "vitest";
import { tableColumn, tableRow } from "../../../fields/parts/table";
import { siteLogo } from "../../../fields/pictures/image";
import { text } from "../../../fields/texts/text";
import { describeForms } from "../../../schema/descriptors";
import { optionFor, type SwitchForm } from "../../../schema/formTable";
import type { Schema } from "../../../schema/structure";
import { convert } from "./convert";

/** A value in the other form of a union, and back. */
function thereAndBack(schema: Schema, value: unknown): [unknown, unknown] {
  const { table } = describeForms(schema);
  const form = table.forms[table.root] as SwitchForm;
  const index = optionFor(table, form, value);
  const [from, to] = [form.options[index]!, form.options[1 - index]!];
  const other = convert(table, from, to, value);
  return [other, convert(table, to, from, other)];
}

test.each([
  ["a column", tableColumn, "Rank", { title: "Rank" }],
  ["a row", tableRow, ["Staff"], { group: "Staff" }],
  ["a logo", siteLogo, "/logo.svg", { src: "/logo.svg", dark: "/picture.png" }],
  ["an answer", z.union([z.string(), z.array(z.string())]), "bug", ["bug"]],
  ["a constant", z.union([z.string(), z.number()]), "20", 20],
  ["a translation", z.union([text, z.literal(true)]), "Rang", true],
] as const)("%s keeps what fits", (name, schema, value, other) => {
  const [there, back] = thereAndBack(schema, value);
  expect(there).toEqual(other);
  expect(z.safeParse(schema, there).success).toBe(true);
  // `true` keeps no text.
  expect(back).toEqual(name === "a translation" ? "…" : value);
});

test("a text that is no number becomes the smallest one", () => {
  expect(thereAndBack(z.union([z.string(), z.number()]), "play.example")).toEqual([1, "1"]);
});
