import { jpegWithoutPlaces } from "./jpegNotes";
import { pngWithoutPlaces } from "./pngNotes";
import { webpWithoutPlaces } from "./webpNotes";

/**
 * Removes the metadata of a picture, such as its location and camera, without encoding it again. Colours and
 * orientation stay.
 * @param bytes - a file with any name
 * @returns `undefined` if there is nothing to remove, or the file is not a JPEG, PNG or WebP
 */
export function withoutPlaces(bytes: Buffer): Buffer | undefined {
  const begins = bytes.toString("latin1", 0, 12);
  if (begins.startsWith("\xff\xd8")) return jpegWithoutPlaces(bytes);
  if (begins.startsWith("\x89PNG\r\n\x1a\n")) return pngWithoutPlaces(bytes);
  return /^RIFF[^]{4}WEBP$/.test(begins) ? webpWithoutPlaces(bytes) : undefined;
}
