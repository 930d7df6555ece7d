import { type Catalogue, catalogueSchema, type Language } from "../config/languages";
import { parsePo } from "./po";

/** A file next to the config: its text, or why it cannot be read, as a sentence. */
export type CatalogueFile = { text: string } | { problem: string };

/** The translations of a language, or why they cannot be read. */
export type ReadCatalogue = { texts: Catalogue; problem?: undefined } | { problem: string; line?: number };

/** Reads the translations of a language, which may be in a file. */
export function readCatalogue(
  written: Language["texts"],
  read: ((name: string) => CatalogueFile) | undefined,
): ReadCatalogue {
  if (typeof written !== "string") return { texts: written };
  const file = read?.(written) ?? { problem: `The file ${written} does not exist next to the config.` };
  if ("problem" in file) return file;
  const text = file.text.replace(/^\uFEFF/, "");
  return written.endsWith(".po") ? parsePo(text, written) : parseJson(text, written);
}

function parseJson(text: string, name: string): ReadCatalogue {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    return { problem: `${name} is not valid JSON: ${(error as Error).message}` };
  }
  const { success, data, error } = catalogueSchema.safeParse(value);
  if (success) return { texts: data };
  const [issue] = error.issues;
  const key = String(issue?.path[0] ?? "");
  return {
    problem: `${name} is not a catalogue${key === "" ? "" : `: the value of ${JSON.stringify(key.slice(0, 60))} is not a translation`}. Write one group with texts and their translations.`,
  };
}
