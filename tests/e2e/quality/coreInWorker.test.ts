import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import { afterAll, beforeAll, describe, expect, inject, it, vi } from "vitest";
import { bundleOnce } from "../../../bin/bundleOnce.mjs";
import { buildFiles } from "../../../src/core/buildFiles";
import type { SiteScripts } from "../../../src/core/siteScripts";
import { browserBundle } from "../../../src/node/bundle/browserBundle";
import { openProgram } from "../../../src/node/openProgram";
import type { Diagnostic } from "../../../src/validate/diagnostic";
import { listFiles } from "../../../src/node/input/listFiles";
import { LIST } from "../../../src/node/output/ownFiles";
import { loadSite } from "../../../src/node/input/loadSite";
import { root, siteConfigs } from "../../sites/configs";
import { bundleWorker, type WorkerFile } from "../core/bundleWorker";
import type { Answer, Question } from "../core/worker";
import { WorldServer } from "../core/worldServer";
import { isWhole } from "../../property/share";
import { firstOf } from "../../turns";
import { visit } from "../visit";
import { temporaryFolder } from "./ownSite";

const KIB = 1024;
const folders = inject("folders");

let worker: WorkerFile[];
let server: WorldServer;
let address: string;
beforeAll(async () => {
  vi.stubEnv("NODE_ENV", "production");
  worker = await bundleWorker(root, "tests/e2e/core/worker.ts");
  vi.unstubAllEnvs();
  server = new WorldServer(worker, join(await bundleOnce(root), "site"));
  address = await server.listen();
});
afterAll(() => server.close());

/** The files that a worker generates from a config, in Base64. */
interface Built {
  diagnostics: Diagnostic[];
  files: Record<string, string>;
  failures: string[];
}

async function buildInWorker(site: "demo" | "harbour", text: string): Promise<Built> {
  const page = await visit(`${address}/`, { comesToLife: false });
  return page.evaluate(askWorker, { world: `/${site}/`, text });
}

/** Runs in the page. */
async function askWorker(question: Question): Promise<Built> {
  const asked = new Worker("/worker/worker.js", { type: "module" });
  const answer = await new Promise<Answer>((resolve, reject) => {
    asked.addEventListener("message", ({ data }: MessageEvent<Answer>) => resolve(data));
    asked.addEventListener("error", ({ message }) => reject(new Error(message)));
    asked.postMessage(question, []);
  });
  if ("thrown" in answer) throw new Error(answer.thrown);
  const { diagnostics, failures, files = new Map<string, Uint8Array>() } = answer;
  const written = Array.from(files, ([path, bytes]) => {
    const letters = Array.from(bytes, (byte) => String.fromCharCode(byte));
    return [path, btoa(letters.join(""))] as const;
  });
  return { diagnostics, failures, files: Object.fromEntries(written) };
}

/** The scripts from the command, which are the same for every site. */
async function scriptsOfCommand(): Promise<SiteScripts> {
  const launched = { root, folder: await bundleOnce(root), isCheckout: true };
  const bundle = browserBundle(openProgram(launched));
  const assets = join(bundle.directory, "assets");
  const files = listFiles(assets).map((path) => ({ path: `assets${path}`, source: join(assets, path) }));
  return { ...bundle, files };
}

/** Compares the files of a worker with those that Node.js generates. @returns their paths */
async function expectSameAsInNode(
  files: Built["files"],
  { site, text }: { site: "demo" | "harbour"; text: string },
): Promise<string[]> {
  const { world } = await loadSite(siteConfigs[site]);
  const made = await buildFiles(text, world, await scriptsOfCommand());
  const expected = Object.fromEntries(
    Array.from(made.files ?? [], ([path, bytes]) => [path, Buffer.from(bytes).toString("base64")]),
  );
  const paths = Object.keys(expected).sort();
  expect(Object.keys(files).sort()).toEqual(paths);
  expect(paths.filter((path) => files[path] !== expected[path])).toEqual([]);
  return paths;
}

