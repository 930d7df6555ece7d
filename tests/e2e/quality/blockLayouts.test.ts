import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright";
import { describe, expect, test } from "vitest";
import { root } from "../../sites/configs";
import { firstOf } from "../../turns";
import { oneVisit } from "../oneVisit";
import { desktop, visit } from "../visit";
import { serveOwnSite } from "./ownSite";

const image = { src: "/sky.jpg", alt: "The sky" };

const addresses = [
  ["Server IP", "play.fernhollow.example"],
  ["Java Edition", "survival.play.fernhollow.example"],
  ["The address of the server", "mc.fernhollow.example:25566"],
] as const;

const figures = ["1 204", "332", "12 480 332", "1 204 / 332"];

const text = Array.from(
  { length: 4 },
  (_, index) => `## Part ${index}\n\n${"Words that fill a line of the column. ".repeat(6)}`,
).join("\n\n");

const config = (preset: string) => ({
  version: 1,
  site: { name: "Fernhollow", description: "Layouts of blocks" },
  theme: { preset, layout: "split" },
  routes: [
    {
      path: "/",
      title: "Layouts",
      blocks: [
        ...addresses.map(([label, address], index) => ({
          type: "hero",
          id: `address-${index}`,
          heading: "Come and play",
          image,
          cards: [
            { label, value: address, copy: address, icon: "server", note: "Add it under Multiplayer" },
            { label: "Version", value: "1.21" },
          ],
        })),
        ...["row", "band", "list"].map((layout) => ({
          type: "stats",
          layout,
          items: figures.map((value) => ({ value, label: "Visitors since the first day" })),
        })),
        {
          type: "rules",
          items: Array.from({ length: 12 }, (_, index) => ({
            name: "Be kind",
            description: "Everyone was new once.",
            ...(index % 11 === 0
              ? {
                  rules: [
                    {
                      name: "In the chat",
                      rules: [{ name: "At night", description: "Too." }, { description: "By day." }],
                    },
                    { description: "No names.", rules: [{ description: "Not even once." }] },
                  ],
                }
              : {}),
          })),
        },
        { type: "staff", groups: [{ title: "Team", members: [{ name: "Kaja", avatar: "/none.png" }] }] },
      ],
    },
    {
      path: "/figures",
      title: "Figures",
      blocks: ["row", "band"].flatMap((layout) =>
        [4, 5, 6, 7, 8].map((count) => ({
          type: "stats",
          layout,
          items: Array.from({ length: count }, (_, index) => ({ value: `1${index}k`, label: "Visitors" })),
        })),
      ),
    },
  ],
  news: {
    path: "/news",
    posts: [
      {
        slug: "fair",
        title: "The winter fair",
        date: "2026-01-02",
        contents: true,
        image,
        text,
      },
    ],
  },
});

const publicFiles = {
  "sky.jpg": readFileSync(join(root, "tests/sites/demo/public/social.jpg")),
  "none.png": "no picture",
};
const sites = {
  meadow: serveOwnSite(config("meadow"), publicFiles),
  arcade: serveOwnSite(config("arcade"), publicFiles),
};

/** Rows of words beside a picture, in blocks with different looks. */
function rows(preset: string) {
  const media = {
    type: "media",
    items: [
      { title: "The sky", text: "It is far away.", image },
      { text: "Still.", image },
    ],
  };
  const block = (look: object) => ({ ...media, heading: "Look up", ...look });
  const blocks = [
    block({}),
    block({ background: "tint" }),
    block({ width: "wide" }),
    block({ width: "narrow" }),
    block({ align: "beside" }),
    {
      type: "tabs",
      tabs: ["Day", "Night"].map((title) => ({ id: title.toLowerCase(), title, blocks: [media] })),
    },
  ];
  return serveOwnSite(
    {
      version: 1,
      site: { name: "Fernhollow", description: "Pictures and words" },
      theme: { preset },
      routes: [{ path: "/", title: "Pictures", blocks }],
    },
    publicFiles,
  );
}

const allowedErrors = [/none\.png|ERR_/];

// Layouts only depend on styles.
const opened = oneVisit(async (kept) =>
  visit((await sites.meadow).url, { ...kept, javaScriptEnabled: false, allowedErrors }),
);

async function show(width: number): Promise<Page> {
  const page = opened();
  await page.setViewportSize({ width, height: 900 });
  return page;
}

describe.each(["meadow", "arcade"] as const)("the address of a hero in %s", (preset) => {
  test.each([1280, 768, 1920])(
    "keeps Copy on its line, at its end, on a screen of %i pixels",
    async (width) => {
      const page = await visit((await sites[preset]).url, {
        viewport: { width, height: 900 },
        allowedErrors,
      });
      await page.evaluate(() => document.fonts.ready);
      const lines = await page.locator("button[data-copy]").evaluateAll((buttons) =>
        buttons.map((button) => {
          const boxOf = (name: string, element: Element | undefined | null) => {
            const { left, right, top, bottom } = element!.getBoundingClientRect();
            return { name, left, right, middle: (top + bottom) / 2, top, bottom };
          };
          const copy = [...button.querySelectorAll("span")].find(
            ({ childElementCount, textContent }) => childElementCount === 0 && textContent === "Copy",
          );
          return {
            copy: boxOf("copy", copy),
            address: boxOf("address", button.querySelector("bdi")),
            button: boxOf("button", button),
          };
        }),
      );
      expect(lines).toHaveLength(3);
      for (const { copy, address, button } of lines) {
        expect(copy.left).toBeGreaterThan(address.right);
        expect(copy.middle).toBeGreaterThan(button.top);
        // On the line of the address, or between its name and the address if the two have a line each.
        expect(copy.middle).toBeLessThan(address.bottom);
        expect(button.right - copy.right).toBeLessThan(40);
      }
    },
  );
});

