import { cleanDrawing, XmlError } from "../../core/drawings/cleanDrawing";
import { isDrawing } from "../../core/drawings/isDrawing";
import type { SourceFile } from "../../core/siteFile";
import { withoutPlaces } from "../pictures/withoutPlaces";
import type { CopyNote } from "./copyNote";
import type { OutputFolder } from "./outputFolder";
import { readBytes } from "../regularFile";

/** What files are called that cameras and programs write notes into. */
const withNotes = /\.(?:jpe?g|jpe|jfif|pjpeg|pjp|a?png|webp)$/i;

/** Folders whose files are for visitors to keep, byte for byte. */
const handedOut = /^(?:files|downloads?|\.well-known)\//i;

/** A drawing that is not published. */
export interface RefusedDrawing {
  path: string;
  /** Continues its name: what is wrong with it, and what to do. */
  reason: string;
}

/**
 * Copies the files of a site that are not made of its config. Drawings are cleaned of all that does more than draw, and
 * pictures of where they were taken.
 * @param note - what earlier builds have copied: that is not read again
 * @returns the drawings that cannot be cleaned, and so are left out
 */
export async function writeCopies(
  files: readonly SourceFile[],
  output: Pick<OutputFolder, "copy" | "keep" | "write">,
  note: Pick<CopyNote, "keep" | "markCleaned">,
): Promise<RefusedDrawing[]> {
  const refused: RefusedDrawing[] = [];
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
      if (!(error instanceof XmlError)) throw error;
      refused.push({ path, reason: error.message });
    }
  }
  return refused;
}

/** What is published of a file; nothing where that is the file itself. */
async function cleanedOf(path: string, source: string): Promise<string | Uint8Array | undefined> {
  if (isDrawing(path)) return cleanDrawing(readBytes(source));
  return withNotes.test(path) && !handedOut.test(path) ? withoutPlaces(readBytes(source)) : undefined;
}
