import { fieldMeta } from "../fields/kind";
import { listEntries } from "../fields/list";
import { notations } from "../fields/notation";
import { doesSomething, requiredKeys } from "./exampleOf";
import type { Form, FormHelp, FormTable, GroupForm, KeyForm, ListForm } from "./formTable";
import { describe, type KeyFacts, keysOf, unwrap } from "./keyFacts";
import { leafForm } from "./leafForm";
import { limitsOf } from "./limits";
import { markRareKeys } from "./rareKeys";
import { choicesOf, partsOf, type Schema, type Structure, structureOf } from "./structure";

export interface Forms {
  table: FormTable;
  help: FormHelp;
}

/** The forms of a schema, with one form for all parts that look and read the same. */
export function describeForms(root: Schema): Forms {
  const forms: Form[] = [];
  const help: Record<number, readonly string[]> = {};
  const byText = new Map<string, number>();
  const bySchema = new Map<Schema, number>();
  const id = idOf(root);
  markRareKeys(forms);
  return { table: { root: id, forms }, help };

  function idOf(schema: Schema): number {
    const { value } = unwrap(schema);
    let id = bySchema.get(value);
    if (id === undefined) {
      const leaf = leafForm(value);
      const parts = leaf ? [] : partsOf(value);
      id = add(
        leaf ?? formOf(value, parts.map(idOf)),
        parts.map((part) => describe(part)),
      );
      bySchema.set(value, id);
    }
    return id;
  }

  function add(form: Form, about: readonly string[]): number {
    const text = JSON.stringify([form, about]);
    const id = byText.get(text) ?? forms.push(form) - 1;
    byText.set(text, id);
    if (about.length > 0) help[id] = about;
    return id;
  }
}

function formOf(schema: Schema, parts: readonly number[]): Form {
  const structure = structureOf(schema);
  switch (structure.is) {
    case "list":
      return listForm(schema, parts[0]!);
    case "names":
      return { control: "names", name: parts[0]!, entry: parts[1]! };
    case "choice": {
      const { by, options } = structure;
      if (by === undefined) return { control: "switch", options: parts };
      const named = options.map((option, index) => [choicesOf(option, by)[0], parts[index]!]);
      return { control: "variant", by, options: Object.fromEntries(named) as Record<string, number> };
    }
    case "group":
      return groupForm(schema, parts);
    default:
      throw new Error(`No form is known for the schema type "${structure.is}".`);
  }
}

function listForm(schema: Schema, entry: number): ListForm {
  const { least, most } = limitsOf(schema);
  return {
    control: "list",
    entry,
    word: listEntries.get(schema)?.entry.split(" ").at(-1) ?? "entry",
    ...(least === undefined ? {} : { least }),
    ...(most === undefined ? {} : { most }),
  };
}

function groupForm(schema: Schema, parts: readonly number[]): GroupForm {
  const facts = keysOf(schema);
  const starting = new Set([...requiredKeys(schema), ...(doesSomething(schema) ? ["href"] : [])]);
  const names = nameKeys(schema, facts);
  return {
    control: groupControl(schema, facts),
    keys: Object.fromEntries(
      facts.map((fact, index) => [fact.name, keyForm(fact, parts[index]!, starting.has(fact.name))]),
    ),
    ...(names.length > 0 ? { names } : {}),
  };
}

function groupControl(schema: Schema, keys: readonly KeyFacts[]): GroupForm["control"] {
  if (fieldMeta.get(schema)?.kind === "table") return "table";
  const asks = keys.some(({ value }) => notations.get(value)?.notation === "fieldName");
  return asks ? "condition" : "group";
}

function keyForm({ name, value, isRequired, fallback }: KeyFacts, form: number, starts: boolean): KeyForm {
  return {
    form,
    ...(isRequired ? { required: true } : {}),
    ...(starts && !isRequired ? { starts: true } : {}),
    ...(fallback === undefined ? {} : { fallback }),
    ...(isHidden(name, structureOf(value)) ? { hidden: true } : {}),
  };
}

/** Whether the program sets a key, such as `version`, or another control chooses it, such as `type`. */
function isHidden(name: string, structure: Structure): boolean {
  return name.startsWith("$") || (structure.is === "literal" && structure.values.length === 1);
}

/** The keys that name an entry: the keys of its anchor, or its titles, required texts and pictures. */
function nameKeys(schema: Schema, keys: readonly KeyFacts[]): readonly string[] {
  const { nameKeys } = fieldMeta.get(schema) ?? {};
  if (nameKeys) return nameKeys;
  const ranked = keys.map((key) => ({ name: key.name, rank: nameRank(key) })).filter(({ rank }) => rank >= 0);
  return ranked
    .sort((a, b) => b.rank - a.rank)
    .map(({ name }) => name)
    .slice(0, 3);
}

/** How well a key names an entry; negative if it never does. */
function nameRank({ value, isRequired }: KeyFacts): number {
  const { kind, isTitle, mayBeEmpty } = fieldMeta.get(value) ?? {};
  if (structureOf(value).is !== "text") return -1;
  if (isTitle) return 4;
  if (isRequired && !mayBeEmpty && (kind === "text" || kind === undefined)) return 3;
  if (isRequired && (kind === "server" || kind === "richText")) return 2;
  return kind === "text" || kind === "image" || kind === "href" ? Number(kind === "text") : -1;
}
