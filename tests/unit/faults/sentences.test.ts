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
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { explainError } from "../../../src/cli/explainError";
import { main } from "../../../src/cli/main";
import { TemporaryFolder } from "../../../src/node/buildCache";
import { loadSite } from "../../../src/node/input/loadSite";
import { buildSite } from "../../../src/node/output/buildSite";
import { createProject } from "../../../src/node/project/createProject";
import { testProgram } from "../../../src/node/program.fixture";
import { explainSystemError } from "../../../src/node/systemError";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "spawnpage-sentences-"));
  put("bundle/assets/site.js", "");
  put("site.config.json", JSON.stringify(config()));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const at = (path: string) => join(folder, path);
const hasLinks = process.platform !== "win32";

function put(path: string, text: string): void {
  mkdirSync(dirname(at(path)), { recursive: true });
  writeFileSync(at(path), text);
}

const config = (paths = ["/", "/rules"]) => ({
  version: 1,
  site: { name: "Quiet Meadow" },
  routes: paths.map((path) => ({ path, title: "A page", blocks: [{ type: "text", text: "Words." }] })),
});

/** The error of a failed build, as the command prints it; `undefined` if it succeeds. */
async function build(out = "dist", { isClean = false, file = "site.config.json" } = {}) {
  try {
    const loaded = await loadSite(at(file));
    if (!loaded.site) throw new Error(JSON.stringify(loaded.diagnostics));
    const bundle = {
      directory: at("bundle"),
      id: "one",
      entry: "assets/site.js",
      boot: "0",
      announcementsBoot: "1",
      look: "1",
      languages: "1",
      styles: "",
      searchStyles: "",
      partsFor: () => ({ parts: [], chunks: [], scripts: [], first: "", rest: "" }),
      publishedFor: () => new Set<string>(),
    };
    const temporary = new TemporaryFolder(at("temporary"));
    const tools = { program: testProgram(), temporary, bundle: () => bundle, isClean };
    await buildSite({ ...loaded, site: loaded.site }, out.startsWith("/") ? out : at(out), tools);
    return undefined;
  } catch (error) {
    return explainError(error).replaceAll(folder, "…").replaceAll("\\", "/");
  }
}

const siteFiles = () => readdirSync(at("dist")).sort();

describe("explains in a sentence why a build fails, and keeps the last site", () => {
  const cases: [what: string, arrange: () => void, sentence: string][] = [
    [
      "public is a file",
      () => put("public", ""),
      "…/public is a file, but pictures and other files need a folder with this name. Rename the file.",
    ],
    [
      "index.html is a folder in public/",
      () => put("public/index.html/notes.txt", ""),
      "…/public/index.html is a folder, but the site needs a file with this name. Rename the folder.",
    ],
    [
      "404.html is a folder in public/",
      () => put("public/404.html/a/notes.txt", ""),
      "…/public/404.html is a folder, but the site needs a file with this name. Rename the folder.",
    ],
    [
      "_headers is a folder in public/",
      () => put("public/_headers/notes.txt", ""),
      "…/public/_headers is a folder, but the site needs a file with this name. Rename the folder.",
    ],
    [
      "assets is a file in public/",
      () => put("public/assets", ""),
      "…/public/assets is a file, but the site needs a folder with this name. Rename the file.",
    ],
    [
      "a foreign file has the path of a new page",
      () => {
        put("dist/laws/index.html", "mine");
        put("site.config.json", JSON.stringify(config(["/", "/laws"])));
      },
      "The build cannot overwrite files that Spawnpage did not create: …/dist/laws/index.html. Move them to another folder. Or use --clean, which removes everything in …/dist that is not part of this site.",
    ],
  ];

  it.each(cases)("%s", async (_, arrange, sentence) => {
    expect(await build()).toBeUndefined();
    const before = siteFiles();
    const page = readFileSync(at("dist/rules/index.html"), "utf8");
    arrange();
    expect(await build()).toBe(sentence);
    expect(siteFiles().filter((name) => name !== "laws")).toEqual(before);
    expect(readFileSync(at("dist/rules/index.html"), "utf8")).toBe(page);
    expect(readdirSync(at("dist/.spawnpage"))).toEqual(["files"]);
  });

  it("a name of 300 letters", async () => {
    const name = "a".repeat(300);
    put("site.config.json", JSON.stringify(config(["/", `/${name}`])));
    expect(await build()).toContain('"code":"malformed-value"');
    expect(existsSync(at("dist"))).toBe(false);
    expect(await build("dist", { file: `${name}.json` })).toContain("The name is too long for this disk");
  });

  it.runIf(hasLinks)("a symbolic link loop", async () => {
    symlinkSync("two.json", at("one.json"));
    symlinkSync("one.json", at("two.json"));
    expect(await build("dist", { file: "one.json" })).toBe(
      "…/one.json is a symbolic link that points back to itself. Replace it with the actual file or folder.",
    );
  });

  it.runIf(process.platform === "linux")("a folder that cannot be created", async () => {
    expect(await build("/proc/spawnpage")).toMatch(
      /^\/proc\/spawnpage does not exist, or its folder does not allow new files/,
    );
    const make = () =>
      createProject("/proc/spawnpage", { starter: "friends", look: "own", host: undefined }, testProgram());
    expect(make).toThrow("/proc/spawnpage does not exist, or its folder does not allow new files");
  });

  it("a folder of the project", async () => {
    put("src/notes.txt", "mine");
    put("public/a.txt", "mine");
    for (const out of [".", "src", "public", "public/site", ".."]) {
      expect(await build(out), out).toMatch(/Use --out to choose another folder/);
    }
    expect(readdirSync(folder).sort()).toEqual(["bundle", "public", "site.config.json", "src"]);
  });
});

