import { relative } from "node:path";
import { committedStarters, writeCommitted } from "../node/project/committedStarters";
import { type CommandContext, exitCode } from "./command";

/** Writes the files that `init` adds to each starter of this repository, or checks that they are up to date. */
export function writeStarters({ options, program, print, printError }: CommandContext): Promise<number> {
  const files = committedStarters(program);
  const stale = files.filter(({ isFresh }) => !isFresh);
  const names = stale.map(({ file }) => relative(program.root, file)).join(", ");
  if (options.check && stale.length > 0) {
    printError(`Out of date: ${names}. Run "${program.invocation("starters")}" and commit the result.`);
    return Promise.resolve(exitCode.problems);
  }
  if (options.check) return Promise.resolve(exitCode.done);
  writeCommitted(stale);
  print(stale.length === 0 ? `Up to date: ${files.length} starter files.` : `Wrote ${names}.`);
  return Promise.resolve(exitCode.done);
}
