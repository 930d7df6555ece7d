import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** A request that the service received. */
export interface Received {
  method: string;
  /** The original path and query. */
  url: string;
  contentType: string;
  body: string;
}

/** The host of email addresses in forms that are not sent by the counting tests. */
export const OTHERS = "others.example";

/** A local HTTP server that simulates the avatar and form services, and records requests. */
export interface Service {
  url: string;
  server: Server;
}

const avatar = `<svg xmlns="http://www.w3.org/2000/svg" width="96" height="96"><rect width="96" height="96" fill="#3a7"/></svg>`;

const status = {
  state: "online",
  rigging: "1.21.4",
  signal: "Mind the tide",
  boats: { in: 12, berths: 40, names: ["Merle", "Tern"] },
};

/**
 * Starts the service on any free port.
 *
 * - `GET /avatars/<name>` returns a picture; 404 for a name that starts with `Missing`
 * - `POST /forms/accept` answers 200, `/forms/error` 500, `/forms/silent` never
 * - `POST /forms/held` answers 200 after `POST /release`
 * - `GET /status/…` reports an online server with 12 of 40 boats
 * - `GET /received` lists the requests as JSON
 */
export async function startService(): Promise<Service> {
  const received: Received[] = [];
  let held: ServerResponse[] = [];
  const server = createServer((request, response) => {
    void handle();

    async function handle() {
      const body = await readBody(request);
      const { method = "", url = "" } = request;
      response.setHeader("Access-Control-Allow-Origin", "*");
      response.setHeader("Access-Control-Allow-Headers", "content-type, accept");
      if (url === "/received") {
        response.setHeader("Content-Type", "application/json").end(JSON.stringify(received));
        return;
      }
      if (url === "/release") {
        for (const waiting of held) waiting.writeHead(200).end("{}");
        held = [];
        response.writeHead(204).end();
        return;
      }
      if (method === "OPTIONS" || url === "/favicon.ico") {
        response.writeHead(204).end();
        return;
      }
      received.push({ method, url, body, contentType: request.headers["content-type"] ?? "" });
      if (url.startsWith("/forms/silent")) return;
      if (url.startsWith("/forms/held")) {
        held.push(response);
        return;
      }
      if (url.startsWith("/forms/error")) response.writeHead(500).end("broken");
      else if (url.startsWith("/forms/accept")) response.writeHead(200).end("{}");
      else if (url.startsWith("/avatars/") && !url.startsWith("/avatars/Missing")) {
        response.setHeader("Content-Type", "image/svg+xml").end(avatar);
      } else if (url.startsWith("/status/")) {
        response.setHeader("Content-Type", "application/json").end(JSON.stringify(status));
      } else response.writeHead(404).end();
    }
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  return { server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString("utf8");
}
