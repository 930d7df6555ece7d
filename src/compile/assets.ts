import type { IconData } from "../fields/pictures/icon";
import type { SiteWords } from "../words/site/siteWords";
import type { Path } from "../schema/walk";
import type { KnownAnswer } from "./compileServers";

/** Lookups outside the config. Each returns `undefined` if there is no such thing. */
export interface Assets {
  /** The program's own words in the site's language; English if absent. */
  words?: SiteWords;
  /** The icon with a name, such as `rocket` or `simple-icons:discord`. */
  icon(name: string): IconData | undefined;
  imageSize(path: string): ImageSize | undefined;
  /** The line of a value in the text of the config, from 1; absent if the text is unknown. */
  lineOf?(path: Path): number;
  /** The generated versions of a picture in `public/`; absent if no versions are generated. */
  versions?(path: string): PictureVersions | undefined;
  /** The path of a person's avatar below the base path, by name; absent if avatars are not fetched. */
  face?(name: string): string | undefined;
  /** A service's response about a server, by the server's name; absent if none is queried. */
  answer?(name: string): KnownAnswer | undefined;
}

export interface ImageSize {
  width?: number;
  height?: number;
  /** Set if a drawing does not fill its background. */
  isTransparent?: true;
}

/** A picture in several sizes and formats. */
export interface PictureVersions extends Required<Pick<ImageSize, "width" | "height">> {
  /** The placeholder colour, a name from `styling/theme/pictureTones.ts`. */
  tone?: string;
  /** By format, the preferred one first. */
  sources: readonly VersionsOfFormat[];
}

export interface VersionsOfFormat {
  /** The format: `image/webp`. Absent if there are several and every browser supports all of them. */
  type?: string;
  /** The files from the narrowest to the widest. */
  files: readonly VersionOfPicture[];
}

export interface VersionOfPicture {
  /** The path below the base path: `assets/pictures/mill-3f2a91bc-720.webp`. */
  path: string;
  /** In pixels. */
  width: number;
}