test.each(firstOf([360, 1280, 768, 1920], 2))("no number wraps on a screen of %i pixels", async (width) => {
  const page = await show(width);
  const broken = await page.locator("dd bdi").evaluateAll((values) =>
    values.flatMap((value) => {
      const range = document.createRange();
      range.selectNodeContents(value);
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
      return lines.size > 1 ? [value.textContent] : [];
    }),
  );
  expect(broken).toEqual([]);
});

test.each(firstOf([768, 1280, 1024], 2))(
  "no row of figures has two more than another, on a screen of %i pixels",
  async (width) => {
    const page = await visit(`${(await sites.arcade).url}figures`, { viewport: { width, height: 900 } });
    const rows = await page.locator("main dl").evaluateAll((lists) =>
      lists.map((list) => {
        const tops = [...list.children].map((one) => Math.round(one.getBoundingClientRect().top));
        return [...new Set(tops)].map((top) => tops.filter((one) => one === top).length);
      }),
    );
    expect(rows).toHaveLength(10);
    expect(rows.filter((row) => Math.max(...row) > Math.min(...row) + 1)).toEqual([]);
  },
);

test("rules of all levels have the same indentation on a phone, and more on a tablet", async () => {
  /** The start position of rules by level. */
  const startsOf = (page: Page) =>
    page.locator("main ol:not(ol ol)").evaluate((list) => {
      const starts: Set<number>[] = [];
      for (const rule of list.querySelectorAll("li")) {
        let level = -1;
        for (let place = rule.closest("ol"); place; place = place.parentElement!.closest("ol")) level++;
        (starts[level] ??= new Set()).add(Math.round(rule.getBoundingClientRect().left));
      }
      return starts.map((level) => [...level]);
    });
  const onPhone = await startsOf(await show(360));
  expect(onPhone).toHaveLength(3);
  expect(new Set(onPhone.flat()).size).toBe(1);
  const [first, second, third] = (await startsOf(await show(768))).map((starts) => Math.min(...starts));
  expect(second).toBeGreaterThan(first!);
  expect(third).toBeGreaterThan(second!);
});

test.each([1280, 1920])(
  "a post has one column next to its table of contents, on a screen of %i pixels",
  async (width) => {
    const page = await visit(`${(await sites.meadow).url}news/fair`, { viewport: { width, height: 900 } });
    const box = async (selector: string) => (await page.locator(selector).first().boundingBox())!;
    const [heading, paragraph, picture, contents] = await Promise.all(
      ["h1", "article section p", "article img", "nav:has(a[href='#part-0'])"].map(box),
    );
    expect([heading!.x, picture!.x]).toEqual([paragraph!.x, paragraph!.x]);
    expect(picture!.x + picture!.width).toBeLessThan(contents!.x);
  },
);

describe.each(["arcade", "ember"] as const)("pictures next to text in %s", (preset) => {
  test.each([1280, 1920])(
    "reach the edge of the screen or below the text in blocks of the page, at %i pixels",
    async (width) => {
      const page = await visit((await rows(preset)).url, {
        viewport: { width, height: 900 },
        javaScriptEnabled: false,
      });
      /** Which pictures touch the edge of the screen, or the text. */
      const touching = await page.locator("main section img").evaluateAll((pictures) =>
        pictures.map((picture) => {
          const { left, right, top, bottom } = picture.getBoundingClientRect();
          const words = [...picture.closest("div:has(p)")!.children].at(-1)!.getBoundingClientRect();
          const isBelow = words.top >= bottom || words.bottom <= top;
          return {
            edge: Math.min(Math.abs(left), Math.abs(innerWidth - right)) < 1,
            text: !isBelow && words.left < right && left < words.right,
          };
        }),
      );
      expect(touching).toHaveLength(14);
      const isEdge = preset === "arcade";
      touching.forEach((found, index) =>
        expect(found, `picture ${index}`).toEqual({ edge: isEdge && index < 6, text: !isEdge && index < 6 }),
      );
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    },
  );
});

test.each(["daylight", "vista"])(
  "cards of people fill the columns beside their title in %s",
  async (preset) => {
    const members = ["Bram", "Ines", "Kaja"].map((name) => ({ name }));
    const blocks = [{ type: "staff", groups: [{ title: "Wardens", members }] }];
    const { url } = await serveOwnSite({
      version: 1,
      site: { name: "Fernhollow", description: "People" },
      theme: { preset },
      routes: [{ path: "/", title: "People", blocks }],
    });
    const page = await visit(url, { javaScriptEnabled: false, viewport: { width: 1280, height: 900 } });
    const list = (await page.locator("main section ul").first().boundingBox())!;
    expect(list.width).toBeGreaterThan(1280 / 2);
  },
);

test("a failed avatar shows no broken-image icon before scripts run", async () => {
  const page = await show(desktop.width);
  const picture = page.locator("article img");
  await picture.scrollIntoViewIfNeeded();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.complete)).toBe(true);
  expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(0);
  // Chromium puts the glyph and its border into a closed shadow tree, which only its protocol shows.
  const protocol = await page.context().newCDPSession(page);
  const { root } = await protocol.send("DOM.getDocument", { depth: -1, pierce: true });
  const { nodeId } = await protocol.send("DOM.querySelector", {
    nodeId: root.nodeId,
    selector: "article img",
  });
  const { node } = await protocol.send("DOM.describeNode", { nodeId, depth: -1, pierce: true });
  const glyph = node.shadowRoots?.[0]?.children?.[0];
  const size =
    glyph && (await protocol.send("DOM.getBoxModel", { backendNodeId: glyph.backendNodeId })).model;
  expect([size?.width ?? 0, size?.height ?? 0]).toEqual([0, 0]);
});
