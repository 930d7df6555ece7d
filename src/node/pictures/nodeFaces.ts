import type { FetchedFaces } from "../../core/world";
import type { SourceFile } from "../../core/siteFile";
import { type FileKind, fileKindOf } from "../../validate/fileKind";
import { digest } from "../digest";
import type { BuildCache } from "../buildCache";
import { Store } from "../store";

/** The timeout for an avatar, in milliseconds. */
const PATIENCE_MS = 5_000;
/** Larger than any avatar of 512 pixels; in bytes. */
const MOST_BYTES = 1_000_000;
/** The number of parallel requests. If as many in a row fail, the service counts as unavailable. */
const AT_ONCE = 4;
/** Avatars rarely change; in milliseconds. */
const KEPT_FOR = 7 * 24 * 60 * 60 * 1000;

/** Allowed formats with their file extensions. SVG is not allowed because it could contain a script. */
const endings: Partial<Record<FileKind, string>> = {
  PNG: "png",
  JPEG: "jpg",
  GIF: "gif",
  WebP: "webp",
  AVIF: "avif",
};

export interface FaceOptions {
  cache: BuildCache;
  patienceMs?: number;
  now?: () => number;
}

/** Avatars, fetched from the avatar service of a site and cached for a week, or while the service is unavailable. */
export class NodeFaces implements FetchedFaces {
  readonly #options: FaceOptions;
  readonly #store: Store;
  readonly #faces = new Map<string, SourceFile>();
  readonly missing: string[] = [];
  /** The origin of the service: `https://faces.example`. */
  service: string | undefined;
  asked = 0;

  constructor(options: FaceOptions) {
    this.#options = options;
    this.#store = new Store(options.cache, "faces");
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

  async #fetch(address: string, isDead: boolean): Promise<SourceFile | undefined> {
    const { now = Date.now } = this.#options;
    const key = digest(address, 32);
    let face = this.#store.find(key, now() - KEPT_FOR);
    const fetched = face || isDead ? undefined : await this.#ask(address);
    if (fetched) face = this.#store.replace(key, fetched);
    face ??= this.#store.find(key);
    if (!face) return undefined;
    const name = digest(face.bytes.toString("latin1"), 16);
    return { path: `assets/pictures/face-${name}.${endingOf(face.bytes)}`, source: face.file };
  }

  /** The response; `undefined` if it is not a picture or too late. */
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

/** The file extension of a picture; `undefined` for other content. */
function endingOf(bytes: Uint8Array): string | undefined {
  const kind = fileKindOf(bytes);
  return kind && endings[kind];
}
