import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, it } from "vitest";
import type { ServerData } from "../../fields/parts/server";
import { ServerAnswers } from "./serverAnswers";

let service: Server;
let asked: string[] = [];

afterEach(() => {
  service.closeAllConnections();
  service.close();
});

/** A service with this response, or one that never responds. */
async function startService(text?: string): Promise<string> {
  asked = [];
  service = createServer(({ url = "" }, response) => {
    asked.push(url);
    if (text !== undefined) response.end(text);
  });
  await new Promise<void>((listening) => service.listen(0, "127.0.0.1", listening));
  return `http://127.0.0.1:${(service.address() as AddressInfo).port}`;
}

const server = (ask: string): ServerData => ({
  name: "main",
  label: "Main",
  ask,
  provider: "json",
  paths: { players: "n" },
  language: "en",
});

it("queries a server once while its response is current", async () => {
  const url = await startService('{"n":12}');
  let now = 1000;
  const answers = new ServerAnswers({ now: () => now });
  const first = await Promise.all([answers.ask(server(`${url}/a`)), answers.ask(server(`${url}/a`))]);
  now += 4 * 60_000;
  const later = await answers.ask(server(`${url}/a`));
  expect([...first, later]).toEqual(
    Array.from({ length: 3 }, () => ({ answer: { state: "online", players: 12 }, at: 1000 })),
  );
  expect(asked).toEqual(["/a"]);

  now += 60_000;
  expect((await answers.ask(server(`${url}/a`)))?.at).toBe(now);
  expect(asked).toEqual(["/a", "/a"]);
});

it("uses each server's label if two share a response", async () => {
  const url = await startService('{"n":12}');
  const answers = new ServerAnswers({ now: () => 1000 });
  const survival = server(url);
  const market = { ...survival, name: "market", label: "Market" };
  const members = { ...survival, name: "members", label: "Members", paths: { online: "n" } };
  await Promise.all([survival, members, market].map(answers.ask));
  const known = { answer: { state: "online", players: 12 }, at: 1000 };
  expect(await answers.all()).toEqual([
    { server: survival, known },
    { server: members },
    { server: market, known },
  ]);
  expect(asked).toHaveLength(2);
});

it("gives up on a service without a response, and lists its servers", async () => {
  const url = await startService();
  const answers = new ServerAnswers({ patienceMs: 50 });
  expect(await answers.ask(server(url))).toBeUndefined();
  expect(await answers.ask(server(url))).toBeUndefined();
  expect(asked).toHaveLength(1);
  expect(await answers.all()).toEqual([{ server: server(url) }]);
});
