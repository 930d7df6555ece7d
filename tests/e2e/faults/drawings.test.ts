import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { extname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { type Browser, chromium, type Page } from "playwright";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { cleanDrawing } from "../../../src/core/drawings/cleanDrawing";
import { XmlError } from "../../../src/core/drawings/parseXml";
import { listFiles } from "../../../src/node/input/listFiles";
import { atEndOfFile } from "../endOfFile";
import { launchUndrawn } from "../undrawnBrowser";
import { someOf } from "../../property/share";
import { inTurn } from "../../turns";
import { serveOwnSite } from "../quality/ownSite";
import { goodDrawings } from "./drawings/goodDrawings";
import { hostileDrawings } from "./drawings/hostileDrawings";

const hostile = Object.entries(hostileDrawings);
const fileOf = (index: number) => `downloads/${index}.svg`;

/** Serves files like a host that only sets the content type. */
async function serveWithoutHeaders(read: (path: string) => Uint8Array | string): Promise<string> {
  const server = createServer(({ url = "" }, response) => {
    try {
      const bytes = read(new URL(url, "http://localhost").pathname);
      response.writeHead(200, { "Content-Type": "image/svg+xml" }).end(bytes);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  atEndOfFile(() => {
    server.closeAllConnections();
    return new Promise((closed) => server.close(closed));
  });
  return `http://127.0.0.1:${(server.address() as { port: number }).port}/`;
}

/** Opens and clicks each SVG file, and lists its side effects by address. */
async function deedsOf(browser: Browser, urls: readonly string[]): Promise<Map<string, string[]>> {
  const context = await browser.newContext();
  await context.route(/evil\.example/, (route) => route.abort());
  const found = new Map<string, string[]>();
  const waiting = [...urls];
  const visitor = async () => {
    // A new page for each drawing takes three times as long.
    const page = await context.newPage();
    let shown = "";
    watch(
      page,
      () => shown,
      (deed) => found.set(shown, [...(found.get(shown) ?? []), deed]),
    );
    for (let url = waiting.pop(); url !== undefined; url = waiting.pop()) {
      shown = url;
      // Browsers show nothing for a drawing that does not parse.
      await page.goto(url, { timeout: 10_000 }).catch(() => {});
      await page.mouse.click(200, 200).catch(() => {});
      await page.keyboard.press("Enter").catch(() => {});
      // Animations take up to 10 ms. The page counts the time itself, so a busy machine cuts none of them short.
      const wait = () => new Promise((later) => requestAnimationFrame(() => setTimeout(later, 50)));
      await Promise.race([
        page.evaluate(wait).catch(() => {}),
        new Promise((later) => setTimeout(later, 5000)),
      ]);
    }
  };
  await Promise.all(Array.from({ length: 6 }, visitor));
  await context.close();
  return found;
}

function watch(page: Page, shown: () => string, note: (deed: string) => void): void {
  page.on("dialog", (dialog) => {
    note("ran a script");
    void dialog.dismiss().catch(() => {});
  });
  page.on("popup", (popup) => {
    note("opened a page");
    void popup.close().catch(() => {});
  });
  page.on("request", (request) => {
    const asked = request.url();
    if (asked === shown() || new URL(asked).pathname === "/favicon.ico") return;
    note(`${request.isNavigationRequest() ? "navigated to" : "fetched"} ${asked.slice(0, 80)}`);
  });
}

describe("hostile drawings", () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launchUndrawn(inject("browserPath"));
  });
  afterAll(() => browser?.close());

  test("run scripts, fetch or navigate in this browser if they are served unchanged", async () => {
    const origin = await serveWithoutHeaders((path) => hostile[Number(path.slice(1))]![1]);
    const tried = someOf(hostile.map((_, index) => origin + index));
    const deeds = await deedsOf(browser, tried);
    // The others are for other browsers.
    expect(deeds.size).toBeGreaterThanOrEqual((70 * tried.length) / hostile.length);
  }, 120_000);

  test("do nothing after publishing: on a host without headers, in the preview and as files", async () => {
    const { url, folder } = await serveOwnSite(
      { version: 1, site: { name: "Moss" }, routes: [{ path: "/", title: "Home" }] },
      Object.fromEntries(hostile.map(([, content], index) => [fileOf(index), Buffer.from(content)])),
    );
    const published = listFiles(join(folder, "downloads")).map((path) => `downloads${path}`);
    expect(published.length).toBeGreaterThan(80);
    const origin = await serveWithoutHeaders((path) => readFileSync(join(folder, path)));
    const hosts = inTurn([origin, url, `${pathToFileURL(folder).href}/`]);
    const deeds = await deedsOf(
      browser,
      someOf(published).flatMap((path) => hosts().map((host) => host + path)),
    );
    expect([...deeds]).toEqual([]);
  }, 120_000);

  test.each(hostile)("are rejected or cleaned: %s", (_, content) => {
    let cleaned = "";
    try {
      cleaned = cleanDrawing(Buffer.from(content)).text;
    } catch (error) {
      expect(error).toBeInstanceOf(XmlError);
    }
    expect(cleaned).not.toMatch(
      /<\w+:|<(?:script|foreignObject|iframe|meta|form|handler)|\son\w+=|[^\t\n -~]/,
    );
    expect(cleaned.replace(`xmlns="http://www.w3.org/2000/svg"`, "")).not.toMatch(
      /=\s*"\s*(?:javascript|data:text)/i,
    );
  });
});

describe("good drawings", () => {
  const root = join(import.meta.dirname, "../../..");
  const ours = ["public", "starters"].flatMap((folder) =>
    listFiles(join(root, folder))
      .filter((path) => extname(path) === ".svg")
      .map((path): [string, Uint8Array] => [folder + path, readFileSync(join(root, folder, path))]),
  );

  test("look the same, pixel by pixel", async () => {
    const browser = await chromium.launch({
      executablePath: inject("browserPath"),
      args: process.getuid?.() === 0 ? ["--no-sandbox"] : [],
    });
    try {
      const drawings = [...Object.entries(goodDrawings), ...ours];
      const cleaned = drawings.map(([, content]) => cleanDrawing(Buffer.from(content)).text);
      const origin = await serveWithoutHeaders((path) => {
        const [, state, index] = path.split("/");
        return state === "before" ? drawings[Number(index)]![1] : cleaned[Number(index)]!;
      });
      // One screenshot for all, because one for each takes ten times as long.
      const pageOf = async (state: string) => {
        const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
        const frames = drawings.map(
          (_, index) =>
            `<iframe src="${origin}${state}/${index}" width="200" height="200" frameborder="0"></iframe>`,
        );
        await page.setContent(frames.join("\n"));
        return page;
      };
      const pages = [await pageOf("before"), await pageOf("after")];
      const areSame = async (look: (page: Page) => Promise<Buffer>) => {
        const [before, after] = [await look(pages[0]!), await look(pages[1]!)];
        return before.equals(after);
      };
      if (await areSame((page) => page.screenshot({ fullPage: true, animations: "disabled" }))) return;
      const changed: string[] = [];
      for (const [index, [name]] of drawings.entries()) {
        const look = (page: Page) => page.locator("iframe").nth(index).screenshot({ animations: "disabled" });
        if (!(await areSame(look))) changed.push(name);
      }
      expect(changed).toEqual([]);
      expect.fail("The drawings look different only next to each other.");
    } finally {
      await browser.close();
    }
  }, 180_000);
});
