import type { Page } from "playwright";
import { describe, expect, test } from "vitest";
import { oneVisit } from "../oneVisit";
import { firstOf } from "../../turns";
import { visit } from "../visit";
import { brokenWords, overflowing } from "./measures";
import { serveOwnSite } from "./ownSite";

const mosaics = Array.from({ length: 12 }, (_, index) => index + 1);
const words = ["Mountain climb", "Lanterns", "The long river race", "Bakery"];

/** Cards of all kinds: with and without a picture, an icon, a price or a link. */
const cards = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    title: words[index % 4],
    ...(index % 3 === 0 ? { image: { src: "/mill.svg", alt: "" } } : { icon: "trees" }),
    ...(index % 2 === 0 ? { description: "A sentence about it, of the usual length." } : {}),
    ...(index % 4 === 1 ? { badge: "New", href: "/" } : {}),
    ...(index % 5 === 2 ? { price: "4 €", period: "a month", buttons: [{ label: "Buy", href: "/" }] } : {}),
  }));

const ofLayout = (layout: string, count: number, more: object = {}) => ({
  type: "cards",
  id: `${layout}-${count}`,
  layout,
  items: cards(count),
  ...more,
});

/** A team of 34 with names and roles of all lengths, in groups of all sizes. */
const team = {
  type: "staff",
  id: "team",
  groups: [2, 4, 4, 10, 8, 6].map((size, group) => ({
    title: ["Owners", "Admins", "Developers", "Moderators", "Helpers", "Builders"][group],
    badge: "Team",
    description: "They look after what goes on.",
    members: Array.from({ length: size }, (_, index) => ({
      name: ["Kaja", "Watermill_Keeper", "tinderbox"][index % 3],
      role: ["Chat, English", "Head of the islands and their gates"][index % 2],
    })),
  })),
};

const site = serveOwnSite(
  {
    version: 1,
    site: { name: "Fernhollow", description: "Layouts of cards" },
    routes: [
      {
        path: "/",
        title: "Layouts",
        blocks: [
          ...mosaics.map((count) => ofLayout("bento", count)),
          ...[1, 2, 3, 4, 5, 7].map((count) => ofLayout("grid", count)),
          ofLayout("grid", 13, { columns: 3 }),
          ...[2, 5, 6, 8].map((count) => ofLayout("feature", count)),
          { ...ofLayout("grid", 5, { imagePosition: "behind" }), id: "behind" },
          ofLayout("list", 9),
          ofLayout("list", 8, { columns: 3 }),
          ofLayout("bento", 14, { width: "narrow" }),
          ofLayout("bento", 15, { width: "wide" }),
          team,
        ],
      },
    ],
  },
  { "mill.svg": '<svg xmlns="http://www.w3.org/2000/svg" width="800" height="500"/>' },
);
// The layout of cards only depends on styles.
const opened = oneVisit(async (kept) => visit((await site).url, { ...kept, javaScriptEnabled: false }));

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** The boxes of each block's cards in reading order, and of their list, by the block's id. */
const boxesOf = (page: Page, layout: string) =>
  page.evaluate((layout) => {
    const box = (element: Element): Box => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      return { left, right, top, bottom };
    };
    return [...document.querySelectorAll(`section[id^="${layout}-"]`)].map((section) => {
      const list = section.querySelector("ul")!;
      return {
        id: section.id,
        gap: parseFloat(getComputedStyle(list).rowGap) || 0,
        list: box(list),
        cards: [...list.children].map(box),
      };
    });
  }, layout);

/** Whether two boxes overlap by more than a rounding error. */
const overlap = (a: Box, b: Box) =>
  Math.min(a.right, b.right) - Math.max(a.left, b.left) > 0.5 &&
  Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 0.5;

/** A box without the borders that a row shares with its neighbours. */
const inner = ({ left, right, top, bottom }: Box): Box => ({
  left: left + 1,
  right: right - 1,
  top: top + 1,
  bottom: bottom - 1,
});

/** The area of a box with half of the gap around it, so that neighbours touch. */
const areaWith = (gap: number, { left, right, top, bottom }: Box) =>
  (right - left + gap) * (bottom - top + gap);

async function show(width: number, dir = "ltr"): Promise<Page> {
  const page = opened();
  await page.setViewportSize({ width, height: 800 });
  await page.evaluate((dir) => {
    document.documentElement.dir = dir;
  }, dir);
  return page;
}

test("words on pictures are below the part of the veil that lets light pictures through", async () => {
  const page = await show(360);
  const cards = await page.locator("#behind .sp-on-picture").evaluateAll((found) =>
    found.map((card) => {
      const words = card.querySelector(":scope > div")!;
      const first = [...words.children].find((part) => part.textContent.trim() !== "")!;
      return {
        distance: first.getBoundingClientRect().top - words.getBoundingClientRect().top,
        veil: getComputedStyle(words).backgroundImage,
        isInside: words.getBoundingClientRect().top >= card.getBoundingClientRect().top,
      };
    }),
  );
  expect(cards).toHaveLength(2);
  for (const { distance, veil, isInside } of cards) {
    expect(veil).toMatch(/^linear-gradient\(rgba\(0, 0, 0, 0\), .+ 80px\)$/);
    expect(distance).toBeGreaterThanOrEqual(80);
    expect(isInside).toBe(true);
  }
});

