import { existsSync, statSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { join } from "node:path";
import { upgradePolicy } from "../../core/hosts/securityHeaders";
import { decodePath, targetOf } from "./requestTarget";
import { respondWith } from "./respondWith";
import { sendFile } from "./sendFile";
import { readBytes, readUtf8 } from "../regularFile";

type Respond = (request: IncomingMessage, response: ServerResponse) => void;

/** Response headers by path, from a `_headers` file. A path may end in `*`. */
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

/**
 * Serves a built site like a static host: pages with and without a trailing slash, the headers of `_headers`, and
 * `404.html` with status
 * 404 for everything else. While the site is being replaced, the response is 503.
 * @param directory - the folder of the built site
 */
export function serveBuiltSite(directory: string): { basePath: string; respond: Respond } {
  const readRules = headerReader(join(directory, "_headers"));
  // The first rule applies to the whole site.
  const basePath = readRules()[0]?.[0].replace(/\*$/, "") ?? "/";

  const respond: Respond = (request, response) => {
    answer(request, response).catch(() => {
      const sentence = "The site is being built. Try again in a moment.\n";
      respondWith(response, 503, "text/plain", sentence, { "Retry-After": 1 });
    });
  };
  return { basePath, respond };

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { path } = targetOf(request);
    // The site may have been built again.
    response.setHeader("Cache-Control", "no-cache");
    for (const [pattern, headers] of readRules()) {
      const matches = pattern.endsWith("*") ? path.startsWith(pattern.slice(0, -1)) : path === pattern;
      if (matches) for (const [name, value] of headers) response.setHeader(name, value);
    }
    for (const file of filesFor(path)) {
      if (await sendFile(request, response, directory, file)) return;
    }
    respondWith(response, 404, "text/html", readBytes(notFoundFor(path)));
  }

  /** The 404 page of a language in its folder, as on hosts that can have several. */
  function notFoundFor(path: string): string {
    const [folder = ""] = path.slice(basePath.length).split("/");
    const own = join(directory, folder, "404.html");
    return isFolderName(folder) && existsSync(own) ? own : join(directory, "404.html");
  }

  /** The files that a path may mean, most likely first. */
  function filesFor(path: string): string[] {
    if (!path.startsWith(basePath) || isForTheHost(path)) return [];
    const own = `/${path.slice(basePath.length)}`;
    const page = own.replace(/\/$/, "");
    if (page === "") return ["/index.html"];
    return [...(own === page ? [own] : []), `${page}/index.html`, `${page}.html`];
  }
}

/** Reads the header rules, again only if the file has changed. */
function headerReader(file: string): () => HeaderRules {
  let readAt = Number.NaN;
  let rules: HeaderRules = [];
  return () => {
    const { mtimeMs } = statSync(file);
    if (mtimeMs !== readAt) {
      // This server has no certificate, so a page that upgrades requests to HTTPS would find nothing.
      rules = parseHeaders(readUtf8(file).replaceAll(`; ${upgradePolicy}`, ""));
      readAt = mtimeMs;
    }
    return rules;
  };
}

function isFolderName(name: string): boolean {
  return /^[A-Za-z0-9_~-][A-Za-z0-9._~-]*$/.test(name);
}

/** Whether a path is a host's configuration, which hosts do not serve. */
function isForTheHost(path: string): boolean {
  return /\/_(?:headers|redirects)$/i.test(decodePath(path) ?? "");
}
