import { createHash } from "node:crypto";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { EntryKind } from "../entryKind";
import { BUILD_FOLDER, LIST, OwnFiles } from "./ownFiles";
import { planPublishing, type PublishState, type SiteFile } from "./publishPlan";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "spawnpage-plan-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** The list of a site with these files. */
function listOf(...paths: string[]): OwnFiles | undefined {
  mkdirSync(join(folder, BUILD_FOLDER), { recursive: true });
  const text = OwnFiles.text({ files: new Map(paths.map((path) => [path, "0"])), reported: [] });
  writeFileSync(join(folder, LIST), text);
  return OwnFiles.read(folder);
}

const made = (...paths: string[]) =>
  new Map<string, SiteFile>(paths.map((path) => [path, { made: "1", isOwners: false }]));

const found = (entries: Record<string, EntryKind>) => new Map(Object.entries(entries));

const plan = (state: Partial<PublishState> & Pick<PublishState, "files" | "found" | "list">) =>
  planPublishing({ isOlderSite: false, isClean: false, isAltered: () => false, ...state });

describe("planPublishing", () => {
  it("publishes assets first, then new pages, then changed pages, and removes old files last", () => {
    const entries = found({ "index.html": "file", "page.json": "file", "gone.html": "file" });
    expect(
      plan({
        files: made("new/index.html", "index.html", "page.json", "new/page.json", "assets/a.js"),
        found: entries,
        list: listOf("index.html", "page.json", "gone.html"),
      }),
    ).toMatchObject({
      clear: [],
      create: ["assets/a.js", "new/page.json", "new/index.html"],
      replace: ["page.json", "index.html"],
      remove: ["gone.html"],
      conflicts: [],
    });
  });

  it("removes another spelling of a name first, because many disks treat both as the same", () => {
    expect(
      plan({
        files: made("art/Mill.svg", "B\u00e4r/x.txt"),
        found: found({
          Art: "folder",
          "Art/mill.svg": "file",
          "Ba\u0308r": "folder",
          "Ba\u0308r/y.txt": "file",
          "z.txt": "file",
        }),
        list: listOf("Art/mill.svg", "Ba\u0308r/y.txt", "z.txt"),
      }),
    ).toMatchObject({ clear: ["Art/mill.svg", "Ba\u0308r/y.txt"], remove: ["z.txt"], conflicts: [] });
  });

  it("replaces a file with a folder and the reverse, unless it contains files of others", () => {
    const entries = found({ a: "file", b: "folder", "b/x.txt": "file" });
    const list = listOf("a", "b/x.txt");
    const files = made("a/x.txt", "b");
    expect(plan({ files, found: entries, list })).toMatchObject({
      clear: ["a", "b/x.txt"],
      folders: ["b"],
      create: ["a/x.txt", "b"],
      conflicts: [],
    });
    const mixed = new Map(entries).set("b/mine.txt", "file");
    expect(plan({ files, found: mixed, list }).conflicts).toEqual(["b"]);
  });

  it("keeps files and folders of others, and reports links in the way", () => {
    const entries = found({
      ".git": "folder",
      CNAME: "file",
      old: "folder",
      "old/index.html": "file",
      "old/mine.txt": "file",
      rules: "other",
    });
    const state = { files: made("rules/index.html"), found: entries, list: listOf("old/index.html") };
    expect(plan(state)).toMatchObject({
      foreign: [".git/", "CNAME", "old/"],
      remove: ["old/index.html"],
      conflicts: ["rules"],
    });
    expect(plan({ ...state, isClean: true })).toMatchObject({
      clear: ["rules", ".git", "CNAME", "old/mine.txt"],
      foreign: [],
      conflicts: [],
    });
  });

  it("does not remove files that somebody has changed", () => {
    const state = { files: made(), found: found({ "x.html": "file" }), list: listOf("x.html") };
    expect(plan({ ...state, isAltered: () => true })).toMatchObject({ remove: [], foreign: ["x.html"] });
  });
});

describe("the list of built files", () => {
  it("contains no paths, and recognises each of its files", () => {
    const list = listOf("secret/map.png", "index.html")!;
    expect(OwnFiles.text({ files: new Map([["secret/map.png", "0"]]), reported: ["uploads/"] })).not.toMatch(
      /secret|map|uploads/,
    );
    expect(list.digest("secret/map.png")).toBe("0");
    expect(list.hasFolder("secret")).toBe(true);
    expect([list.digest("other"), list.hasFolder("other"), list.wasReported("index.html")]).toEqual([
      undefined,
      false,
      false,
    ]);
  });

  it("is ignored if it is damaged, so no file counts as built", () => {
    listOf("index.html");
    for (const text of ["", "torn", createHash("sha256").update("x").digest("hex")]) {
      writeFileSync(join(folder, LIST), text);
      expect(OwnFiles.read(folder)).toBeUndefined();
    }
  });
});
