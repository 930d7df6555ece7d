import { cleanDrawing, XmlError } from "../../core/drawings/cleanDrawing";
import { isDrawing } from "../../core/runnable";
import type { SourceFile } from "../../core/siteFile";
import { withoutPlaces } from "../pictures/withoutPlaces";
import type { Manifest } from "./manifest";
import type { OutputFolder } from "./outputFolder";
import { readBytes } from "../regularFile";

/** Files that may contain EXIF metadata. */
const withNotes = /\.(?:jpe?g|jpe|jfif|pjpeg|pjp|a?png|webp)$/i;

/** Folders whose files visitors download, so they are published unchanged. */
const handedOut = /^(?:files|downloads?|\.well-known)\//i;

export interface RefusedDrawing {
  path: string;
  /** Follows the file name in a sentence: what is wrong, and what to do. */
  reason: string;
}

interface CleanedCopy {
  content: string | Uint8Array;
  /** Whether it is a drawing that contains pictures as `data:`. */
  embedsPictures?: boolean;
}

/** Copies files such as those of `public/`, without metadata. Returns the SVG files that cannot be cleaned. */
export function writeCopies(
  files: readonly SourceFile[],
  output: Pick<OutputFolder, "copy" | "write">,
  manifest: Pick<Manifest, "keepCopy" | "markCleaned">,
): RefusedDrawing[] {
  const refused: RefusedDrawing[] = [];
  for (const { path, source } of files) {
    if (manifest.keepCopy(path, source)) continue;
    try {
      const cleaned = cleanedOf(path, source);
      if (cleaned === undefined) output.copy(source, path);
      else {
        output.write(path, cleaned.content);
        manifest.markCleaned(path, cleaned);
      }
    } catch (error) {
      if (!(error instanceof XmlError)) throw error;
      refused.push({ path, reason: error.message });
    }
  }
  return refused;
}

/** The published content of a file; `undefined` if that is the file itself. */
function cleanedOf(path: string, source: string): CleanedCopy | undefined {
  if (isDrawing(path)) {
    const { text, embedsPictures } = cleanDrawing(readBytes(source));
    return { content: text, embedsPictures };
  }
  const content =
    withNotes.test(path) && !handedOut.test(path) ? withoutPlaces(readBytes(source)) : undefined;
  return content && { content };
}
