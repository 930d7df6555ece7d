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
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { OutputFolder } from "./outputFolder";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "spawnpage-output-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const write = (output: OutputFolder, text: string) => {
  for (const file of ["404.html", "_headers", "robots.txt", "index.html"]) output.write(file, text);
};

describe("the output folder", () => {
  it("shows nothing of a new site before it is complete", () => {
    const directory = join(folder, "dist");
    const first = new OutputFolder(directory, []);
    write(first, "first");
    expect(existsSync(directory)).toBe(false);
    first.publish();

    const second = new OutputFolder(directory, []);
    write(second, "second");
    expect(readFileSync(join(directory, "index.html"), "utf8")).toBe("first");
    second.publish();
    expect(readFileSync(join(directory, "index.html"), "utf8")).toBe("second");
    expect(readdirSync(folder)).toEqual(["dist"]);
  });

  it("keeps the last site when a build is dropped", () => {
    const directory = join(folder, "dist");
    const first = new OutputFolder(directory, []);
    write(first, "first");
    first.publish();
    const second = new OutputFolder(directory, []);
    write(second, "second");
    second.discard();
    expect(readFileSync(join(directory, "index.html"), "utf8")).toBe("first");
    expect(readdirSync(folder)).toEqual(["dist"]);
  });

  it("refuses a folder with files of somebody's own", () => {
    writeFileSync(join(folder, "diary.txt"), "private");
    expect(() => new OutputFolder(folder, [])).toThrow("holds files that are not a built site");
    expect(readdirSync(folder)).toEqual(["diary.txt"]);
  });

  it("refuses a folder that holds the config", () => {
    mkdirSync(join(folder, "site"));
    expect(() => new OutputFolder(folder, [join(folder, "site", "site.config.json")])).toThrow(
      "site.config.json lies there. Choose another folder with --out.",
    );
  });

  it("refuses a folder inside of what the site is made from, and a file", () => {
    const input = join(folder, "public");
    mkdirSync(input);
    expect(() => new OutputFolder(join(input, "site"), [input])).toThrow("because it is made from");
    writeFileSync(join(folder, "file"), "");
    expect(() => new OutputFolder(join(folder, "file"), [])).toThrow(
      "is a file. Choose a folder with --out.",
    );
  });

  it("takes up the site that a build ended by force had moved away", () => {
    // No process has that number: the largest on any system is smaller.
    const aside = join(folder, "dist.aside-999999999-1");
    mkdirSync(aside);
    mkdirSync(`${aside}-previous`);
    writeFileSync(join(`${aside}-previous`, "index.html"), "last good site");
    for (const file of ["404.html", "_headers", "robots.txt"])
      writeFileSync(join(`${aside}-previous`, file), "");
    new OutputFolder(join(folder, "dist"), []).discard();
    expect(readdirSync(folder)).toEqual(["dist"]);
    expect(readFileSync(join(folder, "dist", "index.html"), "utf8")).toBe("last good site");
  });
});
