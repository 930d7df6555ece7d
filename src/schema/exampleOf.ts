import * as z from "zod";
import { fieldMeta, type FieldKind } from "../fields/kind";
import { notations, type Notation } from "../fields/notation";
import { unwrap } from "./schemaAt";
import { isOptional, type Schema, structureOf } from "./structure";

export const sampleAlt = "Description of the picture";

/** A placeholder for the owner's text. */
export const ownWords = "…";

const byKind: { [K in FieldKind]?: string } = {
  icon: "house",
  href: "/",
  postUrl: "https://forms.example",
  dataUrl: "https://status.example",
  frame: "https://map.example",
  image: "/picture.png",
  file: "/file.png",
  date: "2026-11-20",
  anchor: "my-id",
};

const byNotation: Record<Notation, string> = {
  answerPath: "players.now",
  avatarUrl: "https://faces.example/{name}",
  basePath: "/my-server/",
  catalogueFile: "site.de.po",
  color: "#2f6f3e",
  discordId: "123456789012345678",
  fieldName: "name",
  language: "en",
  pageFolder: "/guide/",
  pageName: "harvest-week",
  redirectPath: "/old-rules.html",
  routePath: "/",
  serverAddress: "play.example",
  siteUrl: "https://play.example",
  timeZone: "Europe/Berlin",
};

/** Placeholders that say more than "…", by key. */
const byKey: Record<string, string> = { alt: sampleAlt, file: "/font.woff2" };

/** The smallest valid value of a schema, for a message: required keys only, lists with one entry, texts "…". */
export function exampleOf(schema: Schema, key = ""): unknown {
  const inner = unwrap(schema, undefined);
  const structure = structureOf(inner);
  switch (structure.is) {
    case "text":
      return textFor(inner, key);
    case "number":
      return [1, 5, 16, 100, 1000].find((number) => z.safeParse(inner, number).success);
    case "boolean":
      return true;
    case "literal":
    case "enum":
      return structure.values[0];
    case "list":
      return [exampleOf(structure.entry, key)];
    case "choice":
      return structure.options[0] && exampleOf(structure.options[0], key);
    case "group": {
      // An entry with an action needs one of several keys.
      const more = doesSomething(inner) ? ["href"] : [];
      const keys = [...requiredKeys(inner), ...more];
      const examples = keys.length === 0 ? z.globalRegistry.get(inner)?.["examples"] : undefined;
      if (Array.isArray(examples)) return examples[0];
      return Object.fromEntries(keys.map((name) => [name, exampleOf(structure.keys[name]!, name)]));
    }
    default:
      return {};
  }
}

/** The required keys of an object. If one of several texts is required, the first. */
export function requiredKeys(group: Schema): string[] {
  const structure = structureOf(group);
  if (structure.is !== "group") return [];
  const needed = Object.entries(structure.keys).flatMap(([key, child]) => (isOptional(child) ? [] : [key]));
  const { kind, nameKeys = [], required } = fieldMeta.get(group) ?? {};
  return kind === "anchored" && required ? [...nameKeys.slice(0, 1), ...needed] : needed;
}

/** Whether an object needs an action, like a button. Its required keys are not enough then. */
export function doesSomething(group: Schema): boolean {
  const { kind, required } = fieldMeta.get(group) ?? {};
  return kind === "action" && required === true;
}

/** Formats a value on one line: `{ "label": "Home", "href": "/" }`. */
export function inline(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(inline).join(", ")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value) ?? "null";
  const entries = Object.entries(value).map(([key, item]) => `${JSON.stringify(key)}: ${inline(item)}`);
  return entries.length === 0 ? "{}" : `{ ${entries.join(", ")} }`;
}

function textFor(schema: Schema, key: string): string {
  const { kind, names } = fieldMeta.get(schema) ?? {};
  const { notation, example } = notations.get(schema) ?? {};
  const [own] = (z.globalRegistry.get(schema)?.["examples"] ?? []) as unknown[];
  const candidates = [
    example,
    Object.hasOwn(byKey, key) ? byKey[key] : undefined,
    kind && byKind[kind],
    notation && byNotation[notation],
    names === "mailbox" ? "name@play.example" : undefined,
    typeof own === "string" ? own : undefined,
    ownWords,
    "name",
    "400",
  ];
  return candidates.find((text) => text !== undefined && z.safeParse(schema, text).success) ?? ownWords;
}
