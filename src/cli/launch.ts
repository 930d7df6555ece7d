import { type Launched, openProgram } from "../node/openProgram";
import { main } from "./main";

/**
 * Runs one command of the program that lies in a folder.
 * @param argv - the command line without the names of Node and of the program
 * @returns the exit code
 */
export async function launch(argv: string[], launched: Launched): Promise<number> {
  return main(argv, openProgram(launched));
}

/**
 * The styles of all that a site can show, in the order in which pages carry theirs. Asked for when the
 * program is bundled.
 */
export async function siteStyles(): Promise<string> {
  return (await import("../app/server")).allStyles();
}
