import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { readUtf8 } from "../node/regularFile";
import { type CommandContext, exitCode } from "./command";

/**
 * Writes generated files of this repository, or checks that they are up to date.
 * @param files - by their paths from the repository's root
 * @param all - the words for all of the files
 */
export function writeGenerated(
  command: "schema" | "starters",
  files: Readonly<Record<string, string>>,
  all: string,
  { options, program, print, printError }: CommandContext,
): number {
  const placed = Object.entries(files).map(([name, text]) => ({
    name,
    text,
    file: join(program.root, name),
  }));
  const stale = placed.filter(({ file, text }) => !isFresh(file, text));
  const names = stale.map(({ name }) => name).join(", ");
  if (options.check) {
    if (stale.length === 0) return exitCode.done;
    printError(`Out of date: ${names}. Run "${program.invocation(command)}" and commit the result.`);
    return exitCode.problems;
  }
  for (const { file, text } of stale) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  print(stale.length === 0 ? `Up to date: ${all}.` : `Wrote ${names}.`);
  return exitCode.done;
}

/** Git may have converted the line endings. */
function isFresh(file: string, text: string): boolean {
  return existsSync(file) && readUtf8(file).replaceAll("\r\n", "\n") === text;
}
