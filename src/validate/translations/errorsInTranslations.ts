import type { UsedEntry } from "../../languages/coverage";
import { memoizeByObject } from "../../json/memoizeByObject";
import { translationsOf } from "../../languages/lookup";
import type { SourceText } from "../../languages/sourceTexts";
import { isGroup } from "../../schema/structure";
import type { Path } from "../../schema/walk";
import type { Finding } from "../finding";
import type { Surroundings } from "../surroundings";
import { type ReadLanguage, readLanguages, textsOf } from "./languagesOf";
import { pathKey } from "../../schema/place";

/**
 * Findings about translations that their texts do not have, each at its entry in the catalogue.
 * @param known - the findings in the config itself
 * @param findIn - the findings in another config
 */
export function errorsInTranslations(
  written: unknown,
  surroundings: Surroundings,
  known: readonly Finding[],
  findIn: (config: object) => readonly Finding[],
): Finding[] {
  return readLanguages(written, surroundings).flatMap((language): Finding[] => {
    const unreadable = unreadableCatalogue(language);
    if (unreadable) return [unreadable];
    const config = written as object;
    const changes = oddTranslations(config, language);
    if (changes.size === 0) return [];
    const own = new Set(known.map(identityOf));
    const translated = withTexts(config, changes) as object;
    return findIn(translated).flatMap((finding): Finding[] => {
      const { code, fix, message, within } = finding;
      const entry = changes.get(pathKey(finding.path))?.entry;
      if (!entry || own.has(identityOf(finding))) return [];
      const isOfText = fix?.do === "replace" || fix?.do === "replaceIn";
      return [
        {
          code,
          message,
          ...language.atEntry(entry),
          ...(within ? { within } : {}),
          ...(isOfText ? { fix } : {}),
        },
      ];
    });
  });
}

/** Why a catalogue cannot be read, at the mistake in its file if there is one. */
function unreadableCatalogue({ code, language, name, read }: ReadLanguage): Finding | undefined {
  if (read.problem === undefined) return undefined;
  const start = { code: "unreadable-catalogue", inLanguage: { name } };
  return read.mistake
    ? { ...start, ...read.mistake, file: String(language.texts) }
    : { ...start, message: read.problem, path: ["languages", code, "texts"] };
}

/** A text in a translated config. */
interface Translated {
  path: Path;
  entry: UsedEntry;
}

/** The places of all translations that could have an error which their text has not. */
function oddTranslations(config: object, { catalogue, coverage }: ReadLanguage): Map<string, Translated> {
  const odd = new Map<string, UsedEntry>();
  for (const [entry] of coverage.find(ifOdd)) odd.set(`${entry.key}\n${entry.meaning}`, entry);
  const places = new Map<string, Translated>();
  if (odd.size === 0) return places;
  const translations = translationsOf(catalogue);
  for (const { at, key, meta, page } of textsOf(config).flat()) {
    // Paths and slugs have their own check.
    if (!meta) continue;
    const found = translations.entry(key, { page: page?.place, path: () => at.path });
    const entry = found && odd.get(`${found.key}\n${found.meaning}`);
    if (entry) places.set(pathKey(at.path), { path: at.path, entry });
  }
  return places;
}

/** In characters. No text may be longer, and shorter ones are always within the limits. */
const longest = 10_000;

/** Whether a translation has anything that its text has not, apart from words. */
function isOdd({ source, value }: UsedEntry): boolean {
  if (value === true || value === source.text || !source.meta) return false;
  const { isTitle, kind, names } = source.meta;
  const isText = (kind === "text" || kind === "richText") && names === undefined;
  const isName = isTitle === true && source.page === undefined && source.at.path.join() === "site,name";
  if (!isText || isName || value.length > longest || value.trim() === "") return true;
  const marks = marksOf(value);
  return marks !== "" && marks !== marksOfSource(source);
}

function ifOdd(entry: UsedEntry): true | undefined {
  return isOdd(entry) || undefined;
}

/** Everything but words: links, callouts, constants, tags, addresses, formatting and invisible characters. */
const mark =
  // eslint-disable-next-line no-control-regex
  /\]\([^)]*\)|\[![^\]]*|\{\{[^{}]*\}\}|\[\[[^\]:]*|[^\s!-,./:-@[-`{-~]{1,30}\.[^\s.]\S*|:\S|[{}@/<>*_`~#\\|&^$=+%\u0000-\u001F\u007F-\u009F\u00AD\u061C\u200B-\u200F\u2028-\u202E\u2060-\u206F\uFEFF\uD800-\uF8FF]/g;

/** The parts of a text that its translation usually keeps, in any order. */
function marksOf(text: string): string {
  return text.match(mark)?.sort().join("\n") ?? "";
}

const marksOfSource = memoizeByObject(({ text }: SourceText) => marksOf(text));

function identityOf({ code, path }: Finding): string {
  return `${code}\n${pathKey(path)}`;
}

/** A config with other texts. Unchanged parts stay the same objects. */
function withTexts(config: unknown, changes: ReadonlyMap<string, Translated>): unknown {
  const root: Branch = { inside: new Map() };
  for (const { path, entry } of changes.values()) {
    let here = root;
    for (const part of path) {
      const next: Branch = here.inside.get(part) ?? { inside: new Map() };
      here.inside.set(part, next);
      here = next;
    }
    here.text = String(entry.value);
  }
  return grown(config, root);
}

interface Branch {
  inside: Map<string | number, Branch>;
  text?: string;
}

function grown(value: unknown, { inside, text }: Branch): unknown {
  if (text !== undefined) return text;
  const copy = Array.isArray(value) ? [...(value as unknown[])] : isGroup(value) ? { ...value } : value;
  for (const [part, branch] of inside) {
    const owner = copy as Record<string | number, unknown>;
    owner[part] = grown(owner[part], branch);
  }
  return copy;
}
