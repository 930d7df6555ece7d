import type { IconData } from "../fields/pictures/icon";
import type { KnownAnswer } from "./compileServers";
import type { ImageData } from "../fields/pictures/image";

/** What the compiler must look up outside of the config. Each lookup answers `undefined` for what does not exist. */
export interface Assets {
  /** The icon of that name, such as `rocket` or `simple-icons:discord`. */
  icon(name: string): IconData | undefined;
  /** The size in pixels of a picture in `public/`, by its path. */
  imageSize(path: string): Omit<ImageData, "src"> | undefined;
  /** What a service said of a server just now, by the name of the server. Absent where none is asked. */
  answer?(name: string): KnownAnswer | undefined;
}
