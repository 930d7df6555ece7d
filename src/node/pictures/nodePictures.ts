import { availableParallelism } from "node:os";
import { join, parse } from "node:path";
import { publicPath } from "../../core/publicPath";
import type { DerivedPicture, DerivedPictures, PublicFiles } from "../../core/world";
import { HEAVIEST_PICTURE } from "../../fields/pictures/heaviestPicture";
import { MOST_PIXELS } from "../../fields/pictures/mostPixels";
import { type FileKind, fileKindOf } from "../../validate/fileKind";
import { digest } from "../digest";
import type { BuildCache } from "../buildCache";
import { makeVersions, type MadePicture, pixelsOf } from "./makeVersions";
import { type KeptPicture, PictureCache } from "./pictureCache";
import { PixelBudget } from "./pixelBudget";
import { type PictureFormat, RECIPE } from "./recipe";
import { loadSharp, type SharpLibrary } from "./sharpLibrary";
import { readBytes } from "../regularFile";

/** How pictures are made. */
export interface PictureOptions {
  cache: BuildCache;
  /** Called after each picture that had to be made. */
  onPicture?: ((done: number, total: number) => void) | undefined;
  /** Loads the library that makes them; answers nothing where there is none. */
  load?: () => Promise<SharpLibrary | undefined>;
}

/** A picture of which others are to be made. */
interface Original {
  /** Files of the same content are one picture. */
  paths: string[];
  file: string;
  digest: string;
}

/** The pictures of a site in the sizes and formats that browsers want, made once and kept. */
export class NodePictures implements DerivedPictures {
  readonly #options: PictureOptions;
  #cache: PictureCache | undefined;
  readonly #versions = new Map<string, DerivedPicture>();
  /** The pictures that could not be read, each with the reason. They are published as they are. */
  readonly failures = new Map<string, string>();
  /** The heavy pictures of which nothing smaller is made, each with its size in bytes. */
  readonly heavy = new Map<string, number>();
  /** Why what was made cannot be kept for the next build; absent where it is. */
  unkept: string | undefined;
  /** How many had to be made, as no earlier build had kept them. */
  made = 0;
  /** How many are published as they are, as there is no library on this machine that could make others of them. */
  unmade = 0;

  constructor(options: PictureOptions) {
    this.#options = options;
  }

  async prepare(
    named: readonly string[],
    files: Pick<PublicFiles, "source" | "beginning" | "fileSize">,
  ): Promise<void> {
    const paths = named.filter((path) => isMadeOfPixels(files.beginning?.(path)));
    if (paths.length === 0) return;
    const cache = (this.#cache ??= this.#openCache());
    const stamps = cache.stampsOf(files.source("/"));
    const unmade = new Map<string, Original>();
    for (const path of paths) {
      const file = files.source(path);
      const original = stamps.digestOf(file);
      const kept = cache.find(original);
      if (kept) this.#add(path, original, kept);
      else if (kept === undefined) {
        const same = unmade.get(original);
        if (same) same.paths.push(path);
        else unmade.set(original, { paths: [path], file, digest: original });
      }
    }
    if (unmade.size > 0) await this.#makeAll([...unmade.values()], cache);
    stamps.save();
    for (const path of this.unmade === 0 ? paths : []) {
      const size = files.fileSize?.(path) ?? 0;
      if (size > HEAVIEST_PICTURE && !this.#versions.has(path) && !this.failures.has(path))
        this.heavy.set(path, size);
    }
  }

  of(path: string): DerivedPicture | undefined {
    return this.#versions.get(path);
  }

  /** All that there is, by the paths that configs name the originals by. */
  all(): ReadonlyMap<string, DerivedPicture> {
    return this.#versions;
  }

  /** Drops what was made for builds of long ago. */
  end(): void {
    this.#cache?.dropOld();
  }

  #openCache(): PictureCache {
    const { folder } = this.#options.cache;
    return folder === undefined ? this.#temporaryCache() : new PictureCache(join(folder, "pictures"));
  }

  #temporaryCache(): PictureCache {
    return new PictureCache(join(this.#options.cache.temporary.make(), "pictures"));
  }

  async #makeAll(originals: readonly Original[], cache: PictureCache): Promise<void> {
    const { load = loadSharp, onPicture } = this.#options;
    const sharp = await load();
    if (!sharp) {
      this.unmade = originals.flatMap(({ paths }) => paths).length;
      return;
    }
    const budget = new PixelBudget(MOST_PIXELS);
    const rest = originals.values();
    let done = 0;
    const work = async () => {
      // All take from the same list.
      for (const original of rest) {
        await this.#make(sharp, original, { cache, budget });
        onPicture?.(++done, originals.length);
      }
    };
    await Promise.all(Array.from({ length: availableParallelism() }, work));
  }

  async #make(
    sharp: SharpLibrary,
    { paths, file, digest: original }: Original,
    { cache, budget }: { cache: PictureCache; budget: PixelBudget },
  ): Promise<void> {
    let made: MadePicture | undefined;
    try {
      this.made++;
      const bytes = readBytes(file);
      made = await budget.use(await pixelsOf(sharp, bytes), () => makeVersions(sharp, bytes));
    } catch (error) {
      for (const path of paths) this.failures.set(path, reasonOf(error));
      return;
    }
    const kept = this.#keep(original, made, cache);
    if (kept) for (const path of paths) this.#add(path, original, kept);
  }

  /** A cache that cannot be written costs the next build its time, and this one nothing. */
  #keep(original: string, made: MadePicture | undefined, cache: PictureCache): KeptPicture | null {
    try {
      return cache.keep(original, made);
    } catch (error) {
      this.unkept ??= reasonOf(error);
      return this.#temporaryCache().keep(original, made);
    }
  }

  #add(path: string, original: string, { versions, ...picture }: KeptPicture): void {
    if (versions.length === 0) return;
    const name = `${slug(parse(publicPath(path)).name)}-${digest(original + RECIPE, 8)}`;
    const files = versions.map(({ width: pixels, format, file }) => ({
      format,
      path: `assets/pictures/${name}-${pixels}.${format}`,
      width: pixels,
      source: file,
    }));
    const isAvif = ({ format }: { format: PictureFormat }) => format === "avif";
    // What is no AVIF any browser reads: an original may be among it.
    const lists = [files.filter(isAvif), files.filter((one) => !isAvif(one))].filter(
      ({ length }) => length > 0,
    );
    this.#versions.set(path, {
      ...picture,
      sources: lists.map((list) => {
        const [format, ...others] = new Set(list.map((one) => one.format));
        return {
          ...(others.length === 0 ? { type: `image/${format}` } : {}),
          files: list.map((one) => ({ path: one.path, width: one.width })),
        };
      }),
      files: files.map((one) => ({ path: one.path, source: one.source })),
    });
  }
}

/** The kinds of files that are handed to the library, whatever they are called: it never reads a drawing or a document. */
const kinds: ReadonlySet<FileKind | undefined> = new Set(["PNG", "JPEG", "GIF", "WebP", "AVIF"]);

function isMadeOfPixels(beginning: Uint8Array | undefined): boolean {
  return beginning !== undefined && kinds.has(fileKindOf(beginning));
}

/** What an error says in its first line; nothing where it does not know itself. */
function reasonOf(error: unknown): string {
  const [reason = ""] = (error as Error).message.split("\n");
  return /^unknown error$/i.test(reason) ? "" : reason;
}

/** A part of an address that needs no encoding. */
function slug(name: string): string {
  const plain = name
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "");
  return plain.slice(0, 40) || "picture";
}
