import { execFileSync, spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, onTestFinished, test, vi } from "vitest";

vi.setConfig({ testTimeout: 120_000 });

/** The commands read whole files, and would wait forever for a pipe. */
describe.skipIf(process.platform === "win32")("a command in a folder with a pipe", () => {
  const config = {
    $schema: "./site.schema.json",
    version: 1,
    site: { name: "Mossy", favicon: "/icon.png" },
    theme: { fonts: { body: { family: "Own", file: "/font.woff2" } } },
    routes: [
      { path: "/", title: "Home", blocks: [{ type: "image", src: "/art.png", alt: "A mill" }] },
      { path: "/b", title: "B", blocks: [{ type: "image", src: "/zero.png", alt: "A mill" }] },
    ],
  };

  /** Runs a command in a folder with pipes, with a timeout. */
  function run(args: readonly string[], pipes: readonly string[], files: Record<string, string> = {}) {
    const folder = mkdtempSync(join(tmpdir(), "spawnpage-pipes-"));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    for (const name of ["public", "dist/.spawnpage"]) mkdirSync(join(folder, name), { recursive: true });
    for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
    for (const name of pipes) execFileSync("mkfifo", [join(folder, name)]);
    symlinkSync("/dev/zero", join(folder, "public/zero.png"));
    const program = join(import.meta.dirname, "../../bin/spawnpage.mjs");
    const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...args], {
      cwd: folder,
      encoding: "utf8",
      timeout: 30_000,
    });
    return { status, said: stdout + stderr };
  }

  test.each(["validate", "build"])("%s reports pipes among its files", (command) => {
    const pipes = ["public/art.png", "public/icon.png", "public/font.woff2", "site.schema.json"];
    const { status, said } = run([command], pipes, { "site.config.json": JSON.stringify(config) });
    expect(status).toBe(1);
    expect(said).toContain("/art.png");
    expect(said).toContain("/zero.png");
  });

  test.each(["validate", "build"])("%s rejects a pipe as the config", (command) => {
    const { status, said } = run([command], ["site.config.json"]);
    expect(status).toBe(2);
    expect(said).toContain("site.config.json");
  });

  test("build and preview reject a pipe in the site's folder", () => {
    const plain = JSON.stringify({
      ...config,
      site: { name: "Mossy" },
      theme: {},
      routes: [config.routes[0]],
    }).replace("/art.png", "https://mossy.example/art.png");
    const built = run(["build"], ["dist/.spawnpage/files", "dist/404.html"], { "site.config.json": plain });
    expect(built).toMatchObject({ status: 2, said: expect.stringContaining("dist") as unknown });
    expect(run(["preview"], ["dist/_headers"], { "dist/index.html": "" }).status).toBe(2);
  });

  test("init does not read pipes", () => {
    const { status } = run(["init", ".", "--yes"], ["package.json", ".gitignore"]);
    expect(status).not.toBeNull();
  });
});
