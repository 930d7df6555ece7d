import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { TemporaryFolder } from "../../../src/node/buildCache";
import type { BrowserBundle } from "../../../src/node/bundle/browserBundle";
import { buildSite } from "../../../src/node/output/buildSite";
import { testProgram } from "../../../src/node/program.fixture";
import { listFiles } from "../../../src/node/input/listFiles";
import { KeptRecords } from "../../../src/node/input/keptRecords";
import { loadSite } from "../../../src/node/input/loadSite";
import { siteConfigs } from "../../sites/configs";
import { Random } from "../../property/random";
import { timesOf } from "../../property/share";
import { edits, type EditedSite } from "./siteEdits";
import { mishaps } from "./tampering";

vi.setConfig({ testTimeout: 120_000 });

/** The cache of the tests that do not damage it, because cutting fonts and drawing icons takes longest. */
const keptCache = mkdtempSync(join(tmpdir(), "spawnpage-rebuild-cache-"));
afterAll(() => rmSync(keptCache, { recursive: true, force: true }));

let folder: string;
let cache: string;
beforeEach(() => {
  cache = keptCache;
  folder = mkdtempSync(join(tmpdir(), "spawnpage-rebuild-"));
  mkdirSync(join(folder, "bundle", "assets"), { recursive: true });
  for (const name of ["site", ...blockTypes])
    writeFileSync(join(folder, "bundle", "assets", `${name}.js`), name);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const blockTypes = ["hero", "faq", "gallery"];

const at = (...names: string[]) => join(folder, ...names);

/** Creates a site to edit. */
function layOut(name: "demo" | "harbour"): EditedSite {
  const config = siteConfigs[name];
  const publicFolder = at("site", "public");
  cpSync(join(dirname(config), "public"), publicFolder, { recursive: true });
  return { text: readFileSync(config, "utf8"), publicFolder, program: "program-0" };
}

/**
 * Builds a site, and returns the pages that were rendered and not reused.
 * @returns `undefined` if the config has errors
 */
async function build(site: EditedSite, out: string, isFresh = false): Promise<string[] | undefined> {
  return (await buildCounted(site, out, isFresh))?.made;
}

/** Like {@link build}, with the total number of pages, including news pages. */
async function buildCounted(
  site: EditedSite,
  out: string,
  isFresh = false,
): Promise<{ made: string[]; total: number; messages: string[] } | undefined> {
  const file = at("site", "site.config.json");
  writeFileSync(file, site.text);
  const temporary = new TemporaryFolder(at("temporary"));
  const program = testProgram({ cacheFor: () => cache, hash: site.program });
  const records = new KeptRecords(program, file, isFresh);
  const loaded = await loadSite(file, {}, { memory: records.memory() });
  if (!loaded.site) return undefined;
  const made: string[] = [];
  const pages = loaded.site.pages.map((page) => ({
    ...page,
    compile: () => {
      made.push(page.path);
      return page.compile();
    },
  }));
  const bundle: BrowserBundle = {
    directory: at("bundle"),
    id: site.program,
    entry: "assets/site.js",
    boot: "0",
    announcementsBoot: "1",
    look: "1",
    languages: "1",
    styles: "",
    searchStyles: "",
    partsFor: () => ({ parts: [], chunks: [], scripts: [], first: "", rest: "" }),
    publishedFor: (types) => new Set(["site", ...types].map((name) => `assets/${name}.js`)),
  };
  await buildSite({ ...loaded, site: { ...loaded.site, pages } }, at(out), {
    temporary,
    program,
    bundle: () => bundle,
    isFresh,
  });
  records.save();
  return { made, total: pages.length, messages: loaded.diagnostics.map(({ message }) => message) };
}

/** The files of a built site by path. */
const filesOf = (directory: string) =>
  Object.fromEntries(
    listFiles(at(directory)).map((path) => [path, readFileSync(at(directory, path), "base64")]),
  );

// Further rounds, as with `npm test -- --share 10`, use random edits.
const everyEdit = Object.keys(edits);
const everySecond = everyEdit.filter((_, index) => index % 2 === 1);

describe("a repeated build", () => {
  it.each([
    ["demo", everyEdit],
    ["harbour", everySecond],
  ] as const)("has the same bytes as a first build, after any change (%s)", async (name, order) => {
    const rounds = timesOf(order.length);
    const random = new Random(20);
    let site = layOut(name);
    cache = at("cache");
    const happened = new Set<string>();
    let taken = 0;
    let total = 0;
    for (let round = 0; round < rounds; round++) {
      const name = order[round] ?? random.pick(everyEdit);
      const edited = { ...site };
      edits[name]!(edited, random);
      const mishap = round > 0 && random.chance(0.3) ? random.pick(Object.keys(mishaps)) : "nothing";
      mishaps[mishap]!({ out: at("again"), cache }, random);
      const built = await buildCounted(edited, "again");
      // Invalid edits are skipped.
      if (!built) continue;
      site = edited;
      happened.add(name);
      total = built.total;
      taken += total - built.made.length;
      const first = await buildCounted(site, "first", true);
      expect(built.messages, `round ${round}: ${name}, ${mishap}`).toEqual(first!.messages);
      expect(filesOf("again"), `round ${round}: ${name}, ${mishap}`).toEqual(filesOf("first"));
      rmSync(at("first"), { recursive: true });
    }
    expect(order.slice(0, rounds).filter((name) => !happened.has(name))).toEqual([]);
    // The first builds have nothing to reuse.
    expect(taken, "reused pages").toBeGreaterThan(total * (rounds - 3) * 0.17);
  });

  it("renders only the page whose text changed", async () => {
    const site = layOut("demo");
    expect(await build(site, "dist")).toHaveLength(4);
    expect(await build(site, "dist")).toEqual([]);
    const changed = { ...site, text: site.text.replace('"question": "', '"question": "Well, ') };
    expect(changed.text).not.toBe(site.text);
    expect(await build(changed, "dist")).toEqual(["/faq"]);
    expect(await build(changed, "dist")).toEqual([]);
  });

  it("keeps the scripts of reused pages, and removes unused ones", async () => {
    const site = layOut("demo");
    await build(site, "dist");
    const scripts = () => Object.keys(filesOf("dist")).filter((path) => path.endsWith(".js"));
    expect(scripts()).toEqual(["/assets/faq.js", "/assets/hero.js", "/assets/site.js"]);
    const changed = { ...site, text: site.text.replace('"question": "', '"question": "Well, ') };
    expect(await build(changed, "dist")).toEqual(["/faq"]);
    expect(scripts()).toEqual(["/assets/faq.js", "/assets/hero.js", "/assets/site.js"]);
    const config = JSON.parse(site.text) as { routes: { path: string; blocks: unknown }[] };
    config.routes.find(({ path }) => path === "/faq")!.blocks = [{ type: "text", text: "All is said." }];
    expect(await build({ ...site, text: JSON.stringify(config) }, "dist")).toEqual(["/faq"]);
    expect(scripts()).toEqual(["/assets/hero.js", "/assets/site.js"]);
  });

  it("renders no other page if only the search index changes", async () => {
    const site = layOut("demo");
    site.text = site.text.replace('"version": 1,', '"version": 1, "search": true,');
    expect(await build(site, "dist")).toHaveLength(4);
    const changed = { ...site, text: site.text.replace('"question": "', '"question": "Well, ') };
    expect(await build(changed, "dist")).toEqual(["/faq"]);
    expect(await build(changed, "dist")).toEqual([]);
    await build(changed, "first", true);
    expect(filesOf("dist")).toEqual(filesOf("first"));
    expect(readFileSync(at("dist", "search.json"), "utf8")).toContain("Well, ");
  });

  it("renders only the pages whose picture has a new size", async () => {
    const site = layOut("demo");
    await build(site, "dist");
    const file = join(site.publicFolder, "rocket.svg");
    writeFileSync(file, `${readFileSync(file, "utf8")}<!-- the same -->`);
    expect(await build(site, "dist")).toEqual([]);
    writeFileSync(file, `<svg xmlns="http://www.w3.org/2000/svg" width="77" height="55"/>`);
    expect(await build(site, "dist")).toEqual(["/"]);
    expect(readFileSync(at("dist", "index.html"), "utf8")).toContain('width="77" height="55"');
  });

  it("renders every page for a new program, constant or footer, and on demand", async () => {
    const site = layOut("demo");
    await build(site, "dist");
    expect(await build(site, "dist", true)).toHaveLength(4);
    const changed = { ...site, program: "program-1" };
    expect(await build(changed, "dist")).toHaveLength(4);
    changed.text = changed.text.replace('"worlds":', '"worldCount": 3,\n    "worlds":');
    expect(await build(changed, "dist")).toHaveLength(4);
    changed.text = changed.text.replace('"copyright": "', '"copyright": "Well, ');
    expect(await build(changed, "dist")).toHaveLength(4);
    expect(await build(changed, "dist")).toEqual([]);
  });

  it("publishes a public file again after the page with its path is removed", async () => {
    const site = layOut("demo");
    const config = JSON.parse(site.text) as { routes: object[] };
    config.routes.push({ path: "/extra", title: "Extra", blocks: [{ type: "text", text: "Words." }] });
    const extended = { ...site, text: JSON.stringify(config) };
    mkdirSync(join(site.publicFolder, "extra"));
    writeFileSync(join(site.publicFolder, "extra", "page.json"), "the owner's");
    const published = () => readFileSync(at("dist", "extra", "page.json"), "utf8");
    for (let round = 0; round < 2; round++) {
      await build(extended, "dist");
      expect(published()).toContain("Words.");
      await build(site, "dist");
      expect(published()).toBe("the owner's");
    }
  });

  it("renders a page whose file was modified, and tracks each output folder separately", async () => {
    const site = layOut("demo");
    await build(site, "dist");
    const page = at("dist", "faq", "page.json");
    writeFileSync(page, readFileSync(page, "utf8").replace("faq", "fag"));
    expect(await build(site, "dist")).toEqual(["/faq"]);
    expect(await build(site, "other")).toHaveLength(4);
    expect(await build(site, "dist")).toEqual([]);
  });
});
