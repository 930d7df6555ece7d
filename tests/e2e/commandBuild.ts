import { spawnSync } from "node:child_process";

/**
 * Builds a site as an owner does, with the command.
 * @param root - the folder of package.json
 * @throws Error with what the command said when it fails
 */
export function commandBuild(root: string, config: string, out: string): void {
  const { status, stderr } = spawnSync(
    process.execPath,
    ["bin/spawnpage.mjs", "build", "--config", config, "--out", out],
    { cwd: root, encoding: "utf8", env: { ...process.env, NODE_ENV: "production" } },
  );
  if (status !== 0) throw new Error(`The site of ${config} could not be built.\n${stderr}`);
}
