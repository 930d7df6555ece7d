import { readFileSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { createServer, normalizePath, type ViteDevServer } from "vite";
import type { Page, Site } from "../../compile/page";
import { ASK_EVENT, FINDINGS_EVENT } from "../../app/findings/report";
import type * as siteServer from "../../app/server";
import type { RenderedPage } from "../../app/server";
import { normalisePath } from "../../app/navigator";
import type { SiteUpdate } from "../../app/liveUpdates";
import { type DataFile, pageData, sharedData } from "../../core/dataFiles";
import { pageDocument } from "../../core/pageDocument";
import { sha256 } from "../digest";
import { problemsPage } from "./problemsPage";
import type { Program } from "../program";
import { parseRequest, servePublicFiles } from "./staticFiles";
import type { Trouble } from "./trouble";
import { viteOptions } from "../bundle/viteOptions";
import { isWholeJson, watchFile } from "./watchFile";
import { type LiveSite, type Reading, WorkingSite } from "./workingSite";

/** The names under which the development server's bundle is known; there is just one. */
const BUNDLE = "live";

export interface DevServerOptions {
  configFile: string;
  program: Program;
  port: number;
  host: string;
  /** Called after each reading of the config, with what came of it and whether there is a site to show. */
  onReading: (reading: Reading, hasSite: boolean) => void;
  /** Called when a page, or a block of it, could not be rendered. */
  onTrouble: (trouble: Trouble) => void;
}

/**
 * The live site while its config is being edited. Every saved change is checked; a good one is shown on
 * the open page at once, a broken one is reported, there too, and the last good site stays.
 * @throws what keeps the config from being read at the start
 */
export async function startDevServer(
  options: DevServerOptions,
): Promise<{ server: ViteDevServer; url: string }> {
  const { configFile, program, onReading, onTrouble } = options;
  const working = new WorkingSite(configFile);
  const watched = watchFile(working.file, () => void reload(), { isWhole: isWholeJson });
  const first = await working.read();
  if (!first?.loaded) throw first?.error;
  onReading(first, working.live !== undefined);

  const { plugins = [], ...vite } = viteOptions(program.root);
  const server = await createServer({
    ...vite,
    // In front of Vite, which would answer with the files of the program's own folder.
    plugins: [
      ...plugins,
      { name: "spawnpage", configureServer: ({ middlewares }) => void middlewares.use(handle) },
    ],
    appType: "custom",
    cacheDir: `${program.cache}/vite`,
    logLevel: "warn",
    clearScreen: false,
    server: { port: options.port, host: options.host },
    // All of them at the start: one that is found only on the way makes Vite load the page anew.
    optimizeDeps: {
      entries: ["src/app/browser.tsx"],
      include: [
        "react",
        "react/jsx-runtime",
        "react/jsx-dev-runtime",
        "react-dom",
        "react-dom/client",
        "wouter",
      ],
    },
  });
  server.ws.on(ASK_EVENT, (_data, page) => page.send(FINDINGS_EVENT, working.report()));
  watchFolder(server, first.loaded.publicFolder.directory, () => void reload());
  try {
    await server.listen();
  } catch (error) {
    await server.close();
    throw error;
  }
  watched.start();
  server.httpServer?.once("close", watched.stop);
  const basePath = working.live?.site.shared.basePath ?? "/";
  return { server, url: (server.resolvedUrls?.local[0] ?? "").replace(/\/$/, basePath) };

  async function reload(): Promise<void> {
    const reading = await working.read();
    if (!reading) return;
    if (reading.live) {
      const { site, styles } = reading.live;
      const update: SiteUpdate = { shared: site.shared, css: styles.css };
      server.ws.send("spawnpage:site", update);
    }
    tellFindings();
    onReading(reading, working.live !== undefined);
  }

  function tellFindings(): void {
    server.ws.send(FINDINGS_EVENT, working.report());
  }

  function handle(request: IncomingMessage, response: ServerResponse, next: (error?: Error) => void): void {
    if (isForVite(parseRequest(request).path)) {
      next();
      return;
    }
    respond(request, response).catch((error: Error) => {
      server.ssrFixStacktrace(error);
      next(error);
    });
  }

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { path: pathname, query } = parseRequest(request);
    const { live, loaded } = working;
    if (!live || !loaded) {
      await sendProblems(response, pathname);
      return;
    }
    const { site, styles } = live;
    const { basePath } = site.shared;
    if (!pathname.startsWith(basePath)) {
      if (pathname === "/" || `${pathname}/` === basePath)
        response.writeHead(302, { Location: basePath }).end();
      else await sendPage(response, 404, site.notFound, live);
      return;
    }
    const path = `/${pathname.slice(basePath.length)}`;
    const font = styles.fontFiles.find((candidate) => `/${candidate.path}` === path);
    if (font) {
      send(response, 200, "font/woff2", readFileSync(font.source));
      return;
    }
    const known = [await sharedData(site.shared, sha256), await pageData(BUNDLE, site.notFound, sha256)];
    const data = known.find((file) => `/${file.path}` === path);
    if (data) {
      sendData(response, data);
      return;
    }
    if (path.endsWith("/page.json")) {
      const page = findPage(site, path.slice(0, -"/page.json".length));
      sendData(response, page && (await pageData(BUNDLE, page, sha256)));
      // The page renders it by itself; what goes wrong is told here all the same.
      if (page) await render(live, page);
      return;
    }
    const page = findPage(site, path);
    if (page) {
      await sendPage(response, 200, page, live);
      return;
    }
    request.url = path + query;
    const isPublic = await new Promise<boolean>((answered) => {
      response.once("close", () => answered(true));
      servePublicFiles(loaded.publicFolder)(request, response, () => answered(false));
    });
    if (!isPublic) await sendPage(response, 404, site.notFound, live);
  }

  async function sendPage(response: ServerResponse, status: number, page: Page, live: LiveSite) {
    const address = page.path ?? "/404";
    const rendered = await render(live, page);
    if (!rendered) {
      await sendProblems(response, address);
      return;
    }
    const { shared } = live.site;
    const scripts = {
      pageData: shared.basePath + (await pageData(BUNDLE, page, sha256)).address,
      sharedData: shared.basePath + (await sharedData(shared, sha256)).address,
      entry: "/src/app/browser.tsx",
      preload: [],
    };
    const { html } = await pageDocument(live.site, page, rendered, live.styles, scripts, sha256);
    send(response, status, "text/html", await server.transformIndexHtml(address, html));
  }

  async function sendProblems(response: ServerResponse, address: string): Promise<void> {
    send(response, 500, "text/html", await server.transformIndexHtml(address, problemsPage()));
  }

  /** A page as HTML; nothing when it cannot be rendered, which is told. */
  async function render(live: LiveSite, page: Page): Promise<RenderedPage | undefined> {
    let rendered: RenderedPage | undefined;
    let failures: unknown[];
    try {
      const { renderPage, allStyles } = (await server.ssrLoadModule("/src/app/server.tsx")) as SiteServer;
      rendered = { ...(await renderPage(live.site.shared, page)), css: await allStyles() };
      ({ failures } = rendered);
    } catch (error) {
      server.ssrFixStacktrace(error as Error);
      failures = [error];
    }
    const news = working.noteRendering(live, page, failures);
    news?.forEach(onTrouble);
    if (news) tellFindings();
    return rendered;
  }
}

