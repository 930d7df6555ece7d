import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { type IncomingMessage, request, type Server } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text as readText } from "node:stream/consumers";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { testProgram } from "../program.fixture";
import { startDevServer } from "./devServer";
import { toldEvents } from "../toldEvents.fixture";

const openEditor = vi.fn<(file: string, place: string) => void>();

let folder: string;
let file: string;
let server: Server;
let url: string;
const at = (...path: string[]) => join(folder, ...path);

const written = (heading: string, changes: object = {}) =>
  JSON.stringify({
    version: 1,
    site: { name: "Town", basePath: "/town/" },
    routes: [{ path: "/", title: "Home", blocks: [{ type: "text", heading, text: "Hello" }] }],
    ...changes,
  });

async function start(host = "127.0.0.1"): Promise<void> {
  ({ server, url } = await startDevServer({
    configFile: file,
    program: testProgram({ folder: at("program") }),
    port: 0,
    host,
    onReading: () => undefined,
    onTrouble: () => undefined,
    openEditor,
  }));
}

async function stop(): Promise<void> {
  server.closeAllConnections();
  await new Promise((closed) => server.close(closed));
}

interface RawRequest {
  method?: string;
  headers?: Record<string, string>;
}

/** The response to a raw request. A browser would normalise the path. */
async function answerTo(path: string, options: RawRequest = {}): Promise<{ status: number; text: string }> {
  const response = await new Promise<IncomingMessage>((answered, failed) => {
    request(url, { ...options, path }, answered)
      .once("error", failed)
      .end();
  });
  return { status: response.statusCode!, text: await readText(response) };
}

/** The events for a page; see `toldEvents`. */
const listen = (path: string, enough: number, headers: Record<string, string> = {}) =>
  toldEvents(new URL(path, url), enough, headers);

/** Requests the owner's editor. */
async function open(options: RawRequest, place = "3:7"): Promise<number> {
  const path = `/@spawnpage/open-in-editor?at=${place}`;
  return (await answerTo(path, { method: "POST", ...options })).status;
}

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "spawnpage-live-"));
  file = at("site/site.config.json");
  mkdirSync(at("site"));
  mkdirSync(at("program/live/assets"), { recursive: true });
  writeFileSync(at("program/live/assets/page.js"), "page();");
  writeFileSync(
    at("program/live/contents.json"),
    JSON.stringify({ id: "live", entry: "assets/page.js", problems: "assets/problems.js" }),
  );
  writeFileSync(file, written("Before"));
  openEditor.mockClear();
  await start();
});
afterEach(async () => {
  await stop();
  rmSync(folder, { recursive: true, force: true });
});

