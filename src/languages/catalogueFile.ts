import { type Catalogue, type Language, type Languages, languagesSchema } from "../config/languages";
import { most } from "../fields/amounts";
import { Lines } from "../json/lines";
import { findLostKeys } from "../json/lostKeys";
import { parse, type ParsedText, readQuickly } from "../json/parse";
import { isGroup } from "../schema/structure";
import { missingFile } from "./missingFile";
import { parsePo } from "./po";

/** A file next to the config: its text, or why it cannot be read, as a sentence. */
export type CatalogueFile = { text: string } | { problem: string };

/** The translations of a language, or why they cannot be read. */
export type ReadCatalogue = { texts: Catalogue; problem?: undefined } | { problem: string };

/** Reads the translations of a language, which may be in a file. */
export function readCatalogue(
  written: Language["texts"],
  read: ((name: string) => CatalogueFile) | undefined,
): ReadCatalogue {
  if (typeof written !== "string") return { texts: written };
  const file = read?.(written) ?? missingFile(written);
  if ("problem" in file) return file;
  const text = file.text.replace(/^\uFEFF/, "");
  const known = lastRead.get(written);
  if (known?.text === text) return known.read;
  const parsed = written.endsWith(".po") ? parsePo(text, written) : parseJson(text, written);
  if (lastRead.size === mostKept) lastRead.clear();
  lastRead.set(written, { text, read: parsed });
  return parsed;
}

/** The last text of each file, because every reading of a config reads its catalogues several times. */
const lastRead = new Map<string, { text: string; read: ReadCatalogue }>();
const mostKept = 50;

function parseJson(text: string, name: string): ReadCatalogue {
  // The owner has created the file for the command "translate".
  if (text.trim() === "") return { texts: {} };
  const { mistakes = [], root, value }: Partial<ParsedText> = readQuickly(text) ?? parse(text);
  const lines = new Lines(text);
  const [mistake] = [...mistakes, ...(root ? findLostKeys(root, lines) : [])];
  if (mistake) return { problem: `${name}, line ${lines.position(mistake.offset).line}: ${mistake.message}` };
  const key = wrongKeyOf(value);
  if (key === undefined) return { texts: value as Catalogue };
  return {
    problem: `${name} is not a catalogue${key === "" ? "" : `: the value of ${JSON.stringify(key.slice(0, 60))} is not a translation`}. Write one group with texts and their translations.`,
  };
}

/** The first key of a catalogue whose value is no translation; empty if it is no catalogue. Faster than the schema. */
function wrongKeyOf(value: unknown): string | undefined {
  if (!isGroup(value)) return "";
  return Object.keys(value).find((key) => {
    const one = value[key];
    return !(isTranslation(one) || (isGroup(one) && Object.values(one).every(isTranslation)));
  });
}

function isTranslation(value: unknown): boolean {
  return value === true || (typeof value === "string" && value.length <= most.richText);
}

/** The languages of a config if they are valid; otherwise `undefined`. */
export function parseLanguages(languages: Readonly<Record<string, unknown>>): Languages | undefined {
  const withoutTexts: [string, unknown][] = [];
  const texts: Record<string, Catalogue> = {};
  for (const [code, language] of Object.entries(languages)) {
    if (!isGroup(language) || !isGroup(language["texts"])) withoutTexts.push([code, language]);
    else if (wrongKeyOf(language["texts"]) !== undefined) return undefined;
    else {
      texts[code] = language["texts"] as Catalogue;
      withoutTexts.push([code, { ...language, texts: {} }]);
    }
  }
  const { data } = languagesSchema.safeParse(Object.fromEntries(withoutTexts));
  for (const [code, own] of Object.entries(texts))
    if (data?.[code]) data[code].texts = own as Language["texts"];
  return data;
}
