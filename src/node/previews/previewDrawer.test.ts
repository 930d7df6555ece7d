import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { randomBytes } from "node:crypto";
import { tmpdir } from "node:os";
import { extname, join } from "node:path";
import { Worker } from "node:worker_threads";
import sharp from "sharp";
import { afterAll, expect, it } from "vitest";
import type { PreviewCard } from "../../core/linkPreviews";
import { pictureSize } from "../../core/pictureSize";
import { TemporaryFolder } from "../buildCache";
import { contrast } from "../../styling/theme/contrast";
import { mix } from "../../styling/theme/nearestReadable";
import { presets } from "../../styling/theme/presets";
import { themeSchema } from "../../config/theme";
import { resolveTheme } from "../../styling/theme/resolveTheme";
import { drawPreview } from "./drawPreview";
import { messageOf, previewDrawer } from "./previewDrawer";
import { PreviewFonts } from "./previewFonts";
import { LayeredPreview } from "./layeredPreview";
import { loadResvg, rasterise } from "./rasteriser";

const folder = mkdtempSync(join(tmpdir(), "spawnpage bilder "));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const cacheIn = (name: string) => ({ folder: join(folder, name), temporary: new TemporaryFolder() });

/** The drawn cards in their order; `undefined` for those that no font can draw. */
async function drawn(drawer: ReturnType<typeof previewDrawer>, cards: readonly PreviewCard[]) {
  const { paths, files } = await drawer.draw(cards);
  const byPath = new Map((await files()).map((file) => [file.path, file]));
  return paths.map((path) => (path === undefined ? undefined : byPath.get(path)));
}

const { colors } = presets.midnight;
const card: PreviewCard = {
  title: "Harbour log",
  siteName: "Ebbstone",
  host: "ebbstone.example",
  direction: "ltr",
  colors,
  fonts: { heading: "space-grotesk", body: "inter" },
  logo: { path: "/logo.svg", width: 40, height: 20 },
};
const logo = join(folder, "logo.svg");
writeFileSync(
  logo,
  '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"><rect width="40" height="20" fill="red"/></svg>',
);

it("draws a picture of the size that chat programs show, once, and no letters that no font has", async () => {
  const drawer = previewDrawer(cacheIn("cache"), () => logo);
  const [own, none] = await drawn(drawer, [card, { ...card, title: "日本語" }]);
  expect(none).toBeUndefined();
  expect(own?.path).toMatch(/^assets\/previews\/[0-9a-f]{16}\.png$/);
  expect(pictureSize(readFileSync(own!.source))).toEqual({ width: 1200, height: 630 });

  const { mtimeMs } = statSync(own!.source);
  expect(await drawn(drawer, [card])).toEqual([own]);
  expect(statSync(own!.source).mtimeMs).toBe(mtimeMs);
  expect(readdirSync(join(folder, "cache/previews"))).toHaveLength(1);
});

it("replaces a damaged picture, and drops pictures unused for a month when it draws a new one", async () => {
  const drawer = previewDrawer(cacheIn("old"), () => logo);
  const [old, used] = await drawn(drawer, [card, { ...card, title: "Used" }]);
  const twoMonthsAgo = new Date(Date.now() - 60 * 24 * 60 * 60 * 1000);
  for (const one of [old, used]) utimesSync(one!.source, twoMonthsAgo, twoMonthsAgo);
  utimesSync(join(folder, "old/previews.dropped"), twoMonthsAgo, twoMonthsAgo);
  await drawn(drawer, [{ ...card, title: "Used" }]);
  const [added] = await drawn(drawer, [{ ...card, title: "New" }]);
  expect([old, used, added].map((one) => existsSync(one!.source))).toEqual([false, true, true]);

  const whole = readFileSync(used!.source);
  truncateSync(used!.source, 100);
  expect(await drawn(drawer, [{ ...card, title: "Used" }])).toEqual([used]);
  expect(readFileSync(used!.source)).toEqual(whole);
});

