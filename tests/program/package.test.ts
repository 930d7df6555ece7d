import { spawnSync } from "node:child_process";
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import type { Browser, Page } from "playwright";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { digest } from "../../src/node/digest";
import { listFiles } from "../../src/node/input/listFiles";
import { findBrowser } from "../e2e/findBrowser";
import { launchUndrawn } from "../e2e/undrawnBrowser";
import { drawnScene } from "../../src/node/pictures/drawnScene.fixture";
import { isWhole } from "../property/share";
import { root } from "../sites/configs";
import { inFull } from "../turns";
import { installPackage, type OwnersFolder } from "./installedPackage";

/** Most fonts are system fonts, because subsetting takes longest in a build without a cache. */
const systemFonts = { body: "system", mono: "monospace" };

const config = (heading: string, fonts: object = { ...systemFonts, heading: "lora" }) =>
  JSON.stringify(
    {
      $schema: "./site.schema.json",
      version: 1,
      site: { name: "Quiet Meadow", basePath: "/meadow/" },
      theme: { preset: "ember", fonts },
      routes: [
        {
          path: "/",
          title: "Welcome",
          blocks: [
            { type: "hero", heading },
            { type: "cards", items: [{ icon: "rocket", title: "Space" }] },
          ],
        },
      ],
    },
    null,
    2,
  );

const configWithoutFonts = (heading: string) => config(heading, { ...systemFonts, heading: "system" });

const { version } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as { version: string };

/** In `npm test`, only compress.test.ts tests compression, because it is slow. */
const packing = isWhole ? ["--compress"] : [];

let owner: OwnersFolder;
let browser: Browser;
let page: Page;
let complaints: string[];
const file = () => join(owner.folder, "site.config.json");
const heading = (text: string) => page.getByRole("heading", { level: 1, name: text });

beforeAll(async () => {
  owner = installPackage();
  writeFileSync(file(), config("A small world"));
  mkdirSync(join(owner.folder, "public"));
  writeFileSync(join(owner.folder, "public/map.txt"), "Here be dragons.");
  browser = await launchUndrawn(findBrowser((line) => console.log(line)));
}, 240_000);

afterAll(async () => {
  await browser?.close();
  await owner?.remove();
});

/** Opens an address as a new visitor, and records the browser's errors. */
async function visit(url: string): Promise<void> {
  complaints = [];
  page = await browser.newPage({ reducedMotion: "reduce" });
  page.on("pageerror", ({ message }) => complaints.push(message));
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) complaints.push(message.text());
  });
  await page.goto(url);
  await page.evaluate(() => dispatchEvent(new Event("pointermove")));
  await page.waitForFunction(() => document.documentElement.dataset["ready"] === "true");
}

