import { resolve } from "node:path";
import { ConfigMemory } from "../../validate/configMemory";
import { Records } from "../../validate/records";
import { attempt } from "../attempt";
import { TemporaryFolder } from "../buildCache";
import { digest, KEY_DIGITS } from "../digest";
import type { Program } from "../program";
import { Store } from "../store";

/** The results of checking a config, which the next process reuses. */
export class KeptRecords {
  readonly #records: Records;
  readonly #store: Store;
  readonly #temporary = new TemporaryFolder();
  readonly #key: string;
  /** The file with the earlier results. */
  readonly #last: string | undefined;

  /** @param isFresh - whether earlier results are ignored */
  constructor({ cacheFor, hash }: Pick<Program, "cacheFor" | "hash">, file: string, isFresh = false) {
    this.#store = new Store({ folder: cacheFor(file), temporary: this.#temporary }, "records");
    this.#key = digest(resolve(file), KEY_DIGITS);
    const last = isFresh ? undefined : this.#store.find(this.#key);
    this.#last = last?.file;
    // Time zones and languages depend on the version of Node.js.
    const program = hash + process.version;
    this.#records = new Records(program, (text) => digest(text, KEY_DIGITS), last?.bytes.toString());
  }

  /** A memory for one reading, because it retains the config. */
  memory(): ConfigMemory {
    return new ConfigMemory(this.#records);
  }

  /** Like {@link memory}, for a reading that keeps no results. `undefined` without results of an earlier process. */
  recall(): ConfigMemory | undefined {
    return this.#last === undefined ? undefined : this.memory();
  }

  save(): void {
    const { lines } = this.#records;
    if (lines.length === 0) return;
    // Without a writable cache, the next process checks everything.
    attempt(() => this.#store.replace(this.#key, encode(lines), this.#last));
    this.#temporary.remove();
  }
}

/** Encodes lines without joining them first, which would take as much memory again. */
function encode(lines: readonly string[]): Buffer {
  const bytes = Buffer.allocUnsafe(lines.reduce((sum, line) => sum + Buffer.byteLength(line) + 1, -1));
  let end = 0;
  for (const line of lines) end += bytes.write(end === 0 ? line : `\n${line}`, end);
  return bytes;
}
