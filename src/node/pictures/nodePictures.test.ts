import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { extname, join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { TemporaryFolder } from "../buildCache";
import { PublicFolder } from "../input/publicFolder";
import { drawnScene, noise } from "./drawnScene.fixture";
import { NodePictures, type PictureOptions } from "./nodePictures";

const folder = mkdtempSync(join(tmpdir(), "spawnpage pictures "));
const cache = join(folder, "cache");
const temporary = new TemporaryFolder();
const directory = join(folder, "public");
const at = (path: string) => join(directory, path);
const hill = "/shots/h%C3%BCgel%201.png";

beforeAll(async () => {
  mkdirSync(at("shots"), { recursive: true });
  writeFileSync(at("shots/hügel 1.png"), await drawnScene(240, 160, 1).png().toBuffer());
  writeFileSync(at("shots/sea.png"), await drawnScene(240, 160, 2).png().toBuffer());
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function prepared(
  paths: readonly string[],
  options: Partial<PictureOptions> = {},
): Promise<NodePictures> {
  const pictures = new NodePictures({ cache: { folder: cache, temporary }, ...options });
  await pictures.prepare(paths, new PublicFolder(directory));
  return pictures;
}

test("generates pictures once, reports progress, and names files by content", async () => {
  const told: string[] = [];
  const onPicture = (done: number, total: number) => told.push(`${done} of ${total}`);
  const first = await prepared([hill, "/shots/sea.png"], { onPicture });
  expect([first.made, told]).toEqual([2, ["1 of 2", "2 of 2"]]);
  const made = first.of(hill)!;
  expect(made.sources.map(({ type }) => type)).toEqual(["image/avif", "image/webp"]);
  expect(made.tone).toBe("8ac");
  for (const { path, source } of made.files) {
    expect(path).toMatch(/^assets\/pictures\/hugel-1-[0-9a-f]{8}-240\.(?:avif|webp)$/);
    expect(existsSync(source)).toBe(true);
  }

  const second = await prepared([hill, "/shots/sea.png"], { onPicture });
  expect([second.made, told.length]).toEqual([0, 2]);
  expect(second.of(hill)).toEqual(made);
});

test("lists a well-compressed original with the formats that all browsers support", async () => {
  writeFileSync(at("noise.jpg"), await noise(900, 100).jpeg({ quality: 30 }).toBuffer());
  const made = (await prepared(["/noise.jpg"])).of("/noise.jpg")!;
  expect(made.sources).toEqual([
    { files: made.files.map(({ path }, index) => ({ path, width: [400, 900][index] })) },
  ]);
  expect(made.files.map(({ path }) => extname(path))).toEqual([".webp", ".jpeg"]);
});

test("generates changed pictures and damaged cache entries again", async () => {
  const { files } = (await prepared([hill])).of(hill)!;
  truncateSync(files[0]!.source, 10);
  expect((await prepared([hill])).made).toBe(1);
  // Simulates a file after a power failure.
  writeFileSync(files[0]!.source, Buffer.alloc(statSync(files[0]!.source).size));
  expect((await prepared([hill])).made).toBe(1);
  writeFileSync(at("shots/sea.png"), await drawnScene(240, 160, 3).png().toBuffer());
  const changed = await prepared([hill, "/shots/sea.png"]);
  expect(changed.made).toBe(1);
});

test("publishes an unreadable picture unchanged with the reason, and generates the others", async () => {
  const whole = readFileSync(at("shots/sea.png"));
  writeFileSync(at("broken.png"), whole.subarray(0, whole.length / 2));
  const pictures = await prepared(["/broken.png", hill]);
  expect([...pictures.failures.keys()]).toEqual(["/broken.png"]);
  expect(pictures.of("/broken.png")).toBeUndefined();
  expect(pictures.of(hill)).toBeDefined();
});

test("publishes all uncached pictures unchanged without the library", async () => {
  writeFileSync(at("new.png"), await drawnScene(240, 160, 4).png().toBuffer());
  const pictures = await prepared([hill, "/new.png"], { load: async () => undefined });
  expect([pictures.unmade, pictures.failures.size]).toEqual([1, 0]);
  expect([pictures.of(hill) !== undefined, pictures.of("/new.png")]).toEqual([true, undefined]);
});

test("lists a heavy picture without smaller versions", async () => {
  // An animated PNG, because the library reads only its first frame.
  const control = Buffer.concat([Buffer.alloc(8), Buffer.alloc(12)]);
  control.writeUInt32BE(8, 0);
  control.write("acTL", 4, "latin1");
  const whole = readFileSync(at("shots/sea.png"));
  const moving = Buffer.concat([whole.subarray(0, 33), control, whole.subarray(33), Buffer.alloc(600_000)]);
  writeFileSync(at("moving.png"), moving);
  const pictures = await prepared(["/moving.png", hill]);
  expect([...pictures.heavy]).toEqual([["/moving.png", moving.length]]);
  expect([...(await prepared(["/moving.png"])).heavy.keys()]).toEqual(["/moving.png"]);
});

test("reports once that the cache is not writable, and generates all pictures", async () => {
  const full = join(folder, "full");
  mkdirSync(full);
  writeFileSync(join(full, "pictures"), "a file in place of the folder");
  const pictures = await prepared([hill, "/shots/sea.png"], { cache: { folder: full, temporary } });
  expect([pictures.failures.size, pictures.unkept]).toEqual([0, expect.stringContaining("pictures")]);
  const [{ source } = { source: "" }] = pictures.of(hill)!.files;
  expect([pictures.of("/shots/sea.png") !== undefined, existsSync(source)]).toEqual([true, true]);
  temporary.remove();
  expect(existsSync(source)).toBe(false);
});

test("generates nothing if the installed library does not run", async () => {
  const { runsSharp } = await import("./sharpLibrary");
  const refuse = () => {
    throw new Error("Could not load the sharp module using the linux-x64 runtime");
  };
  expect([runsSharp(), runsSharp(refuse)]).toEqual([true, false]);
});

test("removes uncached files at the end", async () => {
  const pictures = await prepared([hill], { cache: { folder: undefined, temporary } });
  const [{ source } = { source: "" }] = pictures.of(hill)!.files;
  expect(existsSync(source)).toBe(true);
  temporary.remove();
  expect(existsSync(source)).toBe(false);
});

test("limits the pixels processed at once, but always processes one picture", async () => {
  const { PixelBudget } = await import("./pixelBudget");
  const budget = new PixelBudget(100);
  const begun: string[] = [];
  const gate: Record<string, () => void> = {};
  const use = (name: string, pixels: number) =>
    budget.use(pixels, async () => {
      begun.push(name);
      await new Promise<void>((open) => (gate[name] = open));
    });
  const all = [use("a", 60), use("b", 40), use("c", 500), use("d", 1)];
  const settle = () => new Promise((resolve) => setImmediate(resolve));
  await settle();
  expect(begun).toEqual(["a", "b"]);
  gate["a"]!();
  await settle();
  expect(begun).toEqual(["a", "b"]);
  gate["b"]!();
  await settle();
  expect(begun).toEqual(["a", "b", "c"]);
  gate["c"]!();
  await settle();
  gate["d"]!();
  await Promise.all(all);
  expect(readdirSync(cache).sort()).toEqual(["pictures", "pictures.dropped"]);
});
