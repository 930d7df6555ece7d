import { execFile } from "node:child_process";
import { promisify } from "node:util";

const run = promisify(execFile);

/**
 * Builds a site as an owner does, with the command.
 * @param root - the folder of package.json
 * @throws Error with what the command said when it fails
 */
export async function commandBuild(root: string, config: string, out: string): Promise<void> {
  const words = ["bin/spawnpage.mjs", "build", "--config", config, "--out", out];
  try {
    await run(process.execPath, words, { cwd: root, env: { ...process.env, NODE_ENV: "production" } });
  } catch (error) {
    throw new Error(`The site of ${config} could not be built.\n${(error as { stderr: string }).stderr}`, {
      cause: error,
    });
  }
}
