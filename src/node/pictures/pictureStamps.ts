import { createHash } from "node:crypto";
import { KEY_DIGITS } from "../digest";
import { type FileStamp, isStamp, stampAt } from "../output/fileStamp";
import { replaceFile } from "../replaceFile";
import { attempt } from "../attempt";
import { readBytes, readUtf8 } from "../regularFile";

/** Which file has which content, so that a picture that lies there as it lay need not be read again. */
export class PictureStamps {
  readonly #file: string;
  readonly #known: Map<string, [stamp: FileStamp, digest: string]>;
  #isChanged = false;

  /** @param file - where it is written down */
  constructor(file: string) {
    this.#file = file;
    const written = attempt(() => JSON.parse(readUtf8(file)) as [string, [FileStamp, string]][]);
    this.#known = new Map(written ?? []);
  }

  /**
   * Names the content of a file.
   * @throws the system's error where it cannot be read
   */
  digestOf(file: string): string {
    // Before it is read: a file that changes meanwhile has another stamp afterwards, and is read again by the next build.
    const stamp = stampAt(file);
    const known = this.#known.get(file);
    if (known && isStamp(stamp, known[0])) return known[1];
    const found = createHash("sha256").update(readBytes(file)).digest("hex").slice(0, KEY_DIGITS);
    if (stamp) this.#known.set(file, [stamp, found]);
    this.#isChanged = true;
    return found;
  }

  /** Writes down what was found. */
  save(): void {
    if (this.#isChanged) attempt(() => replaceFile(this.#file, JSON.stringify([...this.#known])));
  }
}
