import { writeFileSync } from "node:fs";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import type { Page } from "playwright";
import { afterAll, beforeAll, expect, test } from "vitest";
import { isWhole } from "../../property/share";
import { inFull } from "../../turns";
import { atEndOfFile } from "../endOfFile";
import { endLiveSites, startLiveSite } from "../quality/liveSite";
import { serveOwnSite, temporaryFolder } from "../quality/ownSite";
import { eventually } from "../spec/eventually";
import { visit } from "../visit";

/** The services' responses, by the name of the queried server. */
const answers: Record<string, RequestListener> = {
  good: (_, response) => response.end('{"up":true,"n":37,"max":200}'),
  error: (_, response) => response.writeHead(500).end('{"up":true}'),
  page: (_, response) => response.end("<!doctype html><script>alert(1)</script>"),
  huge: (request, response) => {
    const block = `"${"x".repeat(64 * 1024)}",`;
    const more = () => {
      while (!request.socket.destroyed && response.write(block));
      response.once("drain", more);
    };
    response.write('{"up":true,"x":[');
    more();
  },
  moved: (_, response) => response.writeHead(302, { Location: "/good" }).end(),
  closed: (request) => request.socket.destroy(),
  half: (request, response) => response.write('{"up":true', () => request.socket.destroy()),
  types: (_, response) => response.end('{"up":"perhaps","n":[]}'),
  changed: (_, response) => response.end('{"data":{"isOnline":true}}'),
  keys: (_, response) => response.end('{"__proto__":{"up":true},"constructor":{"up":true}}'),
  lies: (_, response) =>
    response.end(JSON.stringify({ up: true, n: 1e308, max: -1, motd: "\u0000\u202e<b>§kBold\u0007" })),
  slow: (_, response) => void response.write('{"up":'),
};
const names = Object.keys(answers);

/** Starts the services, and builds a site that queries each of them and one that is down. */
async function siteOfServices(): Promise<object> {
  const service = createServer((request, response) => {
    response.setHeader("Access-Control-Allow-Origin", "*");
    answers[request.url!.slice(1)]!(request, response);
  });
  await new Promise<void>((listening) => service.listen(0, "127.0.0.1", listening));
  atEndOfFile(() => {
    service.closeAllConnections();
    return new Promise((closed) => service.close(closed));
  });
  const { port } = service.address() as AddressInfo;
  const paths = { online: "up", players: "n", maximum: "max", message: "motd" };
  const server = (name: string, url: string) => [
    name,
    { provider: "json", label: `The ${name} one`, url, paths },
  ];
  return {
    version: 1,
    site: { name: "Fernhollow" },
    servers: Object.fromEntries([
      ...names.map((name) => server(name, `http://127.0.0.1:${port}/${name}`)),
      server("refused", `http://127.0.0.1:${await portOfNobody()}/`),
    ]),
    routes: [
      {
        path: "/",
        title: "Home",
        blocks: [{ type: "status", items: [...names, "refused"].map((name) => ({ server: name })) }],
      },
    ],
  };
}

/** An unused port. */
async function portOfNobody(): Promise<number> {
  const gone = createServer();
  await new Promise<void>((listening) => gone.listen(0, "127.0.0.1", listening));
  const { port } = gone.address() as AddressInfo;
  await new Promise((closed) => gone.close(closed));
  return port;
}

/** Console errors of the browser about failed requests. */
const allowedErrors = [/Failed to load resource/, /has been blocked by CORS policy/];

const cardOf = (page: Page, name: string) =>
  page.locator("main li").filter({ has: page.getByRole("heading", { name: `The ${name} one` }) });

afterAll(endLiveSites);

let site: object;
beforeAll(async () => {
  site = await siteOfServices();
});

// In `npm test`, quality/servers.test.ts and src/live (truncated and slow responses) test this.
test.runIf(isWhole)("invalid responses change only the state, and slow ones time out", async () => {
  const { url } = await serveOwnSite(site);
  const page = await visit(url, { allowedErrors });
  const stateOf = async (name: string) =>
    /Online|Offline|Unknown|Checking/.exec(await cardOf(page, name).innerText())?.[0];
  const states = async () =>
    Object.fromEntries(
      await Promise.all([...names, "refused"].map(async (name) => [name, await stateOf(name)])),
    );
  const expected = Object.fromEntries([...names, "refused"].map((name) => [name, "Unknown"]));
  await eventually(states).toEqual({ ...expected, good: "Online", lies: "Online" });
  expect(await cardOf(page, "lies").innerText()).toContain("<b>Bold");
  expect(await cardOf(page, "good").innerText()).toMatch(/37\s*of 200 online/);
});

inFull(() => {
  test("the live site queries services like the built one", async () => {
    const file = join(temporaryFolder(), "site.config.json");
    writeFileSync(file, JSON.stringify(site));
    const edited = await visit(await startLiveSite(file).url(), { allowedErrors });
    await eventually(() => cardOf(edited, "good").innerText()).toMatch(/Online[^]*37\s*of 200 online/);
    await eventually(() => cardOf(edited, "keys").innerText()).toContain("Unknown");
  });
});
