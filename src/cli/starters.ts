import { committedStarters } from "../node/project/committedStarters";
import type { CommandContext } from "./command";
import { writeGenerated } from "./writeGenerated";

/** Writes the files that `init` adds to each starter of this repository, or checks that they are up to date. */
export function writeStarters(context: CommandContext): Promise<number> {
  const files = committedStarters(context.program);
  const all = `${Object.keys(files).length} starter files`;
  return Promise.resolve(writeGenerated("starters", files, all, context));
}