/** The module that renders pages, as Vite loads it anew where a source has changed. */
type SiteServer = typeof siteServer;

function findPage(site: Site, path: string): Page | undefined {
  const wanted = normalisePath(path);
  return site.pages.find((page) => page.path === wanted)?.compile();
}

/** Whether a path is one of Vite's own: the program's sources, its dependencies and Vite's client. */
function isForVite(path: string): boolean {
  return /^\/(?:@|__|src\/|node_modules\/)/.test(path);
}

/** Calls back once after a burst of changes to the files of a folder. */
function watchFolder(server: ViteDevServer, folder: string, onChange: () => void): void {
  let timer: NodeJS.Timeout | undefined;
  const watched = normalizePath(folder);
  server.watcher.add(folder);
  server.watcher.on("all", (event, changed) => {
    const path = normalizePath(changed);
    if (path !== watched && !path.startsWith(`${watched}/`)) return;
    // The watcher forgets a folder that goes; named again, it waits for its return.
    if (path === watched && event === "unlinkDir") server.watcher.add(folder);
    clearTimeout(timer);
    timer = setTimeout(onChange, 20);
  });
}

function sendData(response: ServerResponse, data: DataFile | undefined): void {
  send(response, data ? 200 : 404, "application/json", data?.text ?? "null");
}

function send(response: ServerResponse, status: number, type: string, body: string | Buffer): void {
  response
    .writeHead(status, { "Content-Type": `${type}; charset=utf-8`, "Cache-Control": "no-store" })
    .end(body);
}
