import { join } from "node:path";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { EDITOR_FOLDER } from "../../app/liveChannel";
import { liveBundle } from "../bundle/browserBundle";
import type { Program } from "../program";
import { LiveChannel, stateOf, send } from "./liveChannel";
import { EditorRoutes } from "./editor/editorRoutes";
import { newKeys } from "./editor/editorKeys";
import { LivePages } from "./livePages";
import { isLoopback } from "./refuse";
import { liveRoutes } from "./liveRoutes";
import { type Listening, listen } from "./listen";
import { type Trouble, troubleWith } from "./trouble";
import { fileOf } from "../../validate/diagnostic";
import { WatchedCatalogues } from "./watchedCatalogues";
import { isWholeJson, watchFile } from "./watchFile";
import { watchFolder } from "./watchFolder";
import { type LiveSite, type Reading, WorkingSite } from "./workingSite";
import launch from "launch-editor";

export interface DevServerOptions extends Listening {
  configFile: string;
  program: Program;
  /** Called after each reading of the config. `hasSite` is false if there is nothing to show. */
  onReading: (reading: Reading, hasSite: boolean) => void;
  /** Called when a page or a block fails to render. */
  onTrouble: (trouble: Trouble) => void;
  /** Opens the owner's editor at `line:column` of a file; replaced in tests. */
  openEditor?: (file: string, place: string) => void;
}

/**
 * The live preview: a valid change is shown on the open page at once, a broken one is reported there.
 * @throws an error if the config cannot be read at the start, or the port cannot be used
 */
export async function startDevServer(
  options: DevServerOptions,
): Promise<{ server: Server; url: string; editorUrl: string | undefined }> {
  const { configFile, program, host, onReading, onTrouble, openEditor = openInEditor } = options;
  const working = new WorkingSite(configFile, program.invocation);
  const watchedFile = watchFile(working.file, () => void reload(), { isWhole: isWholeJson });
  const first = await working.read();
  if (!first?.loaded) throw first?.error;
  onReading(first, working.live !== undefined);

  const channel = new LiveChannel();
  const bundle = liveBundle(program);
  const hasEditor = isLoopback(host);
  const pages = new LivePages(
    working,
    bundle,
    (troubles) => {
      troubles.forEach(onTrouble);
      sendFindings();
    },
    hasEditor,
  );
  const server = createServer(
    liveRoutes({
      working,
      pages,
      scripts: bundle.directory,
      host,
      editor: hasEditor
        ? new EditorRoutes({
            configFile: working.file,
            keys: newKeys(),
            directory: join(program.folder, "editor"),
          })
        : undefined,
      onListener: greet,
      onOpen: (place) => {
        // A place in a catalogue file starts with its name.
        const [, name, position = place] = /^(.+):(\d+:\d+)$/.exec(place) ?? [];
        openEditor(fileOf(working.file, name), position);
      },
      onError: (error) => onTrouble(troubleWith(working.file, error)),
    }),
  );
  const url = await listen(server, options);
  const watchedFolder = watchFolder(first.loaded.publicFolder.directory, () => {
    channel.sendAll("files", null, working.state);
    void reload();
  });
  const catalogues = new WatchedCatalogues(working.file, () => void reload());
  catalogues.follow(first.loaded);
  watchedFile.start();
  server.once("close", () => {
    watchedFile.stop();
    watchedFolder.stop();
    catalogues.follow(undefined);
  });
  return {
    server,
    url: url + (working.live?.site.shared.basePath ?? "/"),
    editorUrl: hasEditor ? url + EDITOR_FOLDER : undefined,
  };

  async function reload(): Promise<void> {
    const reading = await working.read();
    if (!reading) return;
    if (reading.loaded) catalogues.follow(reading.loaded);
    if (reading.live) channel.sendAll("site", updateOf(reading.live), working.state);
    sendFindings();
    onReading(reading, working.live !== undefined);
  }

  function sendFindings(): void {
    channel.sendAll("findings", working.report(), working.state);
  }

  /** Connects a page, and sends it everything that it has missed. */
  function greet(request: IncomingMessage, response: ServerResponse): void {
    channel.join(response);
    const { live, state } = working;
    if (live && stateOf(request) !== state) send(response, "site", updateOf(live), state);
    send(response, "findings", working.report(), state);
  }
}

function updateOf({ site, styles }: LiveSite) {
  return { shared: site.shared, css: styles.css };
}

/** Opens the owner's editor at a position, if one is found. Errors are ignored. */
function openInEditor(file: string, place: string): void {
  launch(`${file}:${place}`, undefined, () => undefined);
}
