import fs, { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { syncBuiltinESMExports } from "node:module";
import { tmpdir } from "node:os";
import { basename, join, relative } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { fixFile } from "../../../src/node/input/fixFile";
import { OutputFolder } from "../../../src/node/output/outputFolder";

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "spawnpage-power-"));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A file change: the system function, the paths below the folder, and whether it is flushed to the disk. */
interface Change {
  by: string;
  paths: string[];
  isOnDisk: boolean;
}

/** The changes below the folder, in order. */
function changesOf(act: () => void): Change[] {
  const names = ["writeFileSync", "copyFileSync", "linkSync", "renameSync", "unlinkSync", "rmSync"] as const;
  const genuine = Object.fromEntries(names.map((name) => [name, fs[name]]));
  const changes: Change[] = [];
  for (const by of names) {
    Reflect.set(fs, by, (...args: unknown[]) => {
      const isBelow = (arg: unknown): arg is string => typeof arg === "string" && arg.startsWith(folder);
      const paths = args.filter(isBelow).map((path) => relative(folder, path).replaceAll("\\", "/"));
      const isOnDisk = args.some(
        (arg) => typeof arg === "object" && arg !== null && "flush" in arg && arg.flush,
      );
      if (paths.length > 0) changes.push({ by, paths, isOnDisk });
      return Reflect.apply(genuine[by]!, fs, args);
    });
  }
  syncBuiltinESMExports();
  try {
    act();
  } finally {
    Object.assign(fs, genuine);
    syncBuiltinESMExports();
  }
  return changes;
}

function build(files: Record<string, string>): void {
  const output = new OutputFolder(join(folder, "dist"), []);
  for (const [path, text] of Object.entries(files)) output.write(path, text);
  output.publish();
}

it("flushes the rollback journal before it changes the last site, and flushes nothing else", () => {
  const marks = { "404.html": "", _headers: "", "robots.txt": "" };
  build({ ...marks, "index.html": "old", "gone/index.html": "old" });
  const changes = changesOf(() => build({ ...marks, "index.html": "new", "more/index.html": "new" }));

  const waited = changes.filter(({ isOnDisk }) => isOnDisk);
  expect(waited.map(({ by, paths }) => `${by} ${basename(paths[0]!)}`)).toEqual([
    "writeFileSync journal.json",
  ]);
  const isOfSite = ({ paths }: Change) => paths.some((path) => !path.startsWith("dist/.spawnpage/"));
  const firstOfSite = changes.findIndex(isOfSite);
  expect(firstOfSite).toBeGreaterThan(changes.indexOf(waited[0]!));
  expect(changes.filter(isOfSite).length).toBeGreaterThanOrEqual(3);
});

it("flushes nothing for a first site, which has no rollback", () => {
  rmSync(join(folder, "dist"), { recursive: true });
  expect(changesOf(() => build({ "index.html": "new" })).filter(({ isOnDisk }) => isOnDisk)).toEqual([]);
});

it("flushes a fixed config before it replaces the old one", () => {
  mkdirSync(join(folder, "public"));
  const file = join(folder, "site.config.json");
  const config = { version: 1, site: { name: "Mossy" }, routes: [{ path: "/", title: "Home" }] };
  writeFileSync(file, JSON.stringify(config).replace('"site"', "site"));
  const changes = changesOf(() => void fixFile(file));
  expect(JSON.parse(readFileSync(file, "utf8"))).toMatchObject({ site: { name: "Mossy" } });
  expect(changes.map(({ by, isOnDisk }) => [by, isOnDisk])).toEqual([
    ["writeFileSync", true],
    ["renameSync", false],
  ]);
});
