import { createHash, hash } from "node:crypto";
import { closeSync, readSync, statSync } from "node:fs";
import { join } from "node:path";
import { openRegular, readUtf8 } from "../regularFile";

/** The folder in a built site for what builds keep there; hosts and `preview` show nothing of it. */
export const BUILD_FOLDER = ".spawnpage";

/** The path of the list in a built site. */
export const LIST = `${BUILD_FOLDER}/files`;

/** So many hexadecimal digits tell the files of a site apart. */
const DIGITS = 16;
const HEAD = "Hashes of the files Spawnpage wrote, by path and content. A build removes no other files.";

const chunk = 256 * 1024;

/** What is known of the files of a built site. */
export interface OwnFilesContents {
  /** The digests of the files by their paths, such as `faq/index.html`. */
  files: ReadonlyMap<string, string>;
  /** The names of others' files that the owner was told of. */
  told: Iterable<string>;
}

/**
 * The list of the files that builds have put into a site, in the site itself, so that it comes and goes with
 * them. It holds digests of paths and contents: who finds it on a host learns no address from it.
 */
export class OwnFiles {
  readonly #digests = new Map<string, string>();
  readonly #folders = new Set<string>();
  readonly #told = new Set<string>();
  /** When the list was put into its place, in milliseconds; what changed later was changed by somebody else. */
  readonly since: number;

  private constructor(text: string, since: number) {
    this.since = since;
    for (const line of text.split("\n").slice(1)) {
      const [kind, path = "", digest = ""] = line.split(" ");
      if (kind === "file") this.#digests.set(path, digest);
      if (kind === "folder") this.#folders.add(path);
      if (kind === "told") this.#told.add(path);
    }
  }

  /** Reads the list of a site; nothing where there is none, or one that was damaged. */
  static read(directory: string): OwnFiles | undefined {
    const file = join(directory, LIST);
    try {
      const text = readUtf8(file);
      const whole = text.startsWith(`${HEAD}\n`) && text.endsWith("\nend\n");
      return whole ? new OwnFiles(text, statSync(file).ctimeMs) : undefined;
    } catch (error) {
      if (["ENOENT", "ENOTDIR", "EISDIR"].includes((error as NodeJS.ErrnoException).code ?? ""))
        return undefined;
      throw error;
    }
  }

  /** The text of a list. It depends on nothing but the site. */
  static text({ files, told }: OwnFilesContents): string {
    const folders = new Set([...files.keys()].flatMap(foldersAbove));
    const lines = [
      ...[...files].map(([path, digest]) => `file ${nameOf(path)} ${digest}`),
      ...[...folders].map((path) => `folder ${nameOf(path)}`),
      ...[...told].map((path) => `told ${nameOf(path)}`),
    ];
    return `${HEAD}\n${lines
      .sort()
      .map((line) => `${line}\n`)
      .join("")}end\n`;
  }

  /** The digest of a file as it was written; `undefined` for a path that no build has written to. */
  digest(path: string): string | undefined {
    return this.#digests.get(nameOf(path));
  }

  hasFolder(path: string): boolean {
    return this.#folders.has(nameOf(path));
  }

  /** Whether the owner was told of what others have put to a path. */
  wasTold(path: string): boolean {
    return this.#told.has(nameOf(path));
  }
}

/** The folders above a file, the outermost first: `a` and `a/b` for `a/b/c.txt`. */
export function foldersAbove(path: string): string[] {
  const names = path.split("/");
  return names.slice(1).map((_, index) => names.slice(0, index + 1).join("/"));
}

/** The digest of the content of a file. */
export function digestOf(bytes: Uint8Array): string {
  // In one step: for small texts that costs a fifth.
  return hash("sha256", bytes).slice(0, DIGITS);
}

/** The digest of a file on the disk, read piece by piece. */
export function digestOfFile(file: string): string {
  const digest = createHash("sha256");
  const piece = Buffer.allocUnsafe(chunk);
  const opened = openRegular(file);
  try {
    for (let read = readSync(opened, piece); read > 0; read = readSync(opened, piece)) {
      digest.update(piece.subarray(0, read));
    }
  } finally {
    closeSync(opened);
  }
  return digest.digest("hex").slice(0, DIGITS);
}

/** Some disks give letters back in another composition than they were given. */
function nameOf(path: string): string {
  return hash("sha256", path.normalize("NFC")).slice(0, DIGITS);
}
