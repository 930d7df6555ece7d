import type { FileKind } from "./fileKind";
import type { Sample } from "./sample";

/** What is wrong with an SVG. */
export interface DrawingFault {
  /** Continues the name of the file, and says what to do. */
  message: string;
  /** Whether browsers would show it. The others show nothing. */
  isShown: boolean;
}

/** What the validator may ask about the world outside the config. */
export interface Surroundings {
  /** Whether `public/` has this file, by its path on the site (`/logo.svg`). Letter case counts. */
  hasFile(path: string): boolean;
  /** The files of `public/` by their paths on the site. */
  filePaths(): readonly string[];
  /** What owners call the folder `public/`, from where they started the program. Absent where it is just that. */
  publicFolder?: string;
  /** Whether there is an icon of this name, as configs write it: `rocket`, `simple-icons:discord`. */
  hasIcon(name: string): boolean;
  /** The icon names as configs write them: those of one set (`lucide`, `simple-icons`), or of all. */
  iconNames(set?: string): readonly string[];
  /** The size of a file of `public/` in bytes. Absent where files cannot be measured. */
  fileSize?(path: string): number | undefined;
  /** The size of a picture of `public/` in pixels, as far as it says one. Absent where files cannot be read. */
  pictureSize?(path: string): { width?: number; height?: number } | undefined;
  /** Whether a build makes small pictures of a large one of `public/`, so that no visitor waits for it. Asked only for such. */
  makesPictures?(path: string): boolean;
  /** Whether a file of `public/` with the name of a picture holds one. Absent where files cannot be read. */
  isPicture?(path: string): boolean;
  /** What a file of `public/` is by its first bytes, such as `JPEG` or `web page`. Absent where files cannot be read. */
  fileKind?(path: string): FileKind | undefined;
  /** Why an SVG of `public/` is not published; `undefined` for one that is. Absent if files cannot be read. */
  drawingFault?(path: string): DrawingFault | undefined;
  /**
   * The files of `public/` that a build leaves out because they can run scripts and the config does not name them. Asked only for a
   * config without errors. Absent if files cannot be read.
   */
  untrustedFiles?(config: unknown): readonly string[];
  /** Whether a file of `public/` is a font that can be read. Absent where files cannot be read. */
  isFont?(path: string): boolean;
  /** Whether a `$schema` that is no web address leads to a file. Absent where files cannot be looked up. */
  hasSchema?(reference: string): boolean;
  /** The published schema as the config would refer to it, where it is near. */
  nearSchema?(): string | undefined;
  /**
   * The folder in which the host publishes the site, with a slash at both ends: `/`, `/my-server/`. Absent
   * where the host has not said it.
   */
  basePath?: string;
  /** The address of the host's own site, such as `https://owner.github.io`. Absent where the host has not said it. */
  origin?: string;
  /** The base path for which the host has that origin; absent if it holds for every one. */
  originPath?: string;
  /** The moment at which the config is checked, in milliseconds since 1970. Absent where the time is not known. */
  now?(): number;
  /** What identifies the sample site. Absent where there is none. */
  sample?(): Sample;
}
