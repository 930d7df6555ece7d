import { readFileSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { createServer, normalizePath, type ViteDevServer } from "vite";
import type { Page, Site } from "../compile/page";
import type { RenderedPage } from "../site/server";
import { normalisePath } from "../site/navigator";
import type { PageData } from "../site/pageData";
import type { SiteUpdate } from "../site/liveUpdates";
import { type LoadedSite, loadSite } from "./loadSite";
import { pageDocument } from "./pageDocument";
import { problemsPage } from "./problemsPage";
import type { Program } from "./program";
import { createSiteStyles, type SiteStyles } from "./siteStyles";
import { parseRequest, servePublicFiles } from "./staticFiles";
import { viteOptions } from "./viteOptions";

/** The names under which the development server's bundle is known; there is just one. */
const BUNDLE = "live";

export interface DevServerOptions {
  configFile: string;
  program: Program;
  port: number;
  host: string;
  /** Called after each reading of the config, with what was found. */
  onCheck: (loaded: LoadedSite) => void;
}

interface LiveSite {
  site: Site;
  styles: SiteStyles;
}

/**
 * The live site while its config is being edited. Every saved change is checked; a good one is shown on
 * the open page at once, a broken one is reported and the last good site stays.
 */
export async function startDevServer(
  options: DevServerOptions,
): Promise<{ server: ViteDevServer; url: string }> {
  const { configFile, program, onCheck } = options;
  let loaded = loadSite(configFile);
  let live = await bringToLife(loaded);
  let readings = 0;
  onCheck(loaded);

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
    optimizeDeps: { entries: ["src/site/browser.tsx"] },
  });
  const { file, publicFolder } = loaded;
  watch(server, [file, publicFolder.directory], () => void reload());
  try {
    await server.listen();
  } catch (error) {
    await server.close();
    throw error;
  }
  // What was saved while the server was starting has not been seen by the watcher.
  if (readFileSync(file, "utf8") !== loaded.text) await reload();
  const basePath = live?.site.shared.basePath ?? "/";
  return { server, url: (server.resolvedUrls?.local[0] ?? "").replace(/\/$/, basePath) };

  async function reload(): Promise<void> {
    const reading = ++readings;
    try {
      const next = loadSite(file);
      const nextLive = await bringToLife(next);
      // A newer reading has begun meanwhile; its answer counts.
      if (reading !== readings) return;
      loaded = next;
      onCheck(loaded);
      if (nextLive) show(nextLive);
    } catch (error) {
      server.config.logger.error((error as Error).message);
    }
  }

  function show(next: LiveSite): void {
    const isFirst = live === undefined;
    live = next;
    const update: SiteUpdate = { shared: next.site.shared, css: next.styles.css };
    if (isFirst) server.ws.send({ type: "full-reload" });
    else server.ws.send({ type: "custom", event: "spawnpage:site", data: update });
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
    if (!live) {
      send(response, 500, "text/html", await server.transformIndexHtml(pathname, problemsPage(loaded)));
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
    if (path.endsWith("/page.json")) {
      const page = findPage(site, path.slice(0, -"/page.json".length));
      const data: PageData | undefined = page && { bundle: BUNDLE, page };
      send(response, data ? 200 : 404, "application/json", JSON.stringify(data ?? null));
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
    if (!isPublic) await sendPage(response, 404, site.notFound, { site, styles });
  }

  async function sendPage(response: ServerResponse, status: number, page: Page, { site, styles }: LiveSite) {
    const { renderPage } = (await server.ssrLoadModule("/src/site/server.tsx")) as {
      renderPage: (shared: Site["shared"], page: Page) => Promise<RenderedPage>;
    };
    const { html } = pageDocument(site, page, await renderPage(site.shared, page), styles, {
      bundle: BUNDLE,
      entry: "/src/site/browser.tsx",
      preload: [],
      isLive: true,
    });
    send(response, status, "text/html", await server.transformIndexHtml(page.path ?? "/404", html));
  }
}

async function bringToLife({ site, publicFolder }: LoadedSite): Promise<LiveSite | undefined> {
  return site && { site, styles: await createSiteStyles(site, publicFolder) };
}

function findPage(site: Site, path: string): Page | undefined {
  const wanted = normalisePath(path);
  return site.pages.find((page) => page.path === wanted);
}

/** Whether a path is one of Vite's own: the program's sources, its dependencies and Vite's client. */
function isForVite(path: string): boolean {
  return /^\/(?:@|__|src\/|node_modules\/)/.test(path);
}

/** Calls back once after a burst of changes to these files and folders. */
function watch(server: ViteDevServer, paths: string[], onChange: () => void): void {
  let timer: NodeJS.Timeout | undefined;
  const watched = paths.map((path) => normalizePath(path));
  server.watcher.add(paths);
  server.watcher.on("all", (_event, changed) => {
    const path = normalizePath(changed);
    if (!watched.some((one) => path === one || path.startsWith(`${one}/`))) return;
    clearTimeout(timer);
    timer = setTimeout(onChange, 20);
  });
}

function send(response: ServerResponse, status: number, type: string, body: string | Buffer): void {
  response
    .writeHead(status, { "Content-Type": `${type}; charset=utf-8`, "Cache-Control": "no-store" })
    .end(body);
}
