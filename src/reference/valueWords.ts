import { limitsOf } from "../schema/limits";
import { type Schema, structureOf } from "../schema/structure";
import { listed } from "../words/words";
import { most as amounts } from "../fields/amounts";
import { fieldMeta } from "../fields/kind";
import { notations, type Notation } from "../fields/notation";
import { unwrap } from "../schema/keyFacts";
import { code, codes } from "./markdown";
import { isBlock } from "./blocks";
import { pluralOf, sharedThing } from "./sharedThings";

/** Makes a link of words that are explained elsewhere; `schema` is what they stand for. */
export type LinkTo = (words: string, schema: Schema) => string;

const notationWords: { [N in Notation]?: string } = {
  answerPath: "keys separated by dots",
  avatarUrl: "URL with `{name}`",
  basePath: "path with a slash at both ends",
  catalogueFile: "file name",
  discordId: "ID in quotes",
  language: "language code",
  pageFolder: "path",
  pageName: "URL slug",
  redirectPath: "path",
  routePath: "path",
  serverAddress: "server address",
  siteUrl: "URL",
};

/** Describes a value: `whole number from 16 to 512`. */
export function valueWords(schema: Schema, linkTo: LinkTo = (words) => words): string {
  const shared = sharedThing(schema);
  if (fieldMeta.get(schema)?.mayBeEmpty) return "text (can be empty)";
  if (shared) return linkTo(shared.one, shared.schema);
  const structure = structureOf(schema);
  switch (structure.is) {
    case "text": {
      const notation = notations.get(schema)?.notation;
      if (["postUrl", "dataUrl", "frame"].includes(fieldMeta.get(schema)?.kind ?? "")) return "URL";
      return (notation && notationWords[notation]) ?? "text";
    }
    case "number":
      return numberWords(schema);
    case "boolean":
      return "`true` or `false`";
    case "literal":
      return code(structure.values.map((value) => JSON.stringify(value)).join(" or "));
    case "enum":
      return codes(structure.values);
    case "list":
      return listWords(structure.entry, linkTo) + sizeWords(schema);
    case "names":
      return `object with your own keys (values: ${valueWords(unwrap(structure.entry).value, linkTo)})`;
    case "group":
      return linkTo("object", schema);
    case "choice":
      return structure.by === undefined
        ? listed(
            structure.options.map((option) => optionWords(option, linkTo)),
            "or",
          )
        : linkTo("object", schema);
    default:
      return "value";
  }
}

function optionWords(schema: Schema, linkTo: LinkTo): string {
  return structureOf(schema).is === "text" ? "text" : valueWords(schema, linkTo);
}

function listWords(element: Schema, linkTo: LinkTo): string {
  const shared = sharedThing(element);
  const many = shared ? pluralOf(shared) : manyWords(element);
  return `list of ${linkTo(many, shared?.schema ?? element)}`;
}

function manyWords(element: Schema): string {
  if (isBlock(element)) return "blocks";
  return structureOf(element).is === "text" ? "text values" : "entries";
}

function sizeWords(schema: Schema): string {
  const { least, most } = limitsOf(schema);
  // The common limit of all lists is explained once.
  const isShort = most !== undefined && !isFar(most);
  if (least !== undefined)
    return isShort ? `, ${inWords(least)} to ${inWords(most)}` : `, at least ${inWords(least)}`;
  return isShort ? `, at most ${inWords(most)}` : "";
}

function isFar(most: number): boolean {
  return Object.values<number>(amounts).includes(most);
}

function inWords(count: number): string {
  return ["none", "one", "two", "three", "four", "five"][count] ?? String(count);
}

function numberWords(schema: Schema): string {
  const { least, most, above, isWhole } = limitsOf(schema);
  const name = isWhole ? "whole number" : "number";
  if (least !== undefined && most !== undefined) return `${name} from ${least} to ${most}`;
  if (least !== undefined) return `${name}, at least ${least}`;
  if (most !== undefined) return `${name}, at most ${most}`;
  return above === undefined ? name : `${name} above ${above}`;
}
