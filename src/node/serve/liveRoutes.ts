import { readFileSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import sirv from "sirv";
import type { Page, Site } from "../../compile/page";
import { EVENTS_ADDRESS, LIVE_FOLDER, OPEN_ADDRESS } from "../../app/liveChannel";
import { normalisePath } from "../../app/navigator";
import type { DataFile } from "../../core/dataFiles";
import type { LivePages } from "./livePages";
import { hostName, isLoopback, isOwnHost } from "./ownHost";
import { parseRequest, servePublicFiles } from "./staticFiles";
import type { LiveSite, WorkingSite } from "./workingSite";

/** What the addresses of the live site lead to. */
export interface LiveRoutesOptions {
  working: WorkingSite;
  pages: LivePages;
  /** The folder of the scripts. */
  scripts: string;
  /** The name under which the server was asked to listen. */
  host: string;
  /** Called with a page that listens from now on, and with what it asked for. */
  onListener: (request: IncomingMessage, response: ServerResponse) => void;
  /** Called with the place in the config that the owner wants to see: `line:column`. */
  onOpen: (place: string) => void;
  /** Called when a request could not be answered. */
  onError: (error: unknown) => void;
}

/** Answers the requests of the live site: its scripts and channel, its pages and their data, fonts and public files. */
export function liveRoutes(
  options: LiveRoutesOptions,
): (request: IncomingMessage, response: ServerResponse) => void {
  const { working, pages, host, onError } = options;
  const serveScripts = sirv(options.scripts, { immutable: true, maxAge: 31_536_000 });

  return (request, response) => {
    const { path } = parseRequest(request);
    if (!isOwnHost(request.headers.host, host)) {
      send(response, 403, "text/plain", explainHost(request.headers.host));
    } else if (path.startsWith(LIVE_FOLDER)) respondForLiveSite(path, request, response);
    else {
      respond(request, response).catch((error: unknown) => {
        onError(error);
        if (response.headersSent) response.destroy();
        else send(response, 500, "text/plain", "The terminal shows what went wrong.\n");
      });
    }
  };

  /** What belongs to no site. */
  function respondForLiveSite(path: string, request: IncomingMessage, response: ServerResponse): void {
    if (path === EVENTS_ADDRESS) options.onListener(request, response);
    else if (path === OPEN_ADDRESS) respondToOpen(request, response);
    else {
      request.url = path.slice(LIVE_FOLDER.length - 1);
      serveScripts(request, response, () => send(response, 404, "text/plain", "There is no such script.\n"));
    }
  }

  /** Only a page of the live site itself may ask, and only where nobody else in the network sees one. */
  function respondToOpen(request: IncomingMessage, response: ServerResponse): void {
    const { method, headers } = request;
    const isOwnPage = isLoopback(host) && headers.origin === `http://${headers.host}`;
    const place = new URLSearchParams(parseRequest(request).query).get("at") ?? "";
    const isMeant = method === "POST" && /^\d+:\d+$/.test(place);
    if (isMeant && isOwnPage) options.onOpen(place);
    response.writeHead(!isMeant ? 400 : isOwnPage ? 204 : 403).end();
  }

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { path: pathname, query } = parseRequest(request);
    const { live, loaded } = working;
    if (!live || !loaded) {
      send(response, 500, "text/html", pages.problems());
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
    const known = [await pages.shared(live), await pages.data(site.notFound)];
    const data = known.find((file) => `/${file.path}` === path);
    if (data) {
      sendData(response, data);
      return;
    }
    if (path.endsWith("/page.json")) {
      const page = findPage(site, path.slice(0, -"/page.json".length));
      sendData(response, page && (await pages.data(page)));
      // The page renders it by itself; what goes wrong is told here all the same.
      if (page) await pages.render(live, page);
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
    const html = await pages.document(live, page);
    if (html === undefined) send(response, 500, "text/html", pages.problems());
    else send(response, status, "text/html", html);
  }
}

/** What to do when the server is asked for by a name that is none of this machine. */
function explainHost(header: string | undefined): string {
  const name = hostName(header);
  if (name === "") return "The request names no host.\n";
  return `"${name}" is no name of this machine that the live site knows. Open it at the address that the terminal shows, or start it with --host ${name}.\n`;
}

function findPage(site: Site, path: string): Page | undefined {
  const wanted = normalisePath(path);
  return site.pages.find((page) => page.path === wanted)?.compile();
}

function sendData(response: ServerResponse, data: DataFile | undefined): void {
  send(response, data ? 200 : 404, "application/json", data?.text ?? "null");
}

function send(response: ServerResponse, status: number, type: string, body: string | Buffer): void {
  response
    .writeHead(status, { "Content-Type": `${type}; charset=utf-8`, "Cache-Control": "no-store" })
    .end(body);
}
