import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Page } from "playwright";
import { expect, test } from "vitest";
import { atEndOfFile } from "../endOfFile";
import { eventually } from "../spec/eventually";
import { desktop, phone, visit } from "../visit";
import { axe, settle } from "./axe";
import { layoutShift, overflowing } from "./measures";
import { serveOwnSite } from "./ownSite";

const picture = `<svg xmlns="http://www.w3.org/2000/svg" width="160" height="90"><rect width="160" height="90" fill="#375"/></svg>`;

const good = {
  map: "/map.svg",
  placed: 1204338.25,
  song: "The Mill Song",
  on: 1037,
  who: ["Moss", "Fern"],
  players: Array.from({ length: 300 }, (_, index) => ({
    name: `Player ${index}`,
    hours: 1500 - index / 4,
    seen: index % 2 === 0 ? "2026-11-20" : 1_790_000_000,
  })),
};

const hostile = {
  map: "https://evil.example/a.png",
  placed: "<img src=x onerror=alert(1)>",
  song: "la ".repeat(5000),
  on: "<script>",
  who: "<b>",
  players: [
    { name: "<script>alert(1)</script> **bold** [link](https://evil.example)", hours: "<b>7</b>", seen: {} },
    { name: "n".repeat(10_000), hours: [], seen: "2026-99-99" },
    ...Array.from({ length: 10_000 }, () => 1),
  ],
};

const answers: Record<string, object> = { "/good": good, "/hostile": hostile };

/** A service whose responses wait until they are released. */
async function startService() {
  const asked: string[] = [];
  let release = () => {};
  const released = new Promise<void>((done) => (release = done));
  const service = createServer((request, response) => {
    const url = request.url!;
    asked.push(url);
    response.setHeader("Access-Control-Allow-Origin", "*");
    if (url === "/map.svg") response.setHeader("Content-Type", "image/svg+xml").end(picture);
    else void released.then(() => response.end(JSON.stringify(answers[url])));
  });
  await new Promise<void>((done) => service.listen(0, "127.0.0.1", done));
  atEndOfFile(() => {
    service.closeAllConnections();
    return new Promise((closed) => service.close(closed));
  });
  return { url: `http://127.0.0.1:${(service.address() as AddressInfo).port}`, asked, release };
}

const siteOf = (address: string) => ({
  version: 1,
  site: { name: "Fernhollow", timeZone: "Europe/Berlin" },
  servers: {
    records: {
      provider: "json",
      label: "Records",
      url: address,
      paths: {
        players: "on",
        names: "who",
        image: "map",
        figures: { blocks: "placed", song: "song" },
        lists: { top: { rows: "players", cells: ["name", "hours", "seen"] } },
      },
    },
  },
  routes: [
    {
      path: "/",
      title: "Home",
      blocks: [
        {
          type: "text",
          heading: "Join {{servers.records.players|many}} players",
          text: "They have placed **{{servers.records.blocks|many}}** blocks to {{servers.records.song|a song}}. Nobody knows why they did that, and everybody likes it.",
        },
        {
          type: "stats",
          items: [{ value: "Many", label: "Blocks", server: "records", figure: "blocks" }],
        },
        {
          type: "stats",
          layout: "rings",
          heading: "The bridge",
          items: [
            { value: "72 %", label: "Stone", progress: 72 },
            { value: "8 of 24", label: "Arches", progress: 33.3, color: "warning" },
          ],
        },
        {
          type: "stats",
          layout: "bars",
          items: [
            { value: "72 %", label: "Stone", progress: 72 },
            { value: "Many", label: "Blocks", progress: 10, server: "records", figure: "blocks" },
          ],
        },
        {
          type: "table",
          heading: "Most hours",
          columns: ["Player", { title: "Hours", kind: "number" }, { title: "Seen", kind: "date" }],
          rows: [
            ["Not yet counted", "–", "2026-10"],
            ["Moss", "12", "2026-11-20"],
          ],
          server: "records",
          list: "top",
          sort: true,
        },
        { type: "status", heading: "Now", names: "open", items: [{ server: "records" }] },
        { type: "text", heading: "After", text: "Words below." },
      ],
    },
    { path: "/still", title: "Still", blocks: [{ type: "text", text: "Nothing here is live. [Home](/)" }] },
  ],
});

