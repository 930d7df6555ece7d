import type * as z from "zod";
import { fieldMeta } from "../fields/kind";
import { notations, type Notation } from "../fields/notation";
import { unwrap } from "./keyFacts";
import { code, codes } from "./markdown";
import { isBlock } from "./blocks";
import { sharedThing } from "./sharedThings";

type Schema = z.core.$ZodType;

/** Makes a link of words that are explained elsewhere; `schema` is what they stand for. */
export type LinkTo = (words: string, schema: Schema) => string;

const notationWords: { [N in Notation]?: string } = {
  avatarUrl: "web address with `{name}`",
  basePath: "path with a slash at both ends",
  language: "language code",
  routePath: "path",
  siteUrl: "web address",
};

/**
 * What a value has to be, in plain words: `whole number from 16 to 512`.
 * @param schema - without what makes it optional
 * @param linkTo - for what is explained elsewhere; by default the words alone
 */
export function valueWords(schema: Schema, linkTo: LinkTo = (words) => words): string {
  const shared = sharedThing(schema);
  if (fieldMeta.get(schema)?.mayBeEmpty) return "text, or an empty one";
  if (shared) return linkTo(shared.one, shared.schema);
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case "string": {
      const notation = notations.get(schema)?.notation;
      if (fieldMeta.get(schema)?.kind === "postUrl") return "web address";
      return (notation && notationWords[notation]) ?? "text";
    }
    case "number":
      return numberWords(schema);
    case "boolean":
      return "`true` or `false`";
    case "literal":
      return code(def.values.map((value) => JSON.stringify(value)).join(" or "));
    case "enum":
      return codes(Object.values(def.entries));
    case "array":
      return listWords(def.element, linkTo) + sizeWords(schema);
    case "record":
      return `names of your own, each with a ${valueWords(unwrap(def.valueType).value, linkTo)}`;
    case "object":
      return linkTo("group of keys", schema);
    case "union":
      return "discriminator" in def
        ? linkTo("group of keys", schema)
        : def.options.map((option) => optionWords(option, linkTo)).join(" or ");
    default:
      return "value";
  }
}

function optionWords(schema: Schema, linkTo: LinkTo): string {
  const { type } = (schema as z.core.$ZodTypes)._zod.def;
  return type === "string" ? "text" : valueWords(schema, linkTo);
}

function listWords(element: Schema, linkTo: LinkTo): string {
  const shared = sharedThing(element);
  const many = shared?.many ?? (isBlock(element) ? "blocks" : "entries");
  return `list of ${linkTo(many, shared?.schema ?? element)}`;
}

function sizeWords(schema: Schema): string {
  const { least, most } = limitsOf(schema);
  return [
    ...(least === undefined ? [] : [`, at least ${inWords(least)}`]),
    ...(most === undefined ? [] : [`, at most ${inWords(most)}`]),
  ].join("");
}

function inWords(count: number): string {
  return ["none", "one", "two", "three", "four", "five"][count] ?? String(count);
}

function numberWords(schema: Schema): string {
  const { least, most, above, isWhole } = limitsOf(schema);
  const name = isWhole ? "whole number" : "number";
  if (least !== undefined && most !== undefined) return `${name} from ${least} to ${most}`;
  if (least !== undefined) return `${name} from ${least} on`;
  if (most !== undefined) return `${name} up to ${most}`;
  return above === undefined ? name : `${name} above ${above}`;
}

interface Limits {
  least?: number;
  most?: number;
  above?: number;
  isWhole?: boolean;
}

/** The limits that the checks of a number or list set. */
function limitsOf(schema: Schema): Limits {
  const checks = [schema._zod.def, ...(schema._zod.def.checks ?? []).map(({ _zod }) => _zod.def)];
  return Object.assign(
    {},
    ...checks.map((check) => limitOf(check as z.core.$ZodChecks["_zod"]["def"])),
  ) as Limits;
}

function limitOf(check: z.core.$ZodChecks["_zod"]["def"]): Limits {
  switch (check.check) {
    case "min_length":
      return { least: check.minimum };
    case "max_length":
      return { most: check.maximum };
    case "greater_than":
      return check.inclusive ? { least: Number(check.value) } : { above: Number(check.value) };
    case "less_than":
      return { most: Number(check.value) };
    case "number_format":
      return { isWhole: check.format.includes("int") };
    default:
      return {};
  }
}