it("draws a card the same alone and together with others, whatever fonts those need", async () => {
  const titles = ["Harbour log", "Гавань 2 + 2", "שלום to all", "Chào các bạn ★", "a b"];
  const cards = titles.map((title) => ({ ...card, title }));
  const together = await drawn(
    previewDrawer(cacheIn("together"), () => logo),
    cards,
  );
  const bytesOf = (file: (typeof together)[number]) => file && readFileSync(file.source);
  for (const [index, one] of cards.entries()) {
    const [alone] = await drawn(
      previewDrawer(cacheIn(`alone-${index}`), () => logo),
      [one],
    );
    expect(bytesOf(alone), one.title).toEqual(bytesOf(together[index]));
  }
  expect(together.filter(Boolean).length).toBeGreaterThan(3);
});

it("draws many pictures even if no thread starts", async () => {
  // The thread's script is only next to the bundled program.
  const cards = Array.from({ length: 20 }, (_, index) => ({ ...card, title: `Rules ${index}` }));
  const [many, one] = [cards, cards.slice(0, 1)].map(async (some, index) =>
    drawn(
      previewDrawer(cacheIn(`thread-${index}`), () => logo),
      some,
    ),
  );
  const [first] = (await many)!;
  expect((await many)!.filter(Boolean)).toHaveLength(20);
  expect(readFileSync(first!.source)).toEqual(readFileSync((await one)![0]!.source));
});

it.each([
  ["sends a message", 'require("node:worker_threads").parentPort.postMessage("drawn")', "drawn"],
  ["ends without a message", "process.exit(0)", undefined],
  ["fails", 'throw new Error("no memory")', undefined],
])("does not wait for a thread that %s", async (_, code, message) => {
  expect(await messageOf(new Worker(code, { eval: true }))).toBe(message);
});

/** The fonts of the card, with the characters of a text. */
async function fontsFor(text: string) {
  const fonts = new PreviewFonts(new Set(`${text}…${card.siteName}${card.host}`), () => "");
  const heading = await fonts.read("space-grotesk", 700);
  return { files: fonts.files, type: { heading, body: await fonts.read("inter", 500) } };
}

it("draws a page's picture behind the words, as a JPEG file of at most 150 KB whatever the picture", async () => {
  const noise = randomBytes(1600 * 900 * 3);
  const noisy = join(folder, "noise.png");
  await sharp(noise, { raw: { width: 1600, height: 900, channels: 3 } })
    .png()
    .toFile(noisy);
  const broken = join(folder, "broken.png");
  writeFileSync(broken, readFileSync(noisy).subarray(0, 500));
  const files: Record<string, string> = { "/logo.svg": logo, "/noise.png": noisy, "/broken.png": broken };
  const drawer = previewDrawer(cacheIn("pictures"), (path) => files[path]!);
  const behind = (path: string): PreviewCard => ({ ...card, picture: { path, focus: "left top" } });
  const found = await drawn(drawer, [behind("/noise.png"), behind("/broken.png"), card]);
  expect(found.map((file) => extname(file!.path))).toEqual([".jpg", ".jpg", ".png"]);
  for (const file of found.slice(0, 2)) {
    const bytes = readFileSync(file!.source);
    expect(bytes.length).toBeLessThanOrEqual(150_000);
    expect(pictureSize(bytes)).toEqual({ width: 1200, height: 630 });
  }
});

it.each(Object.keys(presets) as (keyof typeof presets)[])(
  "dims a picture behind the words of %s until they are readable",
  async (preset) => {
    const { type } = await fontsFor("Rules");
    const { background, text } = presets[preset].colors;
    const picture = { path: "/mill.webp" };
    const { texts } = drawPreview({ ...card, title: "Rules", colors: presets[preset].colors, picture }, type);
    const opacity = Number(/offset="1"[^>]*stop-opacity="([\d.]+)"/.exec(texts)![1]);
    for (const color of ["#000000", "#ffffff"])
      expect(contrast(mix(color, background, opacity), text)).toBeGreaterThanOrEqual(4.5);
    expect(opacity).toBeLessThan(0.95);
  },
);

