import { resolve } from "node:path";
import { takeUpLeftovers } from "../node/output/leftovers";
import { startPreviewServer } from "../node/serve/previewServer";
import { type CommandContext, exitCode } from "./command";

/** Serves the built site until the program is ended. */
export async function preview({ options, print }: CommandContext): Promise<number> {
  // A build may have been ended by force while it replaced the site.
  takeUpLeftovers(resolve(options.out));
  const { server, url } = await startPreviewServer({
    directory: options.out,
    port: Number(options.port ?? 4173),
    host: options.host,
  });
  print(`The built site is at ${url} (end with Ctrl+C).`);
  await new Promise((ended) => server.once("close", ended));
  return exitCode.done;
}
