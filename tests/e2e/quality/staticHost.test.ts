import { readdirSync } from "node:fs";
import { get } from "node:http";
import { join } from "node:path";
import { describe, expect, inject, test } from "vitest";
import { allPages, pagesOf, readConfig, UNKNOWN_PATH } from "./pages";

const routes = allPages.filter(({ path }) => path !== UNKNOWN_PATH);
const sites = inject("sites");
const folders = inject("folders");

/** Requests a path unchanged, because `fetch` would normalise it. */
function ask(address: string, path: string): Promise<{ status: number; body: string }> {
  const { hostname, port } = new URL(address);
  return new Promise((resolve, reject) => {
    get({ hostname, port, path }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("end", () =>
        resolve({ status: response.statusCode ?? 0, body: Buffer.concat(chunks).toString("utf8") }),
      );
    }).on("error", reject);
  });
}

const title = (html: string) => /<title>([^<]*)<\/title>/.exec(html)?.[1];

describe("a built site behind a static host", () => {
  test.each(routes)("answers $site $path with and without a trailing slash", async ({ url, site, path }) => {
    const name = readConfig(site).routes.find((route) => route.path === path)!.title;
    for (const address of [url.replace(/\/$/, ""), `${url.replace(/\/$/, "")}/`, `${url}?from=chat`]) {
      const response = await fetch(address, { redirect: "error" });
      expect(response.status, address).toBe(200);
      expect(response.headers.get("content-type")).toMatch(/^text\/html\b/);
      expect(title(await response.text())).toContain(name);
    }
  });

  test.each(["demo", "harbour"] as const)(
    "answers any other address of %s with its 404 page",
    async (site) => {
      const base = sites[site];
      const { title: name } = readConfig(site)["notFound"] as { title: string };
      for (const path of ["nowhere", "no/such/page", "guidelines/deeper/", "assets/none.js"]) {
        const { status, body } = await ask(base, `/${path}`);
        expect([path, status]).toEqual([path, 404]);
        expect(title(body)).toContain(name);
      }
    },
  );

  test.each(["%E0%A4%A", "a%00b"])("rejects the invalid path %s", async (path) => {
    expect(await ask(sites.demo, `/${path}`)).toMatchObject({ status: 400 });
  });

  test("lets browsers cache only files with a content hash in their name", async () => {
    const assets = readdirSync(join(folders.demo, "assets"), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(folders.demo.length + 1));
    expect(assets.length).toBeGreaterThan(10);
    for (const asset of assets) {
      const { headers, status } = await fetch(sites.demo + asset);
      expect([asset, status]).toEqual([asset, 200]);
      expect(headers.get("cache-control"), asset).toBe("public, max-age=31536000, immutable");
    }
    for (const path of ["", "guidelines", "page.json", "favicon.svg", "robots.txt", "assets/gone.js"]) {
      const { headers } = await fetch(sites.demo + path);
      expect(headers.get("cache-control") ?? "", path).not.toContain("immutable");
    }
  });

  test("does not serve its rules and other hidden files", async () => {
    for (const path of [
      "/_headers",
      "/.nojekyll",
      "/%5Fheaders",
      "/.%2e/_headers",
      "/x/../_headers",
      "//_headers",
    ]) {
      const { status, body } = await ask(sites.demo, path);
      expect([path, status]).toEqual([path, 404]);
      expect(body).not.toContain("Strict-Transport-Security");
    }
  });

  test("serves no file outside the site's folder", async () => {
    const secrets = ["../sub-path/site.config.json", "../../../../../../etc/passwd"];
    const spellings = secrets.flatMap((path) => [
      path,
      path.replaceAll("..", "%2e%2e"),
      path.replaceAll("/", "%2f"),
      path.replaceAll("/", "\\"),
      `assets/${path}`,
      path.replaceAll("..", "..;"),
    ]);
    for (const base of [sites.demo, sites.subPath]) {
      for (const path of spellings) {
        const { status, body } = await ask(base, `${new URL(base).pathname}${path}`);
        expect([path, status]).toEqual([path, 404]);
        expect(body).not.toMatch(/root:x?:0:|"basePath"\s*:\s*"\/my-server\/",?\s*\n/);
      }
    }
  });

  test("answers HEAD like GET, without a body", async () => {
    for (const path of ["", "faq", "faq/", "assets/none.js", "favicon.svg"]) {
      const [head, full] = await Promise.all([
        fetch(sites.demo + path, { method: "HEAD" }),
        fetch(sites.demo + path),
      ]);
      expect([path, head.status]).toEqual([path, full.status]);
      expect(head.headers.get("content-type")).toBe(full.headers.get("content-type"));
      expect(await head.text()).toBe("");
      await full.text();
    }
  });

  test("serves only below its base path", async () => {
    const base = new URL(sites.subPath);
    expect(base.pathname).toBe("/my-server/");
    for (const { path } of pagesOf("demo").filter(({ path }) => path !== UNKNOWN_PATH)) {
      expect((await fetch(`${base.href}${path.slice(1)}`)).status, path).toBe(200);
      const outside = await fetch(`${base.origin}${path}`);
      expect([path, outside.status]).toEqual([path, 404]);
    }
    const html = await (await fetch(base)).text();
    const addresses = [...html.matchAll(/ (?:href|src)="(\/[^"]*)"/g)].map(([, address]) => address!);
    expect(addresses.length).toBeGreaterThan(10);
    expect(addresses.filter((address) => !address.startsWith("/my-server/"))).toEqual([]);
    for (const address of new Set(addresses)) {
      expect([address, (await fetch(base.origin + address)).status]).toEqual([address, 200]);
    }
  });
});
