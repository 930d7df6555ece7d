import {
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { TemporaryFolder } from "../buildCache";
import { measureFont } from "../input/fontMetrics";
import { packagedFont } from "../input/packagedFonts";
import { fontCutter } from "./fontCutter";

const folder = mkdtempSync(join(tmpdir(), "spawnpage fönts "));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const cache = { folder, temporary: new TemporaryFolder() };
const cut = fontCutter(cache);
const part = { characters: "abc.", weights: [400, 700], features: ["kern"] } as const;

async function mono(): Promise<string> {
  return (await packagedFont("jetbrains-mono", ["latin"])).faces[0]!.file.source;
}

it("creates a small subset of a few characters with the whole font's metrics", async () => {
  const source = await mono();
  const made = await cut(source, part);
  expect(made?.path).toMatch(/^assets\/fonts\/jetbrains-mono-latin-wght-normal-[0-9a-f]{8}\.woff2$/);
  expect(statSync(made!.source).size).toBeLessThan(2000);
  const measures = await measureFont(made!.source);
  expect(await measureFont(source)).toEqual({ ...measures, xWidthAvg: expect.any(Number) as number });
});

it("caches subsets by their characters, and replaces a damaged one", async () => {
  const source = await mono();
  const first = await cut(source, part);
  const bytes = readFileSync(first!.source);
  const { mtimeMs } = statSync(first!.source);
  expect(await fontCutter(cache)(source, part)).toEqual(first);
  expect(statSync(first!.source).mtimeMs).toBe(mtimeMs);
  expect((await cut(source, { ...part, characters: "abcd." }))?.path).not.toBe(first?.path);
  truncateSync(first!.source, 100);
  expect(readFileSync((await cut(source, part))!.source)).toEqual(bytes);
  // Simulates a file after a power failure.
  writeFileSync(first!.source, Buffer.concat([bytes.subarray(0, 100), Buffer.alloc(bytes.length - 100)]));
  expect(readFileSync((await cut(source, part))!.source)).toEqual(bytes);
  expect(readdirSync(join(folder, "fonts"))).toHaveLength(2);
});

it("leaves alone what is no font, and what a cut saves nothing of", async () => {
  const broken = join(folder, "broken.woff2");
  writeFileSync(broken, "no font");
  expect(await cut(broken, part)).toBeUndefined();
  const { source } = (await cut(await mono(), part))!;
  expect(await cut(source, part)).toBeUndefined();
});
