import { availableParallelism } from "node:os";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { attempt } from "../attempt";
import type { BuildCache } from "../buildCache";
import { digest } from "../digest";
import { Store } from "../store";
import type { OutputFolder } from "./outputFolder";
import { readBytes } from "../regularFile";

/** Smaller files fit into one packet; in bytes. */
const smallest = 1024;
const textFile = /\.(?:html|js|css|json|webmanifest|svg|xml|txt)$/i;

type Pack = (bytes: Buffer) => Promise<Buffer>;

/** The best compression for each file extension. */
const packs: Readonly<Record<string, Pack>> = {
  br: async (bytes) =>
    promisify(brotliCompress)(bytes, {
      params: {
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
  gz: async (bytes) => {
    const packed = await promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION });
    // The tenth byte names the operating system. The output must be the same on all systems.
    packed[9] = 255;
    return packed;
  },
};

/** Compresses the text files of sites, several at once, and caches the results. */
export class Compressor {
  readonly #store: Store;

  constructor(cache: BuildCache) {
    this.#store = new Store(cache, "compressed");
  }

  /** Writes `.br` and `.gz` next to each text file of a site if they are smaller. The owner's own files are kept. */
  async compress(output: OutputFolder, onFile?: (done: number, total: number) => void): Promise<void> {
    const paths = output.paths();
    const present = new Set(paths);
    const texts = paths.filter((path) => textFile.test(path));
    const rest = texts.values();
    let done = 0;
    const work = async () => {
      // All workers take from the same list.
      for (const path of rest) {
        const bytes = readBytes(output.source(path));
        for (const extension of bytes.length < smallest ? [] : Object.keys(packs)) {
          const packedPath = `${path}.${extension}`;
          if (present.has(packedPath)) continue;
          const packed = await this.#packed(bytes, extension);
          if (packed.length < bytes.length) output.write(packedPath, packed);
        }
        onFile?.(++done, texts.length);
      }
    };
    await Promise.all(Array.from({ length: availableParallelism() + 1 }, work));
  }

  async #packed(bytes: Buffer, extension: string): Promise<Buffer> {
    const key = `${digest(bytes)}-${extension}`;
    const known = this.#store.find(key);
    if (known) return known.bytes;
    const packed = await packs[extension]!(bytes);
    attempt(() => this.#store.keep(key, packed));
    return packed;
  }
}
