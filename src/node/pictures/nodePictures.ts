import { availableParallelism } from "node:os";
import { parse } from "node:path";
import { publicPath } from "../../core/publicPath";
import type { DerivedPicture, DerivedPictures, PublicFiles } from "../../core/world";
import { HEAVIEST_PICTURE, MOST_PIXELS } from "../../fields/pictures/image";
import { type FileKind, fileKindOf } from "../../validate/fileKind";
import { digest, KEY_DIGITS } from "../digest";
import type { BuildCache } from "../buildCache";
import { makeVersions, type MadePicture, pixelsOf } from "./makeVersions";
import { type KeptPicture, PictureCache } from "./pictureCache";
import { PixelBudget } from "./pixelBudget";
import { type PictureFormat, RECIPE } from "./recipe";
import { loadSharp, type SharpLibrary } from "./sharpLibrary";
import { readBytes } from "../regularFile";
import { Store } from "../store";
import { attempt } from "../attempt";
import { type FileStamp, isStamp, stampAt } from "../output/fileStamp";

export interface PictureOptions {
  cache: BuildCache;
  onPicture?: ((done: number, total: number) => void) | undefined;
  /** Loads the library; `undefined` if it is not installed. */
  load?: () => Promise<SharpLibrary | undefined>;
}

/** A picture that needs other versions. */
interface Original {
  /** Files with the same content are one picture. */
  paths: string[];
  file: string;
  digest: string;
}

/** The pictures of a site in the sizes and formats that browsers support, generated once and cached. */
export class NodePictures implements DerivedPictures {
  readonly #options: PictureOptions;
  readonly #store: Store;
  readonly #cache: PictureCache;
  readonly #versions = new Map<string, DerivedPicture>();
  /** Pictures that cannot be read, each with the reason. They are published unchanged. */
  readonly failures = new Map<string, string>();
  /** Heavy pictures without smaller versions, each with its size in bytes. */
  readonly heavy = new Map<string, number>();
  /** The number of generated pictures, without cached ones. */
  made = 0;
  /** The number of pictures that are published unchanged because the library is not installed. */
  unmade = 0;

  constructor(options: PictureOptions) {
    this.#options = options;
    this.#store = new Store(options.cache, "pictures");
    this.#cache = new PictureCache(this.#store);
  }

  /** Why the next build has to generate the pictures again; absent if they are cached. */
  get unkept(): string | undefined {
    return this.#store.failure && reasonOf(this.#store.failure);
  }

  async prepare(
    named: readonly string[],
    files: Pick<PublicFiles, "source" | "beginning" | "fileSize">,
  ): Promise<void> {
    const paths = named.filter((path) => isMadeOfPixels(files.beginning?.(path)));
    if (paths.length === 0) return;
    const stamps = new PictureStamps(this.#store, files.source("/"));
    const unmade = new Map<string, Original>();
    for (const path of paths) {
      const file = files.source(path);
      const original = stamps.digestOf(file);
      const kept = this.#cache.find(original);
      if (kept) this.#add(path, original, kept);
      else if (kept === undefined) {
        const same = unmade.get(original);
        if (same) same.paths.push(path);
        else unmade.set(original, { paths: [path], file, digest: original });
      }
    }
    if (unmade.size > 0) await this.#makeAll([...unmade.values()]);
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

  async #makeAll(originals: readonly Original[]): Promise<void> {
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
        await this.#make(sharp, original, budget);
        onPicture?.(++done, originals.length);
      }
    };
    await Promise.all(Array.from({ length: availableParallelism() }, work));
  }

  async #make(
    sharp: SharpLibrary,
    { paths, file, digest: original }: Original,
    budget: PixelBudget,
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
    const kept = this.#cache.keep(original, made);
    if (kept) for (const path of paths) this.#add(path, original, kept);
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
    // All browsers support the other formats, which may include the original.
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

/** The library reads only these kinds of content, whatever the file extension: never SVG or a document. */
const kinds: ReadonlySet<FileKind | undefined> = new Set(["PNG", "JPEG", "GIF", "WebP", "AVIF"]);

function isMadeOfPixels(beginning: Uint8Array | undefined): boolean {
  return beginning !== undefined && kinds.has(fileKindOf(beginning));
}

/** The first line of an error message; empty if the reason is unknown. */
function reasonOf(error: unknown): string {
  const [reason = ""] = (error as Error).message.split("\n");
  return /^unknown error$/i.test(reason) ? "" : reason;
}

/** A URL segment that needs no encoding. */
function slug(name: string): string {
  const plain = name
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "");
  return plain.slice(0, 40) || "picture";
}

/** The digests of pictures, so an unchanged picture is not read again. */
class PictureStamps {
  readonly #store: Store;
  readonly #key: string;
  readonly #known: Map<string, [stamp: FileStamp, digest: string]>;
  #isChanged = false;

  /** @param publicFolder - the folder of the pictures */
  constructor(store: Store, publicFolder: string) {
    this.#store = store;
    this.#key = `${digest(publicFolder, KEY_DIGITS)}-stamps`;
    const known = store.find(this.#key);
    this.#known = new Map(known && (JSON.parse(known.bytes.toString()) as [string, [FileStamp, string]][]));
  }

  /** The digest of a file's content. */
  digestOf(file: string): string {
    // Before it is read: if the file changes meanwhile, its stamp differs afterwards, and the next build reads it again.
    const stamp = stampAt(file);
    const known = this.#known.get(file);
    if (known && isStamp(stamp, known[0])) return known[1];
    const found = digest(readBytes(file), KEY_DIGITS);
    if (stamp) this.#known.set(file, [stamp, found]);
    this.#isChanged = true;
    return found;
  }

  save(): void {
    if (!this.#isChanged) return;
    attempt(() => this.#store.replace(this.#key, Buffer.from(JSON.stringify([...this.#known]))));
  }
}
