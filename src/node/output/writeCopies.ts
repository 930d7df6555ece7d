import type { SourceFile } from "../../core/siteFile";
import { cleanDrawing } from "../pictures/cleanDrawing";
import { withoutPlaces } from "../pictures/withoutPlaces";
import type { CopyNote } from "./copyNote";
import type { OutputFolder } from "./outputFolder";
import { readBytes, readUtf8 } from "../regularFile";

/** What files are called that cameras and programs write notes into. */
const withNotes = /\.(?:jpe?g|jpe|jfif|pjpeg|pjp|a?png|webp)$/i;
const drawing = /\.svg$/i;

/** Folders whose files are for visitors to keep, byte for byte. */
const handedOut = /^(?:files|downloads?|\.well-known)\//i;

/**
 * Copies the files of a site that are not made of its config. Drawings are cleaned of all that does more than draw, and
 * pictures of where they were taken.
 * @param note - what earlier builds have copied: that is not read again
 * @returns the paths of the drawings that could not be cleaned, and so are left out
 */
export async function writeCopies(
  files: readonly SourceFile[],
  output: Pick<OutputFolder, "copy" | "keep" | "write">,
  note: Pick<CopyNote, "keep" | "markCleaned">,
): Promise<string[]> {
  const unclean: string[] = [];
  for (const { path, source, isDrawn } of files) {
    if (note.keep(path, source, output)) continue;
    try {
      const cleaned = isDrawn ? undefined : await cleanedOf(path, source);
      if (cleaned === undefined) output.copy(source, path);
      else {
        output.write(path, cleaned);
        note.markCleaned(path);
      }
    } catch (error) {
      // Where the file itself cannot be read, that is told as it is for any other.
      if (!drawing.test(path) || (error as NodeJS.ErrnoException).code !== undefined) throw error;
      unclean.push(path);
    }
  }
  return unclean;
}

/** What is published of a file; nothing where that is the file itself. */
async function cleanedOf(path: string, source: string): Promise<string | Uint8Array | undefined> {
  if (drawing.test(path)) return cleanDrawing(readUtf8(source));
  return withNotes.test(path) && !handedOut.test(path) ? withoutPlaces(readBytes(source)) : undefined;
}
