import type { CatalogueFile } from "../languages/catalogueFile";
import type { FileKind } from "./fileKind";
import type { Sample } from "./sample";

export interface DrawingFault {
  /** A continuation of the file name, with what to do. */
  message: string;
  /** Whether browsers display the SVG despite the problem. */
  isShown: boolean;
}

/** The environment of the config, as far as the validator needs it. */
export interface Surroundings {
  /** Whether `public/` has this file, by its path on the site (`/logo.svg`). Letter case counts. */
  hasFile(path: string): boolean;
  /** The paths on the site of all files in `public/`. */
  filePaths(): readonly string[];
  /** The path of `public/` from the folder where the owner started the program. Absent if it is exactly that. */
  publicFolder?: string;
  /** Whether an icon of this name exists, written as in configs: `rocket`, `simple-icons:discord`. */
  hasIcon(name: string): boolean;
  /** The icon names, written as in configs: all, or one set's (`lucide`, `simple-icons`). */
  iconNames(set?: string): readonly string[];
  /** The size of a file in `public/` in bytes. Absent if files cannot be measured. */
  fileSize?(path: string): number | undefined;
  /** The size of a picture in `public/` in pixels, as far as the file states it. Absent if files cannot be read. */
  pictureSize?(path: string): { width?: number; height?: number } | undefined;
  /** Whether a build generates smaller versions of a large picture in `public/`. Called only for large ones. */
  makesPictures?(path: string): boolean;
  /** Whether a file in `public/` with a picture's extension is a picture. Absent if files cannot be read. */
  isPicture?(path: string): boolean;
  /** The kind of a file in `public/` by its first bytes, such as `JPEG`. Absent if files cannot be read. */
  fileKind?(path: string): FileKind | undefined;
  /** The length of a video in `public/` in seconds, as far as its first bytes state it. Absent if files cannot be read. */
  videoSeconds?(path: string): number | undefined;
  /** Why an SVG in `public/` is not published; `undefined` if it is. Absent if files cannot be read. */
  drawingFault?(path: string): DrawingFault | undefined;
  /** Files in `public/` that can run scripts and that the config does not name, so builds leave them out. */
  untrustedFiles?(config: unknown): readonly string[];
  /** Whether a file in `public/` is a readable font. Absent if files cannot be read. */
  isFont?(path: string): boolean;
  /** Whether the file of a `$schema` that is not a web address exists. Absent if files cannot be looked up. */
  hasSchema?(reference: string): boolean;
  /** The config's reference to the published schema, if it is in a nearby folder. */
  nearSchema?(): string | undefined;
  /** The folder in which the host publishes the site: `/`, `/my-server/`. Absent if the host has not reported it. */
  basePath?: string;
  /** The origin of the host's own site, such as `https://owner.github.io`, if the host reported it. */
  origin?: string;
  /** The base path that the origin applies to; absent if it applies to all. */
  originPath?: string;
  /** The time of the check, in milliseconds since 1970. Absent if the time is unknown. */
  now?(): number;
  /** The text of a catalogue next to the config. Absent if files cannot be read. */
  texts?(name: string): CatalogueFile;
  /** The values that identify the sample site. Absent without a sample. */
  sample?(): Sample;
}
