import { jpegWithoutPlaces } from "./jpegNotes";
import { pngWithoutPlaces } from "./pngNotes";
import { webpWithoutPlaces } from "./webpNotes";

/** Removes a picture's metadata without encoding it again; `undefined` if there is nothing to remove. */
export function withoutPlaces(bytes: Buffer): Buffer | undefined {
  const begins = bytes.toString("latin1", 0, 12);
  if (begins.startsWith("\xff\xd8")) return jpegWithoutPlaces(bytes);
  if (begins.startsWith("\x89PNG\r\n\x1a\n")) return pngWithoutPlaces(bytes);
  return /^RIFF[^]{4}WEBP$/.test(begins) ? webpWithoutPlaces(bytes) : undefined;
}
