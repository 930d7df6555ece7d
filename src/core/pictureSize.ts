import { imageSize } from "image-size";
import type { ImageData } from "../fields/pictures/image";

/** From this EXIF orientation on, width and height are swapped. */
const firstOnItsSide = 5;

/** The displayed size of a picture, rotated by its EXIF orientation; `undefined` if it is unreadable. */
export function pictureSize(bytes: Uint8Array): Omit<ImageData, "src"> | undefined {
  try {
    const { width, height, orientation = 1 } = imageSize(bytes);
    return orientation >= firstOnItsSide ? { width: height, height: width } : { width, height };
  } catch {
    return undefined;
  }
}
