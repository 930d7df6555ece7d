import { most } from "../fields/amounts";
import type { Span } from "../json/position";

/** Entries of a file. A site with a thousand pages has about 50,000. */
const mostEntries = 500_000;

/** An entry of a PO file, with its places in the text. */
export interface PoEntry {
  context?: string;
  source: string;
  text: string;
  isFuzzy: boolean;
  /** The whole entry with its comments, and its quoted texts. */
  spans: Record<"entry" | "source" | "text", Span>;
}

/** A line that cannot be read. */
export interface PoMistake {
  at: Span;
  why: string;
}

type Key = "msgctxt" | "msgid" | "msgstr";

interface Draft extends Partial<Record<Key, string>> {
  start: number;
  end: number;
  /** The line of its last keyword. */
  last?: Span;
  isFuzzy: boolean;
  places: Partial<Record<Key, Span>>;
}

/**
 * Reads the entries of a PO file, without obsolete ones.
 * Source: https://www.gnu.org/software/gettext/manual/html_node/PO-Files.html
 */
export function readPo(file: string): { entries: PoEntry[] } | PoMistake {
  const entries: PoEntry[] = [];
  let draft: Draft | undefined;
  let broken: PoMistake | undefined;
  let key: Key | undefined;
  let size = 0;

  for (const { 0: written, index: offset } of file.matchAll(/[^\r\n]*(?:\r\n?|\n|$)/g)) {
    const line = written.trim();
    const place = () => ({ offset: offset + written.indexOf(line), length: line.length });
    const fail = (why: string) => ({ at: place(), why });
    if (line === "" || line.startsWith("#~")) {
      key = undefined;
      if (line !== "") finish();
      continue;
    }
    const end = offset + written.trimEnd().length;
    if (line.startsWith("#")) {
      if (draft?.msgstr !== undefined) finish();
      draft ??= emptyDraft(offset);
      if (/^#,.*\bfuzzy\b/.test(line)) draft.isFuzzy = true;
      continue;
    }
    const [, keyword, form, quoted] =
      /^(?:(msgctxt|msgid_plural|msgid|msgstr)(\[\d+\])?\s+)?(".*")$/s.exec(line) ?? [];
    const part = quoted === undefined ? undefined : unquote(quoted);
    if (quoted === undefined || part === undefined)
      return fail("This is not a line of a PO file. Check its quotation marks and backslashes.");
    if (keyword === undefined) {
      if (key === undefined || !draft) return fail("This text belongs to no entry.");
    } else {
      if ((keyword === "msgctxt" || keyword === "msgid") && draft?.msgstr !== undefined) finish();
      if (keyword === "msgid_plural" || (form !== undefined && form !== "[0]"))
        return fail("Texts of a site have no plural forms. Remove this entry.");
      draft ??= emptyDraft(offset);
      key = keyword as Key;
      draft.last = place();
      if (draft[key] !== undefined) return fail(`This entry has two lines with ${key}.`);
      draft[key] = "";
      draft.places[key] = { offset: end - quoted.length, length: quoted.length };
    }
    const whole = draft[key]! + part;
    const quotes = draft.places[key]!;
    draft[key] = whole;
    quotes.length = end - quotes.offset;
    draft.end = offset + written.length;
    size += part.length;
    if (whole.length > most.richText) return fail("This text is too long.");
    if (entries.length > mostEntries || size > largest) return fail("The file has too many entries.");
  }
  finish();
  return broken ?? { entries };

  function finish(): void {
    const { msgctxt, msgid, msgstr, isFuzzy, last, places, start, end } = draft ?? emptyDraft(0);
    draft = undefined;
    if (msgid === undefined || msgstr === undefined) {
      const lost = msgid === undefined ? "msgid" : "msgstr";
      if (last) broken ??= { at: last, why: `This entry has no ${lost}. Add it, or remove the entry.` };
      return;
    }
    entries.push({
      ...(msgctxt === undefined ? {} : { context: msgctxt }),
      source: msgid,
      text: msgstr,
      isFuzzy,
      spans: {
        entry: { offset: start, length: end - start },
        source: places.msgid!,
        text: places.msgstr!,
      },
    });
  }
}

/** In characters. */
const largest = 32 * 1024 * 1024;

function emptyDraft(start: number): Draft {
  return { start, end: start, isFuzzy: false, places: {} };
}

/** The escapes of C that PO files use. */
const escapes: Readonly<Record<string, string>> = { n: "\n", t: "\t", r: "\r", '"': '"', "\\": "\\" };

/** The text in quotation marks; `undefined` with an unknown escape. */
function unquote(quoted: string): string | undefined {
  const inside = quoted.slice(1, -1);
  if (!/^(?:[^"\\]|\\[ntr"\\])*$/.test(inside)) return undefined;
  return inside.replace(/\\(.)/g, (_, letter: string) => escapes[letter]!);
}

const escaped = new Map(Object.entries(escapes).map(([letter, character]) => [character, `\\${letter}`]));

/** A text in quotation marks, with a line for each of its own lines. */
export function quotePo(text: string, prefix = ""): string {
  const lines = text.split(/(?<=\n)(?=[^])/);
  return [...(lines.length > 1 ? [""] : []), ...lines]
    .map((line) => `"${line.replace(/[\n\t\r"\\]/g, (character) => escaped.get(character)!)}"`)
    .join(`\n${prefix}`);
}

/** An entry to write, with notes for translators. */
export interface WrittenPoEntry {
  /** The place of the text in the owner's words, and its line. */
  notes?: readonly string[];
  reference?: string;
  /** The former text, if the translation is for that one. */
  previous?: string;
  context?: string;
  source: string;
  text: string;
}

/** An entry of a PO file. One with a former text is marked as unfinished. */
export function formatPoEntry({
  context,
  notes = [],
  previous,
  reference,
  source,
  text,
}: WrittenPoEntry): string {
  return [
    ...notes.map((note) => `#. ${note.replace(/\s+/g, " ")}`),
    ...(reference === undefined ? [] : [`#: ${reference}`]),
    ...(previous === undefined ? [] : ["#, fuzzy", `#| msgid ${quotePo(previous, "#| ")}`]),
    ...(context === undefined ? [] : [`msgctxt ${quotePo(context)}`]),
    `msgid ${quotePo(source)}`,
    `msgstr ${quotePo(text)}`,
    "",
  ].join("\n");
}

/** The first entry of a PO file, with facts about it. */
export function poHeader(code: string): string {
  const facts = [
    "MIME-Version: 1.0",
    "Content-Type: text/plain; charset=UTF-8",
    "Content-Transfer-Encoding: 8bit",
  ];
  const text = [...facts, `Language: ${code.replaceAll("-", "_")}`, "X-Generator: Spawnpage"].join("\n");
  return formatPoEntry({ source: "", text: `${text}\n` });
}
