import { statSync } from "node:fs";
import { join } from "node:path";
import type { FetchedFaces } from "../../core/world";
import type { SourceFile } from "../../core/siteFile";
import { type FileKind, fileKindOf } from "../../validate/fileKind";
import { digest } from "../digest";
import { type BuildCache, keepIn } from "../buildCache";
import { replaceFile } from "../replaceFile";
import { attempt } from "../attempt";
import { readBytes } from "../regularFile";

/** So long the service may take for a face, in milliseconds. */
const PATIENCE_MS = 5_000;
/** A face of 512 pixels takes less, in bytes. */
const MOST_BYTES = 1_000_000;
/** So many faces are asked for at once; when as many in a row bring nothing, the service is taken for dead. */
const AT_ONCE = 4;
/** People rarely change their faces; in milliseconds. */
const KEPT_FOR = 7 * 24 * 60 * 60 * 1000;

/** What faces may be, by the endings of their files. A drawing could hold a script. */
const endings: Partial<Record<FileKind, string>> = {
  PNG: "png",
  JPEG: "jpg",
  GIF: "gif",
  WebP: "webp",
  AVIF: "avif",
};

/** How faces are fetched. */
export interface FaceOptions {
  cache: BuildCache;
  patienceMs?: number;
  now?: () => number;
}

/** The faces of people, fetched once from the avatar service of a site and kept for a week, or for as long as it is dead. */
export class NodeFaces implements FetchedFaces {
  readonly #options: FaceOptions;
  readonly #faces = new Map<string, SourceFile>();
  /** Who has no face, as the service gave none. */
  readonly missing: string[] = [];
  /** The service that was asked: `https://faces.example`. */
  service: string | undefined;
  /** How many faces were asked for. */
  asked = 0;

  constructor(options: FaceOptions) {
    this.#options = options;
  }

  async prepare(names: readonly string[], { url, size }: { url: string; size: number }): Promise<void> {
    this.service = new URL(url).origin;
    const rest = names.values();
    let failures = 0;
    const work = async () => {
      for (const name of rest) {
        const address = url.replaceAll("{name}", encodeURIComponent(name)).replaceAll("{size}", String(size));
        const isDead = failures >= AT_ONCE;
        const face = await this.#fetch(address, isDead);
        if (face) this.#faces.set(name, face);
        else this.missing.push(name);
        failures = face ? 0 : failures + 1;
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
  }

  of(name: string): SourceFile | undefined {
    return this.#faces.get(name);
  }

  /** All that there are, by the names of the people. */
  all(): ReadonlyMap<string, SourceFile> {
    return this.#faces;
  }

  async #fetch(address: string, isDead: boolean): Promise<SourceFile | undefined> {
    const {
      cache: { folder, temporary },
      now = Date.now,
    } = this.#options;
    const name = join("faces", digest(address, 32));
    let file = join(folder ?? temporary.path, name);
    const fetched = attempt(() => statSync(file).mtimeMs);
    if (!isDead && (fetched === undefined || now() - fetched > KEPT_FOR)) {
      const bytes = await this.#ask(address);
      if (bytes)
        file = keepIn(this.#options.cache, (place) => {
          replaceFile(join(place, name), bytes);
          return join(place, name);
        });
    }
    const bytes = attempt(() => readBytes(file));
    const ending = bytes && endingOf(bytes);
    return bytes === undefined || ending === undefined
      ? undefined
      : { path: `assets/pictures/face-${digest(bytes.toString("latin1"), 16)}.${ending}`, source: file };
  }

  /** What the service sends; nothing where it sends no picture, or not in time. */
  async #ask(address: string): Promise<Uint8Array | undefined> {
    this.asked++;
    const { patienceMs = PATIENCE_MS } = this.#options;
    try {
      const response = await fetch(address, { signal: AbortSignal.timeout(patienceMs) });
      if (!response.ok || !response.body) return undefined;
      const chunks: Uint8Array[] = [];
      let length = 0;
      for await (const chunk of response.body as unknown as AsyncIterable<Uint8Array>) {
        length += chunk.length;
        if (length > MOST_BYTES) return undefined;
        chunks.push(chunk);
      }
      const bytes = Buffer.concat(chunks);
      return endingOf(bytes) === undefined ? undefined : bytes;
    } catch {
      return undefined;
    }
  }
}

/** How the name of a picture ends; nothing for what is no picture. */
function endingOf(bytes: Uint8Array): string | undefined {
  const kind = fileKindOf(bytes);
  return kind && endings[kind];
}
