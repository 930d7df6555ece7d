import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { bundleOnce } from "../../bin/bundleOnce.mjs";
import type { launch as launchProgram } from "../../src/cli/launch";

/**
 * Builds a site with the very program that an owner's command starts, which is started once in each worker: that takes
 * longer than a build.
 * @param root - the folder of package.json
 * @throws Error with what the command said when it fails
 */
export async function commandBuild(root: string, config: string, out: string): Promise<void> {
  const folder = await bundleOnce(root);
  const { launch } = (await import(pathToFileURL(join(folder, "launch.mjs")).href)) as {
    launch: typeof launchProgram;
  };
  const said: string[] = [];
  const say = (text: string) => said.push(text);
  const code = await launch(
    ["build", "--config", config, "--out", out],
    { root, folder, isCheckout: true },
    say,
    say,
  );
  if (code !== 0) throw new Error(`The site of ${config} could not be built.\n${said.join("\n")}`);
}
