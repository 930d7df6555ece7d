import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, it } from "vitest";
import type { ServerData } from "../fields/parts/server";
import { askServer, NoAnswer } from "./askServer";

const running: Server[] = [];
afterEach(() => {
  for (const server of running.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

/** A server that a service on this machine reports. */
async function answeredBy(answer: RequestListener): Promise<ServerData> {
  const service = createServer(answer);
  running.push(service);
  await new Promise<void>((done) => service.listen(0, "127.0.0.1", done));
  const { port } = service.address() as AddressInfo;
  return {
    name: "main",
    label: "Main",
    ask: `http://127.0.0.1:${port}/`,
    provider: "json",
    paths: { online: "up", players: "n" },
    language: "en",
  };
}

it("reports the state from the response", async () => {
  const server = await answeredBy((_, response) => response.end('{"up":true,"n":12}'));
  expect(await askServer(server)).toEqual({ state: "online", players: 12 });
});

const bad: [string, RequestListener][] = [
  ["an error", (_, response) => response.writeHead(503).end('{"up":true}')],
  ["a page", (_, response) => response.end("<!doctype html><p>Sign in")],
  ["nothing", (_, response) => response.end()],
  ["a redirect", (_, response) => response.writeHead(302, { Location: "https://elsewhere.example/" }).end()],
  ["a closed line", (request) => request.socket.destroy()],
  ["half an answer", (request, response) => response.write('{"up":', () => request.socket.destroy())],
];
it.each(bad)("rejects after %s", async (_, answer) => {
  await expect(askServer(await answeredBy(answer))).rejects.toThrow(NoAnswer);
});

it("stops reading an endless response", async () => {
  let sent = 0;
  const server = await answeredBy((request, response) => {
    const block = " ".repeat(64 * 1024);
    const more = () => {
      while (!request.socket.destroyed && response.write(block)) sent += block.length;
      response.once("drain", more);
    };
    more();
  });
  await expect(askServer(server)).rejects.toThrow(NoAnswer);
  expect(sent).toBeLessThan(10 * 1024 * 1024);
});

it("stops waiting for a slow service", async () => {
  const server = await answeredBy((_, response) => void response.write("{"));
  await expect(askServer(server, undefined, 50)).rejects.toThrow(NoAnswer);
});

it("rejects if the request is aborted", async () => {
  const ending = new AbortController();
  const server = await answeredBy(() => ending.abort());
  await expect(askServer(server, ending.signal)).rejects.toThrow(NoAnswer);
});
