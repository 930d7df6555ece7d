import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import type * as system from "node:os";
import { join, relative, resolve } from "node:path";
import { afterAll, expect, test, vi } from "vitest";
import { bundleOnce } from "../../bin/bundleOnce.mjs";
import { main } from "../../src/cli/main";
import { BuildNote } from "../../src/node/output/buildNote";
import { OutputFolder } from "../../src/node/output/outputFolder";
import type { ThreadSetup } from "../../src/node/output/threadSetup";
import { writePages } from "../../src/node/output/writePages";
import { testProgram } from "../../src/node/program.fixture";

// Files of one worker share their modules: those that another file has loaded know the real machine.
vi.hoisted(() => vi.resetModules());
vi.mock("node:os", async (original) => ({
  ...(await original<typeof system>()),
  availableParallelism: () => 2,
}));

const root = resolve(import.meta.dirname, "../..");
const folder = mkdtempSync(join(tmpdir(), "spawnpage-threaded-"));

afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
  vi.resetModules();
});

test.each([
  [199, 0],
  [200, 1],
])("a site with %i pages to make asks %i times what threads need", async (count, times) => {
  const output = new OutputFolder(join(folder, `out-${count}`), []);
  const note = new BuildNote(undefined, output.directory, "");
  const page = {
    path: "/",
    source: () => "",
    make: async () => ({ files: [], failures: [], words: undefined, parts: [] }),
    recall: () => {},
  };
  const setup = vi.fn(() => ({}) as ThreadSetup);
  await writePages(
    Array.from({ length: count }, () => page),
    { output, note, setup },
  );
  output.discard();
  expect(setup).toHaveBeenCalledTimes(times);
});

test("a build with --debug tells what a thread has failed with, and is whole", async () => {
  const file = join(folder, "site.config.json");
  const routes = Array.from({ length: 200 }, (_, index) => ({
    path: index === 0 ? "/" : `/page-${index}`,
    title: `Page ${index}`,
    description: `All that is known of number ${index}.`,
    listed: index === 0,
    blocks: [{ type: "text", heading: `Number ${index}`, text: "Little is known." }],
  }));
  const site = { name: "Many", url: "https://many.example", description: "A site of many pages." };
  writeFileSync(file, JSON.stringify({ version: 1, site, routes }));
  // No thread is started from a path without its beginning.
  const program = testProgram({ folder: relative(process.cwd(), await bundleOnce(root)) });
  const lines: string[] = [];
  const words = ["build", "--config", file, "--out", join(folder, "out"), "--debug"];
  const status = await main(
    words,
    program,
    () => {},
    (text) => void lines.push(text),
  );
  expect(lines.join("\n")).toMatch(
    /^A thread that makes pages failed, and the others make its pages\. TypeError/,
  );
  expect(status).toBe(0);
}, 60_000);
