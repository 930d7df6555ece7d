import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { Locator, Page, Route } from "playwright";
import { expect, test } from "vitest";
import { atEndOfFile } from "../endOfFile";
import { eventually } from "../spec/eventually";
import { desktop, phone, visit } from "../visit";
import { axe, settle } from "./axe";
import { layoutShift, overflowing } from "./measures";
import { serveOwnSite } from "./ownSite";
import { shownInHeader } from "./shownInHeader";

const service = "https://status.fernhollow.example";

/** A service's responses by server name. */
const answers: Record<string, (route: Route) => Promise<void>> = {
  good: (route) =>
    json(route, { up: true, n: 37, max: 200, who: ["Moss", "Fern"], motd: "§aWelcome\nto all" }),
  off: (route) => json(route, { up: false }),
  dead: (route) => route.abort("connectionrefused"),
  error: (route) => json(route, { up: true, n: 1 }, 500),
  page: (route) =>
    route.fulfill({ headers: cors, contentType: "text/html", body: "<!doctype html><p>Sign in" }),
  huge: (route) => route.fulfill({ headers: cors, body: `{"up":true,"n":1,"x":"${"x".repeat(1_000_000)}"}` }),
  moved: (route) => route.fulfill({ status: 302, headers: { ...cors, location: `${service}/good` } }),
  types: (route) => json(route, { up: "perhaps", n: [] }),
  keys: (route) =>
    route.fulfill({ headers: cors, body: `{"__proto__":{"up":true},"constructor":{"up":true}}` }),
  lies: (route) =>
    json(route, { up: true, n: 1e308, max: -1, who: ["n".repeat(10_000), "\u0000\u202e"], motd: 7 }),
  kept: (route) => json(route, { ...atBuild, n: 1038 }),
  dated: (route) => route.abort("connectionrefused"),
};

/** Servers that are also queried during the build, with the responses. */
const withSnapshot = new Set(["kept", "dated"]);
const atBuild = { up: true, n: 9, max: 2000, motd: "Welcome", v: "Paper 1.21.4" };
const DAY_MS = 24 * 60 * 60_000;

/** Discord's response for a server. One of its pictures is on another host. */
const discord = {
  presence_count: 3,
  members: [
    { username: "Nettle", avatar_url: "https://cdn.discordapp.com/widget-avatars/nettle" },
    { username: "Bramble", avatar_url: "https://evil.example/bramble" },
    { username: "Thorn", avatar_url: "javascript:alert(1)" },
  ],
};

const cors = { "access-control-allow-origin": "*" };
const json = (route: Route, body: object, status = 200) =>
  route.fulfill({ status, headers: cors, json: body });

const paths = { online: "up", players: "n", maximum: "max", names: "who", message: "motd", version: "v" };
const names = Object.keys(answers);
const site = {
  version: 1,
  site: { name: "Fernhollow", server: "good" },
  avatars: { url: "https://faces.example/{name}", load: "hover" },
  navigation: [
    ...["The worlds", "Rules & manners", "Getting started", "Frequently asked"].map((label) => ({
      label,
      href: "/rules",
    })),
    { label: "Copy the address", copy: "play.fernhollow.example", variant: "primary" },
  ],
  // The preset daylight has the lowest contrast for muted text.
  theme: { preset: "daylight" },
  servers: {
    chat: { provider: "discord", label: "The chat", id: "123456789012345678" },
    ...Object.fromEntries(
      names.map((name) => [
        name,
        {
          provider: "json",
          label: `The ${name} world`,
          ...(withSnapshot.has(name)
            ? { url: `{{local}}/${name}`, snapshot: true }
            : { url: `${service}/${name}` }),
          paths,
        },
      ]),
    ),
  },
  announcements: [{ text: "A world is down.", tone: "warning", server: "off" }],
  routes: [
    {
      path: "/",
      title: "Home",
      blocks: [
        {
          type: "hero",
          heading: "Fernhollow",
          cards: [{ label: "Players", value: "Up to 200", server: "good" }],
        },
        { type: "stats", items: [{ value: "500+", label: "On now", server: "good" }] },
        {
          type: "status",
          id: "worlds",
          heading: "Worlds",
          faces: true,
          items: [...names, "chat"].map((server) => ({ server })),
        },
        { type: "status", heading: "In lines", layout: "row", items: names.map((server) => ({ server })) },
      ],
    },
    { path: "/rules", title: "Rules", blocks: [{ type: "text", heading: "Rules", text: "Be kind." }] },
  ],
};

