import { createHash } from "node:crypto";
import { attempt } from "../attempt";
import { digest, KEY_DIGITS } from "../digest";
import { type FileStamp, isStamp, stampAt } from "../output/fileStamp";
import { readBytes } from "../regularFile";
import type { Store } from "../store";

/** The digests of pictures, so an unchanged picture is not read again. */
export class PictureStamps {
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

  /**
   * The digest of a file's content.
   * @throws the system's error if it cannot be read
   */
  digestOf(file: string): string {
    // Before it is read: if the file changes meanwhile, its stamp differs afterwards, and the next build reads it again.
    const stamp = stampAt(file);
    const known = this.#known.get(file);
    if (known && isStamp(stamp, known[0])) return known[1];
    const found = createHash("sha256").update(readBytes(file)).digest("hex").slice(0, KEY_DIGITS);
    if (stamp) this.#known.set(file, [stamp, found]);
    this.#isChanged = true;
    return found;
  }

  save(): void {
    if (!this.#isChanged) return;
    attempt(() => this.#store.replace(this.#key, Buffer.from(JSON.stringify([...this.#known]))));
  }
}
