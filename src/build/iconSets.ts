import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { parseSvg } from "../compile/parseSvg";
import type { IconData } from "../fields/icon";

/** The icon sets that a config may name, and the one that needs no prefix. */
const packages = {
  lucide: "@iconify-json/lucide",
  "simple-icons": "@iconify-json/simple-icons",
  pixelarticons: "@iconify-json/pixelarticons",
} as const;
const defaultSet = "lucide";

type SetName = keyof typeof packages;

/** An icon set in Iconify's JSON format. Source: https://iconify.design/docs/types/iconify-json.html */
interface IconSet {
  width?: number;
  height?: number;
  icons: Record<string, IconEntry>;
  aliases?: Record<string, { parent: string }>;
}

interface IconEntry {
  body: string;
  width?: number;
  height?: number;
  left?: number;
  top?: number;
  /** Dropped by the makers of the set, as brands are at their owner's wish; it still works, but is not offered. */
  hidden?: boolean;
}

/** Looks up icons in the installed icon sets; a set is read when it is first asked for. */
export class IconSets {
  readonly #sets = new Map<SetName, IconSet>();
  readonly #names = new Map<string | undefined, readonly string[]>();
  readonly #compiled = new Map<string, IconData>();
  readonly #require = createRequire(import.meta.url);

  has(name: string): boolean {
    return this.#find(name) !== undefined;
  }

  /** The icon of that name, ready for a page. */
  get(name: string): IconData | undefined {
    const known = this.#compiled.get(name);
    if (known) return known;
    const entry = this.#find(name);
    if (!entry) return undefined;
    const { body, left = 0, top = 0, width = 24, height = 24 } = entry;
    const icon: IconData = { viewBox: `${left} ${top} ${width} ${height}`, nodes: parseSvg(body) };
    this.#compiled.set(name, icon);
    return icon;
  }

  /** Every icon name as a config writes it: of one set, or of all; always as the same list. */
  names(setName?: string): readonly string[] {
    if (setName !== undefined && !Object.hasOwn(packages, setName)) return [];
    let names = this.#names.get(setName);
    if (!names) {
      const all = setName === undefined ? Object.keys(packages) : [setName];
      names = all.flatMap((name) => this.#namesOf(name));
      this.#names.set(setName, names);
    }
    return names;
  }

  #namesOf(setName: string): string[] {
    const set = this.#set(setName);
    if (!set) return [];
    return Object.keys(set.icons)
      .filter((name) => !set.icons[name]?.hidden)
      .map((name) => (setName === defaultSet ? name : `${setName}:${name}`));
  }

  #find(name: string): IconEntry | undefined {
    const colon = name.indexOf(":");
    const setName = colon < 0 ? defaultSet : name.slice(0, colon);
    const iconName = name.slice(colon + 1);
    const set = this.#set(setName);
    if (!set) return undefined;
    const entry = own(set.icons, iconName) ?? own(set.icons, own(set.aliases ?? {}, iconName)?.parent ?? "");
    if (!entry) return undefined;
    return {
      ...(set.width ? { width: set.width } : {}),
      ...(set.height ? { height: set.height } : {}),
      ...entry,
    };
  }

  #set(name: string): IconSet | undefined {
    if (!Object.hasOwn(packages, name)) return undefined;
    const setName = name as SetName;
    let set = this.#sets.get(setName);
    if (!set) {
      set = JSON.parse(
        readFileSync(this.#require.resolve(`${packages[setName]}/icons.json`), "utf8"),
      ) as IconSet;
      this.#sets.set(setName, set);
    }
    return set;
  }
}

function own<T>(record: Record<string, T>, key: string): T | undefined {
  return Object.hasOwn(record, key) ? record[key] : undefined;
}
