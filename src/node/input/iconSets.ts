import { iconDrawing, type IconEntry } from "../../core/iconDrawing";
import type { Icons } from "../../core/world";
import type { IconData } from "../../fields/pictures/icon";
import { packageFile } from "./packageFile";
import { readUtf8 } from "../regularFile";

/** The icon sets, one of which needs no prefix. */
export const iconPackages = {
  lucide: "@iconify-json/lucide",
  "simple-icons": "@iconify-json/simple-icons",
  pixelarticons: "@iconify-json/pixelarticons",
} as const;
const defaultSet = "lucide";

type SetName = keyof typeof iconPackages;

/** Looks up icons in the installed sets. Reads a set on first use, and caches icons. */
export class IconSets implements Icons {
  readonly #sets = new Map<SetName, IconSet>();
  readonly #found = new Map<string, IconEntry>();
  readonly #names = new Map<string | undefined, readonly string[]>();
  readonly #compiled = new Map<string, IconData>();

  has(name: string): boolean {
    return this.entry(name) !== undefined;
  }

  get(name: string): IconData | undefined {
    const known = this.#compiled.get(name);
    if (known) return known;
    const entry = this.entry(name);
    if (!entry) return undefined;
    const icon = iconDrawing(entry);
    this.#compiled.set(name, icon);
    return icon;
  }

  /** The icon names of one set or all sets, as in a config; always the same array. */
  names(setName?: string): readonly string[] {
    if (setName !== undefined && !Object.hasOwn(iconPackages, setName)) return [];
    let names = this.#names.get(setName);
    if (!names) {
      const all = setName === undefined ? Object.keys(iconPackages) : [setName];
      names = all.flatMap((name) => this.#namesOf(name));
      this.#names.set(setName, names);
    }
    return names;
  }

  #namesOf(setName: string): string[] {
    const icons = this.#set(setName)?.icons ?? {};
    return Object.keys(icons)
      .filter((name) => !icons[name]?.hidden)
      .map((name) => (setName === defaultSet ? name : `${setName}:${name}`));
  }

  /** Names that {@link names} does not suggest: aliases and removed icons, as in a config. */
  others(): string[] {
    return Object.keys(iconPackages).flatMap((setName) => {
      const { icons = {}, aliases = {} } = this.#set(setName) ?? {};
      const hidden = Object.keys(icons).filter((name) => icons[name]?.hidden);
      return [...Object.keys(aliases), ...hidden].map((name) =>
        setName === defaultSet ? name : `${setName}:${name}`,
      );
    });
  }

  /** The drawing of an icon; `undefined` if the name is unknown. */
  entry(name: string): IconEntry | undefined {
    const known = this.#found.get(name);
    if (known) return known;
    const colon = name.indexOf(":");
    const set = this.#set(colon < 0 ? defaultSet : name.slice(0, colon));
    const entry = set && iconOf(set, name.slice(colon + 1));
    // Only existing icons are cached, because owners may misspell any number of names.
    if (entry) this.#found.set(name, entry);
    return entry;
  }

  #set(name: string): IconSet | undefined {
    if (!Object.hasOwn(iconPackages, name)) return undefined;
    const setName = name as SetName;
    let set = this.#sets.get(setName);
    if (!set) {
      set = JSON.parse(readUtf8(packageFile(`${iconPackages[setName]}/icons.json`))) as IconSet;
      this.#sets.set(setName, set);
    }
    return set;
  }
}

/** An icon set in Iconify's JSON format. Source: https://iconify.design/docs/types/iconify-json.html */
export interface IconSet {
  width?: number;
  height?: number;
  icons: Record<string, IconEntry>;
  aliases?: Record<string, { parent: string }>;
}

/** The icon with a name or alias, with the default size of its set. */
export function iconOf({ icons, aliases = {}, width, height }: IconSet, name: string): IconEntry | undefined {
  const entry = own(icons, name) ?? own(icons, own(aliases, name)?.parent ?? "");
  return entry && { ...(width ? { width } : {}), ...(height ? { height } : {}), ...entry };
}

function own<T>(record: Record<string, T>, key: string): T | undefined {
  return Object.hasOwn(record, key) ? record[key] : undefined;
}
