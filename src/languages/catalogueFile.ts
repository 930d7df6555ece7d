import { type Catalogue, type Language, type Languages, languagesSchema } from "../config/languages";
import { most } from "../fields/amounts";
import { Lines } from "../json/lines";
import { findLostKeys } from "../json/lostKeys";
import { parse, type ParsedText, readQuickly } from "../json/parse";
import type { Span } from "../json/position";
import { isGroup } from "../schema/structure";
import type { Path } from "../schema/walk";
import { missingFile } from "./missingFile";
import { readPo } from "./po";

/** A file next to the config: its text, or why it cannot be read, as a sentence. */
export type CatalogueFile = { text: string } | { problem: string };

/** The translations of a language, or why they cannot be read. */
export type ReadCatalogue = { texts: Catalogue; problem?: undefined } | UnreadableCatalogue;

interface UnreadableCatalogue {
  problem: string;
  /** The same without the name of the file, with its place in the file. */
  mistake?: { message: string; path: Path; span?: Span };
}

/** Reads the translations of a language, which may be in a file. */
export function readCatalogue(
  written: Language["texts"],
  read: ((name: string) => CatalogueFile) | undefined,
): ReadCatalogue {
  if (typeof written !== "string") return { texts: written };
  const file = read?.(written) ?? missingFile(written);
  if ("problem" in file) return file;
  // Offsets stay the same.
  const text = file.text.replace(/^\uFEFF/, " ");
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
  if (mistake) return mistakeIn(text, name, mistake, mistake.message);
  const key = wrongKeyOf(value);
  if (key === undefined) return { texts: value as Catalogue };
  const isWhole = key === "";
  const message = isWhole
    ? "A catalogue is one object with texts and their translations."
    : `${JSON.stringify(key.slice(0, 60))} must be a translation: text in double quotes, true or an object in { }.`;
  return { problem: `${name}: ${message}`, mistake: { message, path: isWhole ? [] : [key] } };
}

/** Reads a PO file as a catalogue. Entries marked `fuzzy` are missing. */
function parsePo(text: string, name: string): ReadCatalogue {
  const read = readPo(text);
  if ("why" in read) return mistakeIn(text, name, read.at, read.why);
  const found = new Map<string, Map<string, string>>();
  for (const { context = "*", isFuzzy, source, text: written } of read.entries) {
    // The first entry holds facts about the file.
    if (source === "") continue;
    const meanings = found.get(source) ?? new Map<string, string>();
    found.set(source, meanings.set(context, isFuzzy ? "" : written));
  }
  const texts = Array.from(found, ([source, meanings]): [string, Catalogue[string]] => {
    const isOnly = meanings.size === 1 && meanings.has("*");
    return [source, isOnly ? meanings.get("*")! : Object.fromEntries(meanings)];
  });
  return { texts: Object.fromEntries(texts) };
}

/** A mistake at a place in a catalogue file. */
function mistakeIn(
  text: string,
  name: string,
  { offset, length }: Span,
  message: string,
): UnreadableCatalogue {
  const { line } = new Lines(text).position(offset);
  return {
    problem: `${name}, line ${line}: ${message}`,
    mistake: { message, path: [], span: { offset, length } },
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
