import { existsSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { pathBelow } from "../pathBelow";
import { LIST } from "./ownFiles";

/** An output folder that must not be replaced. The message says why and what to do. */
export class OutputFolderError extends Error {
  override name = "OutputFolderError";
}

/** Files that only a built site has together. They identify sites of versions without a list. */
const marks = ["404.html", "_headers", "robots.txt"];

/** Files that do not make a folder somebody's: on a new disk, or in a work tree for a host. */
const indifferent = /^(?:\..*|CNAME|lost\+found|System Volume Information|\$RECYCLE\.BIN|desktop\.ini)$/i;

/** Refuses a folder with files that no build wrote. @throws OutputFolderError */
export function refuseForeignFolder(directory: string, inputs: readonly string[]): void {
  const around = inputs.find((input) => Boolean(pathBelow(input, directory)));
  if (around) {
    throw new OutputFolderError(
      `The site cannot be written to ${directory} because this folder is inside ${around}, which contains source files. Use --out to choose another folder.`,
    );
  }
  if (!existsSync(directory)) return;
  if (!statSync(directory).isDirectory()) {
    throw new OutputFolderError(`${directory} is a file. Use --out to choose a folder.`);
  }
  const held = inputs.find((input) => pathBelow(directory, input) !== undefined);
  if (held) {
    throw new OutputFolderError(
      `The site cannot be written to ${directory} because this folder contains the source files of the site (${held}). Use --out to choose another folder.`,
    );
  }
  const isFree = readdirSync(directory).every((name) => indifferent.test(name));
  if (!isFree && !isBuiltSite(directory)) {
    throw new OutputFolderError(
      `${directory} contains files that Spawnpage did not create. Use --out to choose another folder, or empty this one.`,
    );
  }
}

/** Refuses a folder for many sites that is a site itself. @throws OutputFolderError */
export function refuseSingleSite(directory: string): void {
  const isFolder = statSync(directory, { throwIfNoEntry: false })?.isDirectory();
  if (isFolder && isBuiltSite(directory)) {
    throw new OutputFolderError(
      `${directory} contains a single built site, so several sites cannot be built into it. Use --out to choose another folder, or empty this one.`,
    );
  }
}

function isBuiltSite(directory: string): boolean {
  return existsSync(join(directory, LIST)) || marks.every((mark) => existsSync(join(directory, mark)));
}