// Intermediate widths are only tested by `npm run test:all`.
describe.each(firstOf([360, 1280, 768, 1920], 2))("on a screen of %i pixels", (width) => {
  test("any number of tiles fill a mosaic without overlap", async () => {
    const mosaics = await boxesOf(await show(width), "bento");
    expect(mosaics).toHaveLength(14);
    for (const { id, gap, list, cards } of mosaics) {
      const pairs = cards.flatMap((card, index) =>
        cards.slice(index + 1).map((other) => [card, other] as const),
      );
      expect([id, pairs.filter(([card, other]) => overlap(card, other))]).toEqual([id, []]);
      const filled = cards.reduce((sum, card) => sum + areaWith(gap, card), 0);
      expect([id, Math.round((100 * filled) / areaWith(gap, list))]).toEqual([id, 100]);
      // The first is the largest, and none is smaller than the minimum.
      const areas = cards.map((card) => Math.round(areaWith(0, card)));
      if (width > 400) expect([id, Math.max(...areas)]).toEqual([id, areas[0]]);
      expect(Math.min(...cards.map(({ left, right }) => right - left))).toBeGreaterThan(200);
    }
  });

  test.each(["ltr", "rtl"])("cards have the same visual and reading order, %s", async (dir) => {
    const page = await show(width, dir);
    const begin = ({ left, right }: Box) => (dir === "ltr" ? left : -right);
    for (const layout of ["bento", "feature", "list", "grid"]) {
      for (const { id, cards } of await boxesOf(page, layout)) {
        const wrong = cards.slice(1).filter((card, index) => {
          const before = cards[index]!;
          const isBelow = card.top >= before.bottom - 1;
          return !isBelow && begin(card) <= begin(before);
        });
        expect([id, wrong]).toEqual([id, []]);
      }
    }
    expect(await overflowing(page)).toEqual([]);
  });

  test("all cards of a grid have the same width, even in the last row, and a single one has at most half", async () => {
    const grids = await boxesOf(await show(width), "grid");
    expect(grids).toHaveLength(7);
    for (const { id, cards } of grids)
      expect([id, new Set(cards.map(({ left, right }) => Math.round(right - left))).size]).toEqual([id, 1]);
    const { list, cards } = grids[0]!;
    const share = (cards[0]!.right - cards[0]!.left) / (list.right - list.left);
    if (width >= 768) expect(share).toBeLessThanOrEqual(0.5);
    else expect(share).toBeCloseTo(1);
  });

  test("cards in a list or next to a large card do not overlap or break words", async () => {
    const page = await show(width);
    for (const layout of ["list", "feature"]) {
      for (const { id, cards } of await boxesOf(page, layout)) {
        const over = cards.slice(1).filter((card, index) => overlap(inner(card), inner(cards[index]!)));
        expect([id, over]).toEqual([id, []]);
      }
    }
    expect(await brokenWords(page)).toEqual([]);
  });
});

test("on a wide screen, the large card is as high as its neighbours, and list rows are low", async () => {
  const page = await show(1280);
  const [two, five] = await boxesOf(page, "feature");
  for (const { cards } of [two!, five!])
    expect(Math.abs(cards[0]!.bottom - cards.at(-1)!.bottom)).toBeLessThan(1);
  const [list] = await boxesOf(page, "list");
  const heights = list!.cards.map(({ top, bottom }) => bottom - top);
  expect(Math.max(...heights)).toBeLessThan(150);
});

test("a team of 34 fits on two desktop screens, and has one row each on a phone", async () => {
  const members = (page: Page) =>
    page.locator("#team article").evaluateAll((articles) =>
      articles.map((article) => {
        const [face, name] = [article.querySelector("span")!, article.querySelector("h3")!].map((part) =>
          part.getBoundingClientRect(),
        ) as [DOMRect, DOMRect];
        return { isBeside: face.right < name.left && name.top < face.bottom, height: article.clientHeight };
      }),
    );
  for (const [width, height] of [
    [1280, 800],
    [1920, 1080],
  ] as const) {
    const page = await show(width);
    const section = (await page.locator("#team").boundingBox())!;
    expect(section.height, String(width)).toBeLessThan(2 * height);
    expect(await members(page)).toHaveLength(34);
  }
  const rows = await members(await show(360));
  expect(rows.filter(({ isBeside }) => !isBeside)).toEqual([]);
  expect(Math.max(...rows.map(({ height }) => height))).toBeLessThan(100);
});
