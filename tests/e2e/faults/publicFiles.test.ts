import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { extname, join } from "node:path";
import { expect, inject, test } from "vitest";
import { launchUndrawn } from "../undrawnBrowser";
import { atEndOfFile } from "../endOfFile";
import { serveOwnSite } from "../quality/ownSite";

const types: Record<string, string> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".svg": "image/svg+xml",
};

/**
 * Serves a built site with the headers of its `_headers`, like Netlify and Cloudflare Pages: all matching rules apply,
 * and `*` matches any text.
 */
async function serveWithHeadersFile(folder: string): Promise<string> {
  const rules = readFileSync(join(folder, "_headers"), "utf8")
    .split(/\n(?=\S)/)
    .map((rule) => {
      const [path = "", ...lines] = rule.trim().split(/\n\s*/);
      const parts = path.split("*").map((part) => part.replace(/[^\w/-]/g, "\\$&"));
      const headers = lines.map((line) => line.split(/:\s(.*)/s) as [name: string, value: string]);
      return { pattern: new RegExp(`^${parts.join(".*")}$`), headers };
    });
  const server = createServer(({ url = "/" }, response) => {
    const path = new URL(url, "http://localhost").pathname;
    for (const { pattern, headers } of rules)
      if (pattern.test(path))
        for (const [name, value] of headers)
          // This server has no certificate.
          response.setHeader(name, value.replace("; upgrade-insecure-requests", ""));
    const file = path.endsWith("/") ? `${path}index.html` : path;
    try {
      const bytes = readFileSync(join(folder, file));
      response
        .writeHead(200, { "Content-Type": types[extname(file)] ?? "application/octet-stream" })
        .end(bytes);
    } catch {
      response.writeHead(404, { "Content-Type": types[".html"] }).end(readFileSync(join(folder, "404.html")));
    }
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  atEndOfFile(() => {
    server.closeAllConnections();
    return new Promise((closed) => server.close(closed));
  });
  return `http://127.0.0.1:${(server.address() as { port: number }).port}/`;
}

const note = (what: string) => `(globalThis.ran ??= []).push('${what}')`;
const pictures = {
  "downloads/page.html": `<!doctype html><title>Own</title><h1>Own</h1><script>${note("inline")}</script>
    <script src="app.js"></script><img src="missing.png" onerror="${note("handler")}"><a href="javascript:${note("address")}">Press</a>`,
  "downloads/app.js": `${note("file")}; try { document.body.insertAdjacentHTML("beforeend", \`<img src="missing.png" onerror="${note("text")}">\`) } catch {}`,
};

/** The scripts that run if a page and a script are in `public/`, on two hosts that apply `_headers`. */
async function runsOf(site: object): Promise<object[]> {
  const config = { version: 1, site: { name: "Moss", ...site }, routes: [{ path: "/", title: "Home" }] };
  const { url, folder } = await serveOwnSite(config, pictures);
  const browser = await launchUndrawn(inject("browserPath"));
  try {
    const runs = [];
    for (const host of [url, await serveWithHeadersFile(folder)]) {
      const page = await browser.newPage();
      const script = await page.goto(`${host}downloads/app.js`);
      const response = await page.goto(`${host}downloads/page.html`);
      const link = page.getByRole("link", { name: "Press" });
      if ((await link.count()) > 0) await link.click();
      await page.waitForLoadState("networkidle");
      runs.push({
        statuses: [response?.status(), script?.status()],
        ran: await page.evaluate(() => (globalThis as { ran?: string[] }).ran ?? []),
      });
      await page.close();
    }
    return runs;
  } finally {
    await browser.close();
  }
}

test("a page and a script in public/ are not published and run nothing, unless the config names the page", async () => {
  const nothing = { statuses: [404, 404], ran: [] };
  expect(await runsOf({})).toEqual([nothing, nothing]);
});

test("a page that the config names runs its script files, but neither inline scripts nor evaluated text", async () => {
  const trusted = { trustedFiles: ["/downloads/page.html"] };
  const file = { statuses: [200, 200], ran: ["file"] };
  expect(await runsOf(trusted)).toEqual([file, file]);
});
