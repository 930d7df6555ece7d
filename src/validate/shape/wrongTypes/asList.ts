import * as z from "zod";
import { exampleOf, inline, requiredKeys } from "../../../schema/exampleOf";
import { shapeOf, unwrap } from "../../../schema/schemaAt";
import { isGroup, type Schema, structureOf } from "../../../schema/structure";
import { quote } from "../../../words/words";
import { groupAround } from "./asGroup";
import { type TypeAdvice, adviseValue, type WrongValue } from "./wrongValue";

type Group = Record<string, unknown>;

/** A longer example would say less. */
const longest = 160;

/** Advice for another value instead of a list: its only entry, an object around it, or entries with names. */
export function asList(wrong: WrongValue): TypeAdvice | undefined {
  const { value, schema } = wrong;
  const structure = schema && structureOf(unwrap(schema, undefined));
  if (!wrong.wants("array") || structure?.is !== "list") return undefined;
  const { entry } = structure;
  if (value === false && wrong.isRemovable) return { advice: "If you do not need it, remove the key." };
  const brackets = "Put it in square brackets, even if it is the only entry.";
  if (wrong.fits([value])) return adviseValue(brackets, wrong, [value]);
  if (!isGroup(value)) return aroundText(entry, wrong);
  const isEntry = Object.keys(value).some((key) => Object.hasOwn(knownKeys(entry, value), key));
  if (isEntry) return { advice: brackets };
  return (
    unwrapped(value, wrong) ?? pairs(wrong, entry) ?? entriesByName(value, entry) ?? example(exampleOf(entry))
  );
}

function aroundText(element: Schema, wrong: WrongValue): TypeAdvice {
  const { group, isSure } = groupAround(element, wrong.value);
  if (isSure) return adviseValue(`Use [${inline(group)}].`, wrong, [group]);
  return example(group, wrong.value === true && wrong.isRemovable ? ", or remove the key" : "");
}

/** An object whose only key contains the list. */
function unwrapped(group: Group, wrong: WrongValue): TypeAdvice | undefined {
  const [first, second] = Object.entries(group);
  if (!first || second || !Array.isArray(first[1])) return undefined;
  return adviseValue(`Use only the list, without ${quote(first[0])} and its { }.`, wrong, first[1]);
}

/** An object of texts as entries with two texts each, such as the questions and answers of a FAQ. */
export function pairsAsEntries(group: unknown, entry: Schema): Group[] | undefined {
  const [first, second, third] = requiredKeys(unwrap(entry, undefined));
  if (!isGroup(group) || first === undefined || second === undefined || third !== undefined) return undefined;
  const entries = Object.entries(group).map(([key, value]) => ({ [first]: key, [second]: value }));
  const isRight = entries.length > 0 && entries.every((one) => z.safeParse(entry, one).success);
  return isRight ? entries : undefined;
}

function pairs(wrong: WrongValue, entry: Schema): TypeAdvice | undefined {
  const entries = pairsAsEntries(wrong.value, entry);
  const [first] = entries ?? [];
  if (!entries || !first) return undefined;
  return adviseValue(`Use [${inline(first)}${entries.length > 1 ? ", …" : ""}].`, wrong, entries);
}

/** An object whose values are the entries, each under a name that belongs inside the entry. */
function entriesByName(group: Group, element: Schema): TypeAdvice | undefined {
  const entries = Object.entries(group);
  const [first] = entries;
  if (!first || !entries.every(([, entry]) => isGroup(entry))) return undefined;
  const [name, entry] = first as [string, Group];
  const missing = requiredKeys(unwrap(element, entry)).filter((key) => !Object.hasOwn(entry, key));
  const [key, another] = missing;
  const start = "The entries of a list have no names. Put each entry in its own { } inside [ ]";
  if (key === undefined || another !== undefined) return { advice: `${start}.` };
  return { advice: `${start}, and add its name as a key: ${quote(key)}: ${quote(name)}.` };
}

function example(entry: unknown, end = ""): TypeAdvice {
  const written = `[${inline(entry)}]`;
  const isLong = written.length > longest;
  return { advice: isLong ? `Put its entries in [ ]${end}.` : `Use ${written}, for example${end}.` };
}

function knownKeys(element: Schema, entry: Group): object {
  const structure = structureOf(unwrap(element, undefined));
  const by = structure.is === "choice" ? structure.by : undefined;
  return { ...shapeOf(element, entry), ...(by === undefined ? {} : { [by]: true }) };
}
