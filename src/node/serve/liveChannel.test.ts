import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { expect, it } from "vitest";
import { LiveChannel } from "./liveChannel";

it("disconnects a page that does not read its events", async () => {
  const channel = new LiveChannel();
  const server = createServer((_, response) => channel.join(response));
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const socket = connect((server.address() as AddressInfo).port, "127.0.0.1");
  socket.on("error", () => undefined);
  socket.write("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n");
  const [, page] = (await once(server, "request")) as [unknown, ServerResponse];
  const closed = once(page, "close");
  const long = { shared: {}, css: "a".repeat(1_000_000) } as Parameters<typeof channel.sendAll<"site">>[1];
  for (let told = 0; told < 100 && !page.destroyed; told++) channel.sendAll("site", long, "state");
  await closed;
  expect(page.destroyed).toBe(true);
  socket.destroy();
  await new Promise((ended) => server.close(ended));
});
