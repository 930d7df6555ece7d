import { iconDrawing, type IconEntry } from "../../core/iconDrawing";
import {
  FontFileError,
  type FontMeasures,
  type PackagedFont,
  type PackagedFontName,
} from "../../core/fonts/packagedFont";
import { publicPath } from "../../core/publicPath";
import type { Fonts, Icons, PublicFiles, World } from "../../core/world";
import type { IconData } from "../../fields/pictures/icon";
import type { CatalogueFile } from "../../languages/catalogueFile";
import { missingFile } from "../../languages/missingFile";
import { edit, KEY_HEADER } from "../addresses";
import type { ListedFile, WorldListing } from "./listing";

/** Requests below `/@spawnpage/edit/`. */
export type Ask = (address: string) => Promise<Response>;

/** Sends the editor's key with each request. @throws Error if the response is not a success */
export function askWith(key: string): Ask {
  return async (address) => {
    const response = await fetch(address, { headers: { [KEY_HEADER]: key } });
    if (!response.ok) throw new Error((await response.text()).trim());
    return response;
  };
}

/**
 * The environment of a config in the editor's workers: facts about all files at once, drawings of icons and fonts on
 * demand. A source is the path of a file in the frame.
 */
export class EditorWorld implements World {
  readonly files: PublicFiles;
  readonly icons: Icons;
  readonly fonts: Fonts;
  readonly place: NonNullable<World["place"]>;
  readonly listing: WorldListing;

  private constructor(ask: Ask, listing: WorldListing) {
    this.listing = listing;
    this.files = filesOf(listing.files);
    this.icons = new AskedIcons(ask, listing.icons);
    this.fonts = {
      packaged: (name, alphabets) => askFont(ask, name, alphabets),
      measure: () => Promise.resolve(plain),
    };
    const { schemas, nearSchema, sample, publicFolder } = listing;
    this.place = {
      sample: () => sample,
      hasSchema: (reference) => schemas.includes(reference),
      nearSchema: () => nearSchema,
      makesPictures: (path) => find(listing.files, path)?.makesPictures === true,
      ...(publicFolder === undefined ? {} : { publicFolder }),
    };
  }

  /** @param schema - the `$schema` of the config */
  static async load(ask: Ask, schema: string | undefined): Promise<EditorWorld> {
    const query = new URLSearchParams(schema === undefined ? {} : { schemas: schema });
    const response = await ask(`${edit.world}?${query}`);
    return new EditorWorld(ask, (await response.json()) as WorldListing);
  }

  /** The texts of catalogues that are being edited, by the names of their files. */
  edited: ReadonlyMap<string, { readonly text: string }> = new Map();

  // It is called without the world.
  readonly texts = (name: string): CatalogueFile =>
    this.edited.get(name) ?? this.listing.catalogues[name] ?? missingFile(name);

  now(): number {
    return Date.now();
  }

  async digest(text: string): Promise<Uint8Array> {
    return new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text)));
  }

  read(source: string): Promise<Uint8Array> {
    return Promise.reject(new Error(`${source} is not read in an editor.`));
  }
}

/** The `$schema` of a config, which need not be valid. A large one is not read for it. */
export function schemaIn(text: string): string | undefined {
  return /"\$schema"\s*:\s*"([^"]*)"/.exec(text.slice(0, 2000))?.[1];
}

/** A fallback font is not scaled in an editor. */
const plain: FontMeasures = {
  capHeight: 700,
  ascent: 950,
  descent: -250,
  lineGap: 0,
  unitsPerEm: 1000,
  xWidthAvg: 450,
};

function find(files: readonly ListedFile[], path: string): ListedFile | undefined {
  const wanted = publicPath(path);
  return files.find((file) => file.path === wanted);
}

function filesOf(listed: readonly ListedFile[]): PublicFiles {
  const known = new Map(listed.map((file) => [file.path, file]));
  const of = (path: string) => known.get(publicPath(path));
  const paths = [...known.keys()];
  return {
    has: (path) => of(path) !== undefined,
    paths: () => paths,
    source: (path) => of(path)?.path.slice(1) ?? "",
    imageSize: (path) => of(path)?.picture,
    fileSize: (path) => of(path)?.size,
    isRunnable: (path) => of(path)?.isRunnable === true,
    drawingFault: (path) => of(path)?.drawingFault,
    known: (path) => of(path) ?? {},
  };
}

/** The names of all icons, and the drawings of those that were needed. */
class AskedIcons implements Icons {
  readonly #ask: Ask;
  readonly #offered: WorldListing["icons"]["offered"];
  readonly #all: readonly string[];
  readonly #known: ReadonlySet<string>;
  readonly #drawings = new Map<string, IconData>();

  constructor(ask: Ask, { offered, others }: WorldListing["icons"]) {
    this.#ask = ask;
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
    const missing = names.filter((name) => this.#known.has(name) && !this.#drawings.has(name));
    if (missing.length === 0) return;
    const response = await this.#ask(`${edit.icons}?${new URLSearchParams({ names: missing.join(",") })}`);
    const entries = (await response.json()) as Record<string, IconEntry>;
    for (const [name, entry] of Object.entries(entries)) this.#drawings.set(name, iconDrawing(entry));
  }
}

async function askFont(
  ask: Ask,
  name: PackagedFontName,
  alphabets: readonly string[],
): Promise<PackagedFont> {
  const query = new URLSearchParams({ name, alphabets: alphabets.join(",") });
  const response = await ask(`${edit.font}?${query}`).catch(() => undefined);
  if (!response) throw new FontFileError(`There is no font named ${name}.`);
  return (await response.json()) as PackagedFont;
}
