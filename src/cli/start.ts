import { startDevServer } from "../build/devServer";
import { type CommandContext, exitCode } from "./command";
import { hasErrors, report } from "./report";

/** Shows the live site until the program is ended. */
export async function start({ options, program, print, printError }: CommandContext): Promise<number> {
  let checks = 0;
  const { server, url } = await startDevServer({
    configFile: options.config,
    program,
    port: Number(options.port ?? 5173),
    host: options.host,
    onCheck: (loaded) => {
      checks += 1;
      if (loaded.diagnostics.length > 0) printError(report(loaded));
      if (checks > 1)
        print(hasErrors(loaded) ? "The last good site stays until the file is mended." : "Updated.");
    },
  });
  print(`The live site is at ${url}\nEdit ${options.config} and save: the page follows. End with Ctrl+C.`);
  await new Promise((ended) => server.httpServer?.once("close", ended));
  return exitCode.done;
}
