import { readFileSync } from "node:fs";
import type { IconEntry } from "../../core/iconDrawing";

/** An icon set in Iconify's JSON format. Source: https://iconify.design/docs/types/iconify-json.html */
export interface IconSet {
  width?: number;
  height?: number;
  icons: Record<string, IconEntry>;
  aliases?: Record<string, { parent: string }>;
}

/** After so many searches, parsing the whole set once is cheaper than searching on. */
const mostSearches = 12;

/**
 * The file of an icon set, of up to 5 MB. Sites name few icons, and those are searched in the bytes: parsing
 * a whole set takes longer than building a small site.
 */
export class IconFile {
  readonly #file: string;
  #bytes: Buffer | undefined;
  #whole: IconSet | undefined;
  #searches = 0;

  constructor(file: string) {
    this.#file = file;
  }

  /** The icon of that name or alias, with the size that it has from its set. */
  find(name: string): IconEntry | undefined {
    if (!this.#whole && ++this.#searches <= mostSearches) {
      this.#bytes ??= readFileSync(this.#file);
      if (isIndented(this.#bytes)) return searchIcon(this.#bytes, name);
    }
    return lookUpIcon(this.whole(), name);
  }

  /** The set with all its icons. */
  whole(): IconSet {
    this.#whole ??= JSON.parse((this.#bytes ?? readFileSync(this.#file)).toString("utf8")) as IconSet;
    this.#bytes = undefined;
    return this.#whole;
  }
}

/** Looks an icon up in a set that was parsed. */
export function lookUpIcon({ icons, aliases = {}, width, height }: IconSet, name: string) {
  const entry = own(icons, name) ?? own(icons, own(aliases, name)?.parent ?? "");
  return entry && withSize(entry, width, height);
}

/** Searches an icon in the bytes of a set that is written with a tab for each level. */
export function searchIcon(bytes: Buffer, name: string): IconEntry | undefined {
  const found = searchEntry(bytes, name);
  const entry = found && "parent" in found ? searchEntry(bytes, found.parent) : found;
  if (!entry || "parent" in entry) return undefined;
  return withSize(entry, searchNumber(bytes, "width"), searchNumber(bytes, "height"));
}

/** An entry of the second level: no line break stands inside a JSON string, so it is found by its line. */
function searchEntry(bytes: Buffer, name: string): IconEntry | { parent: string } | undefined {
  const line = `\n\t\t${JSON.stringify(name)}: {\n`;
  let alias: { parent: string } | undefined;
  for (let at = bytes.indexOf(line); at >= 0; at = bytes.indexOf(line, at + 1)) {
    const end = bytes.indexOf("\n\t\t}", at);
    const text = bytes.toString("utf8", at + line.length - 2, end + 4);
    const entry = JSON.parse(text) as Partial<IconEntry> & { parent?: unknown };
    if (typeof entry.body === "string") return { ...entry, body: entry.body };
    if (typeof entry.parent === "string") alias ??= { parent: entry.parent };
  }
  return alias;
}

function searchNumber(bytes: Buffer, key: string): number | undefined {
  const line = `\n\t"${key}": `;
  const at = bytes.indexOf(line);
  return at < 0
    ? undefined
    : Number.parseInt(bytes.toString("utf8", at + line.length, at + line.length + 12), 10);
}

function isIndented(bytes: Buffer): boolean {
  return bytes.toString("latin1", 0, 4) === '{\n\t"';
}

function withSize(entry: IconEntry, width: number | undefined, height: number | undefined): IconEntry {
  return { ...(width ? { width } : {}), ...(height ? { height } : {}), ...entry };
}

function own<T>(record: Record<string, T>, key: string): T | undefined {
  return Object.hasOwn(record, key) ? record[key] : undefined;
}
