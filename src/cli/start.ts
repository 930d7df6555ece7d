import { keepSchemaCopy } from "../node/input/schemaCopy";
import { startDevServer } from "../node/serve/devServer";
import type { Trouble } from "../node/serve/trouble";
import type { Reading } from "../node/serve/workingSite";
import { countInWords } from "../app/findings/report";
import { type CommandContext, exitCode } from "./command";
import { noteOtherPort, portOf } from "./port";
import { report } from "./report";

const USUAL_PORT = 5173;

/** Shows the live site until the program is ended. */
export async function start({ options, program, print, printError }: CommandContext): Promise<number> {
  keepSchemaCopy(options.config, program.root);
  let readings = 0;
  const { server, url } = await startDevServer({
    configFile: options.config,
    program,
    ...portOf(options, USUAL_PORT),
    host: options.host,
    onReading: (reading, hasSite) => {
      readings += 1;
      const { loaded, trouble, live } = reading;
      if (loaded && loaded.diagnostics.length > 0) printError(report(loaded));
      if (trouble) printError(inWords(trouble));
      // At the start, a good site needs no word but its address.
      if (readings > 1 || !live) print(outcome(reading, hasSite));
    },
    onTrouble: (trouble) => printError(inWords(trouble)),
  });
  print(
    `${noteOtherPort(options, USUAL_PORT, url)}The live site is at ${url}\nEdit ${options.config} and save: the page follows. End with Ctrl+C.`,
  );
  await new Promise((ended) => server.once("close", ended));
  return exitCode.done;
}

function outcome({ live, loaded }: Reading, hasSite: boolean): string {
  if (live) {
    const warnings = loaded?.diagnostics.length ?? 0;
    return warnings === 0 ? "Updated." : `Updated, with ${countInWords({ errors: 0, warnings })}.`;
  }
  return hasSite
    ? "The last good site stays until the file is fixed."
    : "The site appears as soon as the file is fixed.";
}

function inWords({ breadcrumb, message, details }: Trouble): string {
  return [
    ...(breadcrumb === "" ? [] : [breadcrumb]),
    message,
    ...(details === undefined ? [] : [details]),
  ].join("\n");
}
