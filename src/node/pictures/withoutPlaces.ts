import { jpegWithoutPlaces } from "./jpegNotes";
import { pngWithoutPlaces } from "./pngNotes";
import { webpWithoutPlaces } from "./webpNotes";

/**
 * Takes out of a picture where it was taken, and with what. Nothing of it changes: its pixels are not packed anew, its colours and
 * how it is turned stay.
 * @param bytes - the file, whatever it is called
 * @returns nothing for one in which none of that stands, or which is no JPEG, PNG or WebP
 */
export function withoutPlaces(bytes: Buffer): Buffer | undefined {
  const begins = bytes.toString("latin1", 0, 12);
  if (begins.startsWith("\xff\xd8")) return jpegWithoutPlaces(bytes);
  if (begins.startsWith("\x89PNG\r\n\x1a\n")) return pngWithoutPlaces(bytes);
  return /^RIFF[^]{4}WEBP$/.test(begins) ? webpWithoutPlaces(bytes) : undefined;
}
