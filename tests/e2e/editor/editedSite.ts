import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { Frame, Page } from "playwright";
import { bundleOnce } from "../../../bin/bundleOnce.mjs";
import { openProgram } from "../../../src/node/openProgram";
import { startDevServer } from "../../../src/node/serve/devServer";
import { root, siteConfigs } from "../../sites/configs";
import { atEndOfFile } from "../endOfFile";
import { temporaryFolder } from "../quality/ownSite";
import { visit, type VisitOptions } from "../visit";

/** A copy of a site that is served with its editor. */
export interface EditedSite {
  url: string;
  editorUrl: string;
  /** The path of the config. */
  file: string;
  publicFolder: string;
  /** The text of the config on the disk. */
  text: () => string;
  /** Its value. */
  // oxlint-disable-next-line typescript/no-explicit-any -- tests know its shape
  config: () => any;
  /** Changes the file as another program would. */
  change: (edit: (text: string) => string) => void;
  /** Keeps the editor's writes waiting, until the returned function is called. */
  holdWrites: () => () => void;
  /** Refuses the editor's writes with a sentence, until the returned function is called. */
  refuseWrites: (status: number, sentence: string) => () => void;
  /** Stops the program. */
  stop: () => Promise<void>;
  /** Starts it again at the same address. */
  start: () => Promise<void>;
}

type Listener = (request: IncomingMessage, response: ServerResponse) => void;

/** Serves a copy of a site with its editor, until the end of the test file. */
export async function serveEdited(config: string = siteConfigs.demo): Promise<EditedSite> {
  const folder = join(temporaryFolder(), "site");
  cpSync(dirname(config), folder, { recursive: true });
  const file = join(folder, "site.config.json");
  const program = openProgram({ root, folder: await bundleOnce(root), isCheckout: true });
  let held = Promise.resolve();
  let refused: { status: number; sentence: string } | undefined;
  let server: Server;

  async function start(port = 0): Promise<{ url: string; editorUrl: string | undefined }> {
    const started = await startDevServer({
      configFile: file,
      program,
      port,
      host: "127.0.0.1",
      onReading: () => {},
      onTrouble: () => {},
    });
    server = started.server;
    const [listener] = server.listeners("request") as Listener[];
    server.removeAllListeners("request");
    server.on("request", (request: IncomingMessage, response: ServerResponse) => {
      if (request.method !== "PUT") listener!(request, response);
      else if (refused) response.writeHead(refused.status).end(refused.sentence);
      else void held.then(() => listener!(request, response));
    });
    return started;
  }

  async function stop(): Promise<void> {
    if (!server.listening) return;
    server.closeAllConnections();
    await new Promise((closed) => server.close(closed));
  }

  const { url, editorUrl } = await start();
  atEndOfFile(stop);
  const text = () => readFileSync(file, "utf8");
  return {
    url,
    editorUrl: editorUrl!,
    file,
    publicFolder: join(folder, "public"),
    text,
    config: () => JSON.parse(text()) as unknown,
    change: (edit) => writeFileSync(file, edit(text())),
    holdWrites: () => {
      let release = () => {};
      held = new Promise((resolve) => (release = resolve));
      return release;
    },
    refuseWrites: (status, sentence) => {
      refused = { status, sentence };
      return () => (refused = undefined);
    },
    stop,
    start: async () => void (await start(Number(new URL(url).port))),
  };
}

/** Opens the editor of a site, and waits for the page in it. */
export async function openEditor(
  site: EditedSite,
  options: VisitOptions = {},
): Promise<{ page: Page; frame: Frame }> {
  const page = await visit(site.editorUrl, {
    viewport: { width: 1600, height: 1000 },
    comesToLife: false,
    ...options,
  });
  const frame = await frameIn(page);
  // The last part that loads.
  await page.locator(".entry[data-kind=page]").first().waitFor({ state: "attached" });
  return { page, frame };
}

/** The frame of an editor, as soon as it shows the page. */
export async function frameIn(page: Page): Promise<Frame> {
  const element = await page.locator(".stage iframe").elementHandle();
  const frame = await element.contentFrame();
  await frame!.locator("#sp-content").waitFor();
  return frame!;
}

/** Waits until the editor says that all work is in the file. */
export function isSaved(page: Page): Promise<void> {
  return page.locator(".saving[data-state=saved]").waitFor();
}
