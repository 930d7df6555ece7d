import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, describe, expect, it } from "vitest";
import { listen } from "./listen";

const servers: Server[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) await new Promise((closed) => server.close(closed));
});

function newServer(): Server {
  const server = createServer();
  servers.push(server);
  return server;
}

const host = "127.0.0.1";
const portOf = (server: Server) => (server.address() as AddressInfo).port;

describe("a port that another program has taken", () => {
  it("is an error that says so where the owner asked for it", async () => {
    const other = newServer();
    await listen(other, { port: 0, host });
    const port = portOf(other);
    const server = newServer();
    const taken = listen(server, { port, host });
    await expect(taken).rejects.toMatchObject({
      name: "ListenError",
      code: "EADDRINUSE",
      message: `Port ${port} is in use by another program. Use --port to choose another port, or leave out --port to use a free port.`,
    });
    expect(server.listening).toBe(false);
  });

  it("is replaced by a free one unless it was requested", async () => {
    const other = newServer();
    await listen(other, { port: 0, host });
    const server = newServer();
    const url = await listen(server, { port: portOf(other), host, mayTakeAnother: true });
    expect(url).toBe(`http://127.0.0.1:${portOf(server)}`);
    expect(portOf(server)).not.toBe(portOf(other));
    expect(server.listening).toBe(true);
  });
});

it("says in words that the machine has no such address", async () => {
  const nowhere = listen(newServer(), { port: 0, host: "192.0.2.1", mayTakeAnother: true });
  await expect(nowhere).rejects.toThrow('This computer has no network address "192.0.2.1".');
});

it("goes on after a connection that could not be taken", async () => {
  const server = newServer();
  const url = await listen(server, { port: 0, host });
  server.on("request", (_, response) => response.end("still here"));
  server.emit("error", Object.assign(new Error("accept EMFILE"), { code: "EMFILE" }));
  expect(await (await fetch(url)).text()).toBe("still here");
});
