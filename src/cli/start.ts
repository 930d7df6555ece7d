import { keepSchemaCopy } from "../node/input/schemaCopy";
import { writeCompiled } from "../node/keepCompiled";
import { openBrowser } from "../node/openBrowser";
import { startDevServer } from "../node/serve/devServer";
import type { Trouble } from "../node/serve/trouble";
import { type CommandContext, exitCode } from "./command";
import { noteOtherPort, portOf } from "./port";
import { Readings } from "./readings";
import { report } from "./report";

const USUAL_PORT = 5173;

/** Shows a live preview until the program ends. */
export async function start({ options, program, print, printError }: CommandContext): Promise<number> {
  keepSchemaCopy(options.config, program.root);
  const readings = new Readings();
  let isFirst = true;
  const { server, url, editorUrl } = await startDevServer({
    configFile: options.config,
    program,
    ...portOf(options, USUAL_PORT),
    host: options.host,
    onReading: (reading, hasSite) => {
      const { loaded, trouble, live } = reading;
      const news = loaded && readings.next(loaded.diagnostics);
      if (news && news.shown.length > 0) {
        printError(report({ ...loaded, diagnostics: news.shown }, { program, config: options.config }));
      }
      if (trouble) printError(inWords(trouble));
      // A valid site needs no message besides its address.
      if (!isFirst || !live) print(live && news ? news.outcome : waiting(hasSite));
      isFirst = false;
    },
    onTrouble: (trouble) => printError(inWords(trouble)),
  });
  print(
    `${noteOtherPort(options, USUAL_PORT, url)}Serving the live preview at ${url}\n${editorUrl === undefined ? "" : `Edit the site in the browser at ${editorUrl}\n`}Edit and save ${options.config} to update the page. Press Ctrl+C to stop.`,
  );
  if (options.edit && editorUrl !== undefined) openBrowser(editorUrl);
  if (options.edit && editorUrl === undefined)
    printError(
      "The editor is off, because --host opens the live preview to your network. Leave out --host to edit.",
    );
  writeCompiled();
  await new Promise((ended) => server.once("close", ended));
  return exitCode.done;
}

function waiting(hasSite: boolean): string {
  return hasSite
    ? "The page shows the last valid version until you fix the file."
    : "The site will appear when you fix the file.";
}

function inWords({ breadcrumb, message, details }: Trouble): string {
  return [
    ...(breadcrumb === "" ? [] : [breadcrumb]),
    message,
    ...(details === undefined ? [] : [details]),
  ].join("\n");
}
