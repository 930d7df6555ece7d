import type { Page } from "playwright";
import { describe, expect, test } from "vitest";
import { presetNames, type PresetName } from "../../../src/config/theme";
import { presetLayouts } from "../../../src/config/presetLayouts";
import { heroLayoutNames, type HeroLayoutName } from "../../../src/fields/parts/heroLayout";
import { isWhole } from "../../property/share";
import { inFull, inTurn } from "../../turns";
import { endVisit, visit } from "../visit";
import { serveOwnSite } from "./ownSite";

const drawing = (
  width: number,
  height: number,
  ground = `<path fill="#456" d="M0 0h${width}v${height}H0z"/>`,
) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${ground}<circle cx="200" cy="200" r="90" fill="#fc8"/></svg>`;

const files = {
  "wide.svg": drawing(1600, 900),
  "upright.svg": drawing(900, 1200),
  "transparent.svg": drawing(1600, 900, ""),
};
const kinds = ["wide", "upright", "transparent", "missing"] as const;
type Kind = (typeof kinds)[number];

const card = (label: string, value: string) => ({ label, value });

function heroOf(kind: Kind, layout?: HeroLayoutName) {
  const pictures = Array.from({ length: 3 }, () => ({ src: `/${kind}.svg`, alt: "A valley" }));
  return {
    type: "hero",
    ...(layout && { layout }),
    eyebrow: "A quiet survival realm",
    heading: "Come home before dark",
    intro: "Forty people, one village, and a fire that is always lit.",
    ...(kind === "missing" ? {} : { images: pictures }),
    cards: [
      { ...card("Server address", "play.fernhollow.example"), copy: "play.fernhollow.example" },
      card("Version", "1.21.x"),
      card("Online now", "42"),
      card("World since", "2016"),
    ],
    buttons: [{ label: "How to join", href: "https://fernhollow.example" }],
  };
}

/** A site with a page for each layout and kind of picture, whose first page has the layout of the preset. */
function siteOf(preset: PresetName) {
  const page = (path: string, hero: object) => ({ path, title: "Fernhollow", blocks: [hero] });
  const others = heroLayoutNames.flatMap((layout) =>
    kinds.map((kind) => page(`/${layout}/${kind}`, heroOf(kind, layout))),
  );
  const config = {
    version: 1,
    site: { name: "Fernhollow", description: "A quiet place" },
    theme: { preset },
    navigation: [{ label: "Home", href: "/" }],
    routes: [page("/", heroOf("wide")), ...others],
  };
  return serveOwnSite(config, files);
}

const sites = new Map<PresetName, ReturnType<typeof siteOf>>();
function served(preset: PresetName) {
  const site = sites.get(preset) ?? siteOf(preset);
  sites.set(preset, site);
  return site;
}

const onPage = async (preset: PresetName, path: string, width: number) =>
  visit((await served(preset)).url + path, {
    javaScriptEnabled: false,
    viewport: { width, height: width < 600 ? 844 : 800 },
    reducedMotion: "reduce",
  });

/** The parts of the hero that overlap although their layout overlaps none of them, and addresses that wrap or are below the first screen. */
function faultsIn(page: Page, ground: boolean): Promise<string[]> {
  return page.evaluate((isGround) => {
    const section = document.querySelector("main section")!;
    const address = section.querySelector("[data-copy]")!;
    const boxes: [string, Element][] = [
      ["heading", section.querySelector("h1")!],
      ["button", section.querySelector("a[href]")!],
      ...[...section.querySelectorAll("li")].map((item): [string, Element] => [
        item.contains(address) ? "address" : "fact",
        item,
      ]),
      ...[...section.querySelectorAll("img")].map((picture): [string, Element] => ["picture", picture]),
    ];
    const faults: string[] = [];
    boxes.forEach(([name, element], index) => {
      const one = element.getBoundingClientRect();
      if (name !== "picture" && (one.left < -1 || one.right > innerWidth + 1))
        faults.push(`${name} leaves the page`);
      for (const [otherName, other] of boxes.slice(index + 1)) {
        if (otherName === "picture" && (isGround || name === "picture" || name === "address")) continue;
        const two = other.getBoundingClientRect();
        const across = Math.min(one.right, two.right) - Math.max(one.left, two.left);
        const down = Math.min(one.bottom, two.bottom) - Math.max(one.top, two.top);
        if (across > 1.5 && down > 1.5) faults.push(`${name} and ${otherName} overlap`);
      }
    });
    const lines = new Set(
      [...address.querySelector("bdi")!.getClientRects()].map(({ top }) => Math.round(top)),
    );
    if (lines.size !== 1) faults.push(`the address has ${lines.size} lines`);
    if (address.getBoundingClientRect().bottom > innerHeight)
      faults.push("the address is below the first screen");
    if (document.documentElement.scrollWidth > innerWidth) faults.push("the page is wider than the screen");
    return faults;
  }, ground);
}

const widths = inTurn([1280, 390, 1920]);
const pages = heroLayoutNames.flatMap((layout) => kinds.map((kind) => ({ layout, kind, widths: widths() })));
const few = pages.filter(({ layout, kind }) => kind === "wide" || layout === "stage");

describe.each(isWhole ? presetNames : (["meadow"] as const))("%s", (preset) => {
  test.each(isWhole ? pages : few)(
    "$layout with a picture that is $kind",
    async ({ layout, kind, widths }) => {
      for (const width of widths) {
        const page = await onPage(preset, `${layout}/${kind}`, width);
        const isGround = layout === "ticket" && kind === "wide";
        expect(await faultsIn(page, isGround), `at ${width}`).toEqual([]);
        await endVisit(page);
      }
    },
  );
});

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** The boxes of the heading's words, the pictures and the address. */
function boxesIn(page: Page): Promise<Box[]> {
  return page.evaluate(() => {
    const section = document.querySelector("main section")!;
    const words = document.createRange();
    words.selectNodeContents(section.querySelector("h1")!);
    const around = (boxes: DOMRect[]) => ({
      left: Math.min(...boxes.map(({ left }) => left)),
      top: Math.min(...boxes.map(({ top }) => top)),
      right: Math.max(...boxes.map(({ right }) => right)),
      bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
    });
    return [
      around([...words.getClientRects()]),
      around([...section.querySelectorAll("img")].map((one) => one.getBoundingClientRect())),
      around([section.querySelector("[data-copy]")!.closest("li")!.getBoundingClientRect()]),
    ];
  });
}

/** The mean share of two heroes' parts that is in the same place: 1 if they are the same. */
function likeness(one: Box[], other: Box[]): number {
  const area = ({ left, top, right, bottom }: Box) => Math.max(0, right - left) * Math.max(0, bottom - top);
  const shares = one.map((a, index) => {
    const b = other[index]!;
    const both = area({
      left: Math.max(a.left, b.left),
      top: Math.max(a.top, b.top),
      right: Math.min(a.right, b.right),
      bottom: Math.min(a.bottom, b.bottom),
    });
    return both / (area(a) + area(b) - both);
  });
  return shares.reduce((sum, share) => sum + share, 0) / shares.length;
}

async function expectUnlike(
  heroes: { name: string; layout: HeroLayoutName; path: string; preset: PresetName }[],
) {
  const measured: { name: string; layout: string; boxes: Box[] }[] = [];
  for (const { preset, path, ...hero } of heroes) {
    const page = await onPage(preset, path, 1280);
    measured.push({ ...hero, boxes: await boxesIn(page) });
    await endVisit(page);
  }
  const alike = measured.flatMap((one, index) =>
    measured
      .slice(index + 1)
      .filter((other) => other.layout !== one.layout)
      .map((other) => ({ pair: `${one.name}, ${other.name}`, share: likeness(one.boxes, other.boxes) }))
      .filter(({ share }) => share > 0.4),
  );
  expect(alike).toEqual([]);
}

test("places the parts of each layout differently", async () => {
  await expectUnlike(
    heroLayoutNames.map((layout) => ({
      name: layout,
      layout,
      path: `${layout}/wide`,
      preset: "meadow" as const,
    })),
  );
});

inFull(() => {
  test("presets with different layouts place the parts of one config differently", async () => {
    await expectUnlike(
      presetNames.map((preset) => ({ name: preset, layout: presetLayouts[preset], path: "", preset })),
    );
  });
});
