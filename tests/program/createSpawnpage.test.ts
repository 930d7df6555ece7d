import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";

const root = resolve(import.meta.dirname, "../..");
const source = join(root, "packages/create-spawnpage");
const manifestOf = (folder: string) =>
  JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as {
    version: string;
    files: string[];
    dependencies: Record<string, string>;
  };

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "spawnpage create "));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Installs the same files as `npm create`: the small package's own files, and the program next to it. */
function install(): string {
  const modules = join(folder, "node_modules");
  const installed = join(modules, "create-spawnpage");
  mkdirSync(installed, { recursive: true });
  for (const file of ["package.json", ...manifestOf(source).files]) {
    cpSync(join(source, file), join(installed, file));
  }
  // On Windows, junctions need no permission, but links do.
  symlinkSync(root, join(modules, "spawnpage"), "junction");
  return join(installed, "create-spawnpage.mjs");
}

test("npm create spawnpage creates the same project as init", () => {
  const program = install();
  const run = (...argv: string[]) =>
    spawnSync(process.execPath, argv, { cwd: folder, encoding: "utf8", stdio: ["ignore", "pipe", "pipe"] });
  const created = run(program, "one/site", "--name", "Quiet Meadow", "--starter", "friends");
  expect({ code: created.status, err: created.stderr }).toEqual({ code: 0, err: "" });
  const own = run(
    join(root, "bin/spawnpage.mjs"),
    "init",
    "two/site",
    "--name",
    "Quiet Meadow",
    "--starter",
    "friends",
  );
  expect(created.stdout.replaceAll("one", "two")).toBe(own.stdout);
  for (const file of ["site.config.json", "package.json", "README.md"]) {
    expect(readFileSync(join(folder, "one/site", file), "utf8")).toBe(
      readFileSync(join(folder, "two/site", file), "utf8"),
    );
  }
  expect(run(program, "one/site", "--name", "").status).toBe(2);
});

test("both packages contain the licence", () => {
  const licence = readFileSync(join(root, "LICENSE"), "utf8");
  expect(readFileSync(join(source, "LICENSE"), "utf8")).toBe(licence);
});

test("takeVersion.mjs updates both packages", () => {
  const checkout = join(folder, "checkout");
  cpSync(source, join(checkout, "packages/create-spawnpage"), { recursive: true });
  cpSync(join(root, "bin/takeVersion.mjs"), join(checkout, "bin/takeVersion.mjs"));
  writeFileSync(join(checkout, "package.json"), '{ "version": "99.0.0" }');
  expect(spawnSync(process.execPath, [join(checkout, "bin/takeVersion.mjs")])).toMatchObject({ status: 0 });
  const before = readFileSync(join(source, "package.json"), "utf8");
  const after = readFileSync(join(checkout, "packages/create-spawnpage/package.json"), "utf8");
  expect(after).toBe(before.replaceAll(`"${manifestOf(root).version}"`, '"99.0.0"'));
  const { scripts } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as {
    scripts: Record<string, string>;
  };
  expect(scripts["version"]).toContain("node bin/takeVersion.mjs && npm run starters");
});

test("both packages have the same version", () => {
  const { version } = manifestOf(root);
  expect(manifestOf(source)).toMatchObject({ version, dependencies: { spawnpage: version } });
});
