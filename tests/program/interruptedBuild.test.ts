import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { digest } from "../../src/node/digest";
import { listFiles } from "../../src/node/input/listFiles";
import { launchHere } from "../launchHere";
import { Random } from "../property/random";
import { firstOf } from "../turns";
import { faultRuns } from "../unit/faults/faultRuns";

vi.setConfig({ testTimeout: faultRuns.isLong ? 900_000 : 120_000, hookTimeout: 60_000 });

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
    theme: { fonts: { heading: "system", body: "system", mono: "monospace" } },
    routes: ["", ...names].map(page),
  };
  writeFileSync(join(folder, file), JSON.stringify(config));
}

const command = (config: string) => ["build", "--config", join(folder, config), "--out", out];

const build = (config: string) => launchHere(...command(config));

/** Builds in a separate process that is killed at a change (`KILL_AT`), or counts the changes. */
function buildAside(config: string, env: Record<string, string>) {
  const preload = new URL("killAt.mjs", import.meta.url).href;
  return spawnSync(process.execPath, ["--import", preload, program, ...command(config)], {
    encoding: "utf8",
    env: { ...process.env, NODE_ENV: "production", NO_COLOR: "1", KILL_BELOW: parent, ...env },
  });
}

/** The digests of a built site's files by path. */
function siteAt(directory: string): Record<string, string> {
  return Object.fromEntries(
    listFiles(directory).map((path) => [path, digest(readFileSync(join(directory, path), "base64"), 16)]),
  );
}

/** Copies of the sites that `built` has built, by config. */
const copies = new Map<string, string>();

/** Replaces the folder's content with the built site of a config, and returns its digests. */
async function built(config: string): Promise<Record<string, string>> {
  rmSync(parent, { recursive: true, force: true });
  const copy = copies.get(config);
  if (copy === undefined) {
    expect(await build(config)).toMatchObject({ code: 0, err: "" });
    copies.set(config, join(folder, `copy of ${config}`));
    cpSync(out, copies.get(config)!, { recursive: true });
  } else cpSync(copy, out, { recursive: true });
  return siteAt(out);
}

/** Files of other programs inside the site. */
const foreign: Record<string, string> = {
  CNAME: "meadow.example",
  ".git/HEAD": "ref: refs/heads/pages",
  "uploads/one/photo.txt": "a photo",
  "same/notes.txt": "notes",
  "gone/notes.txt": "more notes",
  "more/notes.txt": "other notes",
};

function putForeign(directory: string): void {
  for (const [path, text] of Object.entries(foreign)) {
    mkdirSync(dirname(join(directory, path)), { recursive: true });
    writeFileSync(join(directory, path), text);
  }
}

const foreignAt = (directory: string) =>
  Object.fromEntries(Object.keys(foreign).map((path) => [path, readFileSync(join(directory, path), "utf8")]));

/** The number of moments at which a build is killed: while it renders, while it publishes, and after. */
const { moments: momentsAsked, publishing: publishingAsked, seed } = faultRuns;

