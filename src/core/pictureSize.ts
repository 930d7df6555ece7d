import { imageSize } from "image-size";
import type { ImageData } from "../fields/pictures/image";

/** From this EXIF orientation on, width and height are swapped. */
const firstOnItsSide = 5;

/**
 * The displayed size of a picture in pixels, rotated by its EXIF orientation.
 * @param bytes - the file, or the part of its start that contains the size
 * @returns `undefined` if the picture is unreadable
 */
export function pictureSize(bytes: Uint8Array): Omit<ImageData, "src"> | undefined {
  try {
    const { width, height, orientation = 1 } = imageSize(bytes);
    return orientation >= firstOnItsSide ? { width: height, height: width } : { width, height };
  } catch {
    return undefined;
  }
}