describe("the package in an owner's folder", () => {
  test("is the only installed package besides sharp, and contains no sources", () => {
    const modules = join(owner.folder, "node_modules");
    const packages = listFiles(modules).filter((path) =>
      /(?:^|\/node_modules)\/(?:@[^/]+\/)?[^/@]+\/package\.json$/.test(path),
    );
    expect(packages).toEqual(["/spawnpage/package.json"]);
    const bytes = listFiles(modules).reduce((sum, path) => sum + statSync(join(modules, path)).size, 0);
    expect(bytes).toBeLessThan(40_000_000);
    const manifest = JSON.parse(readFileSync(join(owner.program, "package.json"), "utf8")) as {
      dependencies?: object;
      optionalDependencies?: object;
      bin: object;
      exports: object;
      imports?: object;
    };
    expect(manifest.dependencies).toBeUndefined();
    expect(Object.keys(manifest.optionalDependencies ?? {})).toEqual(["sharp"]);
    const { bin, exports, imports = {} } = manifest;
    const named = [bin, exports, imports].flatMap((group) => Object.values(group) as string[]);
    expect(named.filter((path) => !existsSync(join(owner.program, path)))).toEqual([]);
    expect(readdirSync(owner.program).sort()).toEqual([
      "CHANGELOG.md",
      "LICENSE",
      "README.md",
      "bin",
      "docs",
      "package.json",
      "prebuilt",
      "schema",
      "starters",
    ]);
    expect(listFiles(owner.program).filter((path) => /\.(?:tsx?|map)$|\.test\./.test(path))).toEqual([]);
  });

  test("contains its documentation without broken links", () => {
    const pages = [
      "README.md",
      "CHANGELOG.md",
      ...listFiles(owner.program).filter((path) => /^\/docs\/.*\.md$/.test(path)),
    ];
    expect(pages.length).toBeGreaterThan(30);
    // Pictures would make the package 50 % larger. The other files are for developing the program.
    const ofRepository =
      /\.webp$|^(?:\.\.\/|\/?(?:bench|examples)\/|\/?CONTRIBUTING\.md$|\/site\.config\.json$|starters\/\w+\/\.github\/)/;
    const dead = pages.flatMap((page) => {
      const text = readFileSync(join(owner.program, page), "utf8").replace(
        /^( *)```.*?^\1```$|`[^`\n]+`/gms,
        "",
      );
      return [...text.matchAll(/\]\((?!\w+:|\/)([^)#\s]+)/g)]
        .map(([, target = ""]) => join(dirname(page), target))
        .filter((target) => !ofRepository.test(target) && !existsSync(join(owner.program, target)))
        .map((target) => `${page}: ${target}`);
    });
    expect(dead).toEqual([]);
  });

  test("explains a finding offline, with the path of its documentation", () => {
    const { code, out } = owner.run("validate", "--explain", "unknown-icon");
    expect(code).toBe(0);
    expect(out).toMatch(/^unknown-icon \(error\)\n/);
    expect(out).toContain('"icon": ');
    const named = [out, owner.run("--help").out].map((text) => /\S+\.md$/m.exec(text)?.[0]);
    expect(named).toEqual(
      ["diagnostics.md", "README.md"].map((page) => join("node_modules/spawnpage/docs", page)),
    );
    for (const page of named) expect(existsSync(join(owner.folder, page!))).toBe(true);
  });

  test("installs at most 25 MB for pictures", () => {
    const folders = ["sharp", "@img", "detect-libc", "semver"].map((name) =>
      join(root, "node_modules", name),
    );
    const files = folders.flatMap((folder) => listFiles(folder).map((path) => join(folder, path)));
    const bytes = files.reduce((sum, path) => sum + statSync(path).size, 0);
    expect(bytes).toBeGreaterThan(1_000_000);
    expect(bytes).toBeLessThan(25_000_000);
  });

  test("contains the licence of every bundled package", () => {
    const licences = readFileSync(join(owner.program, "prebuilt/THIRD-PARTY-LICENSES.txt"), "utf8");
    const { devDependencies } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as {
      devDependencies: Record<string, string>;
    };
    const drawn = Object.keys(devDependencies).filter((name) => /^@(?:iconify-json|fontsource)/.test(name));
    expect(drawn.length).toBeGreaterThan(5);
    for (const name of [
      "react",
      "react-dom",
      "scheduler",
      "zod",
      "wouter",
      "jsonc-parser",
      "saxes",
      "@csstools/css-tokenizer",
      ...drawn,
    ]) {
      expect(licences).toMatch(new RegExp(`^${name} \\d+\\.\\d+\\.\\d+ \\(.+\\)\\n\\n[^-]`, "m"));
    }
  });

  test("shows a new project from init, and its edits", async () => {
    expect(owner.npx("init", "first", "--starter", "friends", "--name", "Quiet Meadow")).toMatchObject({
      code: 0,
    });
    const first = join(owner.folder, "first/site.config.json");
    const live = owner.start("start", "first/site.config.json", "--port", "0");
    await visit(await live.url());
    await heading("We left the light on").waitFor();
    expect(await page.title()).toContain("Quiet Meadow");
    writeFileSync(first, readFileSync(first, "utf8").replace("We left the light on", "Come in"));
    await heading("Come in").waitFor();
    await page.close();
    await live.end();
  });

  test("updates the open page on save, and shows mistakes with the command that fixes them", async () => {
    const live = owner.start("start", "--port", "0");
    const url = await live.url();
    expect(url).toMatch(/^http:\/\/localhost:\d+\/meadow\/$/);
    await visit(url);
    await heading("A small world").waitFor();
    expect(await (await page.request.get(`${url}map.txt`)).text()).toBe("Here be dragons.");
    await page.evaluate(() => ((window as { __marker?: string }).__marker = "same page"));

    writeFileSync(file(), config("A larger world"));
    await heading("A larger world").waitFor();
    expect(await page.evaluate(() => (window as { __marker?: string }).__marker)).toBe("same page");

    writeFileSync(file(), config("A larger world").replace('"icon": "rocket"', '"icno": "rocket"'));
    const findings = page.getByRole("region", { name: "Findings in site.config.json" });
    await findings.getByText('Did you mean "icon"?').waitFor();
    await findings.getByText("automatically: npx spawnpage validate --fix").waitFor();
    await heading("A larger world").waitFor();
    expect(complaints).toEqual([]);
    await page.close();
    await live.end();
  });

  test("puts the config's schema next to it, so editors work offline", () => {
    const schema = readFileSync(join(owner.folder, "site.schema.json"), "utf8");
    expect(schema).toBe(readFileSync(join(owner.program, "schema/site.schema.json"), "utf8"));
  });

  test("reports errors with commands for this project", () => {
    const { code, err } = owner.npx("validate");
    expect(code).toBe(1);
    expect(err).toMatch(/Unknown key "icno".*\. Did you mean "icon"\?/);
    expect(err).toContain("automatically: npx spawnpage validate --fix");
    expect(err).toContain("Explain a finding: npx spawnpage validate --explain unknown-key\n");
    expect(owner.run("validate", "--fix").code).toBe(0);
    expect(readFileSync(file(), "utf8")).toContain('"icon": "rocket"');
    expect(owner.run("preview").err).toContain("Build it first: npx spawnpage build");
    const { out } = owner.run("--help");
    expect(out).toContain("Usage: npx spawnpage <command>");
    expect(out).not.toContain("schema ");
    expect(owner.run("schema").err).toContain('Unknown command: "schema".');
  });

  test("builds a site with pictures without sharp, and reports it in one line", async () => {
    writeFileSync(join(owner.folder, "public/hill.png"), await drawnScene(300, 200).png().toBuffer());
    const shown = config("A larger world").replace(
      '"icon": "rocket"',
      '"image": { "src": "/hill.png", "alt": "" }',
    );
    writeFileSync(join(owner.folder, "pictures.json"), shown);
    const { code, err } = owner.run("build", "pictures.json", "--out", "pictures");
    expect(code).toBe(0);
    expect(err).toBe(
      "1 picture is published unchanged because the sharp package, which generates smaller versions, is not installed. Run npm install --include=optional\n",
    );
    expect(readFileSync(join(owner.folder, "pictures/index.html"), "utf8")).toContain(
      '<img src="/meadow/hill.png" width="300"',
    );
    expect(existsSync(join(owner.folder, "pictures/hill.png"))).toBe(true);
  });

  test("builds and serves the site, with a cache in the owner's project", async () => {
    expect(owner.npx("build")).toMatchObject({ code: 0 });
    const kept = readdirSync(join(owner.folder, "node_modules/.cache/spawnpage", version));
    expect(kept.filter((name) => !name.endsWith(".dropped")).sort()).toEqual([
      "fonts",
      "icons",
      "manifests",
      "pictures",
      "records",
    ]);
    const preview = owner.start("preview", "--port", "0");
    await visit(await preview.url());
    await heading("A larger world").waitFor();
    expect(
      await page.evaluate(() =>
        document.fonts.ready.then((fonts) =>
          [...fonts].some(({ family, status }) => /Lora/.test(family) && status === "loaded"),
        ),
      ),
    ).toBe(true);
    expect(complaints).toEqual([]);
    await page.close();
    await preview.end();
  });

  test("reports a port that is in use", async () => {
    const live = owner.start("start", "--port", "0");
    const { port } = new URL(await live.url());
    const { code, err } = owner.run("start", "--port", port);
    expect(code).toBe(2);
    expect(err).toContain(`Port ${port} is in use by another program. Use --port to choose another port`);
    await live.end();
  });

  // In `npm test`, interruptedBuild.test.ts runs two builds at the same time.
  inFull(() => {
    test("completes two simultaneous builds", async () => {
      const built = ["one", "two"].map((out) => owner.start("build", "--out", out, ...packing));
      for (const build of built)
        await expect.poll(build.said, { timeout: 30_000 }).toContain("Built 1 page ");
      const [one, two] = ["one", "two"].map((out) => join(owner.folder, out));
      expect(listFiles(one!)).toEqual(listFiles(two!));
      for (const path of listFiles(one!))
        expect(readFileSync(join(one!, path))).toEqual(readFileSync(join(two!, path)));
    });
  });
});

// Root may write everywhere, so another user is needed.
const isRoot = process.getuid?.() === 0;
const nobody = 65_534;
const canTry = isRoot && spawnSync("setpriv", ["--version"]).status === 0;
if (!canTry) console.log("Skipped: only root can look at a package that belongs to somebody else.");

describe.skipIf(!canTry)("a package that belongs to root", () => {
  const asNobody = (folder: string, ...words: string[]) =>
    spawnSync(
      "setpriv",
      [
        `--reuid=${nobody}`,
        `--regid=${nobody}`,
        "--clear-groups",
        process.execPath,
        join(owner.program, "bin/spawnpage.mjs"),
        ...words,
      ],
      { cwd: folder, encoding: "utf8", env: { PATH: process.env["PATH"], HOME: join(folder, "home") } },
    );
  let folder: string;
  /** The subset fonts in a folder. */
  const fontsIn = (place: string) =>
    listFiles(place)
      .map((path) => readFileSync(join(place, path)))
      .filter((bytes) => bytes.toString("latin1", 0, 4) === "wOF2")
      .map((bytes) => digest(bytes.toString("base64"), 16));

  beforeAll(() => {
    // Another user can read the folder, but not write to it.
    chmodSync(join(owner.folder, ".."), 0o755);
    folder = join(owner.folder, "../another user");
    mkdirSync(folder);
    writeFileSync(join(folder, "site.config.json"), config("A shared world"));
    chownSync(folder, nobody, nobody);
  });

  test("builds for another user, whose own cache it uses", () => {
    mkdirSync(join(folder, "home"));
    chownSync(join(folder, "home"), nobody, nobody);
    expect(asNobody(folder, "build")).toMatchObject({ status: 0, stderr: "" });
    const cache = join(folder, "home/.cache/spawnpage");
    expect(statSync(cache).mode & 0o777).toBe(0o700);
    expect(existsSync(join(cache, version, "manifests"))).toBe(true);
    const kept = fontsIn(join(cache, version, "fonts"));
    expect(kept.length).toBeGreaterThan(0);
    expect(fontsIn(join(folder, "dist"))).toEqual(expect.arrayContaining(kept));
    expect(fontsIn(owner.program)).not.toEqual(expect.arrayContaining(kept));
  });

  test("builds the same site if nothing can be cached", () => {
    const before = fontsIn(join(folder, "dist"));
    rmSync(join(folder, "home"), { recursive: true });
    writeFileSync(join(folder, "home"), "no folder");
    rmSync(join(folder, "dist"), { recursive: true });
    const { status, stderr } = asNobody(folder, "build", ...packing);
    // On a busy machine, the output includes progress.
    expect({ status, stderr: stderr.replace(/^\d+ of \d+ files compressed.*\n/gm, "") }).toEqual({
      status: 0,
      stderr: "",
    });
    expect(existsSync(join(folder, "dist/index.html.br"))).toBe(isWhole);
    expect(fontsIn(join(folder, "dist"))).toEqual(before);
  });
});

describe("two versions of the package", () => {
  test("build the same site alternately, with the same result as alone", () => {
    const other = join(owner.folder, "../other");
    cpSync(owner.program, other, { recursive: true });
    const program = join(other, "prebuilt/program.json");
    const otherVersion = `${version}-another`;
    writeFileSync(program, JSON.stringify({ version: otherVersion, hash: "another" }));
    const byOther = () =>
      spawnSync(process.execPath, [join(other, "bin/spawnpage.mjs"), "build"], {
        cwd: owner.folder,
        encoding: "utf8",
      });
    const index = () => readFileSync(join(owner.folder, "dist/index.html"), "utf8");
    writeFileSync(file(), configWithoutFonts("Ours"));
    expect(owner.run("build").code).toBe(0);
    const ours = index();
    expect(byOther()).toMatchObject({ status: 0 });
    expect(index()).toBe(ours);
    expect(owner.run("build").code).toBe(0);
    expect(index()).toBe(ours);
    expect(readdirSync(join(owner.folder, "node_modules/.cache/spawnpage")).sort()).toEqual([
      version,
      otherVersion,
    ]);
  });
});
