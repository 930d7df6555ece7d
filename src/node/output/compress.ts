import { createHash } from "node:crypto";
import { readdirSync, rmSync, statSync, utimesSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { attempt } from "../attempt";
import { replaceFile } from "../replaceFile";
import type { OutputFolder } from "./outputFolder";
import { readBytes } from "../regularFile";

/** Smaller files fit into one packet anyway; in bytes. */
const smallest = 1024;
const textFile = /\.(?:html|js|css|json|webmanifest|svg|xml|txt)$/i;
const day = 24 * 60 * 60 * 1000;
/** What no build has asked for as long as this is dropped. */
const keptFor = 7 * day;

type Pack = (bytes: Buffer) => Promise<Buffer>;

/** The endings of packed files, each with what packs a text as small as it gets. */
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
    // The tenth byte names the system on which it was packed; the same input shall give the same bytes everywhere.
    packed[9] = 255;
    return packed;
  },
};

/** Packs the text files of sites, several at once, and keeps what it packed for the next build. */
export class Compressor {
  readonly #cache: string | undefined;

  /** @param cache - the folder of what is kept between builds; absent where nothing can be kept */
  constructor(cache: string | undefined) {
    this.#cache = cache && join(cache, "packed");
  }

  /**
   * Writes `.br` and `.gz` beside each text file of a site where they are smaller. An owner's own stay.
   * @param onFile - called after each file
   */
  async compress(output: OutputFolder, onFile?: (done: number, total: number) => void): Promise<void> {
    const paths = output.paths();
    const present = new Set(paths);
    const texts = paths.filter((path) => textFile.test(path));
    const rest = texts.values();
    let done = 0;
    const work = async () => {
      // All take from the same list.
      for (const path of rest) {
        const bytes = readBytes(output.source(path));
        for (const ending of bytes.length < smallest ? [] : Object.keys(packs)) {
          const packedPath = `${path}.${ending}`;
          if (present.has(packedPath)) continue;
          const packed = await this.#packed(bytes, ending);
          if (packed.length < bytes.length) output.write(packedPath, packed);
        }
        onFile?.(++done, texts.length);
      }
    };
    await Promise.all(Array.from({ length: availableParallelism() + 1 }, work));
  }

  /** Drops what was packed for builds of long ago; what cannot be removed stays for another day. */
  dropOld(now = Date.now()): void {
    if (this.#cache === undefined) return;
    const cache = this.#cache;
    for (const name of attempt(() => readdirSync(cache)) ?? []) {
      const file = join(cache, name);
      attempt(() => {
        if (now - statSync(file).mtimeMs > keptFor) rmSync(file, { force: true });
      });
    }
  }

  async #packed(bytes: Buffer, ending: string): Promise<Buffer> {
    if (this.#cache === undefined) return packs[ending]!(bytes);
    const hash = createHash("sha256").update(bytes).digest("hex");
    const file = join(this.#cache, `${hash}.${ending}`);
    const kept = attempt(() => readBytes(file));
    if (kept) {
      attempt(() => markUsed(file));
      return kept;
    }
    const packed = await packs[ending]!(bytes);
    attempt(() => replaceFile(file, packed));
    return packed;
  }
}

/** Tells `dropOld` that a build has asked for a file; once a day is enough. */
function markUsed(file: string): void {
  const now = new Date();
  if (now.getTime() - statSync(file).mtimeMs > day) utimesSync(file, now, now);
}
