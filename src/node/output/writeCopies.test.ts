import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { drawnScene } from "../pictures/drawnScene.fixture";
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
  };
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
    ),
  ).toEqual([]);
  expect(copied).toEqual(["downloads/pack/photo.jpg", "readme.txt"]);
  expect([...written.keys()]).toEqual(["photo.jpg", "shots/Photo.JPEG", "web.jfif", "old.jpe"]);
  for (const text of written.values()) expect(text).not.toContain("Camera");
});