describe("the live preview's URLs", () => {
  it("serve pages below the base path, and redirect to it from the root", async () => {
    expect(url).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/town\/$/);
    const root = await fetch(new URL("/", url), { redirect: "manual" });
    expect([root.status, root.headers.get("location")]).toEqual([302, "/town/"]);
    const page = await fetch(url);
    expect(page.status).toBe(200);
    expect(await page.text()).toContain("Before");
    expect((await fetch(new URL("nowhere", url))).status).toBe(404);
  });

  it("serve the program's scripts and none of its other files", async () => {
    const html = await (await fetch(url)).text();
    const [, script = ""] = /<script type="module" src="([^"]+)">/.exec(html) ?? [];
    expect(script).toBe("/@spawnpage/assets/page.js");
    expect(await (await fetch(new URL(script, url))).text()).toBe("page();");
    writeFileSync(at("program/launch.mjs"), "the program");
    for (const up of ["..", "%2e%2e", "%2E%2E", ".%2e", "assets/../..", "..%2f..", "..%5c"]) {
      const { status, text } = await answerTo(`/@spawnpage/${up}/launch.mjs`);
      expect([up, status, text]).toEqual([up, 404, expect.not.stringContaining("the program")]);
    }
  });

  it("prevent SVG files of public/ from running scripts, because they are not cleaned here", async () => {
    await stop();
    mkdirSync(at("site/public"), { recursive: true });
    writeFileSync(
      at("site/public/crest.svg"),
      '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
    );
    await start();
    const { status, headers } = await fetch(new URL("/town/crest.svg", url));
    expect(status).toBe(200);
    const directives = headers.get("content-security-policy")?.split("; ");
    expect(directives).toEqual(
      expect.arrayContaining(["sandbox", "script-src 'none'", "connect-src 'none'"]),
    );
    expect(headers.get("x-content-type-options")).toBe("nosniff");
  });

  it("redirect old addresses", async () => {
    const redirects = { "/old.php": "/", "/%C3%BCber/": "https://a.example/ü" };
    await stop();
    writeFileSync(file, written("Before", { redirects }));
    await start();
    for (const [old, target] of [
      ["old.php", "/town/"],
      ["old.php/", "/town/"],
      ["%C3%BCber", "https://a.example/%C3%BC"],
    ] as const) {
      const { status, headers } = await fetch(url + old, { redirect: "manual" });
      expect([old, status, headers.get("location")]).toEqual([old, 302, target]);
    }
  });

  it("serve the letter icon", async () => {
    const [, path = ""] = /<link rel="icon" href="([^"]*)" type="image\/svg\+xml">/.exec(
      (await answerTo("/town/")).text,
    )!;
    expect(path).toMatch(/^\/town\/assets\/letter-\w+\.svg$/);
    expect((await answerTo(path)).text).toMatch(/^<svg .*>T<\/text><\/svg>$/);
  });

  it("serve an event's calendar file with a name in any script", async () => {
    const items = [{ title: "Ярмарка", from: "2030-01-01" }];
    const fair = { path: "/события", title: "Fair", blocks: [{ type: "events", items }] };
    await stop();
    writeFileSync(file, written("Before", { routes: [{ path: "/", title: "Home" }, fair] }));
    await start();
    const answer = await fetch(`${url}события/ярмарка.ics`);
    expect(answer.headers.get("content-type")).toContain("text/calendar");
    expect(await answer.text()).toContain("SUMMARY:Ярмарка\r\n");
  });

  it("refuse requests with another hostname", async () => {
    const { status, text } = await answerTo("/town/", { headers: { Host: "evil.example:5173" } });
    expect(status).toBe(403);
    expect(text).toContain('"evil.example"');
    expect(text).toContain("--host evil.example");
  });

  it("open the owner's editor at a place of the config, only for the page itself", async () => {
    const { origin } = new URL(url);
    expect(await open({ method: "GET", headers: { Origin: origin } })).toBe(405);
    expect(await open({ headers: { Origin: origin } }, "3:7;rm")).toBe(400);
    expect(openEditor).not.toHaveBeenCalled();
    expect(await open({ headers: { Origin: origin } })).toBe(204);
    expect(openEditor).toHaveBeenCalledExactlyOnceWith(file, "3:7");
  });

  it.each([undefined, "null", "http://evil.example", "http://127.0.0.1:1", "http://localhost"])(
    "open no editor for a page of %s",
    async (Origin) => {
      expect(await open({ headers: Origin === undefined ? {} : { Origin } })).toBe(403);
      expect(openEditor).not.toHaveBeenCalled();
    },
  );

  it.each(["cross-site", "same-site"])("answer no page that the browser calls %s", async (site) => {
    const fetched = { "Sec-Fetch-Site": site, "Sec-Fetch-Mode": "no-cors", "Sec-Fetch-Dest": "script" };
    expect(await open({ headers: { Origin: new URL(url).origin, ...fetched } })).toBe(403);
    for (const path of ["/town/", "/town/site.json", "/@spawnpage/events", "/@spawnpage/assets/page.js"]) {
      expect([path, (await answerTo(path, { headers: fetched })).status]).toEqual([path, 403]);
    }
    // A link to the live preview may exist elsewhere.
    const followed = { ...fetched, "Sec-Fetch-Mode": "navigate", "Sec-Fetch-Dest": "document" };
    expect((await answerTo("/town/", { headers: followed })).status).toBe(200);
    expect((await answerTo("/town/", { headers: { ...followed, "Sec-Fetch-Dest": "iframe" } })).status).toBe(
      403,
    );
    expect(openEditor).not.toHaveBeenCalled();
  });

  it.each(["/@fs/etc/hosts", "/@id/react", "/@vite/client", "/__open-in-editor?file=a", "/site.config.json"])(
    "know no %s",
    async (path) => expect((await answerTo(path)).status).toBe(404),
  );

  it("do not open an editor if the preview is visible in the network", async () => {
    await stop();
    await start("0.0.0.0");
    expect(await open({ headers: { Origin: new URL(url).origin } })).toBe(403);
    expect(openEditor).not.toHaveBeenCalled();
  });
});

describe("the live preview's events", () => {
  /** The state in a page's HTML. */
  const stateOf = async () => {
    const html = await (await fetch(url)).text();
    return /<meta name="sp-live-state" content="([^"]+)">/.exec(html)![1]!;
  };
  const events = (state: string) => `/@spawnpage/events?state=${encodeURIComponent(state)}`;

  it("contain the findings, then each change of the config and the public files", async () => {
    const { events: told, done } = await listen(events(await stateOf()), Infinity);
    await vi.waitFor(() => expect(told.map(({ name }) => name)).toEqual(["findings"]));
    writeFileSync(file, written("After", { navigation: [{ label: "Map", href: "/map.txt" }] }));
    await vi.waitFor(() => expect(told).toHaveLength(2));
    expect(told[1]).toMatchObject({ name: "findings", data: { errors: 1 } });
    mkdirSync(at("site/public"));
    writeFileSync(at("site/public/map.txt"), "Here be dragons.");
    await vi.waitFor(() => expect(told.at(-1)).toMatchObject({ name: "findings", data: { errors: 0 } }), {
      timeout: 10_000,
    });
    server.closeAllConnections();
    await done;
    expect(told.some(({ name, id }) => name === "site" && id !== told[0]!.id)).toBe(true);
  });

  it("contain the site for a page with another state", async () => {
    const state = await stateOf();
    writeFileSync(file, written("After"));
    await vi.waitFor(async () => expect(await stateOf()).not.toBe(state));
    const fromPage = await listen(events(state), 2);
    await fromPage.done;
    expect(fromPage.events.map(({ name }) => name)).toEqual(["site", "findings"]);
    // A reconnecting browser sends the last state it received.
    const again = await listen(events(state), 1, { "Last-Event-ID": await stateOf() });
    await again.done;
    expect(again.events.map(({ name }) => name)).toEqual(["findings"]);
  });
});

it("does not start on a port in use", async () => {
  const { port } = new URL(url);
  const taken = startDevServer({
    configFile: file,
    program: testProgram({ folder: at("program") }),
    port: Number(port),
    host: "127.0.0.1",
    onReading: () => undefined,
    onTrouble: () => undefined,
  });
  await expect(taken).rejects.toMatchObject({ code: "EADDRINUSE" });
});
