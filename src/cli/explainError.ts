import { ConfigFileError } from "../node/input/configText";
import { OutputFolderError } from "../node/output/foreignFolder";
import { ProjectError } from "../node/project/newFiles";
import { ListenError } from "../node/serve/listen";

/** What went wrong, in a sentence where it is known, with the stack where it is not. */
export function explainError(error: unknown): string {
  // By its name: what reads fonts is loaded only where fonts are read.
  const isAboutFont = error instanceof Error && error.name === "FontFileError";
  const known = [ConfigFileError, OutputFolderError, ProjectError, ListenError];
  if (isAboutFont || known.some((kind) => error instanceof kind)) return (error as Error).message;
  const { code, message, stack } = error as NodeJS.ErrnoException;
  if (code === "ENOSPC") return "The disk is full. Make room, and try again.";
  return stack ?? message;
}
