import { type Launched, openProgram } from "../node/openProgram";
import { main } from "./main";

/** What prints what a command says, and what it complains of: the console, if not said. */
type Outputs = [print?: (text: string) => void, printError?: (text: string) => void];

/**
 * Runs one command of the program that lies in a folder.
 * @param argv - the command line without the names of Node and of the program
 * @returns the exit code
 */
export async function launch(argv: string[], launched: Launched, ...outputs: Outputs): Promise<number> {
  return main(argv, openProgram(launched), ...outputs);
}

/** What tells the styles of single sources. Asked for when the program is bundled. */
export async function stylesOfSources(): Promise<(sources: ReadonlySet<string>) => string> {
  return (await import("../app/server")).stylesOfSources();
}
