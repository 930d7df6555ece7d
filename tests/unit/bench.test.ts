import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { benchSite, peerSite } from "../../bench/benchSite";
import { median } from "../../bench/measure";
import { readOptions } from "../../bench/options";
import { servePages } from "../../bench/servePages";

const root = resolve(import.meta.dirname, "../..");
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "spawnpage-bench-test-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe("the benchmark", () => {
  it("gives peers the same content, with constants, links and icons resolved", () => {
    const site = peerSite(benchSite(5, "lighthouse"), (name) => `<path d="${name}"/>`);
    const text = JSON.stringify(site);
    expect(text).not.toContain("{{");
    expect(text).not.toMatch(/\/page-\d+(?!\d|\/)/);
    expect(site.pages.map(({ path }) => path)).toEqual(["/", "/page-1/", "/page-2/", "/page-3/", "/page-4/"]);
    expect(site.pages.at(-1)!.blocks[0]!.heading).toBe("Welcome to Benchwood, lighthouse");
    expect(site.icons["rocket"]).toBe('<path d="rocket"/>');
  });

  it("computes the median of unsorted values", () => {
    expect(median([100, 3, 20])).toBe(20);
  });

  it("reads lists of sizes, and rejects anything except whole numbers", () => {
    expect(readOptions(["--pages", "5,100", "--runs", "3"])).toEqual({
      pages: [5, 100],
      sites: undefined,
      runs: 3,
    });
    expect(() => readOptions(["--pages", "some"])).toThrow(
      "--pages must be whole numbers separated by commas, such as --pages 5,100.",
    );
  });

  it("replaces the tables of a page, and changes nothing else", async () => {
    const { writeTable } = (await import(join(root, "bench/writeTable.mjs"))) as {
      writeTable: (file: string, name: string, tables: string) => Promise<void>;
    };
    const file = join(folder, "page.md");
    writeFileSync(file, "# Title\n\n<!-- bench:build -->\n\nOld.\n\n<!-- /bench:build -->\n\nThe end.\n");
    await writeTable(file, "build", "New.");
    await writeTable(file, "build", "Newer.");
    expect(readFileSync(file, "utf8")).toBe(
      "# Title\n\n<!-- bench:build -->\n\nNewer.\n\n<!-- /bench:build -->\n\nThe end.\n",
    );
    await expect(writeTable(file, "save", "New.")).rejects.toThrow("has no markers for the save tables");
  });

  it("has a section for every benchmark in the documentation", () => {
    const page = readFileSync(join(root, "docs/performance.md"), "utf8");
    const names = readdirSync(join(root, "bench")).flatMap(
      (file) => /^(\w+)\.bench\.ts$/.exec(file)?.[1] ?? [],
    );
    expect(names.filter((name) => !page.includes(`<!-- bench:${name} -->`))).toEqual([]);
    expect(names).toContain("build");
  });

  it("serves a page with Brotli, and counts the bytes sent", async () => {
    writeFileSync(join(folder, "index.html"), "<h1>Hello</h1>".repeat(100));
    const server = await servePages(folder);
    try {
      const body = await new Promise<Buffer>((done) => {
        request(server.url, (response) => {
          const chunks: Buffer[] = [];
          response.on("data", (chunk: Buffer) => chunks.push(chunk));
          response.once("end", () => done(Buffer.concat(chunks)));
        }).end();
      });
      expect(brotliDecompressSync(body).toString()).toContain("<h1>Hello</h1>");
      expect(server.served).toEqual([{ path: "/", bytes: body.length }]);
    } finally {
      await server.close();
    }
  });

  it.each(["eleventy", "astro"])("pins every package of %s, without a registry", (peer) => {
    const read = (file: string) => readFileSync(join(root, "bench/peers", peer, file), "utf8");
    const { dependencies } = JSON.parse(read("package.json")) as { dependencies: Record<string, string> };
    expect(Object.values(dependencies).filter((version) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
    expect(read("package-lock.json")).not.toContain('"resolved"');
  });
});