it("shares the background between sites, and the foot between pages with other names than the site", async () => {
  const { type } = await fontsFor("Rules Staff");
  const layersOf = (more: Partial<PreviewCard>) => drawPreview({ ...card, ...more }, type);
  const [rules, staff, home] = ["Rules", "Staff", card.siteName].map((title) => layersOf({ title }));
  expect(rules!.foot).toBe(staff!.foot);
  expect(rules!.foot).not.toBe(home!.foot);
  expect(layersOf({ title: "Rules", siteName: "Staff", logo: undefined }).ground).toBe(rules!.ground);
});

it("puts the layers together like a drawing of all", async () => {
  const { files, type } = await fontsFor("Rules for all");
  const { ground, foot, texts } = drawPreview({ ...card, title: "Rules", description: "for all" }, type);
  const rasteriser = { library: await loadResvg(), fonts: files };
  const pixelsOf = (svg: string) => rasterise(rasteriser, svg, (image) => image.pixels);
  const picture = new LayeredPreview(pixelsOf(ground))
    .withBottom(pixelsOf(foot))
    .withTop(pixelsOf(texts))
    .png();
  const contentOf = (svg: string) => svg.replaceAll(/<\/?svg[^>]*>/g, "");
  const [start] = /^<svg[^>]*>/.exec(ground)!;
  const data = `data:image/png;base64,${picture.toString("base64")}`;
  const actual = pixelsOf(`${start}<image width="1200" height="630" href="${data}"/></svg>`);
  const expected = pixelsOf(ground.replace("</svg>", `${contentOf(foot)}${contentOf(texts)}</svg>`));
  const difference = actual.reduce((most, value, at) => Math.max(most, Math.abs(value - expected[at]!)), 0);
  expect(difference).toBeLessThanOrEqual(1);
});

/** The lines of a title as they are drawn, each with its size. */
async function linesOf(title: string): Promise<{ size: number; lines: string[] }> {
  const { type } = await fontsFor(title);
  const { texts } = drawPreview({ ...card, title }, type);
  const drawn = [...texts.matchAll(/font-weight="700" font-size="(\d+)"[^>]*>(.*?)<\/text>/g)];
  const lines = drawn.map(([, , text = ""]) => text.replaceAll(/<[^>]+>/g, ""));
  for (const line of lines)
    expect((type.heading.widthOf(line) * Number(drawn[0]![1])) / 100).toBeLessThanOrEqual(1040);
  return { size: Number(drawn[0]![1]), lines };
}

it("gives short titles large letters, and long ones smaller letters and an end, so that all have room", async () => {
  expect(await linesOf("Rules")).toEqual({ size: 96, lines: ["Rules"] });
  const long = await linesOf("All that you have to know before you come to the island. ".repeat(5));
  expect(long.size).toBe(52);
  expect(long.lines).toHaveLength(4);
  expect(long.lines.at(-1)).toMatch(/…$/);
  expect((await linesOf("Wort".repeat(20))).lines.join("")).toBe("Wort".repeat(20));
});

it("draws letters that the font of the theme lacks in one that has them", async () => {
  const fonts = new PreviewFonts(new Set("Hi Привет"), () => "");
  const font = await fonts.read("space-grotesk", 700);
  const [latin, cyrillic] = font.runsOf("Hi Привет");
  expect([latin?.text, cyrillic?.text]).toEqual(["Hi ", "Привет"]);
  expect(latin?.family).not.toBe(cyrillic?.family);
  expect(font.canDraw("Привет")).toBe(true);
  expect(font.canDraw("שלום")).toBe(false);
});

it.each(Object.keys(presets) as (keyof typeof presets)[])(
  "measures words with spaces in the fonts of %s",
  async (preset) => {
    const { fonts } = resolveTheme(themeSchema.parse({ preset }));
    const drawn = new PreviewFonts(new Set("Kettle Bay"), () => "");
    const font = await drawn.read(fonts.heading, 700);
    expect(font.widthOf("Kettle Bay")).toBeGreaterThan(font.widthOf("KettleBay"));
  },
);