const table = (page: Page) => page.getByRole("group", { name: "Most hours" });

test.each([
  ["phone", phone],
  ["desktop", desktop],
])("shows figures, lists and pictures of a service without layout shift on a %s", async (name, viewport) => {
  const { url: service, release, asked } = await startService();
  const { url } = await serveOwnSite(siteOf(`${service}/good`));
  const page = await visit(url, { viewport, isAlone: true });
  await eventually(() => asked.includes("/good")).toBe(true);
  expect(await page.locator("main h2").first().textContent()).toBe("Join many players");
  expect(await table(page).innerText()).toContain("October 2026");
  await table(page).evaluate((element) => element.scrollIntoView({ block: "start" }));
  await settle(page);
  // Fonts may cause a shift before.
  const before = await layoutShift(page);
  release();
  await eventually(() => table(page).getByRole("row").count()).toBe(201);
  await settle(page);
  expect((await layoutShift(page)) - before).toBe(0);
  expect(await page.locator("main h2").first().textContent()).toContain("1,037");
  expect(await page.locator("main strong").first().textContent()).toContain("1.2M");
  const text = await table(page).innerText();
  expect(text).toContain("Player 199");
  expect(text).toContain("1,500");
  expect(text).toContain("November 20, 2026");
  expect(text).not.toContain("Player 200");
  await eventually(() => asked.includes("/map.svg")).toBe(true);
  expect(await page.getByText("Fern", { exact: true }).isVisible()).toBe(true);
  expect(await page.getByRole("meter").count()).toBe(4);
  expect((await overflowing(page)).filter((fault) => !fault.includes("The Mill Song"))).toEqual([]);
  expect(await axe(page)).toEqual([]);
  if (process.env["SHOTS"])
    await page.screenshot({ path: `${process.env["SHOTS"]}-${name}.png`, fullPage: true });
});

test("prints the response of a hostile service as text, or not at all", async () => {
  const { url: service, release, asked } = await startService();
  const { url } = await serveOwnSite(siteOf(`${service}/hostile`));
  const foreign: string[] = [];
  const page = await visit(url, {
    viewport: phone,
    isAlone: true,
    prepare: (page) =>
      page.on("request", (request) => {
        if (!request.url().startsWith("http://127.0.0.1") && !request.url().startsWith(url))
          foreign.push(request.url());
      }),
  });
  await eventually(() => asked.includes("/hostile")).toBe(true);
  await settle(page);
  const before = await layoutShift(page);
  release();
  await eventually(() => table(page).innerText()).toContain(
    "<script>alert(1)</script> **bold** [link](https://evil.example)",
  );
  await settle(page);
  expect(await page.locator("main script, main a[href*=evil], main img").count()).toBe(0);
  expect(await page.locator("main h2").first().textContent()).toBe("Join many players");
  expect((await layoutShift(page)) - before).toBe(0);
  // Figures that are too long for their words are truncated.
  expect((await overflowing(page)).filter((fault) => !fault.startsWith("cut off: <span>"))).toEqual([]);
  expect(foreign).toEqual([]);
});

test("keeps the written words without JavaScript, and loads nothing on other pages", async () => {
  const { url: service, asked } = await startService();
  const { url } = await serveOwnSite(siteOf(`${service}/good`));
  const page = await visit(url, {
    viewport: phone,
    isAlone: true,
    javaScriptEnabled: false,
    comesToLife: false,
  });
  expect(await page.locator("main").textContent()).toContain("Join many players");
  expect(await page.locator("main").textContent()).toContain("Not yet counted");
  const still = await visit(`${url}still/`, { viewport: phone, isAlone: true });
  const scripts = await still.evaluate(() =>
    performance
      .getEntriesByType("resource")
      .map(({ name }) => name)
      .filter((name) => name.includes("live")),
  );
  expect(scripts).toEqual([]);
  expect(asked).toEqual([]);
});
