import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { pictureSize } from "../../core/pictureSize";
import type { DrawnIcons } from "../../core/siteIcons";
import { TemporaryFolder } from "../buildCache";
import { loadResvg } from "../previews/rasteriser";
import { cornersOf, drawIcon } from "./drawIcon";
import { iconDrawer, iconFile, pictureInIcon } from "./iconDrawer";

const folder = mkdtempSync(join(tmpdir(), "spawnpage icons "));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const colors = { primary: "#cc3300", onPrimary: "#ffffff", background: "#102030" };
const failures: string[] = [];
const drawer = iconDrawer(
  { folder: join(folder, "cache"), temporary: new TemporaryFolder() },
  (path) => join(folder, path),
  (path, reason) => failures.push(`${path ?? "letter"}: ${reason}`),
);
const ball =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><circle cx="5" cy="5" r="5" fill="#ff0"/></svg>';
const square =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><rect width="10" height="10" fill="#0f0"/></svg>';

async function drawn(path: string | undefined, content: string | Uint8Array = ""): Promise<DrawnIcons> {
  if (path !== undefined) writeFileSync(join(folder, path), content);
  const made = await drawer.draw({ path, name: "Mossy", colors });
  expect(made, failures.join()).toBeDefined();
  return made!;
}

/** The colour in the corners of a picture; `undefined` if they are transparent. */
async function groundOf(file: string): Promise<string | undefined> {
  const href = `data:image/png;base64,${readFileSync(file).toString("base64")}`;
  const size = pictureSize(readFileSync(file))!.width!;
  return cornersOf(drawIcon({ library: await loadResvg(), fonts: [] }, { href }, { size }))?.[0];
}

it("draws all sizes of an SVG: three in favicon.ico, and opaque ones for phones", async () => {
  const { sources } = await drawn("ball.svg", ball);
  const icon = readFileSync(sources.tab);
  expect([icon.readUInt16LE(0), icon.readUInt16LE(2), icon.readUInt16LE(4)]).toEqual([0, 1, 3]);
  const entries = [0, 1, 2].map((index) => {
    const at = 6 + 16 * index;
    const start = icon.readUInt32LE(at + 12);
    const png = icon.subarray(start, start + icon.readUInt32LE(at + 8));
    return [icon[at], icon[at + 1], icon.readUInt16LE(at + 6), pictureSize(png)];
  });
  expect(entries).toEqual([16, 32, 48].map((size) => [size, size, 32, { width: size, height: size }]));

  const sizeOf = (file: string) => pictureSize(readFileSync(file))?.width;
  expect([sources.touch, sources.small, sources.large, sources.maskable].map(sizeOf)).toEqual([
    180, 192, 512, 512,
  ]);
  expect([await groundOf(sources.touch), await groundOf(sources.maskable)]).toEqual(["#102030", "#102030"]);
  expect(await groundOf(sources.large)).toBeUndefined();
});

it("lets a picture with a ground of its own keep that, to the edges", async () => {
  const { sources } = await drawn("square.svg", square);
  expect([await groundOf(sources.touch), await groundOf(sources.maskable)]).toEqual(["#00ff00", "#00ff00"]);
});

it("draws them of a PNG, of an icon file that holds one, and of the first letter of a name", async () => {
  const { sources } = await drawn("ball.svg", ball);
  const png = readFileSync(sources.small);
  expect(await groundOf((await drawn("ball.png", png)).sources.touch)).toBe("#102030");
  const inIcon = iconFile([{ size: 192, png }]);
  expect(pictureInIcon(inIcon)).toEqual(png);
  expect(await groundOf((await drawn("ball.ico", inIcon)).sources.touch)).toBe("#102030");
  const letter = await drawn(undefined);
  expect(await groundOf(letter.sources.touch)).toBe(colors.primary);
  // The letter itself is drawn, not an empty square.
  const other = await drawer.draw({ name: "Zigzap", colors });
  expect(readFileSync(other!.sources.touch)).not.toEqual(readFileSync(letter.sources.touch));
  // Sites with the same letter share an icon.
  expect(await drawer.draw({ name: "Minor", colors })).toEqual(letter);
});

it("draws the same icon once", async () => {
  const first = await drawn("once.svg", ball);
  const { mtimeMs } = statSync(first.sources.large);
  expect(await drawn("once.svg", ball)).toEqual(first);
  expect(statSync(first.sources.large).mtimeMs).toBe(mtimeMs);
});

it.each([
  ["empty.svg", '<svg xmlns="http://www.w3.org/2000/svg"/>', "it is fully transparent"],
  [
    "letter.svg",
    square.replace("</svg>", '<text x="2" y="8">M</text></svg>'),
    "it contains text, which must be converted to paths",
  ],
  ["broken.svg", "<svg", "it is not a readable SVG"],
  ["broken.png", "no picture at all", "it is not a readable picture"],
  ["broken.ico", Buffer.from([0, 0, 1, 0, 3, 0]), "it contains no PNG picture"],
  ["huge.png", Buffer.alloc(2_000_001), "it is larger than 2 MB"],
  ["photo.avif", "ftypavif", "it is neither an SVG nor a PNG"],
])("says why none are drawn of %s", async (path, content, reason) => {
  writeFileSync(join(folder, path), content);
  expect(await drawer.draw({ path, name: "Mossy", colors })).toBeUndefined();
  expect(failures).toContain(`${path}: ${reason}`);
});

it("draws none of a letter that no font of ours has, and says so", async () => {
  expect(await drawer.draw({ name: "日本", colors })).toBeUndefined();
  expect(failures.at(-1)).toBe("letter: 日");
});

it("draws what only speaks of text: a title, a comment, the name of a class", async () => {
  const inside = '<!-- <text>M</text> --><title>text</title><g class="text"/></svg>';
  const { sources } = await drawn("told.svg", square.replace("</svg>", inside));
  expect(await groundOf(sources.touch)).toBe("#00ff00");
});
