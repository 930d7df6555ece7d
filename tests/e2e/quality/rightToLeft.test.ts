import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright";
import { beforeAll, describe, expect, test } from "vitest";
import type { SiteConfigInput } from "../../../src/config/config";
import { withArabic } from "../../inArabic";
import { root } from "../../sites/configs";
import { firstOf, inFull } from "../../turns";
import { oneVisit } from "../oneVisit";
import { endVisit, visit } from "../visit";
import { axe } from "./axe";
import { serveEveryBlock, shown, usual, videoErrors } from "./everyBlockSite";
import { overflowing } from "./measures";
import { type OwnSite, serveOwnSite } from "./ownSite";

describe("a site in English and Arabic, without a third of the translations", () => {
  let site: OwnSite;
  beforeAll(async () => {
    site = await serveEveryBlock(usual, shown, (config) =>
      withArabic(config as SiteConfigInput, (_, index) => index % 3 === 1),
    );
  });
  const opened = oneVisit((kept) => visit(`${site.url}ar/`, { ...kept, allowedErrors: videoErrors }));

  test("has both languages in one page, each with its direction", async () => {
    const found = await opened()
      .locator("main [lang]:not(svg, img)")
      .evaluateAll((all) => [
        // A live value can replace an element meanwhile, which then has no styles.
        ...new Set(
          all
            .filter((one) => one.isConnected)
            .map((one) => `${one.getAttribute("lang")} ${getComputedStyle(one).direction}`),
        ),
      ]);
    expect(found.toSorted()).toEqual(["ar rtl", "en ltr"]);
  });

  test("has pictures and captions on the same side, whatever the language of their words", async () => {
    const pictures = opened().locator("main :is(img[dir=ltr], figcaption)");
    const directions = await pictures.evaluateAll((all) => all.map((one) => getComputedStyle(one).direction));
    expect(new Set(directions)).toEqual(new Set(["rtl"]));
  });

  test.each(firstOf([320, 1280, 360, 768], 2))(
    "never scrolls sideways on a screen of %i pixels",
    async (width) => {
      await opened().setViewportSize({ width, height: 740 });
      expect(await overflowing(opened())).toEqual([]);
    },
  );
});

inFull(() => {
  test.each(["harbour", "pinwheel", "slowfreight", "wrenfield"])(
    "all pages of the example %s pass axe and fit a narrow screen without a third of the Arabic translations",
    async (name) => {
      const folder = join(root, "examples", name);
      const config = JSON.parse(readFileSync(join(folder, "site.config.json"), "utf8")) as SiteConfigInput;
      const site = await serveOwnSite(
        withArabic(config, (text, index) => text === config.site.name || index % 3 === 2),
        join(folder, "public"),
      );
      const pages = readdirSync(join(site.folder, "ar"), { recursive: true })
        .map(String)
        .filter((file) => file.endsWith("index.html"));
      const found: string[] = [];
      for (const file of pages) {
        const page = await visit(`${site.url}ar/${file.replace("index.html", "")}`, {
          viewport: { width: 320, height: 740 },
          isKept: true,
          allowedErrors: [/net::ERR/],
        });
        const faults = [...(await overflowing(page)), ...(await axe(page))];
        found.push(...faults.map((fault) => `${file}: ${fault}`));
        await endVisit(page);
      }
      expect(found).toEqual([]);
      expect(pages.length).toBeGreaterThan(10);
    },
    300_000,
  );
});

test("prices, addresses and constants are read in the right order in a text from right to left", async () => {
  const site = await serveOwnSite({
    version: 1,
    site: { name: "واحة", language: "ar" },
    constants: { ip: "play.oasis.example:25565", version: "1.21+", price: "+4 €" },
    routes: [
      {
        path: "/",
        title: "العب على {{ip}} الآن",
        blocks: [
          { type: "text", text: "الإصدار {{version}}، والسعر {{price}}، والعنوان {{ip}}." },
          {
            type: "cards",
            items: [{ title: "عضوية", price: "+4 €", was: "6 €", period: "في الشهر", copy: "/give 1+" }],
          },
          { type: "steps", items: [{ title: "انسخ", copy: "play.oasis.example:25565" }] },
          { type: "stats", items: [{ value: "500+", label: "لاعب" }] },
          { type: "hero", heading: "أهلا", cards: [{ label: "الإصدار", value: "1.21+" }] },
          { type: "links", items: [{ label: "حزمة {{version}}", href: "/", size: "12 MB+" }] },
        ],
      },
    ],
  });
  const page = await visit(site.url, { viewport: { width: 1280, height: 900 } });
  for (const words of ["play.oasis.example:25565", "1.21+", "+4 €", "6 €", "500+", "12 MB+"]) {
    const orders = await ordersOf(page, words);
    expect(orders.length, words).toBeGreaterThan(0);
    expect(orders, words).toEqual(orders.map(() => words.replaceAll(/\s/g, "")));
  }
});

test("the letters of Arabic are joined, and units of numbers are below each other", async () => {
  const site = await serveOwnSite({
    version: 1,
    site: { name: "واحة", language: "ar" },
    theme: { headings: "caps" },
    routes: [
      {
        path: "/",
        title: "الأرقام",
        blocks: [
          { type: "text", heading: "الرحلات", text: "هذا *مهم*." },
          {
            type: "table",
            columns: ["المكان", { title: "العدد", kind: "number" }],
            rows: [
              ["البئر", "7"],
              ["السوق", "1,150"],
            ],
          },
        ],
      },
    ],
  });
  const page = await visit(site.url, { viewport: { width: 1280, height: 900 } });
  const styles = await page.locator("h1, h2, em").evaluateAll((all) =>
    all.map((one) => {
      const { letterSpacing, fontStyle } = getComputedStyle(one);
      return `${Number.parseFloat(letterSpacing) || 0} ${fontStyle}`;
    }),
  );
  expect(new Set(styles)).toEqual(new Set(["0 normal"]));
  const ends = await page.locator("td[data-align=end]").evaluateAll((cells) =>
    cells.map((cell) => {
      const range = document.createRange();
      range.selectNodeContents(cell);
      return Math.round(range.getBoundingClientRect().right);
    }),
  );
  expect(ends).toHaveLength(2);
  expect(ends[0]).toBe(ends[1]);
});

/** The characters of each text with these words, from left to right as they are painted. */
function ordersOf(page: Page, words: string): Promise<string[]> {
  return page.evaluate((words) => {
    const orders: string[] = [];
    const walker = document.createTreeWalker(document.querySelector("main")!, NodeFilter.SHOW_TEXT);
    const elements = new Set<Element>();
    while (walker.nextNode()) elements.add(walker.currentNode.parentElement!);
    for (const element of elements) {
      const text = element.textContent;
      const start = text.indexOf(words);
      if (start < 0 || element.closest("span[class*=hidden]") || element.getClientRects().length === 0)
        continue;
      const boxes: { character: string; left: number; top: number }[] = [];
      let at = 0;
      const inside = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      while (inside.nextNode()) {
        const node = inside.currentNode as Text;
        for (let index = 0; index < node.length; index++, at++) {
          if (at < start || at >= start + words.length || /\s/.test(node.data[index]!)) continue;
          const range = document.createRange();
          range.setStart(node, index);
          range.setEnd(node, index + 1);
          const { left, top } = range.getBoundingClientRect();
          boxes.push({ character: node.data[index]!, left, top: Math.round(top) });
        }
      }
      boxes.sort((a, b) => a.top - b.top || a.left - b.left);
      orders.push(boxes.map(({ character }) => character).join(""));
    }
    return orders;
  }, words);
}
