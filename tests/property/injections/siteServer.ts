import { existsSync, readFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join } from "node:path";

const types: Record<string, string> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".css": "text/css",
  ".json": "application/json",
  ".txt": "text/plain",
  ".woff2": "font/woff2",
  ".xml": "application/xml",
};
const picture = '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="3"/>';
const policy = /<meta http-equiv="Content-Security-Policy"[^>]*>/;

/** The address of an empty page. */
export const EMPTY_PAGE = "/empty";

export interface SiteServerOptions {
  /** The folder of the sites' scripts. */
  scripts: string;
  /** Whether pages keep their policy. */
  hasPolicy: boolean;
  /** Whether all text is inserted as HTML, without escaping. */
  isUnescaped: boolean;
}

/** Serves the files of the current site. Every missing file is a picture. */
export class SiteServer {
  files: ReadonlyMap<string, string> = new Map();
  readonly #options: SiteServerOptions;
  readonly #server: Server;

  constructor(options: SiteServerOptions) {
    this.#options = options;
    this.#server = createServer(({ url = "/" }, response) => {
      const path = decoded(url.replace(/[?#].*$/, "").slice(1));
      // The scripts and fonts are the same for every site.
      const caching = path.startsWith("assets/") ? "max-age=86400, immutable" : "no-store";
      const { body, type } = this.#answer(path);
      response.writeHead(200, { "Content-Type": type, "Cache-Control": caching }).end(body);
    });
  }

  /** @returns the origin */
  async listen(): Promise<string> {
    await new Promise<void>((listening) => this.#server.listen(0, "127.0.0.1", listening));
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((closed) => this.#server.close(closed));
  }

  #answer(asked: string): { body: string | Uint8Array; type: string } {
    const path = asked.replace(/(^|\/)$/, "$1index.html");
    if (`/${asked}` === EMPTY_PAGE) return { body: "<!doctype html><title>-</title>", type: types[".html"]! };
    const text = this.files.get(path);
    const body =
      text === undefined ? this.#script(path) : path.endsWith(".html") ? this.#pageOf(path, text) : text;
    return { body: body ?? picture, type: (body && types[extname(path)]) ?? "image/svg+xml" };
  }

  #pageOf(path: string, page: string): string {
    if (!policy.test(page)) throw new Error(`${path} has no policy.`);
    const shown = this.#options.hasPolicy ? page : page.replace(policy, "");
    return this.#options.isUnescaped ? shown.replaceAll("&lt;", "<").replaceAll("&gt;", ">") : shown;
  }

  #script(path: string): Uint8Array | undefined {
    if (!/^assets\/[\w.-]+$/.test(path)) return undefined;
    const file = join(this.#options.scripts, path);
    return existsSync(file) ? readFileSync(file) : undefined;
  }
}

/** The file of an address. An address from a payload may be invalid. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
