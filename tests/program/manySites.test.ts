import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { listFiles } from "../../src/node/input/listFiles";
import { type Ended, launchIn } from "../launchHere";
import { firstOf } from "../turns";

// `npm run test:all` builds five sites four times, which takes more than a minute on a busy machine.
vi.setConfig({ testTimeout: 180_000 });

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "spawnpage-many-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Runs the program in this process, which starts another one for the sites. */
async function build(...args: string[]): Promise<Ended> {
  const { code, out, err } = await launchIn(folder, "build", ...args);
  // On a busy machine, the output includes progress.
  return {
    code,
    // Its sites have no URL.
    out: out.replace(/[\d.]+ s(?=[.,])/, "N s").replace(/^\d+ of them ha(?:s|ve) no URL.*\n/m, ""),
    err: err.replaceAll(/^\d+ of \d+ sites, .* left\n/gm, ""),
  };
}

function writeFile(path: string, content: string): void {
  mkdirSync(join(folder, path, ".."), { recursive: true });
  writeFileSync(join(folder, path), content);
}

const looks = ["midnight", "ember", "daylight", "parchment"] as const;

/** A site with its own preset, language, icon and picture. */
function writeSite(name: string, number: number): void {
  const config = {
    version: 1,
    site: { name, language: ["en", "uk", "de"][number % 3] },
    // sameSite.test.ts builds sites with fonts. Each process would cut them again.
    theme: {
      preset: looks[number % looks.length],
      fonts: { heading: "system", body: "system", mono: "monospace" },
    },
    routes: [
      {
        path: "/",
        title: name,
        blocks: [
          { type: "cards", items: [{ title: name, icon: ["rocket", "simple-icons:discord"][number % 2] }] },
        ],
      },
      { path: "/rules", title: "Rules", blocks: [{ type: "text", text: `Be kind in **${name}**.` }] },
    ],
  };
  writeFile(`sites/${name}/site.config.json`, JSON.stringify(config, null, 2));
  writeFile(`sites/${name}/public/art/${name}.txt`, name);
}

/** The content of every file below a folder. */
function filesOf(directory: string): Record<string, string> {
  return Object.fromEntries(
    listFiles(join(folder, directory)).map((path) => [
      path,
      readFileSync(join(folder, directory, path), "base64"),
    ]),
  );
}

describe("many sites", () => {
  it("are counted in one line if they have no address", async () => {
    for (const [number, name] of ["mill", "quay"].entries()) writeSite(name, number);
    const { out } = await launchIn(folder, "build", "sites/*", "--out", "built");
    expect(out.split("\n")[1]).toBe(
      '2 of them have no URL, so canonical URLs, the sitemap, the feed and generated link previews are missing. Set "url" in "site" in each config.',
    );
  });

  it("are built into separate folders, with their own public files", async () => {
    for (const [number, name] of ["mill", "quay"].entries()) writeSite(name, number);
    expect(await build("--config", "sites/*/site.config.json", "--out", "built")).toEqual({
      code: 0,
      out: "2 of 2 sites built to built in N s.\n",
      err: "",
    });
    expect(readdirSync(join(folder, "built"))).toEqual(["mill", "quay"]);
    expect(readFileSync(join(folder, "built/quay/rules/index.html"), "utf8")).toContain("quay");
    expect(existsSync(join(folder, "built/quay/art/quay.txt"))).toBe(true);
    expect(existsSync(join(folder, "built/quay/art/mill.txt"))).toBe(false);
  });

  it("are built even if others are broken, missing or have an invalid font", async () => {
    for (const [number, name] of ["mill", "quay", "weir"].entries()) writeSite(name, number);
    writeFile("sites/broken/site.config.json", `{\n  "version": 1,\n  "site": {}\n}\n`);
    const font = { heading: { family: "Own", file: "/own.woff2" } };
    const config = readFileSync(join(folder, "sites/weir/site.config.json"), "utf8");
    writeFile(
      "sites/weir/site.config.json",
      JSON.stringify({ ...JSON.parse(config), theme: { fonts: font } }),
    );
    writeFile("sites/weir/public/own.woff2", "no font");
    const { code, out, err } = await build("sites/*/site.config.json", "nowhere.json", "--out", "built");
    expect({ code, out }).toEqual({ code: 1, out: "2 of 5 sites built to built in N s, 3 failed.\n" });
    expect(err).toContain("sites/broken/site.config.json:3:11 error missing-key");
    expect(err).toMatch(/nowhere\.json: .*does not exist/);
    expect(err).toMatch(/weir\/site\.config\.json:1:\d+ error not-a-font/);
    expect(readdirSync(join(folder, "built"))).toEqual(["mill", "quay"]);
  });

  it("keep the last site of a config that is now broken or uses too much memory", async () => {
    for (const [number, name] of ["large", "mill", "quay"].entries()) writeSite(name, number);
    await build("sites/*", "--out", "built");
    const good = { large: filesOf("built/large"), quay: filesOf("built/quay") };
    writeFile("sites/quay/site.config.json", "{");
    writeFile("sites/large/site.config.json", `{ "routes": "${"x".repeat(60_000_000)}" }`);

    const { code, out, err } = await build("sites/*", "--out", "built", "--memory-limit", "48");
    expect({ code, out }).toEqual({
      code: 1,
      out: "1 of 3 sites built to built in N s, 1 failed, 1 skipped.\n",
    });
    expect(err).toMatch(/^sites.large.site\.config\.json: The build used more than 48 MiB of memory/m);
    expect({ large: filesOf("built/large"), quay: filesOf("built/quay") }).toEqual(good);
    expect(readdirSync(join(folder, "built"))).toEqual(["large", "mill", "quay"]);
  });

  it("are rejected before writing if two have the same name, or if the folder contains a single site", async () => {
    writeSite("mill", 0);
    writeFile("mill.json", "{}");
    const twice = await build("mill.json", "sites/mill/site.config.json", "--out", "built");
    expect(twice.code).toBe(2);
    expect(twice.err).toContain('would both be built as the site "mill". Rename');
    expect(existsSync(join(folder, "built"))).toBe(false);

    await build("sites/mill/site.config.json", "--out", "one");
    const inside = await build("sites", "--out", "one");
    expect(inside.code).toBe(2);
    expect(inside.err).toContain("contains a single built site, so several sites cannot be built into it.");
  });

  it("have the same bytes in any order, in any folder and with any other sites", async () => {
    const names = firstOf(["mill", "quay", "ford", "weir", "dyke"], 3);
    for (const [number, name] of names.entries()) writeSite(name, number);
    const configs = names.map((name) => `sites/${name}/site.config.json`);
    await build(...configs, "--out", "forth");
    await build(...configs.toReversed(), "--out", "far/away/back");
    expect(filesOf("far/away/back")).toEqual(filesOf("forth"));

    // A pattern that matches one site, and a single config.
    await build("sites/ford*", "--out", "alone");
    expect(filesOf("alone/ford")).toEqual(filesOf("forth/ford"));
    await build("sites/ford/site.config.json", "--out", "single");
    expect(filesOf("single")).toEqual(filesOf("forth/ford"));
    await build(...configs, "--out", "forth");
    expect(filesOf("far/away/back")).toEqual(filesOf("forth"));
  });
});
