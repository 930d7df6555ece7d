import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { listFiles } from "../../src/node/input/listFiles";
import { main } from "../../src/cli/main";
import { testProgram } from "../../src/node/program.fixture";

vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 });

const root = resolve(import.meta.dirname, "../..");
const program = join(root, "bin/spawnpage.mjs");

let folder: string;
let parent: string;
let out: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "spawnpage-interrupted-"));
  parent = join(folder, "out");
  out = join(parent, "dist");
  writeConfig("old.json", ["gone", "same", "told"], "old");
  writeConfig("new.json", ["same", "told", "more"], "new");
  writeFileSync(join(folder, "broken.json"), `{ "version": 1 }`);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function writeConfig(file: string, names: string[], text: string): void {
  const page = (name: string) => ({
    path: name === "" ? "/" : `/${name}`,
    title: name || "Welcome",
    blocks: [{ type: "text", text: name === "same" ? "The same words." : `The ${text} words.` }],
  });
  const config = {
    version: 1,
    site: { name: "Quiet Meadow" },
    routes: ["", ...names].map(page),
  };
  writeFileSync(join(folder, file), JSON.stringify(config));
}

const command = (config: string) => [program, "build", "--config", join(folder, config), "--out", out];

function build(config: string, killAt?: Record<string, string>) {
  const preload = killAt ? ["--import", new URL("killAt.mjs", import.meta.url).href] : [];
  return spawnSync(process.execPath, [...preload, ...command(config)], {
    encoding: "utf8",
    env: { ...process.env, NODE_ENV: "production", NO_COLOR: "1", KILL_BELOW: parent, ...killAt },
  });
}

async function refusedBuild(): Promise<number> {
  const words = ["build", "--config", join(folder, "broken.json"), "--out", out];
  return main(words, testProgram(), vi.fn<() => void>(), vi.fn<() => void>());
}

/** A built site, path by path. */
function siteAt(directory: string): Record<string, string> {
  return Object.fromEntries(
    listFiles(directory).map((path) => [path, readFileSync(join(directory, path), "base64")]),
  );
}

function built(config: string): Record<string, string> {
  rmSync(parent, { recursive: true, force: true });
  expect(build(config)).toMatchObject({ status: 0, stderr: "" });
  return siteAt(out);
}

describe("a build that is ended by force", () => {
  it("leaves the old site or the new one, entirely, whenever that happens", async () => {
    const whole = { new: built("new.json"), old: built("old.json") };
    const kept = join(folder, "kept");
    cpSync(out, kept, { recursive: true });
    const countFile = join(folder, "count");
    expect(build("new.json", { COUNT_FILE: countFile }).status).toBe(0);
    const { changes, renames } = JSON.parse(readFileSync(countFile, "utf8")) as {
      changes: number;
      renames: number[];
    };
    expect(renames).toHaveLength(3);
    // Some moments while the site is written, every one while it takes its place, some while the old one goes.
    const begin = renames[0]!;
    const switching = Array.from({ length: 5 }, (_, index) => begin - 1 + index);
    const moments = [1, 2, Math.round(begin / 2), ...switching, Math.round((begin + changes) / 2), changes];
    const outcomes = new Set<string>();
    for (const moment of moments) {
      rmSync(parent, { recursive: true, force: true });
      cpSync(kept, out, { recursive: true });
      const { signal, status } = build("new.json", { KILL_AT: String(moment) });
      // Windows knows no signals: who is ended by force there leaves a 1.
      expect(signal ?? status, `change ${moment}`).toBe(process.platform === "win32" ? 1 : "SIGKILL");
      // A next command that itself builds nothing.
      expect(await refusedBuild()).toBe(1);
      const site = siteAt(out);
      const isNew = site["/more/index.html"] !== undefined;
      expect(site, `change ${moment} of ${changes}`).toEqual(isNew ? whole.new : whole.old);
      expect(readdirSync(parent), `change ${moment}`).toEqual(["dist"]);
      outcomes.add(isNew ? "new" : "old");
    }
    expect(outcomes).toEqual(new Set(["old", "new"]));
  });

  it("keeps the files of the old site as they were, also those that both sites have", () => {
    const old = built("old.json");
    const before = statSync(join(out, "assets")).ino;
    build("new.json", { KILL_AT: "30" });
    expect(siteAt(out)).toEqual(old);
    expect(statSync(join(out, "assets")).ino).toBe(before);
  });
});

describe("a build after one that was ended by force", () => {
  it("makes the same site as if that one had not been", () => {
    const whole = { new: built("new.json"), old: built("old.json") };
    for (const killAt of ["1", "30", "60"]) {
      build("new.json", { KILL_AT: killAt });
      build("new.json", { KILL_AT: killAt });
      expect(build("old.json").status).toBe(0);
      expect(siteAt(out), `old, after change ${killAt}`).toEqual(whole.old);
      build("new.json", { KILL_AT: killAt });
      expect(build("new.json").status).toBe(0);
      expect(siteAt(out), `new, after change ${killAt}`).toEqual(whole.new);
    }
  });
});

describe("two builds at once into the same folder", () => {
  it("both succeed, and do not mix", async () => {
    const whole = [built("old.json"), built("new.json")];
    for (let round = 0; round < 2; round++) {
      const running = ["old.json", "new.json"].map((config) =>
        ended(spawn(process.execPath, command(config), { stdio: "ignore" })),
      );
      expect(await Promise.all(running)).toEqual([0, 0]);
      expect(whole).toContainEqual(siteAt(out));
      expect(readdirSync(parent)).toEqual(["dist"]);
    }
  });
});

async function ended(child: ChildProcess): Promise<number | null> {
  return await new Promise((resolve) => child.once("exit", resolve));
}
