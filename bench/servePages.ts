import { readdirSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join, relative, sep } from "node:path";
import { brotliCompressSync } from "node:zlib";

/** A sent response. */
export interface Served {
  path: string;
  /** The compressed size of its body. */
  bytes: number;
}

/** A static host for a built site. */
export interface PageServer {
  /** The address, without a trailing slash. */
  url: string;
  /** The responses since it was last emptied. */
  served: Served[];
  /** The time of the last response, as from `performance.now()`. */
  lastAnswer: () => number;
  close: () => Promise<void>;
}

const types: Record<string, string> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".css": "text/css",
  ".json": "application/json",
  ".svg": "image/svg+xml",
  ".txt": "text/plain",
  ".xml": "text/xml",
  ".woff2": "font/woff2",
  ".png": "image/png",
  ".jpg": "image/jpeg",
  ".webp": "image/webp",
};

interface Answer {
  headers: Record<string, string>;
  body: Buffer;
}

/**
 * Serves a built site with Brotli and a cache of ten minutes, like static hosts. All files are compressed before the
 * first request.
 */
export async function servePages(directory: string): Promise<PageServer> {
  const answers = new Map<string, Answer>();
  for (const entry of readdirSync(directory, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = join(entry.parentPath, entry.name);
    const path = `/${relative(directory, file).split(sep).join("/")}`;
    const answer = read(file);
    answers.set(path, answer);
    if (!path.endsWith("/index.html")) continue;
    const folder = path.slice(0, -"index.html".length);
    answers.set(folder, answer);
    if (folder !== "/") answers.set(folder.slice(0, -1), answer);
  }
  const served: Served[] = [];
  let lastAnswer = 0;
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? "/", "http://localhost").pathname;
    const answer = answers.get(decodeURIComponent(path));
    if (answer) response.writeHead(200, answer.headers).end(answer.body);
    else response.writeHead(404).end();
    served.push({ path, bytes: answer?.body.length ?? 0 });
    response.once("close", () => {
      lastAnswer = performance.now();
    });
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    served,
    lastAnswer: () => lastAnswer,
    close: async () => {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}

function read(file: string): Answer {
  const content = readFileSync(file);
  const type = types[extname(file)] ?? "application/octet-stream";
  const isText = /^text|json|svg/.test(type);
  const body = isText ? brotliCompressSync(content) : content;
  return {
    body,
    headers: {
      "Content-Type": type,
      "Content-Length": String(body.length),
      "Cache-Control": "max-age=600",
      ...(isText ? { "Content-Encoding": "br" } : {}),
    },
  };
}
