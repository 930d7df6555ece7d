import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { loadSite } from "./loadSite";
import { ServerAnswers } from "./serverAnswers";

let service: Server;
let folder: string;
let file: string;
let asked: string[] = [];

beforeAll(async () => {
  service = createServer(({ url = "", socket }, response) => {
    asked.push(url);
    if (url === "/main") response.end('{"on":true,"n":12,"m":200}');
    if (url === "/broken") response.writeHead(500).end("{}");
    if (url === "/closed") socket.destroy();
  });
  await new Promise<void>((listening) => service.listen(0, "127.0.0.1", listening));
  const { port } = service.address() as AddressInfo;
  folder = mkdtempSync(join(tmpdir(), "spawnpage snapshot "));
  file = join(folder, "site.config.json");
  const server = (name: string, more: object = { snapshot: true }) => ({
    provider: "json",
    label: name,
    url: `{{service}}/${name}`,
    paths: { online: "on", players: "n", maximum: "m" },
    ...more,
  });
  const shown = ["main", "broken", "closed", "unasked", "beside"];
  const config = {
    version: 1,
    site: { name: "Mossy", timeZone: "America/New_York", language: "en" },
    constants: { service: `http://127.0.0.1:${port}` },
    servers: {
      main: server("main"),
      broken: server("broken"),
      closed: server("closed"),
      beside: {
        ...server("main"),
        paths: { players: "m" },
      },
      unasked: server("unasked", {}),
      unseen: server("unseen"),
    },
    routes: [
      {
        path: "/",
        title: "Home",
        blocks: [{ type: "status", items: shown.map((name) => ({ server: name })) }],
      },
    ],
  };
  writeFileSync(file, JSON.stringify(config));
});

beforeEach(() => {
  asked = [];
});

afterAll(() => {
  service.closeAllConnections();
  service.close();
  rmSync(folder, { recursive: true, force: true });
});

/** The servers' states in the page, by name. */
async function snapshots(answers?: ServerAnswers): Promise<Record<string, unknown>> {
  const { site } = await loadSite(file, {}, { answers });
  const [block] = site!.pages[0]!.compile().blocks;
  if (block?.type !== "status") throw new Error("The page shows no servers.");
  return Object.fromEntries(block.items.map(({ server }) => [server.name, server.snapshot]));
}

it("writes responses into the page, with the time in the site's time zone", async () => {
  const now = Date.parse("2026-11-22T19:05Z");
  const answers = new ServerAnswers({ now: () => now });
  const known = await snapshots(answers);
  expect(known).toEqual({
    main: {
      answer: { state: "online", players: 12, maximum: 200 },
      at: now,
      text: expect.stringMatching(/^Nov 22, 2026, 2:05\sPM$/) as unknown,
    },
    broken: undefined,
    closed: undefined,
    unasked: undefined,
    beside: expect.objectContaining({ answer: { state: "online", players: 200 } }) as unknown,
  });
  expect(asked.sort()).toEqual(["/broken", "/closed", "/main", "/main"]);
});

it("sends no new query while responses are current, however often the config is saved", async () => {
  const answers = new ServerAnswers();
  await snapshots(answers);
  await snapshots(answers);
  expect(asked).toHaveLength(4);
});

it("sends no query if a config is only checked", async () => {
  expect(await snapshots()).toEqual({});
  expect(asked).toEqual([]);
});
