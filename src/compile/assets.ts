import type { IconData } from "../fields/pictures/icon";
import type { KnownAnswer } from "./compileServers";

/** What the compiler must look up outside of the config. Each lookup answers `undefined` for what does not exist. */
export interface Assets {
  /** The icon of that name, such as `rocket` or `simple-icons:discord`. */
  icon(name: string): IconData | undefined;
  /** The size of a picture in `public/`, by its path. */
  imageSize(path: string): ImageSize | undefined;
  /** What was made of a picture in `public/` for browsers. Absent where nothing is made. */
  versions?(path: string): PictureVersions | undefined;
  /** Where the face of a person lies below the base path, by name. Absent where none are fetched. */
  face?(name: string): string | undefined;
  /** What a service said of a server just now, by the name of the server. Absent where none is asked. */
  answer?(name: string): KnownAnswer | undefined;
}

/** The size of a picture in pixels. */
export interface ImageSize {
  width?: number;
  height?: number;
}

/** A picture in the sizes and formats that browsers want. */
export interface PictureVersions extends Required<ImageSize> {
  /** What stands in its place until it is there, as `styling/theme/pictureTones.ts` names it. */
  tone?: string;
  /** By format, what browsers like best first. */
  sources: readonly VersionsOfFormat[];
}

export interface VersionsOfFormat {
  /** The format: `image/webp`. Absent where there are several, all of which any browser reads. */
  type?: string;
  /** The files from the narrowest to the widest. */
  files: readonly VersionOfPicture[];
}

export interface VersionOfPicture {
  /** Its path below the base path: `assets/pictures/mill-3f2a91bc-720.webp`. */
  path: string;
  /** In pixels. */
  width: number;
}
