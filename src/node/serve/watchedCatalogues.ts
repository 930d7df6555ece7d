import { dirname, join } from "node:path";
import { readQuickly } from "../../json/parse";
import { catalogueNames } from "../../languages/catalogueNames";
import type { LoadedSite } from "../input/loadSite";
import { type WatchedFile, watchFile } from "./watchFile";

/** Watches the files with translations that a config names. */
export class WatchedCatalogues {
  readonly #folder: string;
  readonly #onChange: () => void;
  readonly #watched = new Map<string, WatchedFile>();

  /** @param configFile - the config's absolute path */
  constructor(configFile: string, onChange: () => void) {
    this.#folder = dirname(configFile);
    this.#onChange = onChange;
  }

  /** Watches the files that a config names, valid or not, and no others. */
  follow(loaded: Pick<LoadedSite, "config" | "text"> | undefined): void {
    const config: unknown = loaded && (loaded.config ?? readQuickly(loaded.text)?.value);
    const names = catalogueNames(config);
    for (const [name, file] of this.#watched) {
      if (names.has(name)) continue;
      file.stop();
      this.#watched.delete(name);
    }
    for (const name of names) {
      if (this.#watched.has(name)) continue;
      const file = watchFile(join(this.#folder, name), this.#onChange);
      this.#watched.set(name, file);
      file.start();
    }
  }
}
