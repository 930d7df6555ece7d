import { edit, type FileChange, KEY_HEADER } from "./addresses";
import { type Sentence, SentenceError } from "./sentence";
import type { EditorWords } from "./words/en";
import type { AskedPicture, PreparedPicture } from "./worker/pictureWorker";

/** Prepares pictures in a worker, and changes files in `public/` by way of the server. */
export class Pictures {
  readonly #key: string;
  readonly #start: () => Worker;
  #worker: Worker | undefined;
  #asked = 0;

  readonly #words: EditorWords["screens"];

  /** @param start - starts the worker, when the first picture is added */
  constructor(key: string, start: () => Worker, words: EditorWords["screens"]) {
    this.#words = words;
    this.#key = key;
    this.#start = start;
  }

  /**
   * Adds a picture under a name that no file has.
   * @returns its path on the site
   * @throws SentenceError if it is not a picture, too large, or cannot be written
   */
  async add(file: File, taken: ReadonlySet<string>): Promise<PreparedPicture & { path: string }> {
    const prepared = await this.#prepare(file);
    const path = freePath(prepared.name, taken);
    await this.#send({ kind: "write", path, bytes: await this.#inBase64(prepared.bytes), isNew: true });
    return { ...prepared, path };
  }

  /** Replaces the content of a file; its path stays, so a picture of another kind is refused. */
  async replace(path: string, file: File): Promise<void> {
    await this.#send({
      kind: "write",
      path,
      bytes: await this.#inBase64(await file.arrayBuffer()),
      isNew: false,
    });
  }

  rename(path: string, to: string): Promise<void> {
    return this.#send({ kind: "rename", path, to });
  }

  remove(path: string): Promise<void> {
    return this.#send({ kind: "remove", path });
  }

  async #prepare(file: File): Promise<PreparedPicture> {
    const worker = (this.#worker ??= this.#start());
    const id = ++this.#asked;
    const bytes = await file.arrayBuffer();
    return new Promise((resolve, reject) => {
      const onMessage = ({ data }: MessageEvent<PreparedPicture | { id: number; problem: Sentence }>) => {
        if (data.id !== id) return;
        worker.removeEventListener("message", onMessage);
        if ("problem" in data) reject(new SentenceError(data.problem));
        else resolve(data);
      };
      worker.addEventListener("message", onMessage);
      const { noPicture, tooLarge } = this.#words;
      const asked: AskedPicture = { id, name: file.name, bytes, words: { noPicture, tooLarge } };
      worker.postMessage(asked, [bytes]);
    });
  }

  async #send(change: FileChange): Promise<void> {
    const response = await fetch(edit.files, {
      method: "POST",
      headers: { "Content-Type": "application/json", [KEY_HEADER]: this.#key },
      body: JSON.stringify(change),
    });
    if (!response.ok) throw new Error((await response.text()).trim());
  }

  async #inBase64(bytes: ArrayBuffer): Promise<string> {
    const reader = new FileReader();
    return new Promise((resolve, reject) => {
      reader.addEventListener("load", () => resolve((reader.result as string).replace(/^[^,]*,/, "")));
      reader.addEventListener("error", () => reject(new SentenceError({ text: this.#words.unreadable })));
      reader.readAsDataURL(new Blob([bytes]));
    });
  }
}

/** A path that no file has, after the name of the original: letters and digits that every host accepts. */
export function freePath(name: string, taken: ReadonlySet<string>): string {
  const [, stem = "", suffix = ""] = /^(.*?)(\.[a-z0-9]+)?$/is.exec(name) ?? [];
  const plain =
    stem
      .normalize("NFKD")
      .replace(/\p{M}/gu, "")
      .replace(/[^A-Za-z0-9_-]+/g, "-")
      .replace(/^-+|-+$/g, "")
      .slice(0, 60) || "picture";
  const lower = suffix.toLowerCase();
  for (let count = 1; ; count++) {
    const path = `/${plain}${count === 1 ? "" : `-${count}`}${lower}`;
    if (!taken.has(path)) return path;
  }
}