describe("disk and process faults: a killed build", () => {
  it("leaves the complete old or new site, and all other files, at any moment", async () => {
    const whole: Record<string, Record<string, string>> = {};
    for (const name of ["new", "old"]) {
      await built(`${name}.json`);
      putForeign(out);
      expect((await build(`${name}.json`)).code).toBe(0);
      whole[name] = siteAt(out);
    }
    const kept = join(folder, "kept");
    cpSync(out, kept, { recursive: true });
    const countFile = join(folder, "count");
    expect(buildAside("new.json", { COUNT_FILE: countFile }).status).toBe(0);
    expect(siteAt(out)).toEqual(whole["new"]);
    const { changes, publishing } = JSON.parse(readFileSync(countFile, "utf8")) as {
      changes: number;
      publishing: number[];
    };
    expect(publishing).toHaveLength(2);
    const [begin = 0, end = 0] = publishing;
    const random = new Random(seed);
    const between = (from: number, to: number, count: number) =>
      Array.from({ length: count }, () => from + random.below(to - from + 1));
    const rest = momentsAsked - publishingAsked - 6;
    const moments = [
      1,
      2,
      begin,
      begin + 1,
      end,
      end + 1,
      ...between(begin + 1, end, publishingAsked),
      ...between(1, changes, rest),
    ];
    const outcomes = { old: 0, new: 0 };
    for (const moment of moments) {
      rmSync(parent, { recursive: true, force: true });
      cpSync(kept, out, { recursive: true });
      const { signal, status } = buildAside("new.json", { KILL_AT: String(moment) });
      // Windows has no signals. A killed process exits with 1.
      expect(signal ?? status, `change ${moment}`).toBe(process.platform === "win32" ? 1 : "SIGKILL");
      // At this moment, a host would serve each file from one of the two sites. Other files are still there.
      expect(foreignAt(out), `change ${moment}`).toEqual(foreign);
      for (const [path, bytes] of Object.entries(siteAt(out))) {
        if (!path.startsWith("/.spawnpage/"))
          expect([whole["old"]![path], whole["new"]![path]], `${path}, change ${moment}`).toContain(bytes);
      }
      // The next command does not build anything.
      expect((await build("broken.json")).code).toBe(1);
      const site = siteAt(out);
      const outcome = site["/more/index.html"] === undefined ? "old" : "new";
      expect(site, `change ${moment} of ${changes}`).toEqual(whole[outcome]);
      expect(readdirSync(parent), `change ${moment}`).toEqual(["dist"]);
      expect(readdirSync(join(out, ".spawnpage")), `change ${moment}`).toEqual(["files"]);
      outcomes[outcome] += 1;
    }
    const during = moments.filter((moment) => moment > begin && moment <= end).length;
    console.log(
      `disk and process faults: ${moments.length} kills, ${during} of them while publishing (${end - begin} steps), ` +
        `seed ${seed}: ${outcomes.old} old sites, ${outcomes.new} new ones, every other file kept`,
    );
    expect(outcomes.old).toBeGreaterThan(0);
    expect(outcomes.new).toBeGreaterThan(0);
  });

  it("does not change the old site's files, even those that both sites have", async () => {
    const old = await built("old.json");
    const before = statSync(join(out, "assets")).ino;
    buildAside("new.json", { KILL_AT: "3" });
    const site = Object.entries(siteAt(out)).filter(([path]) => !path.startsWith("/.spawnpage/making-"));
    expect(Object.fromEntries(site)).toEqual(old);
    expect(statSync(join(out, "assets")).ino).toBe(before);
  });
});

describe("a build after a killed one", () => {
  it("creates the same site as without it", async () => {
    const whole = { new: await built("new.json"), old: await built("old.json") };
    for (const killAt of firstOf(["25", "1"], 1)) {
      buildAside("new.json", { KILL_AT: killAt });
      buildAside("new.json", { KILL_AT: killAt });
      expect((await build("old.json")).code).toBe(0);
      expect(siteAt(out), `old, after change ${killAt}`).toEqual(whole.old);
      buildAside("new.json", { KILL_AT: killAt });
      expect((await build("new.json")).code).toBe(0);
      expect(siteAt(out), `new, after change ${killAt}`).toEqual(whole.new);
    }
  });
});

describe("two simultaneous builds to the same folder", () => {
  it("both succeed without mixing their files", async () => {
    const whole = [await built("old.json"), await built("new.json")];
    for (const round of firstOf([1, 2], 1)) {
      const running = ["old.json", "new.json"].map((config) =>
        ended(spawn(process.execPath, [program, ...command(config)], { stdio: "ignore" })),
      );
      expect(await Promise.all(running), `round ${round}`).toEqual([0, 0]);
      expect(whole).toContainEqual(siteAt(out));
      expect(readdirSync(parent)).toEqual(["dist"]);
    }
  });
});

async function ended(child: ChildProcess): Promise<number | null> {
  return await new Promise((resolve) => child.once("exit", resolve));
}
