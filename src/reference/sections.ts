import * as z from "zod";
import { blockSchemas } from "../blocks/schemas";
import { configSchema } from "../config/config";
import { shapeOf } from "../schema/schemaAt";
import { choicesOf, type Schema, structureOf } from "../schema/structure";
import { actionKeys } from "../fields/parts/action";
import { badgeKeys } from "../fields/parts/badge";
import { blockKeys } from "../fields/parts/block";
import { isBlock } from "./blocks";
import { describe, keysOf, unwrap, type KeyFacts } from "../schema/keyFacts";
import { described } from "./markdown";
import { explainedAs } from "../fields/pictures/image";
import { sharedThing, sharedThings, type SharedThing } from "./sharedThings";

/** Keys that many objects share, explained in their own section. */
export interface KeyGroup {
  title: string;
  about: string;
  shape: Record<string, Schema>;
}

export const keyGroups: readonly KeyGroup[] = [
  { title: "Keys of every block", about: "Every block can have these keys.", shape: blockKeys },
  {
    title: "Actions",
    about:
      "Buttons, cards and navigation entries can open a link (`href`) or copy text (`copy`), but not both.",
    shape: actionKeys,
  },
  { title: "Badge", about: "A short label next to a title.", shape: badgeKeys },
];

/** A variant of an object, chosen by a key such as `type`. */
export interface Variant {
  type: string;
  about: string;
  keys: KeyFacts[];
}

/** An object of the config as the reference explains it. */
export interface Section {
  title: string;
  /** The heading level: 2 for a top-level section. */
  level: number;
  about: string;
  /** Whether it describes the value, the entries of a list, or entries under names that the owner chooses. */
  of: "value" | "entries" | "names" | "lists";
  keys: KeyFacts[];
  /** Shared groups of keys in this object. */
  groups: KeyGroup[];
  variants?: Variant[];
  /** The key that chooses the variant. */
  by?: string;
  shared?: SharedThing;
}

interface Place {
  schema: Schema;
  section: Section;
}

/** The sections of the top-level keys, the blocks, and shared objects. */
export interface Sections {
  file: Section[];
  blocks: Section[];
  groups: Section[];
  shared: Section[];
  of(schema: Schema): Section | undefined;
}

export function findSections(): Sections {
  const places: Place[] = [];
  const file = keysOf(configSchema).flatMap(({ name, value, description }) =>
    isPlain(value) ? [] : explore(value, name, 2, description),
  );
  const blocks = Object.entries(blockSchemas).flatMap(([type, schema]) =>
    explore(schema, type, 3, describe(schema), `${type} block`),
  );
  const shared = sharedThings.map((thing): Section => {
    const { one, schema } = thing;
    const group = groupOf(schema);
    const section: Section = {
      title: `${one[0]!.toUpperCase()}${one.slice(1)}`,
      level: 3,
      about: described(describe(schema)),
      of: "value",
      ...(group ? keysAndGroups(group) : { keys: [], groups: [] }),
      shared: thing,
    };
    places.push({ schema, section });
    return section;
  });
  const groups = keyGroups.map(({ title, about, shape }): Section => {
    const keys = keysOf(z.object(shape));
    return { title, level: 3, about, of: "value", keys, groups: [] };
  });
  return { file, blocks, groups, shared, of };

  function of(schema: Schema): Section | undefined {
    return places.find((place) => place.schema === explainedAs(schema))?.section;
  }

  /** The section of a value, followed by the sections of nested objects. */
  function explore(schema: Schema, path: string, level: number, about: string, title = path): Section[] {
    const { group: found, of: kind } = groupIn(schema);
    const group = found && explainedAs(found);
    if (!group || sharedThing(group)) return level === 2 ? [plain(title, level, about)] : [];
    if (places.some((place) => place.schema === group)) return [];
    const section: Section = { ...plain(title, level, about), of: kind };
    places.push({ schema: group, section });
    const variants = variantsOf(group);
    if (variants) {
      Object.assign(section, variants);
      const keys = variants.variants.flatMap((variant) => variant.keys);
      return [section, ...exploreInner(keys, path, level)];
    }
    Object.assign(section, keysAndGroups(group));
    return [section, ...exploreInner(section.keys, path, level)];
  }

  /** The sections of the nested objects of some keys. */
  function exploreInner(keys: readonly KeyFacts[], path: string, level: number): Section[] {
    return keys.flatMap(({ name, value, description }) => {
      const { group } = groupIn(value);
      if (!group || isBlock(group)) return [];
      return explore(value, `${path}.${name}`, Math.min(level + 1, 4), describe(group) || description);
    });
  }
}

function plain(title: string, level: number, about: string): Section {
  return { title, level, about: described(about), of: "value", keys: [], groups: [] };
}

/** The keys of an object, without shared groups. */
function keysAndGroups(schema: Schema): Pick<Section, "keys" | "groups"> {
  const shape = shapeOf(schema, undefined);
  const groups = keyGroups.filter((group) =>
    Object.entries(group.shape).every(([name, value]) => shape[name] === value),
  );
  const isShared = (name: string) => groups.some((group) => Object.hasOwn(group.shape, name));
  return { groups, keys: keysOf(schema).filter(({ name }) => !isShared(name)) };
}

/** The object schema of a value or its entries. */
function groupIn(schema: Schema): { group?: Schema; of: Section["of"] } {
  const { value } = unwrap(schema);
  const structure = structureOf(value);
  switch (structure.is) {
    case "group":
      return { group: value, of: "value" };
    case "list":
      return { ...groupIn(structure.entry), of: "entries" };
    case "names": {
      const inner = groupIn(structure.entry);
      return { ...inner, of: inner.of === "entries" ? "lists" : "names" };
    }
    case "choice":
      return { ...(structure.by === undefined ? {} : { group: value }), of: "value" };
    default:
      return { of: "value" };
  }
}

function variantsOf(group: Schema): Required<Pick<Section, "by" | "variants">> | undefined {
  const structure = structureOf(group);
  if (structure.is !== "choice" || structure.by === undefined) return undefined;
  const { by, options } = structure;
  const variants = options.filter(isGroup).map((option) => ({
    type: String(choicesOf(option, by)[0]),
    about: describe(option),
    keys: keysOf(option).filter(({ name }) => name !== by),
  }));
  return { by, variants };
}

function groupOf(schema: Schema): Schema | undefined {
  const structure = structureOf(schema);
  return structure.is === "choice" ? structure.options.find(isGroup) : isGroup(schema) ? schema : undefined;
}

function isPlain(schema: Schema): boolean {
  return ["text", "literal"].includes(structureOf(schema).is);
}

function isGroup(schema: Schema): boolean {
  return structureOf(schema).is === "group";
}
