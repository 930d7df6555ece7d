import { launchHere } from "../launchHere";

/**
 * Builds a site with the same program as an owner's command.
 * @throws Error with the command's output if it fails
 */
export async function commandBuild(config: string, out: string): Promise<void> {
  const { code, err } = await launchHere("build", "--config", config, "--out", out);
  if (code !== 0) throw new Error(`The site of ${config} could not be built.\n${err}`);
}
