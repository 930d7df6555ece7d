import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { syncBuiltinESMExports } from "node:module";
import os from "node:os";
import { join, relative } from "node:path";
import { afterAll, expect, test, vi } from "vitest";
import { BuildNote } from "../../src/node/output/buildNote";
import { OutputFolder } from "../../src/node/output/outputFolder";
import type { ThreadSetup } from "../../src/node/output/threadSetup";
import { writePages } from "../../src/node/output/writePages";
import { launchFrom, programFolder } from "../launchHere";

const { availableParallelism } = os;
onCores(3);

/** Has the program find a machine with so many cores. */
function onCores(count: number) {
  os.availableParallelism = () => count;
  syncBuiltinESMExports();
}

const folder = mkdtempSync(join(os.tmpdir(), "spawnpage-threaded-"));

afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
  os.availableParallelism = availableParallelism;
  syncBuiltinESMExports();
});

test.each([
  [199, 3, 0],
  [200, 3, 1],
  [200, 2, 0],
])("%i pages to make on %i cores ask %i times what threads need", async (count, cores, times) => {
  onCores(cores);
  const output = new OutputFolder(join(folder, `out-${count}-${cores}`), []);
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
  onCores(3);
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
  const program = relative(process.cwd(), await programFolder());
  const words = ["build", "--config", file, "--out", join(folder, "out"), "--debug"];
  const { code, err } = await launchFrom(program, ...words);
  expect(err).toMatch(/^A render worker failed\. The other workers render its pages\. TypeError/);
  expect(code).toBe(0);
}, 60_000);
