import type { IncomingMessage, ServerResponse } from "node:http";
import type { Page, Site } from "../../compile/page";
import { pageBaseIn } from "../../compile/pageBase";
import { EVENTS_ADDRESS, LIVE_FOLDER, OPEN_ADDRESS } from "../../app/liveChannel";
import { normalisePath } from "../../app/addresses";
import { redirectPath } from "../../config/redirects";
import { calendarFiles } from "../../core/calendarFiles";
import type { DataFile } from "../../core/dataFiles";
import { isDrawing } from "../../core/runnable";
import { findRedirect } from "../../core/hosts/redirectFiles";
import { assetCaching, filePolicy } from "../../core/hosts/securityHeaders";
import type { EditorRoutes } from "./editor/editorRoutes";
import type { LivePages } from "./livePages";
import { isLoopback, refuse } from "./refuse";
import { decodePath, targetOf } from "./requestTarget";
import { respondWith } from "./respondWith";
import { sendFile } from "./sendFile";
import type { LiveSite, WorkingSite } from "./workingSite";
import { readBytes } from "../regularFile";

/** Only the live site's own pages may use it: other websites cannot frame it or read its files. */
const HEADERS = {
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "SAMEORIGIN",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
};

export interface LiveRoutesOptions {
  working: WorkingSite;
  pages: LivePages;
  scripts: string;
  /** The host name that the server listens on. */
  host: string;
  /** Absent if the server is reachable from the network. */
  editor?: EditorRoutes | undefined;
  /** Called with a page that now listens, and its request. */
  onListener: (request: IncomingMessage, response: ServerResponse) => void;
  /** Called with the position in the config to open: `line:column`. */
  onOpen: (place: string) => void;
  /** Called if a request could not be answered. */
  onError: (error: unknown) => void;
}

/** Responds to the requests of the live site: scripts, channel, pages and their data, fonts and public files. */
export function liveRoutes(
  options: LiveRoutesOptions,
): (request: IncomingMessage, response: ServerResponse) => void {
  const { working, pages, host, editor, onError } = options;
  const access = {
    what: "live preview",
    host,
    isOpenToPages: (path: string) => editor?.isForFrame(path) === true,
    methodOf: (path: string) => (path === OPEN_ADDRESS ? "POST" : editor?.methodsOf(path)),
  };

  return (request, response) => {
    for (const [name, value] of Object.entries(HEADERS)) response.setHeader(name, value);
    if (refuse(request, response, access)) return;
    const { path } = targetOf(request);
    const answered = path.startsWith(LIVE_FOLDER)
      ? respondForLiveSite(path, request, response)
      : respond(request, response);
    answered.catch((error: unknown) => {
      onError(error);
      respondWith(response, 500, "text/plain", "See the terminal for the error.\n");
    });
  };

  async function respondForLiveSite(
    path: string,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<void> {
    if (await editor?.respond(path, request, response)) return;
    if (path === EVENTS_ADDRESS && request.method === "GET") options.onListener(request, response);
    else if (path === OPEN_ADDRESS) respondToOpen(request, response);
    else {
      response.setHeader("Cache-Control", assetCaching);
      const script = path.slice(LIVE_FOLDER.length - 1);
      if (!(await sendFile(request, response, options.scripts, script)))
        respondWith(response, 404, "text/plain", "Script not found.\n");
    }
  }

  /** Only a page of the live site may ask, and only if the server is not reachable from the network. */
  function respondToOpen(request: IncomingMessage, response: ServerResponse): void {
    const { headers } = request;
    const isOwnPage = isLoopback(host) && headers.origin === `http://${headers.host}`;
    const place = new URLSearchParams(targetOf(request).query).get("at") ?? "";
    const isMeant = /^(?:[A-Za-z0-9_-][A-Za-z0-9._-]*\.(?:json|po):)?\d{1,9}:\d{1,9}$/.test(place);
    if (isMeant && isOwnPage) options.onOpen(place);
    response.writeHead(!isMeant ? 400 : isOwnPage ? 204 : 403).end();
  }

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { path: pathname } = targetOf(request);
    const { live, loaded } = working;
    if (!live || !loaded) {
      respondWith(response, 500, "text/html", pages.problems());
      return;
    }
    const { styles } = live;
    const site = siteAt(live.site, pathname);
    const { basePath } = site.shared;
    if (!pathname.startsWith(basePath)) {
      if (pathname === "/" || `${pathname}/` === basePath)
        response.writeHead(302, { Location: basePath }).end();
      else await sendPage(response, 404, site.notFound, live);
      return;
    }
    const file = `/${pathname.slice(basePath.length)}`;
    const path = `/${pathname.slice(pageBaseIn(site.shared).length)}`;
    const font = styles.fontFiles.find((candidate) => `/${candidate.path}` === file);
    if (font) {
      respondWith(response, 200, "font/woff2", readBytes(font.source));
      return;
    }
    if (file === `/${styles.letterIcon.path}`) {
      respondWith(response, 200, "image/svg+xml", styles.letterIcon.text);
      return;
    }
    const known = [await pages.shared(site), await pages.data(site.notFound)];
    const data = known.find((file) => `/${file.path}` === path);
    if (data) {
      sendData(response, data);
      return;
    }
    if (path.endsWith(".ics")) {
      const page = findPage(site, path.slice(0, path.lastIndexOf("/") + 1));
      const decoded = decodePath(file);
      const calendar = page && calendarFiles(page, site).find((one) => `/${one.path}` === decoded);
      if (calendar) {
        respondWith(response, 200, "text/calendar", calendar.text);
        return;
      }
    }
    if (site.shared.search && path === "/search.json") {
      respondWith(response, 200, "application/json", JSON.stringify(pages.searchIndex(site)));
      return;
    }
    if (path.endsWith("/page.json")) {
      const page = findPage(site, path.slice(0, -"/page.json".length));
      sendData(response, page && (await pages.data(page)));
      // The page renders in the browser. Errors are reported here, too.
      if (page) await pages.render(live, page, site);
      return;
    }
    const page = findPage(site, path);
    if (page) {
      await sendPage(response, 200, page, live, site);
      return;
    }
    const redirect = findRedirect(live.site, redirectPath(file));
    if (redirect) {
      response.writeHead(302, { Location: redirect.target }).end();
      return;
    }
    const { publicFolder } = loaded;
    response.setHeader("Cache-Control", "no-cache");
    // A build cleans it. The live site serves the original.
    if (isDrawing(file)) response.setHeader("Content-Security-Policy", `${filePolicy}; sandbox`);
    if (publicFolder.has(file) && (await sendFile(request, response, publicFolder.directory, file))) return;
    await sendPage(response, 404, site.notFound, live, site);
  }

  async function sendPage(response: ServerResponse, status: number, page: Page, live: LiveSite, site?: Site) {
    const html = await pages.document(live, page, site);
    if (html === undefined) respondWith(response, 500, "text/html", pages.problems());
    else respondWith(response, status, "text/html", html);
  }
}

/** The site in the language whose folder contains a path. */
function siteAt(site: Site, path: string): Site {
  return site.others?.find(({ shared }) => `${path}/`.startsWith(pageBaseIn(shared))) ?? site;
}

function findPage(site: Site, path: string): Page | undefined {
  const wanted = normalisePath(path);
  return site.pages.find((page) => page.path === wanted)?.compile();
}

function sendData(response: ServerResponse, data: DataFile | undefined): void {
  respondWith(response, data ? 200 : 404, "application/json", data?.text ?? "null");
}
