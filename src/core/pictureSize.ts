import { imageSize } from "image-size";
import type { ImageData } from "../fields/pictures/image";

/** From this of the eight notes of cameras on, a picture lies on its side. */
const firstOnItsSide = 5;

/**
 * The size of a picture in pixels, as browsers show it: turned as the camera noted.
 * @param bytes - the file, or as much of its beginning as tells the size
 * @returns `undefined` for what is not a picture that can be read
 */
export function pictureSize(bytes: Uint8Array): Omit<ImageData, "src"> | undefined {
  try {
    const { width, height, orientation = 1 } = imageSize(bytes);
    return orientation >= firstOnItsSide ? { width: height, height: width } : { width, height };
  } catch {
    return undefined;
  }
}
