import type { Sample } from "./sample";

/** What the validator may ask about the world outside the config. */
export interface Surroundings {
  /** Whether `public/` has this file, by its path on the site (`/logo.svg`). Letter case counts. */
  hasFile(path: string): boolean;
  /** The files of `public/` by their paths on the site. */
  filePaths(): readonly string[];
  /** Whether there is an icon of this name, as configs write it: `rocket`, `simple-icons:discord`. */
  hasIcon(name: string): boolean;
  /** The icon names as configs write them: those of one set (`lucide`, `simple-icons`), or of all. */
  iconNames(set?: string): readonly string[];
  /** The size of a file of `public/` in bytes. Absent where files cannot be measured. */
  fileSize?(path: string): number | undefined;
  /** What belongs to the config that Spawnpage is handed out with. Absent where there is none. */
  sample?(): Sample;
}