/** The address of a service for the build. The test mocks it for browsers. */
async function localService(): Promise<string> {
  const server = createServer((_, response) => response.end(JSON.stringify(atBuild)));
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  atEndOfFile(() => new Promise((closed) => server.close(closed)));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** The cards of the servers, in the order of their names. */
const cards = (page: Page) =>
  page
    .getByRole("region", { name: "Worlds" })
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading") });

/** Serves all avatars except Fern's, and records the requested ones. */
async function answerFaces(page: Page): Promise<string[]> {
  const faces: string[] = [];
  const body = `<svg xmlns="http://www.w3.org/2000/svg" width="96" height="96"/>`;
  await page.route(/^https:\/\/(?:faces|cdn\.discordapp|evil)\./, (route) => {
    faces.push(new URL(route.request().url()).pathname);
    return faces.at(-1) === "/Fern"
      ? route.fulfill({ status: 404 })
      : route.fulfill({ contentType: "image/svg+xml", body });
  });
  return faces;
}

test("servers show their state without layout shift, and ignore implausible responses", async () => {
  const local = await localService();
  const { url } = await serveOwnSite({ ...site, constants: { local } });
  const asked: string[] = [];
  let faces: string[] = [];
  let releaseKept = () => {};
  const releasedKept = new Promise<void>((done) => (releaseKept = done));
  let release = () => {};
  const released = new Promise<void>((done) => (release = done));
  const answer = async (route: Route) => {
    const name = new URL(route.request().url()).pathname.slice(1);
    asked.push(name);
    await (withSnapshot.has(name) ? releasedKept : released);
    return answers[name]!(route);
  };
  const page = await visit(url, {
    // Console errors of the browser about failed requests.
    allowedErrors: [/Failed to load resource/, /has been blocked by CORS policy/],
    viewport: phone,
    isAlone: true,
    prepare: async (page) => {
      // The build's responses are too old to be used.
      await page.clock.setFixedTime(Date.now() + DAY_MS);
      await page.route(`${service}/*`, answer);
      await page.route(`${local}/*`, answer);
      await page.route("https://discord.com/**", (route) => json(route, discord));
      faces = await answerFaces(page);
    },
  });
  const card = (name: string) => cards(page).nth(names.indexOf(name));
  const lookAt = async (name: string) => {
    await card(name).evaluate((element) => element.scrollIntoView({ block: "start" }));
    await settle(page);
    return layoutShift(page);
  };
  const shiftsOnPhone = await lookAt("kept");
  await eventually(() => asked.includes("kept") && asked.includes("dated")).toBe(true);
  expect(await card("kept").innerText()).toMatch(/Checking…[^]*9\s*of 2,000[^]*Last checked: .*\d:\d\d/);
  releaseKept();
  await eventually(() => card("kept").innerText()).toMatch(
    /Online[^]*1,038\s*of 2,000[^]*Last checked: [\d:]+/,
  );
  await eventually(() => card("dated").getByText("Unknown").isVisible()).toBe(true);
  expect((await layoutShift(page)) - shiftsOnPhone).toBe(0);

  await page.setViewportSize(desktop);
  const before = await lookAt("good");
  release();
  const outage = page.getByText("A world is down.");
  await outage.waitFor();
  const states = async () => {
    const words = await cards(page).allInnerTexts();
    const stateOf = (text: string) => /Online|Offline|Unknown|Checking/.exec(text)?.[0];
    return Object.fromEntries(names.map((name, index) => [name, stateOf(words[index]!)]));
  };
  // Responses arrive at different times.
  await eventually(states).toEqual({
    good: "Online",
    off: "Offline",
    dead: "Unknown",
    error: "Unknown",
    page: "Unknown",
    huge: "Unknown",
    moved: "Unknown",
    types: "Unknown",
    keys: "Unknown",
    lies: "Online",
    kept: "Online",
    dated: "Unknown",
  });
  expect(await card("good").innerText()).toMatch(/37\s*of 200 online[^]*Welcome\nto all[^]*Last checked: /);
  await eventually(() => page.getByRole("banner").innerText()).toContain("The good world: 37 online");
  await page.getByText("37 / 200").waitFor();
  // One request for all four components that show it.
  expect(asked.filter((name) => name === "good")).toHaveLength(1);
  expect((await layoutShift(page)) - before).toBeLessThan(0.0001);

  // Without JavaScript, unknown states leave no empty space.
  const heights = await page.evaluate(() => {
    const root = document.documentElement;
    delete root.dataset["ready"];
    const [good, , dead] = [...document.querySelectorAll("#worlds li:has(h3)")];
    const found = [good, dead].map((element) => element!.getBoundingClientRect().height);
    root.dataset["ready"] = "true";
    return found;
  });
  expect(heights[1]).toBeLessThan(heights[0]!);

  // Avatars are loaded only when a visitor opens the list of players, and only from the site's services.
  expect(faces).toEqual([]);
  const standing = await layoutShift(page);
  const chat = cards(page).nth(names.length);
  for (const one of [card("lies"), card("good"), chat]) await one.getByText("Players online").click();
  await eventually(() => [...faces].sort()).toEqual(["/Fern", "/Moss", "/widget-avatars/nettle"]);
  const statesIn = (one: Locator) =>
    one
      .locator("li [data-state]")
      .evaluateAll((all) => all.map((face) => (face as HTMLElement).dataset["state"]));
  await eventually(() => statesIn(card("good"))).toEqual(["loaded", "failed"]);
  await eventually(() => statesIn(chat)).toEqual(["loaded", "waiting", "waiting"]);
  expect(await layoutShift(page)).toBe(standing);

  for (const width of [320, 360, 768, 1024, 1280]) {
    await page.setViewportSize({ width, height: 740 });
    const { overlaps, rows, height, nameLines } = await shownInHeader(page);
    expect({ overlaps, nameLines, isOneRow: rows < 2 && height < 80 }, String(width)).toEqual({
      overlaps: [],
      nameLines: 1,
      isOneRow: true,
    });
  }

  for (const viewport of [{ width: 320, height: 640 }, phone, desktop]) {
    await page.setViewportSize(viewport);
    expect(await overflowing(page)).toEqual([]);
  }
  expect(await axe(page, "main")).toEqual([]);

  await page.getByRole("button", { name: "Dismiss" }).click();
  await outage.waitFor({ state: "hidden" });
});

/** A service that first delays all responses, and then fails them. */
async function silentService() {
  let isUp = false;
  const held: ServerResponse[] = [];
  const reply = (response: ServerResponse) =>
    response.writeHead(isUp ? 200 : 503, cors).end(JSON.stringify({ up: true, n: 37, max: 200 }));
  const server = createServer((_, response) => (held.length < 3 ? held.push(response) : reply(response)));
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  atEndOfFile(() => {
    server.closeAllConnections();
    return new Promise((closed) => server.close(closed));
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    fail: () => held.forEach(reply),
    recover: () => (isUp = true),
  };
}

test("without the service, one sentence, the names and the buttons remain, without earlier layout shift", async () => {
  const service = await silentService();
  const worlds = ["One", "Two", "Three"];
  const items = worlds.map((_, index) => ({ server: `w${index}`, copy: "play.fernhollow.example" }));
  const { url } = await serveOwnSite({
    version: 1,
    site: { name: "Fernhollow" },
    // A late font would cause layout shift.
    theme: { fonts: { heading: "system", body: "system", mono: "monospace" } },
    servers: Object.fromEntries(
      worlds.map((label, index) => [
        `w${index}`,
        { provider: "json", label, url: `${service.url}/${index}`, paths },
      ]),
    ),
    routes: [
      {
        path: "/",
        title: "Home",
        blocks: [
          { type: "status", heading: "Rows", layout: "row", items },
          { type: "status", heading: "Names", layout: "row", items: items.map(({ server }) => ({ server })) },
          { type: "status", heading: "Cards", items },
        ],
      },
    ],
  });
  const page = await visit(url, { viewport: desktop, allowedErrors: [/Failed to load resource/] });
  const regionOf = (name: string) => page.getByRole("region", { name });
  const listOf = (name: string) => regionOf(name).getByRole("list").first();
  const heightOf = async (name: string) => (await listOf(name).boundingBox())!.height;
  await eventually(() => regionOf("Cards").getByText("Checking…").count()).toBe(3);
  expect(await layoutShift(page)).toBe(0);
  const asking = {
    Rows: await heightOf("Rows"),
    Names: await heightOf("Names"),
    Cards: await heightOf("Cards"),
  };

  const copy = regionOf("Cards").getByRole("button", { name: "Copy" }).nth(1);
  await copy.focus();
  service.fail();
  const sentence = "Status unavailable. The server may still be online.";
  for (const name of ["Rows", "Names", "Cards"]) {
    const shown = regionOf(name).getByText(sentence).filter({ visible: true });
    await eventually(() => shown.count()).toBe(1);
    for (const world of worlds) expect(await regionOf(name).getByText(world).isVisible()).toBe(true);
  }
  expect(await copy.evaluate((button) => document.activeElement === button)).toBe(true);
  for (const width of [360, 768, 1280, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const isWide = width > 400;
    expect(await heightOf("Names"), `names at ${width}`).toBeLessThan(isWide ? 32 : 64);
    for (const name of ["Rows", "Cards"] as const)
      expect(await heightOf(name), `${name} at ${width}`).toBeLessThan(isWide ? 72 : 200);
    expect(await overflowing(page)).toEqual([]);
  }
  expect(await axe(page, "main")).toEqual([]);

  // Everything is shown again when the service responds.
  await page.setViewportSize(desktop);
  service.recover();
  await eventually(() => regionOf("Rows").getByText("37").count()).toBe(3);
  for (const [name, height] of Object.entries(asking))
    expect(Math.abs((await heightOf(name)) - height), name).toBeLessThan(2);
  expect(await regionOf("Rows").getByText(sentence).isVisible()).toBe(false);
});
