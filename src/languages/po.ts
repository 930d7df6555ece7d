import type { Catalogue } from "../config/languages";
import { most } from "../fields/amounts";
import type { ReadCatalogue } from "./catalogueFile";

/** Entries of a file. A site with a thousand pages has about 50,000. */
const mostEntries = 500_000;

interface Entry {
  msgctxt?: string;
  msgid?: string;
  msgstr?: string;
  isFuzzy: boolean;
  hasPlurals: boolean;
}

type Key = "msgctxt" | "msgid" | "msgstr";

/**
 * Reads a PO file. Entries marked `fuzzy` are missing, and obsolete ones are skipped.
 * Source: https://www.gnu.org/software/gettext/manual/html_node/PO-Files.html
 */
export function parsePo(text: string, name: string): ReadCatalogue {
  const found = new Map<string, Catalogue[string]>();
  let entry: Entry = emptyEntry();
  let key: Key | undefined;
  const fail = (line: number, why: string) => ({
    problem: `${name}, line ${line + 1}: ${why}`,
    line: line + 1,
  });

  for (const [index, written] of text.split(/\r\n?|\n/).entries()) {
    const line = written.trim();
    if (line === "" || line.startsWith("#~")) {
      key = undefined;
      continue;
    }
    if (line.startsWith("#")) {
      if (entry.msgstr !== undefined) finish();
      if (/^#,.*\bfuzzy\b/.test(line)) entry.isFuzzy = true;
      continue;
    }
    const [, keyword, number, quoted] =
      /^(?:(msgctxt|msgid_plural|msgid|msgstr)(\[\d+\])?\s+)?(".*")$/.exec(line) ?? [];
    const part = quoted === undefined ? undefined : unquote(quoted);
    if (part === undefined)
      return fail(index, "This is not a line of a PO file. Check its quotation marks and backslashes.");
    if (keyword === undefined) {
      if (key === undefined) return fail(index, "This text belongs to no entry.");
    } else {
      if (keyword === "msgid_plural" || number !== undefined) entry.hasPlurals = true;
      if ((keyword === "msgctxt" || keyword === "msgid") && entry.msgstr !== undefined) finish();
      if (keyword === "msgid_plural" || (number !== undefined && number !== "[0]")) {
        key = undefined;
        return fail(index, "Texts of a site have no plural forms. Remove this entry.");
      }
      key = keyword as Key;
      if (entry[key] !== undefined) return fail(index, `This entry has two lines with ${key}.`);
      entry[key] = "";
    }
    const whole = (entry[key] ?? "") + part;
    entry[key] = whole;
    if (whole.length > most.richText) return fail(index, "This text is too long.");
    if (found.size > mostEntries) return fail(index, "The file has too many entries.");
  }
  finish();
  return { texts: Object.fromEntries(found) };

  function finish(): void {
    const { msgctxt, msgid, msgstr = "", isFuzzy } = entry;
    entry = emptyEntry();
    // The first entry holds facts about the file.
    if (!msgid) return;
    const value = isFuzzy ? "" : msgstr;
    if (msgctxt === undefined) add(msgid, "*", value);
    else add(msgid, msgctxt, value);
  }

  function add(source: string, place: string, value: string): void {
    const before = found.get(source);
    if (before === undefined) found.set(source, place === "*" ? value : { [place]: value });
    else {
      const meanings = typeof before === "object" ? before : { "*": before };
      found.set(source, { ...meanings, [place]: value });
    }
  }
}

function emptyEntry(): Entry {
  return { isFuzzy: false, hasPlurals: false };
}

/** The escapes of C that PO files use. */
const escapes: Readonly<Record<string, string>> = { n: "\n", t: "\t", r: "\r", '"': '"', "\\": "\\" };

/** The text in quotation marks; `undefined` with an unknown escape. */
function unquote(quoted: string): string | undefined {
  const inside = quoted.slice(1, -1);
  if (!/^(?:[^"\\]|\\[ntr"\\])*$/.test(inside)) return undefined;
  return inside.replace(/\\(.)/g, (_, letter: string) => escapes[letter]!);
}
