import { iconDrawing, type IconEntry } from "../../../src/core/iconDrawing";
import {
  FontFileError,
  type FontMeasures,
  type PackagedFont,
  type PackagedFontName,
} from "../../../src/core/fonts/packagedFont";
import { pictureSize } from "../../../src/core/pictureSize";
import { publicPath } from "../../../src/core/publicPath";
import type { SourceFile } from "../../../src/core/siteFile";
import { type ScriptsNote, type SiteScripts, siteScripts } from "../../../src/core/siteScripts";
import type { Fonts, Icons, PublicFiles, World } from "../../../src/core/world";
import type { IconData } from "../../../src/fields/pictures/icon";
import type { Sample } from "../../../src/validate/sample";

/** A server's description of a world. Sources are addresses. */
export interface WorldListing {
  files: SourceFile[];
  icons: {
    /** Suggested names by set. */
    offered: Record<string, string[]>;
    /** Other valid names: aliases, and icons that are no longer suggested. */
    others: string[];
  };
  sample: Sample;
}

/**
 * An environment that a worker fetches: files immediately, SVG files and fonts on demand. Its sources are addresses.
 */
export class FetchedWorld implements World {
  readonly files: PublicFiles;
  readonly icons: Icons;
  readonly fonts: Fonts;
  readonly place: NonNullable<World["place"]>;

  private constructor(address: string, { icons, sample }: WorldListing, files: PublicFiles) {
    this.files = files;
    this.icons = new FetchedIcons(address, icons);
    this.fonts = { packaged: (name, alphabets) => fetchFont(address, name, alphabets), measure: measureFont };
    this.place = { sample: () => sample };
  }

  /** @param address - the world's address, with a trailing slash */
  static async at(address: string): Promise<FetchedWorld> {
    const listing = await fetchJson<WorldListing>(`${address}listing.json`);
    const files = listing.files.map(async ({ path, source }) => {
      return [path, { source, bytes: await fetchBytes(source) }] as const;
    });
    return new FetchedWorld(address, listing, filesInMemory(new Map(await Promise.all(files))));
  }

  async digest(text: string): Promise<Uint8Array> {
    return new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text)));
  }

  read(source: string): Promise<Uint8Array> {
    return fetchBytes(source);
  }
}

/** The scripts of a world's sites. */
export async function fetchScripts(address: string): Promise<SiteScripts> {
  const { note, files } = await fetchJson<{ note: ScriptsNote; files: SourceFile[] }>(
    `${address}scripts.json`,
  );
  return { ...siteScripts(note), files };
}

function filesInMemory(known: ReadonlyMap<string, { source: string; bytes: Uint8Array }>): PublicFiles {
  const find = (path: string) => known.get(publicPath(path));
  const paths = [...known.keys()];
  return {
    has: (path) => find(path) !== undefined,
    paths: () => paths,
    source: (path) => find(path)?.source ?? "",
    imageSize: (path) => pictureSize(find(path)?.bytes ?? new Uint8Array()),
    fileSize: (path) => find(path)?.bytes.length,
  };
}

/** The names of all icons, and the SVG code of loaded ones. */
class FetchedIcons implements Icons {
  readonly #address: string;
  readonly #offered: Readonly<Record<string, readonly string[]>>;
  readonly #all: readonly string[];
  readonly #known: ReadonlySet<string>;
  readonly #drawings = new Map<string, IconData>();

  constructor(address: string, { offered, others }: WorldListing["icons"]) {
    this.#address = address;
    this.#offered = offered;
    this.#all = Object.values(offered).flat();
    this.#known = new Set([...this.#all, ...others]);
  }

  has(name: string): boolean {
    return this.#known.has(name);
  }

  names(set?: string): readonly string[] {
    return set === undefined ? this.#all : (this.#offered[set] ?? []);
  }

  get(name: string): IconData | undefined {
    return this.#drawings.get(name);
  }

  async load(names: readonly string[]): Promise<void> {
    const query = new URLSearchParams({ names: names.join(",") });
    const entries = await fetchJson<Record<string, IconEntry>>(`${this.#address}icons.json?${query}`);
    for (const [name, entry] of Object.entries(entries)) this.#drawings.set(name, iconDrawing(entry));
  }
}

function fetchFont(
  address: string,
  name: PackagedFontName,
  alphabets: readonly string[],
): Promise<PackagedFont> {
  const query = new URLSearchParams({ name, alphabets: alphabets.join(",") });
  return fetchJson<PackagedFont>(`${address}font.json?${query}`);
}

/** The font metrics are loaded only for a site with its own font. */
async function measureFont(source: string): Promise<FontMeasures> {
  const { fromBuffer } = await import("@capsizecss/unpack");
  try {
    return await fromBuffer((await fetchBytes(source)) as never);
  } catch {
    throw new FontFileError(`${source} is not a valid font. Use a font file in WOFF2 format.`);
  }
}

async function fetchJson<T>(address: string): Promise<T> {
  return (await found(address)).json() as Promise<T>;
}

async function fetchBytes(address: string): Promise<Uint8Array> {
  return new Uint8Array(await (await found(address)).arrayBuffer());
}

async function found(address: string): Promise<Response> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answers ${response.status}.`);
  return response;
}
