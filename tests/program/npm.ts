import { existsSync } from "node:fs";
import { dirname, join } from "node:path";

/** npm's two programs. */
type NpmProgram = "npm" | "npx";

/**
 * The command line that starts npm or npx with the Node that runs the tests. No shell takes part: on Windows
 * npm is a batch file, and a shell would take a name with a space in it for two words.
 * @returns the program to start and its first words
 * @throws Error when this Node has no npm
 */
export function npmCommand(program: NpmProgram, words: readonly string[]): [string, string[]] {
  return [process.execPath, [npmFile(program), ...words]];
}

/** The JavaScript file of npm or npx: of the npm that runs this script, or else next to Node.js. */
function npmFile(program: NpmProgram): string {
  const file = `${program}-cli.js`;
  const own = process.env["npm_execpath"];
  const node = dirname(process.execPath);
  const folders = [
    ...(own?.endsWith("npm-cli.js") ? [dirname(own)] : []),
    join(node, "node_modules/npm/bin"),
    join(node, "../lib/node_modules/npm/bin"),
    join(node, "../share/nodejs/npm/bin"),
  ];
  const folder = folders.find((one) => existsSync(join(one, file)));
  if (folder === undefined) throw new Error(`There is no ${file} in ${folders.join(", ")}.`);
  return join(folder, file);
}
