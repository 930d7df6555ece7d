import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { drawnScene } from "../pictures/drawnScene.fixture";
import { PublicFolder } from "./publicFolder";

let directory: string;
beforeAll(() => {
  directory = mkdtempSync(join(tmpdir(), "spawnpage-public-"));
  for (const folder of [".git", ".well-known", "art"]) mkdirSync(join(directory, folder));
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"/>`;
  for (const file of [".env", ".git/config", ".well-known/security.txt", "art/my map.svg", "notes.txt"]) {
    writeFileSync(join(directory, file), svg);
  }
});
afterAll(() => rmSync(directory, { recursive: true, force: true }));

describe("PublicFolder", () => {
  it("publishes no hidden files, except those that hosts need", () => {
    expect(new PublicFolder(directory).paths()).toEqual([
      "/.well-known/security.txt",
      "/art/my map.svg",
      "/notes.txt",
    ]);
  });

  it("finds a file by its URL, percent-encoded and with a query", () => {
    const folder = new PublicFolder(directory);
    expect(folder.has("/art/my%20map.svg?v=2")).toBe(true);
    expect(folder.source("/art/my%20map.svg?v=2")).toBe(join(directory, "art/my map.svg"));
    expect(folder.imageSize("/art/my%20map.svg")).toMatchObject({ width: 40, height: 30 });
  });

  it("measures a photograph after rotation by its EXIF orientation, even with much metadata", async () => {
    const turned = drawnScene(60, 20).jpeg().withMetadata({ orientation: 6 });
    writeFileSync(join(directory, "turned.jpg"), await turned.toBuffer());
    const size = new PublicFolder(directory).imageSize("/turned.jpg");
    expect(size).toEqual({ width: 20, height: 60 });
    const [head, rest] = [await turned.toBuffer(), Buffer.alloc(65_000)];
    const note = Buffer.concat([Buffer.from([0xff, 0xfe, 0xfd, 0xea]), rest]);
    const long = Buffer.concat([head.subarray(0, 2), note, note, note, head.subarray(2)]);
    writeFileSync(join(directory, "long.jpg"), long);
    expect(new PublicFolder(directory).imageSize("/long.jpg")).toEqual({ width: 20, height: 60 });
    rmSync(join(directory, "turned.jpg"));
    rmSync(join(directory, "long.jpg"));
  });

  it.runIf(process.platform !== "win32")(
    "publishes no link and nothing that one leads to, wherever that is",
    () => {
      const [folder, elsewhere] = [mkdtempSync(join(tmpdir(), "spawnpage-links-")), directory];
      mkdirSync(join(folder, "art"));
      writeFileSync(join(folder, "art/own.txt"), "");
      const links: [name: string, target: string][] = [
        ["one", "."],
        ["art/two", ".."],
        ["art/three", elsewhere],
        ["system", "/usr"],
        ["file.txt", join(elsewhere, "notes.txt")],
        ["nowhere", "gone"],
      ];
      for (const [name, target] of links) symlinkSync(target, join(folder, name));
      expect(new PublicFolder(folder).paths()).toEqual(["/art/own.txt"]);
      rmSync(folder, { recursive: true });
    },
  );

  it("is empty if the folder does not exist", () => {
    expect(new PublicFolder(join(directory, "nowhere")).paths()).toEqual([]);
  });
});
