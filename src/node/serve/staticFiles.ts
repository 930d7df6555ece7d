import { readFileSync, statSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { join } from "node:path";
import sirv from "sirv";
import { isHidden, type PublicFolder } from "../input/publicFolder";

type Respond = (request: IncomingMessage, response: ServerResponse) => void;

/** Response headers by path, as a `_headers` file declares them; a path may end in `*`. */
export type HeaderRules = [path: string, headers: [name: string, value: string][]][];

/** Reads a `_headers` file. Source: the format of Netlify and Cloudflare Pages. */
export function parseHeaders(text: string): HeaderRules {
  const rules: HeaderRules = [];
  for (const line of text.split("\n")) {
    if (/^\S/.test(line)) rules.push([line.trim(), []]);
    const [, name, value] = /^\s+([\w-]+):\s*(.+)$/.exec(line) ?? [];
    if (name && value) rules.at(-1)?.[1].push([name, value]);
  }
  return rules;
}

/** A request's address: its path and its query, without the hash. */
export function parseRequest(request: IncomingMessage): { path: string; query: string } {
  // Two slashes at the start would be read as the name of another host.
  const [, path = "/", query = ""] = /^\/*(\/[^?#]*)([^#]*)/.exec(request.url ?? "/") ?? [];
  return { path, query };
}

/**
 * Answers requests for a built site as a static host does: each page with and without a trailing slash,
 * the headers of `_headers`, and `404.html` with status 404 for everything else. The site may be built
 * again meanwhile; for the moment in which it is being replaced, the answer is 503.
 * @param directory - the folder of the built site
 */
export function serveBuiltSite(directory: string): { basePath: string; respond: Respond } {
  const readRules = headerReader(join(directory, "_headers"));
  // The first rule is the one for the whole site.
  const basePath = readRules()[0]?.[0].replace(/\*$/, "") ?? "/";
  const serve = sirv(directory, { dev: true, extensions: ["html"] });

  const respond: Respond = (request, response) => {
    try {
      answer(request, response);
    } catch {
      response.writeHead(503, { "Content-Type": "text/plain", "Retry-After": "1" });
      response.end("The site is being built. Try again in a moment.\n");
    }
  };
  return { basePath, respond };

  function answer(request: IncomingMessage, response: ServerResponse): void {
    const { path, query } = parseRequest(request);
    for (const [pattern, headers] of readRules()) {
      const matches = pattern.endsWith("*") ? path.startsWith(pattern.slice(0, -1)) : path === pattern;
      if (matches) for (const [name, value] of headers) response.setHeader(name, value);
    }
    const notFound = () => {
      const page = readFileSync(join(directory, "404.html"));
      response.statusCode = 404;
      response.removeHeader("Cache-Control");
      response.setHeader("Content-Type", "text/html; charset=utf-8");
      response.end(page);
    };
    if (!path.startsWith(basePath) || isForTheHost(path)) {
      notFound();
      return;
    }
    request.url = `/${path.slice(basePath.length)}${query}`;
    serve(request, response, notFound);
  }
}

/** Reads the header rules, again only when the file has changed. */
function headerReader(file: string): () => HeaderRules {
  let readAt = Number.NaN;
  let rules: HeaderRules = [];
  return () => {
    const { mtimeMs } = statSync(file);
    if (mtimeMs !== readAt) {
      rules = parseHeaders(readFileSync(file, "utf8"));
      readAt = mtimeMs;
    }
    return rules;
  };
}

/** Whether a path names what hosts keep to themselves: their rules and hidden files. */
function isForTheHost(path: string): boolean {
  try {
    const decoded = decodeURIComponent(path);
    return decoded.endsWith("/_headers") || isHidden(decoded);
  } catch {
    return false;
  }
}

/** Serves the files of `public/` while the site is being edited, and nothing else that lies in that folder. */
export function servePublicFiles(
  folder: PublicFolder,
): (request: IncomingMessage, response: ServerResponse, next: () => void) => void {
  const serve = sirv(folder.directory, { dev: true });
  return (request, response, next) => {
    if (folder.has(parseRequest(request).path)) serve(request, response, next);
    else next();
  };
}
