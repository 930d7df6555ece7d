import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { buildFiles } from "../../src/core/buildFiles";
import type { World } from "../../src/core/world";
import { nodeWorld } from "../../src/node/input/nodeWorld";
import { PublicFolder } from "../../src/node/input/publicFolder";
import { formatDiagnostics } from "../../src/report/people";
import { exampleSurroundings } from "../../src/validate/exampleSurroundings";
import { validate } from "../../src/validate/validate";
import { scripts } from "../property/rendering";
import { root, siteConfigs } from "../sites/configs";

const docs = join(root, "docs");
const now = Date.parse("2026-11-20T12:00Z");
const picture = join(siteConfigs.harbour, "../public/quay.svg");

/** The pages of the docs with JSON to copy. */
const pages = ["news.md", ...readdirSync(join(docs, "recipes")).map((file) => `recipes/${file}`)];

type Parts = Record<string, unknown>;

/** The JSON code blocks of a page, in order. */
function partsOf(page: string): Parts[] {
  const text = readFileSync(join(docs, page), "utf8");
  return [...text.matchAll(/^```json\n(.*?)^```$/gms)].map(([, json = ""]) => {
    // Top-level keys are shown without the braces of the file.
    const isFragment = json.trimStart().startsWith('"');
    return JSON.parse(isFragment ? `{${json}}` : json) as Parts;
  });
}

/** A site with all JSON of a page: pages in `routes`, blocks on a generated home page. */
function siteWith(parts: readonly Parts[]): Parts {
  const blocks = parts.filter(({ type }) => type !== undefined);
  const routes = parts.filter(({ path }) => path !== undefined);
  const beside = parts.filter(({ type, path }) => type === undefined && path === undefined);
  const home = { path: "/", title: "Home", description: "A village.", intro: "Hello.", blocks };
  const site = { name: "Fernhollow" };
  const hasHome = routes.some(({ path }) => path === "/");
  const config: Parts = { version: 1, site, routes: hasHome ? routes : [home, ...routes] };
  for (const [key, value] of beside.flatMap(Object.entries<unknown>))
    config[key] = joined(config[key], value);
  return config;
}

/** Merges the values of a key that a page shows twice. */
function joined(before: unknown, value: unknown): unknown {
  if (Array.isArray(value)) return [...((before as unknown[] | undefined) ?? []), ...(value as unknown[])];
  return typeof value === "object" ? { ...(before as object | undefined), ...value } : value;
}

/** An environment with every file that a config uses. */
function worldOf(text: string): World {
  const named = new Set(
    [...text.matchAll(/"(\/[\w./-]+\.(?:webp|svg|png|jpg|mp4|vtt|zip))"/g)].map(([, file]) => file!),
  );
  const { icons, fonts, digest, read } = nodeWorld(root, new PublicFolder(root));
  const files = {
    has: (path: string) => named.has(path),
    paths: () => [...named],
    source: () => picture,
    imageSize: () => ({ width: 1600, height: 900 }),
  };
  return { icons, fonts, digest, read, files, now: () => now };
}

describe.each(pages)("docs/%s", (page) => {
  const parts = partsOf(page);
  const config = siteWith(parts);

  test("has JSON that makes a site without findings, with all pages built", async () => {
    expect(parts.length).toBeGreaterThan(0);
    const text = JSON.stringify(config, null, 2);
    const { diagnostics, files, failures } = await buildFiles(text, worldOf(text), scripts);
    expect(formatDiagnostics(diagnostics, { file: page, text, isComplete: true })).toBe("");
    expect(failures).toEqual([]);
    const { routes } = config as { routes: { path: string; title: string; heading?: string }[] };
    for (const { path, title } of routes) {
      const html = new TextDecoder().decode(
        files!.get(`${path.slice(1)}${path === "/" ? "" : "/"}index.html`),
      );
      expect(html, path).toContain(`<title>${title} · Fernhollow</title>`);
      expect(html, path).toContain("</html>");
    }
  });
});

test("docs/servers.md has JSON without errors", () => {
  const text = JSON.stringify(siteWith(partsOf("servers.md")));
  expect(
    validate(text, exampleSurroundings).diagnostics.filter(({ severity }) => severity === "error"),
  ).toEqual([]);
});
