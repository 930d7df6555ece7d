import { ConfigFileError } from "../node/input/configText";
import { OutputFolderError } from "../node/output/foreignFolder";
import { ProjectError } from "../node/project/newFiles";
import { ListenError } from "../node/serve/listen";
import { explainSystemError } from "../node/systemError";

/** Explains an error in a sentence that names the place and the fix. */
export function explainError(error: unknown, isDebug = false): string {
  const sentence = inWords(error);
  const details = isDebug ? detailsOf(error) : undefined;
  return details === undefined ? sentence : `${sentence}\n\n${details}`;
}

function inWords(error: unknown): string {
  // Compared by name, because the module that reads fonts is only loaded to read fonts.
  const isAboutFont = error instanceof Error && error.name === "FontFileError";
  const known = [ConfigFileError, OutputFolderError, ProjectError, ListenError];
  if (isAboutFont || known.some((kind) => error instanceof kind)) return (error as Error).message;
  return (
    explainSystemError(error) ??
    `Unexpected error: ${messageOf(error)}. This is a bug in Spawnpage. Your files are unchanged. Run the command again with --debug, and report the output.`
  );
}

function messageOf(error: unknown): string {
  const [line = ""] = (error instanceof Error ? error.message : String(error)).split("\n");
  return line.replace(/\.$/, "") || "no reason given";
}

/** The stack traces of an error and its causes. */
export function detailsOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const own = error.stack ?? error.message;
  return error.cause === undefined ? own : `${own}\nCaused by: ${detailsOf(error.cause)}`;
}
