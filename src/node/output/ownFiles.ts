import { createHash } from "node:crypto";
import { closeSync, readSync, statSync } from "node:fs";
import { join } from "node:path";
import { digest } from "../digest";
import { openRegular, readUtf8 } from "../regularFile";

/** The folder in a built site for files of builds. Hosts and `preview` do not serve it. */
export const BUILD_FOLDER = ".spawnpage";

/** The path of the list in a built site. */
export const LIST = `${BUILD_FOLDER}/files`;

/** Enough hexadecimal digits to distinguish the files of a site. */
const DIGITS = 16;
/** Explains the list to people. Any other first line is accepted, because its wording changes between versions. */
const HEAD =
  "The files that Spawnpage wrote here, each with a hash of its content. A build removes only these files.";

const chunk = 256 * 1024;

export interface OwnFilesContents {
  /** The digests of the files by their paths, such as `faq/index.html`. */
  files: ReadonlyMap<string, string>;
  /** Files of others that were reported to the owner. */
  reported: Iterable<string>;
}

/** The files that builds wrote, as digests of paths and contents, so the list reveals no unlisted page. */
export class OwnFiles {
  readonly #digests = new Map<string, string>();
  readonly #folders = new Set<string>();
  readonly #reported = new Set<string>();
  /** When the list was written, in milliseconds. Later changes are not from a build. */
  readonly since: number;

  private constructor(lines: readonly string[], since: number) {
    this.since = since;
    for (const line of lines) {
      const [kind, path = "", content = ""] = line.split(" ");
      if (kind === "file") this.#digests.set(path, content);
      if (kind === "folder") this.#folders.add(path);
      if (kind === "told") this.#reported.add(path);
    }
  }

  /** Reads the list of a site; `undefined` if it is missing or damaged. */
  static read(directory: string): OwnFiles | undefined {
    const file = join(directory, LIST);
    try {
      const lines = readUtf8(file).split("\n").slice(1);
      const isWhole = lines.at(-2) === "end" && lines.at(-1) === "" && lines.slice(0, -2).every(isEntry);
      return isWhole ? new OwnFiles(lines, statSync(file).ctimeMs) : undefined;
    } catch (error) {
      if (["ENOENT", "ENOTDIR", "EISDIR"].includes((error as NodeJS.ErrnoException).code ?? ""))
        return undefined;
      throw error;
    }
  }

  /** The text of a list, which depends only on the site. */
  static text({ files, reported }: OwnFilesContents): string {
    const folders = new Set([...files.keys()].flatMap(foldersAbove));
    const lines = [
      ...[...files].map(([path, content]) => `file ${pathDigest(path)} ${content}`),
      ...[...folders].map((path) => `folder ${pathDigest(path)}`),
      ...[...reported].map((path) => `told ${pathDigest(path)}`),
    ];
    return `${HEAD}\n${lines
      .sort()
      .map((line) => `${line}\n`)
      .join("")}end\n`;
  }

  /** The digest of a file as a build wrote it; `undefined` if no build wrote to this path. */
  digest(path: string): string | undefined {
    return this.#digests.get(pathDigest(path));
  }

  hasFolder(path: string): boolean {
    return this.#folders.has(pathDigest(path));
  }

  /** Whether a file of others was reported to the owner. */
  wasReported(path: string): boolean {
    return this.#reported.has(pathDigest(path));
  }
}

function isEntry(line: string): boolean {
  return /^(?:file \S+|folder|told) \S+$/.test(line);
}

/** The folders above a file, the outermost first: `a` and `a/b` for `a/b/c.txt`. */
export function foldersAbove(path: string): string[] {
  const names = path.split("/");
  return names.slice(1).map((_, index) => names.slice(0, index + 1).join("/"));
}

export function digestOf(content: string | Uint8Array): string {
  return digest(content, DIGITS);
}

/** The digest of a file, read in chunks. */
export function digestOfFile(file: string): string {
  const sum = createHash("sha256");
  const piece = Buffer.allocUnsafe(chunk);
  const opened = openRegular(file);
  try {
    for (let read = readSync(opened, piece); read > 0; read = readSync(opened, piece)) {
      sum.update(piece.subarray(0, read));
    }
  } finally {
    closeSync(opened);
  }
  return sum.digest("hex").slice(0, DIGITS);
}

/** Some disks normalise the characters of names. */
function pathDigest(path: string): string {
  return digest(path.normalize("NFC"), DIGITS);
}
