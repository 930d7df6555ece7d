import { readFile } from "node:fs/promises";
import type { SourceFile } from "../../core/siteFile";
import { cleanDrawing } from "../pictures/cleanDrawing";
import { withoutPlaces } from "../pictures/withoutPlaces";
import type { OutputFolder } from "./outputFolder";

/** What files are called that browsers are told to be JPEG. */
const photograph = /\.(?:jpe?g|jpe|jfif|pjpeg|pjp)$/i;

/** Folders whose files are for visitors to keep, byte for byte. */
const handedOut = /^(?:files|downloads?|\.well-known)\//i;

/**
 * Copies the files of a site that are not made of its config. Drawings are cleaned of all that does more than draw, and
 * photographs of where they were taken.
 * @returns the paths of the drawings that could not be cleaned, and so are left out
 */
export async function writeCopies(
  files: readonly SourceFile[],
  output: Pick<OutputFolder, "copy" | "write">,
): Promise<string[]> {
  const unclean: string[] = [];
  for (const { path, source } of files) {
    if (photograph.test(path) && !handedOut.test(path)) {
      const cleaned = withoutPlaces(await readFile(source));
      if (cleaned === undefined) output.copy(source, path);
      else output.write(path, cleaned);
      continue;
    }
    if (!/\.svg$/i.test(path)) {
      output.copy(source, path);
      continue;
    }
    try {
      const cleaned = await cleanDrawing(await readFile(source, "utf8"));
      if (cleaned === undefined) output.copy(source, path);
      else output.write(path, cleaned);
    } catch (error) {
      // Where the file itself cannot be read, that is told as it is for any other.
      if ((error as NodeJS.ErrnoException).code !== undefined) throw error;
      unclean.push(path);
    }
  }
  return unclean;
}
