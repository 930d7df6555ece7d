import { resolve } from "node:path";
import { OutputFolderError } from "../node/output/foreignFolder";
import { shellWord } from "../node/shellWord";
import { takeUpLeftovers } from "../node/output/leftovers";
import { holdsBuiltSite, startPreviewServer } from "../node/serve/previewServer";
import { type CommandContext, exitCode, usualFolder } from "./command";
import { noteOtherPort, portOf } from "./port";

const USUAL_PORT = 4173;

/** Serves the built site until the program ends. */
export async function preview({ options, program, print }: CommandContext): Promise<number> {
  const directory = resolve(options.out);
  // A build may have been killed while it published.
  takeUpLeftovers(directory);
  if (!holdsBuiltSite(directory)) {
    const elsewhere = options.out === usualFolder ? [] : ["--out", shellWord(options.out)];
    const command = program.invocation("build", ...elsewhere);
    throw new OutputFolderError(`${directory} contains no built site. Build it first: ${command}`);
  }
  const { server, url } = await startPreviewServer({
    directory,
    ...portOf(options, USUAL_PORT),
    host: options.host,
  });
  print(`${noteOtherPort(options, USUAL_PORT, url)}Serving the built site at ${url} (press Ctrl+C to stop).`);
  await new Promise((ended) => server.once("close", ended));
  return exitCode.done;
}
