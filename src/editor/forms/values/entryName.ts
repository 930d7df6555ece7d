import { chosenForm, type FormTable } from "../../../schema/formTable";
import type { EditorWords } from "../../words/en";
import { fill, spellOut } from "../../words/fill";
import { valueLabel } from "../labels";

const longest = 60;

/** The name of an entry: its first text, such as a title, or its word and number. */
export function entryName(
  table: FormTable,
  words: EditorWords,
  entry: { form: number; value: unknown; word: string; index: number },
): string {
  const { value, word, index } = entry;
  const text = ownName(table, words, entry.form, value);
  return text || fill(words.entry, { entry: spellOut(word), number: index + 1 });
}

function ownName(table: FormTable, words: EditorWords, id: number, value: unknown): string {
  if (typeof value === "string" || typeof value === "number") return shorten(String(value));
  const chosen = chosenForm(table, id, value);
  if (chosen === undefined) return "";
  const form = table.forms[chosen]!;
  if (Array.isArray(value)) return shorten(value.filter((item) => typeof item === "string").join(", "));
  if (!("keys" in form)) return "";
  const group = value as Record<string, unknown>;
  const text = form.names?.map((key) => group[key]).find((one) => typeof one === "string" && one !== "");
  const variant = variantName(table, words, id, group);
  return [variant, text === undefined ? "" : shorten(text as string)].filter(Boolean).join(": ");
}

function variantName(table: FormTable, words: EditorWords, id: number, value: Record<string, unknown>) {
  const form = table.forms[id]!;
  return form.control === "variant" ? valueLabel(words, value[form.by]) : "";
}

function shorten(text: string): string {
  const line = text.replace(/\s+/g, " ").trim();
  return line.length > longest ? `${line.slice(0, longest - 1)}…` : line;
}
