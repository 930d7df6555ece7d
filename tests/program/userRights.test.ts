import { spawnSync } from "node:child_process";
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { bundleOnce } from "../../bin/bundleOnce.mjs";
import { root } from "../sites/configs";

vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 });

/** The ID of the user and group nobody on Linux. */
const NOBODY = 65_534;
const isRoot = process.getuid?.() === 0;
/** Root may read and write everything, so the tests run as another user. */
const asUser = isRoot ? ["setpriv", `--reuid=${NOBODY}`, `--regid=${NOBODY}`, "--clear-groups"] : [];
const missing =
  process.platform === "win32"
    ? "Windows has other rights than these"
    : isRoot && spawnSync("setpriv", ["--version"]).status !== 0
      ? "root can do everything, and there is no setpriv to be somebody else"
      : isRoot && spawnSync(asUser[0]!, [...asUser.slice(1), "ls", root]).status !== 0
        ? "nobody but root may read the program here"
        : undefined;
if (missing !== undefined) console.log(`What a user may not do is not tested: ${missing}.`);

/** A copy of the program that everybody may read. */
const program = join(root, "node_modules/.cache", `spawnpage-rights-${process.pid}`);
const launcher = join(program, "start.mjs");

beforeAll(async () => {
  if (missing !== undefined) return;
  home = mkdtempSync(join(tmpdir(), "spawnpage-rights-home-"));
  if (isRoot) chownSync(home, NOBODY, NOBODY);
  cpSync(await bundleOnce(root), program, { recursive: true });
  const place = JSON.stringify({ root, folder: program, isCheckout: true });
  writeFileSync(
    launcher,
    `import { launch } from "./launch.mjs";\nprocess.exitCode = await launch(process.argv.slice(2), ${place});\n`,
  );
});
afterAll(() => {
  for (const path of [program, home]) if (path !== undefined) rmSync(path, { recursive: true, force: true });
});

let folder: string;
/** The home folder with the cache, which is kept between builds because icons and fonts take longest. */
let home: string;
const at = (path: string) => join(folder, path);

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "spawnpage-rights-"));
  const page = (path: string) => ({ path, title: "A page", blocks: [{ type: "text", text: "Words." }] });
  const fonts = { heading: "system", body: "system", mono: "monospace" };
  const routes = [page("/"), page("/rules")];
  const config = { version: 1, site: { name: "Quiet Meadow" }, theme: { fonts }, routes };
  writeFileSync(at("site.config.json"), JSON.stringify(config));
  mkdirSync(at("public/art"), { recursive: true });
  writeFileSync(at("public/art/notes.txt"), "notes");
  if (isRoot)
    for (const path of ["", "site.config.json", "public", "public/art"]) chownSync(at(path), NOBODY, NOBODY);
});
afterEach(() => {
  // A folder without read permission cannot be removed.
  for (const path of ["public", "public/art", "dist", "dist/uploads", "dist/rules"]) {
    if (existsSync(at(path))) chmodSync(at(path), 0o755);
  }
  rmSync(folder, { recursive: true, force: true });
});

function build(...args: string[]): { status: number | null; said: string } {
  const [command = "", ...rest] = [...asUser, process.execPath, launcher, "build", ...args];
  const { status, stdout, stderr } = spawnSync(command, rest, {
    cwd: folder,
    encoding: "utf8",
    // The cache is in the home folder.
    env: { ...process.env, NODE_ENV: "production", NO_COLOR: "1", HOME: home, XDG_CACHE_HOME: undefined },
  });
  return { status, said: `${stdout}${stderr}` };
}

describe.skipIf(missing !== undefined)("a build without all permissions", () => {
  const refusals: [what: string, path: string, mode: number][] = [
    ["an output folder without write permission", "dist", 0o555],
    ["a folder of the site without write permission", "dist/rules", 0o555],
    ["a config without read permission", "site.config.json", 0o000],
    ["a file in public/ without read permission", "public/art/notes.txt", 0o000],
    ["a folder in public/ without access permission", "public/art", 0o000],
  ];
  let built: string;
  afterAll(() => built !== undefined && rmSync(built, { recursive: true, force: true }));

  /** Copies the built site into the folder, with its owner's permissions. */
  function layOutSite(): void {
    if (built === undefined) {
      expect(build()).toMatchObject({ status: 0 });
      built = mkdtempSync(join(tmpdir(), "spawnpage-rights-built-"));
      cpSync(at("dist"), built, { recursive: true, preserveTimestamps: true });
    } else {
      cpSync(built, at("dist"), { recursive: true, preserveTimestamps: true });
      const entries = readdirSync(at("dist"), { recursive: true, encoding: "utf8" });
      if (isRoot) for (const path of ["", ...entries]) chownSync(at(join("dist", path)), NOBODY, NOBODY);
    }
    cpSync(at("dist"), at("before"), { recursive: true });
  }

  it.each(refusals)("reports %s, and keeps the last site", (_, path, mode) => {
    layOutSite();
    const text = readFileSync(at("site.config.json"), "utf8");
    writeFileSync(
      at("site.config.json"),
      text.replace("Words.", "Other words.").replace("Words.", "New words."),
    );
    writeFileSync(at("public/art/notes.txt"), "other notes");
    chmodSync(at(path), mode);
    const { status, said } = build();
    expect(status).toBe(2);
    expect(said).toContain(at(path));
    expect(said).toMatch(/cannot be (?:read|written|opened|read or written): permission denied/);
    expect(said).not.toContain("    at ");
    chmodSync(at(path), 0o755);
    for (const page of ["index.html", "rules/index.html", "art/notes.txt", ".spawnpage/files"]) {
      expect(readFileSync(at(`dist/${page}`), "utf8"), page).toBe(readFileSync(at(`before/${page}`), "utf8"));
    }
    expect(readdirSync(at("dist/.spawnpage"))).toEqual(["files"]);
  });

  it("needs no permission for other files in the site's folder", () => {
    layOutSite();
    mkdirSync(at("dist/uploads"));
    writeFileSync(at("dist/uploads/photo.txt"), "mine");
    chmodSync(at("dist/uploads"), 0o000);
    const { status, said } = build();
    expect(said).toContain("Spawnpage did not create: uploads/. They were kept.");
    expect(status).toBe(0);
    chmodSync(at("dist/uploads"), 0o755);
    expect(readFileSync(at("dist/uploads/photo.txt"), "utf8")).toBe("mine");
  });

  it("needs no permission for the parent of the output folder", () => {
    mkdirSync(at("www/site"), { recursive: true });
    if (isRoot) chownSync(at("www/site"), NOBODY, NOBODY);
    chmodSync(at("www"), 0o555);
    expect(build("--out", "www/site")).toMatchObject({ status: 0 });
    expect(build("--out", "www/site")).toMatchObject({ status: 0 });
    chmodSync(at("www"), 0o755);
    expect(readdirSync(at("www"))).toEqual(["site"]);
  });
});
