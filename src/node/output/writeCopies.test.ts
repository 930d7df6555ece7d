import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it, vi } from "vitest";
import { drawnScene } from "../pictures/drawnScene.fixture";
import { TemporaryFolder } from "../buildCache";
import { Manifest, type ManifestOptions } from "./manifest";
import { OutputFolder } from "./outputFolder";
import { writeCopies } from "./writeCopies";

const folder = mkdtempSync(join(tmpdir(), "spawnpage copies "));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const manifestOf = (output: OutputFolder, cache: string, options: Partial<ManifestOptions> = {}) =>
  new Manifest({ folder: cache, temporary: new TemporaryFolder() }, output, {
    program: "1",
    common: "",
    ...options,
  });

it("removes location data from photographs, except in download folders", async () => {
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
  };
  const manifest = { keepCopy: () => false, markCleaned: () => {} };
  const paths = [
    "photo.jpg",
    "shots/Photo.JPEG",
    "web.jfif",
    "old.jpe",
    "downloads/pack/photo.jpg",
    "readme.txt",
  ];
  expect(
    writeCopies(
      paths.map((path) => ({ path, source })),
      output,
      manifest,
    ),
  ).toEqual([]);
  expect(copied).toEqual(["downloads/pack/photo.jpg", "readme.txt"]);
  expect([...written.keys()]).toEqual(["photo.jpg", "shots/Photo.JPEG", "web.jfif", "old.jpe"]);
  for (const text of written.values()) expect(text).not.toContain("Camera");
});

it("keeps unchanged copies without reading them", async () => {
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
  /** Builds the site, and returns the kept files. */
  const build = ({ program = "1", isFresh = false } = {}) => {
    const kept: string[] = [];
    const output = new OutputFolder(site, []);
    const manifest = manifestOf(output, cache, { program, isFresh });
    const files = ["photo.jpg", "map.txt"].map((path) => ({ path, source: source(path) }));
    writeCopies(files, output, {
      keepCopy: (path, from) => manifest.keepCopy(path, from) && kept.push(path) > 0,
      markCleaned: (path, content) => manifest.markCleaned(path, content),
    });
    output.publish();
    manifest.save();
    expect(readFileSync(join(site, "photo.jpg"), "latin1")).not.toContain("Camera");
    return kept;
  };
  expect(build()).toEqual([]);
  expect(build()).toEqual(["photo.jpg", "map.txt"]);
  expect(build({ isFresh: true })).toEqual([]);
  expect(build({ program: "2" })).toEqual([]);
  expect(build({ program: "2" })).toEqual(["photo.jpg", "map.txt"]);

  writeFileSync(source("map.txt"), "further south");
  expect(build({ program: "2" })).toEqual(["photo.jpg"]);
  expect(readFileSync(join(site, "map.txt"), "utf8")).toBe("further south");
  writeFileSync(join(site, "map.txt"), "elsewhere");
  expect(build({ program: "2" })).toEqual(["photo.jpg"]);
  expect(readFileSync(join(site, "map.txt"), "utf8")).toBe("further south");
  // Windows has different permissions.
  if (process.platform === "win32") return;
  // Only the system sets the time when permissions change, and it may be coarse.
  const { ctimeMs } = statSync(source("map.txt"));
  await vi.waitFor(
    () => {
      chmodSync(source("map.txt"), 0o600);
      expect(statSync(source("map.txt")).ctimeMs).not.toBe(ctimeMs);
    },
    { interval: 5 },
  );
  expect(build({ program: "2" })).toEqual(["photo.jpg"]);
  expect(statSync(join(site, "map.txt")).mode).toBe(statSync(source("map.txt")).mode);
});

it("remembers which SVG files contain pictures as data: without reading them again", () => {
  const [cache, site, source] = ["notes", "drawn", "map.svg"].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ];
  /** Builds the site, and reports whether its drawing was reused, and whether it contains pictures. */
  const build = () => {
    const output = new OutputFolder(site, []);
    const manifest = manifestOf(output, cache);
    const write = vi.spyOn(output, "write");
    writeCopies([{ path: "map.svg", source }], output, manifest);
    output.publish();
    manifest.save();
    return { isReused: write.mock.calls.length === 0, embedsPictures: manifest.embedsPictures };
  };
  const drawing = (inner: string) => `<svg xmlns="http://www.w3.org/2000/svg">${inner}</svg>`;
  writeFileSync(source, drawing('<image href="data:image/png;base64,AAAA"/>'));
  expect(build()).toEqual({ isReused: false, embedsPictures: true });
  expect(build()).toEqual({ isReused: true, embedsPictures: true });
  writeFileSync(source, drawing("<path/>"));
  expect(build()).toEqual({ isReused: false, embedsPictures: false });
  expect(build()).toEqual({ isReused: true, embedsPictures: false });
});