describe("a site built in a web worker", () => {
  // The second site has more kinds of pages and files than the demo.
  it.each(firstOf(["harbour", "demo"] as const, 1))(
    "has the same files and bytes as one built in Node.js without subset fonts: %s",
    async (site) => {
      const file = siteConfigs[site];
      const text = readFileSync(file, "utf8");
      const { files, diagnostics, failures } = await buildInWorker(site, text);
      expect([diagnostics, failures]).toEqual([[], []]);
      const paths = await expectSameAsInNode(files, { site, text });

      // Unlike the worker, the command generates subset fonts and icons, and pages refer to them.
      const built = listFiles(folders[site]).map((path) => path.slice(1));
      expect(built).toEqual(expect.arrayContaining(["index.html", "404.html", "_headers", ".nojekyll"]));
      // The theme's values name the fonts.
      const namesFonts = (path: string) => /^assets\/(?:page|theme)-\w+\.css$/.test(path);
      expect(built).toEqual(expect.arrayContaining(paths.filter((path) => !namesFonts(path))));
      expect(built.filter(namesFonts).length).toBe(paths.filter(namesFonts).length);
      const more = built.filter((path) => !paths.includes(path) && path !== LIST && !namesFonts(path));
      expect(
        more.filter(
          (path) =>
            !/^(?:assets\/(?:fonts|icons|previews|pictures)\/|assets\/fonts-\w+\.css$|favicon\.ico$|apple-touch-icon\.png$|manifest\.webmanifest$)/.test(
              path,
            ),
        ),
      ).toEqual([]);
    },
  );

  it("has the same files in two languages", async () => {
    const text = JSON.stringify({
      version: 1,
      site: { name: "Mossford", url: "https://mossford.example" },
      search: true,
      languages: { de: { texts: { Welcome: "Willkommen", "Be kind.": "Seid nett.", "/rules": "/regeln" } } },
      routes: [
        { path: "/", title: "Welcome" },
        { path: "/rules", title: "Rules", contents: true, intro: "Be kind." },
      ],
    });
    const { files, failures } = await buildInWorker("demo", text);
    expect(failures).toEqual([]);
    const paths = await expectSameAsInNode(files, { site: "demo", text });
    expect(paths).toEqual(expect.arrayContaining(["de/regeln/index.html", "de/404.html", "de/search.json"]));
  });

  it.each(firstOf(["demo", "harbour"] as const, 1))(
    "has the same findings as the command for a wrong config: %s",
    async (site) => {
      const text = readFileSync(siteConfigs[site], "utf8")
        .replace('"icon": "', '"icon": "rokcet-of-')
        .replace('"href": "/', '"href": "/nowhere-')
        .replace('"description": ', '"descripton": ');
      const folder = temporaryFolder();
      cpSync(join(dirname(siteConfigs[site]), "public"), join(folder, "public"), { recursive: true });
      const file = join(folder, "site.config.json");
      writeFileSync(file, text);
      const { diagnostics, files } = await buildInWorker(site, text);
      expect(files).toEqual({});
      expect(diagnostics.length).toBeGreaterThan(2);
      expect(diagnostics).toEqual((await loadSite(file)).diagnostics);
    },
  );
});

/**
 * The Brotli quality and the size limit. The full run compresses like hosts, otherwise it takes a twelfth of the time.
 */
const [quality, most] = isWhole ? [11, 363] : [9, 392];

// It contains ten presets with their drawings, every layout of every block, and each font's character coverage.
it(`the core has at most ${most} KiB in a worker, with all imports`, () => {
  const needed = worker.filter(({ isOnDemand }) => !isOnDemand);
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality };
  const size = needed.reduce((sum, { code }) => sum + brotliCompressSync(code, { params }).length, 0);
  console.log(`The core in a worker: ${(size / KIB).toFixed(1)} KiB in brotli ${quality}`);
  expect(needed.length).toBeGreaterThan(0);
  expect(size).toBeLessThanOrEqual(most * KIB);
});
