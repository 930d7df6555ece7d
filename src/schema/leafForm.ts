import * as z from "zod";
import { fieldMeta, type FieldKind } from "../fields/kind";
import { notations, type Notation } from "../fields/notation";
import { exampleOf, ownWords } from "./exampleOf";
import type { ChoiceForm, FixedForm, LeafForm, NumberForm } from "./formTable";
import { limitsOf } from "./limits";
import { type Choice, type Schema, structureOf } from "./structure";

type LeafControl = LeafForm["control"];

const byKind: { [K in FieldKind]?: LeafControl } = {
  text: "text",
  richText: "formatted",
  icon: "icon",
  href: "link",
  postUrl: "address",
  dataUrl: "address",
  frame: "address",
  image: "picture",
  file: "file",
  date: "date",
  tag: "tag",
  color: "colorName",
  server: "server",
  toast: "toast",
  anchor: "anchor",
};

const byNotation: { [N in Notation]?: LeafControl } = {
  color: "color",
  fieldName: "question",
  language: "language",
  pageFolder: "pagePath",
  routePath: "pagePath",
  siteUrl: "address",
  timeZone: "timeZone",
};

/** The control of a single value; `undefined` if the value has parts. */
export function leafForm(schema: Schema): LeafForm | NumberForm | ChoiceForm | FixedForm | undefined {
  const structure = structureOf(schema);
  switch (structure.is) {
    case "text":
      return textForm(schema);
    case "number": {
      const { isWhole, ...limits } = limitsOf(schema);
      return {
        control: "number",
        ...limits,
        ...(isWhole ? { isWhole } : {}),
        start: exampleOf(schema) as number,
      };
    }
    case "boolean":
      return { control: "yesNo" };
    case "literal":
      return structure.values.length === 1
        ? { control: "fixed", value: structure.values[0] }
        : { control: "choice", values: structure.values as ChoiceForm["values"] };
    case "enum":
      return { control: "choice", values: structure.values };
    case "choice": {
      const values = simpleValues(structure);
      return values && { control: "choice", values };
    }
    default:
      return undefined;
  }
}

function textForm(schema: Schema): LeafForm {
  const { kind, mayBeEmpty } = fieldMeta.get(schema) ?? {};
  const notation = notations.get(schema)?.notation;
  const start = exampleOf(schema) as string;
  return {
    control: controlOf(schema, kind, notation),
    ...(start === ownWords ? {} : { start }),
    ...(mayBeEmpty ? { canBeEmpty: true } : {}),
  };
}

function controlOf(schema: Schema, kind?: FieldKind, notation?: Notation): LeafControl {
  const control = (notation && byNotation[notation]) ?? (kind && byKind[kind]) ?? "line";
  if (control === "date") return z.safeParse(schema, "2026-11-20T20:00").success ? "date" : "day";
  return control === "text" && limitsOf(schema).hasPattern ? "line" : control;
}

/** The values of a union of booleans and words. */
function simpleValues({ options }: Choice): ChoiceForm["values"] | undefined {
  const values = options.map((option) => {
    const structure = structureOf(option);
    if (structure.is === "boolean") return [true, false];
    return structure.is === "literal" || structure.is === "enum" ? structure.values : undefined;
  });
  return values.every((list) => list !== undefined) ? (values.flat() as ChoiceForm["values"]) : undefined;
}
