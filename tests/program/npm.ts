import { existsSync } from "node:fs";
import { dirname, join } from "node:path";

/** npm's two programs. */
type NpmProgram = "npm" | "npx";

/**
 * The command line that starts npm or npx with the Node.js that runs the tests. It avoids the shell because npm is a
 * batch file on Windows, and the shell would split a name at its space.
 * @returns the program and its first arguments
 * @throws Error if this Node.js has no npm
 */
export function npmCommand(program: NpmProgram, words: readonly string[]): [string, string[]] {
  return [process.execPath, [npmFile(program), ...words]];
}

/** The JavaScript file of npm or npx: from the npm that runs this script, or otherwise next to Node.js. */
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
