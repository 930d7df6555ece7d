import * as z from "zod";
import { fieldMeta, type FieldKind } from "../fields/kind";
import { notations, type Notation } from "../fields/notation";
import { unwrap } from "./schemaAt";

type Schema = z.core.$ZodType;

/** Stands in an example for the owner's own words. */
const ownWords = "…";

const byKind: { [K in FieldKind]?: string } = {
  icon: "house",
  href: "/",
  postUrl: "https://forms.example",
  image: "/picture.png",
  file: "/file.png",
  anchor: "my-id",
};

const byNotation: Record<Notation, string> = {
  avatarUrl: "https://faces.example/{name}",
  basePath: "/my-server/",
  color: "#2f6f3e",
  language: "en",
  routePath: "/",
  siteUrl: "https://play.example",
};

/** Where "…" would not tell enough, by the key. */
const byKey: Record<string, string> = { alt: "What it shows" };

/**
 * The least that a schema takes, to be shown: groups have the keys that they need and no other, lists one
 * entry, and "…" stands where the owner's own words belong.
 * @param key - the key under which it stands
 */
export function exampleOf(schema: Schema, key = ""): unknown {
  const inner = unwrap(schema, undefined) as z.core.$ZodTypes;
  const { def } = inner._zod;
  switch (def.type) {
    case "string":
      return textFor(inner, key);
    case "number":
      return [1, 5, 16, 100, 1000].find((number) => z.safeParse(inner, number).success);
    case "boolean":
      return true;
    case "literal":
      return def.values[0];
    case "enum":
      return Object.values(def.entries)[0];
    case "array":
      return [exampleOf(def.element, key)];
    case "union":
      return def.options[0] && exampleOf(def.options[0], key);
    case "object": {
      // What has to do something needs one of several keys.
      const more = doesSomething(inner) ? ["href"] : [];
      const keys = [...requiredKeys(inner), ...more];
      return Object.fromEntries(keys.map((name) => [name, exampleOf(def.shape[name]!, name)]));
    }
    default:
      return {};
  }
}

/** The keys that a group of keys cannot do without. */
export function requiredKeys(group: Schema): string[] {
  const { def } = (group as z.core.$ZodTypes)._zod;
  if (def.type !== "object") return [];
  return Object.entries(def.shape).flatMap(([key, child]) => (child._zod.optin === undefined ? [key] : []));
}

/** Whether a group of keys has to do something, as a button has to; its required keys are not enough then. */
export function doesSomething(group: Schema): boolean {
  return fieldMeta.get(group)?.required === true;
}

/** A value as people write it in one line: `{ "label": "Home", "href": "/" }`. */
export function inline(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(inline).join(", ")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value) ?? "null";
  const entries = Object.entries(value).map(([key, item]) => `${JSON.stringify(key)}: ${inline(item)}`);
  return entries.length === 0 ? "{}" : `{ ${entries.join(", ")} }`;
}

function textFor(schema: Schema, key: string): string {
  const { kind, names } = fieldMeta.get(schema) ?? {};
  const notation = notations.get(schema)?.notation;
  const candidates = [
    kind && byKind[kind],
    notation && byNotation[notation],
    names === "mailbox" ? "name@play.example" : undefined,
    Object.hasOwn(byKey, key) ? byKey[key] : undefined,
    ownWords,
    "name",
    "400",
  ];
  return candidates.find((text) => text !== undefined && z.safeParse(schema, text).success) ?? ownWords;
}
