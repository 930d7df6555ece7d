import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { pictureSize } from "../../core/pictureSize";
import { publicPath } from "../../core/publicPath";
import type { PublicFiles } from "../../core/world";
import type { ImageData } from "../../fields/image";
import { listFiles } from "./listFiles";

/** The folder of files that are copied to the site as they are: `public/` beside the config. */
export class PublicFolder implements PublicFiles {
  readonly directory: string;
  #paths: ReadonlySet<string> | undefined;
  #list: readonly string[] | undefined;
  readonly #sizes = new Map<string, Omit<ImageData, "src"> | undefined>();

  constructor(directory: string) {
    this.directory = directory;
  }

  /** The site paths of all files, such as `/art/mill.svg`, always as the same list. */
  paths(): readonly string[] {
    this.#list ??= [...this.#known()];
    return this.#list;
  }

  has(path: string): boolean {
    return this.#known().has(publicPath(path));
  }

  /** Where the file of a site path lies on the disk. */
  source(path: string): string {
    return join(this.directory, publicPath(path));
  }

  /** The size of a picture in pixels; `undefined` for what is not a picture that can be read. */
  imageSize(path: string): Omit<ImageData, "src"> | undefined {
    if (!this.#sizes.has(path)) this.#sizes.set(path, this.#measure(path));
    return this.#sizes.get(path);
  }

  /** The size of a file in bytes; `undefined` for what is not there. */
  fileSize(path: string): number | undefined {
    return this.has(path) ? statSync(this.source(path)).size : undefined;
  }

  #measure(path: string): Omit<ImageData, "src"> | undefined {
    try {
      return pictureSize(readFileSync(this.source(path)));
    } catch {
      return undefined;
    }
  }

  #known(): ReadonlySet<string> {
    this.#paths ??= new Set(
      existsSync(this.directory) ? listFiles(this.directory).filter((path) => !isHidden(path)) : [],
    );
    return this.#paths;
  }
}

/** Whether a site path names a hidden file or one in a hidden folder, such as `/.git/config`; those are never published. */
export function isHidden(path: string): boolean {
  return path.split("/").some((name) => name.startsWith(".") && name !== ".well-known");
}
