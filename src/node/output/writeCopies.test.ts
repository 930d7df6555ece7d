import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it, vi } from "vitest";
import { drawnScene } from "../pictures/drawnScene.fixture";
import { CopyNote } from "./copyNote";
import { OutputFolder } from "./outputFolder";
import { writeCopies } from "./writeCopies";

const folder = mkdtempSync(join(tmpdir(), "spawnpage copies "));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it("publishes a photograph without where it was taken, but as it is where visitors download it", async () => {
  const source = join(folder, "photo.jpg");
  const exif = { IFD3: { GPSLatitudeRef: "N", GPSLatitude: "51/1 20/1 0/1" }, IFD0: { Make: "Camera" } };
  const photograph = await drawnScene(64, 48).jpeg().withExif(exif).toBuffer();
  writeFileSync(source, photograph);
  const written = new Map<string, string>();
  const copied: string[] = [];
  const output = {
    write: (path: string, content: string | Uint8Array) =>
      void written.set(path, Buffer.from(content).toString("latin1")),
    copy: (_: string, path: string) => void copied.push(path),
    keep: () => false,
  };
  const note = new CopyNote(undefined, join(folder, "out"), "1");
  const paths = [
    "photo.jpg",
    "shots/Photo.JPEG",
    "web.jfif",
    "old.jpe",
    "downloads/pack/photo.jpg",
    "readme.txt",
  ];
  expect(
    await writeCopies(
      paths.map((path) => ({ path, source })),
      output,
      note,
    ),
  ).toEqual([]);
  expect(copied).toEqual(["downloads/pack/photo.jpg", "readme.txt"]);
  expect([...written.keys()]).toEqual(["photo.jpg", "shots/Photo.JPEG", "web.jfif", "old.jpe"]);
  for (const text of written.values()) expect(text).not.toContain("Camera");

  copied.length = 0;
  await writeCopies([{ path: "drawn.jpg", source, isDrawn: true }], output, note);
  expect(copied).toEqual(["drawn.jpg"]);
});

it("takes over what neither a hand nor a build has changed since, without reading it, and nothing else", async () => {
  const [cache, site, input] = ["cache", "site", "input"].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ];
  mkdirSync(input);
  const photograph = await drawnScene(64, 48)
    .jpeg()
    .withExif({ IFD0: { Make: "Camera" } })
    .toBuffer();
  const source = (name: string) => join(input, name);
  writeFileSync(source("photo.jpg"), photograph);
  writeFileSync(source("map.txt"), "north");
  /** Builds the site, and tells which of its files were taken over. */
  const build = async ({ program = "1", isFresh = false } = {}) => {
    const kept: string[] = [];
    const output = new OutputFolder(site, []);
    const note = new CopyNote(cache, output.directory, program, isFresh);
    const files = ["photo.jpg", "map.txt"].map((path) => ({ path, source: source(path) }));
    await writeCopies(files, output, {
      keep: (path, from) => note.keep(path, from, output) && kept.push(path) > 0,
      markCleaned: (path) => note.markCleaned(path),
    });
    output.publish();
    note.save(output);
    expect(readFileSync(join(site, "photo.jpg"), "latin1")).not.toContain("Camera");
    return kept;
  };
  expect(await build()).toEqual([]);
  expect(await build()).toEqual(["photo.jpg", "map.txt"]);
  expect(await build({ isFresh: true })).toEqual([]);
  expect(await build({ program: "2" })).toEqual([]);
  expect(await build({ program: "2" })).toEqual(["photo.jpg", "map.txt"]);

  writeFileSync(source("map.txt"), "further south");
  expect(await build({ program: "2" })).toEqual(["photo.jpg"]);
  expect(readFileSync(join(site, "map.txt"), "utf8")).toBe("further south");
  writeFileSync(join(site, "map.txt"), "elsewhere");
  expect(await build({ program: "2" })).toEqual(["photo.jpg"]);
  expect(readFileSync(join(site, "map.txt"), "utf8")).toBe("further south");
  // Windows has other rights than these.
  if (process.platform === "win32") return;
  // Rights have no time stamp but that of the system, which may be as coarse as a short test.
  const { ctimeMs } = statSync(source("map.txt"));
  await vi.waitFor(
    () => {
      chmodSync(source("map.txt"), 0o600);
      expect(statSync(source("map.txt")).ctimeMs).not.toBe(ctimeMs);
    },
    { interval: 5 },
  );
  expect(await build({ program: "2" })).toEqual(["photo.jpg"]);
  expect(statSync(join(site, "map.txt")).mode).toBe(statSync(source("map.txt")).mode);
});
