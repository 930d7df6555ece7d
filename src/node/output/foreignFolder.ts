import { existsSync, readdirSync, statSync } from "node:fs";
import { pathBelow } from "../pathBelow";

/** An output folder that must not be replaced. The message says why and what to do. */
export class OutputFolderError extends Error {
  override name = "OutputFolderError";
}

/** Files that only a built site has together; they tell it from a folder of somebody's own. */
const marks = ["404.html", "_headers", "robots.txt"];

/**
 * Refuses to write a site where files of somebody's own lie.
 * @param directory - where the site shall go; this and the inputs as absolute paths
 * @param inputs - files and folders that the site is made from
 * @throws OutputFolderError
 */
export function refuseForeignFolder(directory: string, inputs: readonly string[]): void {
  const around = inputs.find((input) => Boolean(pathBelow(input, directory)));
  if (around) {
    throw new OutputFolderError(
      `The site cannot be written to ${directory}, because it is made from ${around}. Choose another folder with --out.`,
    );
  }
  if (!existsSync(directory)) return;
  if (!statSync(directory).isDirectory()) {
    throw new OutputFolderError(`${directory} is a file. Choose a folder with --out.`);
  }
  const held = inputs.find((input) => pathBelow(directory, input) !== undefined);
  if (held) {
    throw new OutputFolderError(
      `The site cannot be written to ${directory}, because ${held} lies there. Choose another folder with --out.`,
    );
  }
  const names = readdirSync(directory);
  if (names.length > 0 && !isBuiltSite(names)) {
    throw new OutputFolderError(
      `${directory} holds files that are not a built site, and they would be lost. Choose another folder with --out, or empty this one.`,
    );
  }
}

/**
 * Refuses a folder that is to hold many sites and is a site itself.
 * @throws OutputFolderError
 */
export function refuseSingleSite(directory: string): void {
  const isFolder = statSync(directory, { throwIfNoEntry: false })?.isDirectory();
  if (isFolder && isBuiltSite(readdirSync(directory))) {
    throw new OutputFolderError(
      `${directory} holds one built site, and many sites do not go into it. Choose another folder with --out, or empty this one.`,
    );
  }
}

/** @param names - what lies in a folder */
function isBuiltSite(names: readonly string[]): boolean {
  return marks.every((mark) => names.includes(mark));
}
