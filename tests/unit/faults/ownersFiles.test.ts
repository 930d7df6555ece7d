import {
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { listFiles } from "../../../src/node/input/listFiles";
import { takeUpLeftovers } from "../../../src/node/output/leftovers";
import { OutputFolder, OutputFolderError } from "../../../src/node/output/outputFolder";
import { Random } from "../../property/random";
import { type Fault, Killed, withFault } from "./faultyDisk";
import { faultRuns } from "./faultRuns";

const { lives, seed, isLong } = faultRuns;

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "spawnpage-owners-"));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

type Files = Record<string, string>;

const marks = ["404.html", "_headers", "robots.txt"];
/** Paths that sites and other programs write to. Some names are a file in one site and a folder in another. */
const paths = [
  "index.html",
  "a",
  "a/index.html",
  "a/b/index.html",
  "B/x.txt",
  "b/x.txt",
  "assets/s.js",
  "c.txt",
];
/** Paths that only other programs write to. */
const others = [".git/HEAD", "CNAME", "uploads/p.txt", "a/own.txt", "assets/own/x", "a/b/c/own", "c.txt.old"];
const codes = ["EACCES", "EROFS", "ENOSPC", "EIO", "EBUSY", "EPERM", "EXDEV", "EMLINK"];

/** A random site, in which no path is both a file and a folder. */
function someSite(random: Random): Files {
  const chosen = paths.filter(() => random.chance(0.5));
  const fitting = chosen.filter((path) => !chosen.some((other) => other.startsWith(`${path}/`)));
  const content = () => `built ${random.below(3)}`;
  return Object.fromEntries([...marks, ...fitting].map((path) => [path, content()]));
}

function build(out: string, site: Files, isClean = false): void {
  const output = new OutputFolder(out, [], { isClean });
  try {
    for (const [path, text] of Object.entries(site)) output.write(path, text);
    output.publish();
  } catch (error) {
    output.discard();
    throw error;
  }
}

/** All files in a folder, except those that builds keep for themselves. */
const filesIn = (out: string): Files =>
  Object.fromEntries(
    (existsSync(out) ? listFiles(out) : [])
      .map((path) => path.slice(1))
      .filter((path) => !path.startsWith(".spawnpage/"))
      .map((path) => [path, readFileSync(join(out, path), "utf8")]),
  );

/** Writes a file of another program, unless its folder would replace a file. */
function writeAsOther(out: string, path: string, text: string): boolean {
  try {
    mkdirSync(dirname(join(out, path)), { recursive: true });
    writeFileSync(join(out, path), text);
    return true;
  } catch {
    return false;
  }
}

it(
  "disk and process faults: keeps files of other programs, and publishes a site completely or not at all",
  () => {
    const counts = { builds: 0, killed: 0, refused: 0, conflicts: 0, foreign: 0 };
    for (let life = 0; life < lives; life++) {
      const random = new Random(seed + life);
      const parent = join(folder, `${life}`);
      const isLinked = process.platform !== "win32" && random.chance(0.3);
      const out = join(parent, isLinked ? "link" : "dist");
      mkdirSync(join(parent, "dist"), { recursive: true });
      if (isLinked) symlinkSync("dist", out);
      let site = someSite(random);
      build(out, site);
      const foreign: Files = {};
      for (let step = 0; step < 8; step++) {
        const name = `seed ${seed + life}, step ${step}`;
        if (random.chance(0.4)) {
          const path = random.pick([...others, ...paths]);
          const text = `foreign ${life} ${step}`;
          // A file that a build has written belongs to the build. Its replacement is reported.
          if (site[path] === undefined && writeAsOther(out, path, text)) foreign[path] = text;
        }
        const next = someSite(random);
        const at = 1 + random.below(70);
        const fault: Fault | undefined = random.chance(0.5)
          ? { kind: "killed", at }
          : random.chance(0.5)
            ? { kind: "refused", at, code: random.pick(codes) }
            : undefined;
        const { thrown } = withFault(parent, fault, () => build(out, next));
        counts.builds += 1;
        if (fault && thrown) counts[fault.kind] += 1;
        if (thrown instanceof OutputFolderError) counts.conflicts += 1;
        // An error is from the disk, or reports conflicts with files of other programs.
        const isExpected =
          thrown === undefined ||
          thrown instanceof Killed ||
          thrown instanceof OutputFolderError ||
          (thrown as NodeJS.ErrnoException).code === (fault as { code?: string } | undefined)?.code;
        expect(isExpected, `${name}: ${String(thrown)}`).toBe(true);
        expect(filesIn(out), `${name}, before anything is taken up`).toMatchObject(foreign);
        takeUpLeftovers(out);
        const found = filesIn(out);
        expect(found, name).toMatchObject(foreign);
        const own = Object.fromEntries(Object.entries(found).filter(([path]) => foreign[path] === undefined));
        const isNew = thrown === undefined || JSON.stringify(sorted(own)) === JSON.stringify(sorted(next));
        expect(own, name).toEqual(isNew ? next : site);
        if (isNew) site = next;
        counts.foreign += Object.keys(foreign).length;
      }
      // A clean build removes files of other programs and all traces of faults.
      build(out, Object.fromEntries(marks.map((path) => [path, "last"])), true);
      expect(Object.keys(filesIn(out)).sort(), `seed ${seed + life}, cleaned`).toEqual([...marks].sort());
      if (isLinked) expect(lstatSync(out).isSymbolicLink()).toBe(true);
      expect(readdirSync(parent).sort()).toEqual(isLinked ? ["dist", "link"] : ["dist"]);
      rmSync(parent, { recursive: true });
    }
    console.log(
      `disk and process faults: ${counts.builds} builds in ${lives} folders, ${counts.killed} killed, ${counts.refused} refused by the disk, ` +
        `${counts.conflicts} with files of others in the way, ${counts.foreign} looks at files of others, 0 lost, seed ${seed}`,
    );
    expect(Math.min(counts.killed, counts.refused, counts.conflicts)).toBeGreaterThan(lives / 10);
  },
  isLong ? 900_000 : 60_000,
);

const sorted = (files: Files) => Object.entries(files).sort(([one], [other]) => (one < other ? -1 : 1));
