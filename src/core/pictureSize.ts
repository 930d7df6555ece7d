import { imageSize } from "image-size";
import type { ImageData } from "../fields/pictures/image";

/** The size of a picture in pixels; `undefined` for what is not a picture that can be read. */
export function pictureSize(bytes: Uint8Array): Omit<ImageData, "src"> | undefined {
  try {
    const { width, height } = imageSize(bytes);
    return { width, height };
  } catch {
    return undefined;
  }
}
