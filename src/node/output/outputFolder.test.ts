import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
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

describe("OutputFolder", () => {
  it("shows nothing of a new site before it is complete", () => {
    const directory = join(folder, "dist");
    const first = new OutputFolder(directory, []);
    write(first, "first");
    expect(readdirSync(directory)).toEqual([".spawnpage"]);
    first.publish();

    const second = new OutputFolder(directory, []);
    write(second, "second");
    expect(readFileSync(join(directory, "index.html"), "utf8")).toBe("first");
    second.publish();
    expect(readFileSync(join(directory, "index.html"), "utf8")).toBe("second");
    expect(readdirSync(folder)).toEqual(["dist"]);
  });

  it("keeps the last site when a build is discarded", () => {
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

  it("recognises its files if another version words the list's first line differently", () => {
    const directory = join(folder, "dist");
    const icon = join(folder, "icon.ico");
    const build = (content: string) => {
      writeFileSync(icon, content);
      const output = new OutputFolder(directory, []);
      write(output, content);
      output.copy(icon, "favicon.ico");
      output.publish();
    };
    build("first");
    const list = join(directory, ".spawnpage/files");
    writeFileSync(list, readFileSync(list, "utf8").replace(/^.*/, "Written by another version."));
    build("second");
    expect(readFileSync(join(directory, "favicon.ico"), "utf8")).toBe("second");
  });

  it("refuses a folder with files that no build wrote", () => {
    writeFileSync(join(folder, "diary.txt"), "private");
    expect(() => new OutputFolder(folder, [])).toThrow("contains files that Spawnpage did not create");
    expect(readdirSync(folder)).toEqual(["diary.txt"]);
  });

  it("refuses a folder that holds the config", () => {
    mkdirSync(join(folder, "site"));
    expect(() => new OutputFolder(folder, [join(folder, "site", "site.config.json")])).toThrow(
      "site.config.json). Use --out to choose another folder.",
    );
  });

  it("refuses a folder inside the sources, and a file", () => {
    const input = join(folder, "public");
    mkdirSync(input);
    expect(() => new OutputFolder(join(input, "site"), [input])).toThrow("because this folder is inside");
    writeFileSync(join(folder, "file"), "");
    expect(() => new OutputFolder(join(folder, "file"), [])).toThrow(
      "is a file. Use --out to choose a folder.",
    );
  });

  it("restores the site that a killed build had moved away", () => {
    // Larger than any process ID.
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

  it("recovers from a killed build with the same process ID without writing into its folders", () => {
    const aside = join(folder, `dist.aside-${process.pid}-1`);
    mkdirSync(aside);
    writeFileSync(join(aside, "half.html"), "half a site");
    const output = new OutputFolder(join(folder, "dist"), []);
    write(output, "new");
    output.publish();
    expect(readdirSync(folder)).toEqual(["dist"]);
    expect(existsSync(join(folder, "dist", "half.html"))).toBe(false);
  });

  it("publishes two simultaneous builds one after the other", () => {
    const directory = join(folder, "dist");
    const [one, other] = [new OutputFolder(directory, []), new OutputFolder(directory, [])];
    write(one, "one");
    write(other, "other");
    one.write("only-one.html", "one");
    one.publish();
    expect(readFileSync(join(directory, "index.html"), "utf8")).toBe("one");
    other.publish();
    expect(readFileSync(join(directory, "index.html"), "utf8")).toBe("other");
    expect(readdirSync(directory)).not.toContain("only-one.html");
    expect(readdirSync(folder)).toEqual(["dist"]);
  });
});

describe("a file of the previous site", () => {
  const old = new Date("2020-02-02T02:02:02Z");
  const at = (path: string) => join(folder, "dist", path);

  /** Builds a site, and sets its modification times to the past if asked. */
  function build(files: Record<string, string>, long?: "ago"): void {
    const output = new OutputFolder(join(folder, "dist"), []);
    write(output, "the same");
    for (const [path, text] of Object.entries(files)) output.write(path, text);
    output.publish();
    for (const path of long ? Object.keys(files) : []) utimesSync(at(path), old, old);
  }

  it("keeps its modification time if its content is the same, and is removed with its page", () => {
    build({ "same/index.html": "same", "changed/index.html": "left", "gone/index.html": "gone" }, "ago");
    const before = statSync(at("same/index.html"));
    build({ "same/index.html": "same", "changed/index.html": "rite" });
    const after = statSync(at("same/index.html"));
    expect({ ino: after.ino, mtime: after.mtime }).toEqual({ ino: before.ino, mtime: old });
    expect(readFileSync(at("changed/index.html"), "utf8")).toBe("rite");
    expect(statSync(at("changed/index.html")).mtime).not.toEqual(old);
    expect(readdirSync(folder + "/dist")).not.toContain("gone");
  });

  it("is reported as overwritten if somebody edited it, and not if it was only touched", () => {
    const publish = (text: string) => {
      const output = new OutputFolder(join(folder, "dist"), []);
      for (const path of ["edited.html", "touched.html", "untouched.html"]) output.write(path, text);
      return output.publish();
    };
    publish("first");
    const { ctimeMs } = statSync(at(".spawnpage/files"));
    // Clocks of file systems advance in steps, so a first write may not count as later.
    const afterBuild = (path: string, text: string) => {
      do writeFileSync(at(path), text);
      while (statSync(at(path)).ctimeMs <= ctimeMs);
    };
    afterBuild("edited.html", "mine");
    afterBuild("touched.html", "first");
    expect(publish("second")).toEqual({ kept: [], overwritten: ["edited.html"] });
    expect(publish("third").overwritten).toEqual([]);
  });

  it("keeps its content when a discarded build writes the same path twice", () => {
    build({ "page.html": "first" });
    const second = new OutputFolder(join(folder, "dist"), []);
    second.write("page.html", "first");
    second.write("page.html", "other");
    second.write("page.html", "first");
    second.write("page.html", "again");
    second.discard();
    expect(readFileSync(at("page.html"), "utf8")).toBe("first");
  });

  it("stays if its source has not changed, whatever the source's modification time", () => {
    const source = join(folder, "picture.bin");
    const bytes = Buffer.alloc(600_000, 7);
    const copy = () => {
      const output = new OutputFolder(join(folder, "dist"), []);
      write(output, "the same");
      output.copy(source, "art/picture.bin");
      output.publish();
      return statSync(at("art/picture.bin"));
    };
    writeFileSync(source, bytes);
    const first = copy();
    utimesSync(source, old, old);
    expect(copy().ino).toBe(first.ino);

    bytes[599_999] = 8;
    writeFileSync(source, bytes);
    utimesSync(source, old, old);
    expect(copy().ino).not.toBe(first.ino);
    expect(readFileSync(at("art/picture.bin")).equals(bytes)).toBe(true);
  });
});