describe.runIf(hasLinks)("a link to a folder", () => {
  it("is kept, and the site is published into its target", async () => {
    expect(await build("srv/www")).toBeUndefined();
    put("srv/www/uploads/photo.txt", "mine");
    symlinkSync("srv/www", at("dist"));
    put("site.config.json", JSON.stringify(config(["/", "/laws"])));
    expect(await build()).toBeUndefined();
    expect(lstatSync(at("dist")).isSymbolicLink()).toBe(true);
    expect(readFileSync(at("srv/www/uploads/photo.txt"), "utf8")).toBe("mine");
    expect(existsSync(at("srv/www/laws/index.html"))).toBe(true);
    expect(existsSync(at("srv/www/rules"))).toBe(false);
    expect(readdirSync(at("srv"))).toEqual(["www"]);
  });

  it("is reported and not replaced if its target does not exist", async () => {
    symlinkSync("disk/site", at("dist"));
    expect(await build()).toBe(
      "…/dist is a symbolic link to disk/site, which does not exist. Restore the target, or delete the symbolic link.",
    );
    expect(existsSync(at("disk"))).toBe(false);
  });

  it("is rejected if its target is a folder of the project", async () => {
    put("public/a.txt", "mine");
    symlinkSync("public", at("dist"));
    expect(await build()).toContain(
      "this folder contains the source files of the site (…/public). Use --out to choose another folder.",
    );
    expect(readdirSync(at("public"))).toEqual(["a.txt"]);
  });

  it("is not written through inside a built site", async () => {
    expect(await build()).toBeUndefined();
    rmSync(at("dist/rules"), { recursive: true });
    mkdirSync(at("elsewhere"));
    symlinkSync("../elsewhere", at("dist/rules"));
    expect(await build()).toContain("cannot overwrite files that Spawnpage did not create: …/dist/rules.");
    expect(readdirSync(at("elsewhere"))).toEqual([]);
    expect(await build("dist", { isClean: true })).toBeUndefined();
    expect(readdirSync(at("elsewhere"))).toEqual([]);
    expect(lstatSync(at("dist/rules")).isDirectory()).toBe(true);
  });
});

it("keeps unknown files of a site from a version that wrote no file list", async () => {
  put("public/logo.txt", "old");
  expect(await build()).toBeUndefined();
  rmSync(at("dist/.spawnpage"), { recursive: true });
  put("dist/old-page/index.html", "from before");
  put("site.config.json", JSON.stringify(config(["/", "/laws"])));
  expect(await build()).toBeUndefined();
  expect(readFileSync(at("dist/old-page/index.html"), "utf8")).toBe("from before");

  rmSync(at("dist/.spawnpage"), { recursive: true });
  put("public/logo.txt", "new");
  expect(await build()).toContain("cannot overwrite files that Spawnpage did not create: …/dist/logo.txt.");
  expect(readFileSync(at("dist/logo.txt"), "utf8")).toBe("old");
  expect(await build("dist", { isClean: true })).toBeUndefined();
  expect(siteFiles()).not.toContain("old-page");
  expect(readFileSync(at("dist/logo.txt"), "utf8")).toBe("new");
});

describe("every error", () => {
  const codes =
    "EACCES EPERM EROFS ENOENT ENOTDIR EISDIR EEXIST ENOTEMPTY ELOOP ENAMETOOLONG ENOSPC EDQUOT EMFILE ENFILE EXDEV EBUSY ETXTBSY EIO EINVAL ENOMEM EFBIG".split(
      " ",
    );
  it.each(codes)("from the system becomes a sentence with advice: %s", (code) => {
    const path = join(folder, "place");
    const error = Object.assign(new Error(`${code}: words`), { code, path, syscall: "open" });
    const sentence = explainError(error);
    expect(sentence).toMatch(/^[A-Z…/\\].*\. .*\.$/);
    expect(sentence).not.toContain(code);
    expect(sentence).not.toContain("    at ");
    if (!["EMFILE", "ENFILE", "ENOMEM"].includes(code)) expect(sentence).toContain(path);
  });

  it("that is unexpected is reported as a bug, without its stack", () => {
    const error = new TypeError("x is not a function");
    const sentence = explainError(error);
    expect(sentence).toContain("x is not a function");
    expect(sentence).toContain("This is a bug in Spawnpage. Your files are unchanged.");
    expect(sentence).toContain("--debug");
    expect(sentence).not.toContain(error.stack!);
    expect(explainError(error, true)).toContain(error.stack!);
    expect(explainSystemError(error)).toBeUndefined();
  });
});

it("shows the stack of an error only with --debug", async () => {
  put("public", "");
  const output = async (...more: string[]) => {
    const words: string[] = [];
    const print = (text: string) => void words.push(text);
    const command = ["build", "--config", at("site.config.json"), "--out", at("dist"), ...more];
    expect(await main(command, testProgram(), print, print)).toBe(2);
    return words.join("\n");
  };
  const sentence = await output();
  expect(sentence.split("\n")).toHaveLength(1);
  const withTrace = await output("--debug");
  expect(withTrace.startsWith(`${sentence}\n\nPublicFolderError: `)).toBe(true);
  expect(withTrace).toMatch(/\n {4}at .*publicFolder/);
});
