import { beforeAll, describe, expect, test } from "vitest";
import { isWhole } from "../../property/share";
import { firstOf } from "../../turns";
import { oneVisit } from "../oneVisit";
import { eventually } from "../spec/eventually";
import { desktop, phone, visit } from "../visit";
import { axe } from "./axe";
import { overflowing } from "./measures";
import { type OwnSite, serveOwnSite } from "./ownSite";

const narrow = { width: 320, height: 700 };

const text = [
  "First line,\nsecond ~~line~~: a [[builder]] types `/market`.",
  "Join [our server](copy:play.mossy.example) or see https://mossy.example/map.",
  "Neighbours draw [the map of all roads and rivers](https://mossy.example/roads) every spring.",
  "- [x] Mill\n- [ ] Bridge",
  "| Rank | Hours | May | Price | Colour |\n|---|--:|---|---|---|\n| Guest | 0 | look around the whole village | free | green |",
].join("\n\n");

const ranks = {
  type: "table",
  heading: "Ranks",
  sort: true,
  search: true,
  columns: ["Rank", { title: "Hours", kind: "number" }, "May do"],
  rows: [
    { group: "Players" },
    ["Elder", "1,200", "all"],
    ["Guest", "0", "look"],
    ["Villager", "40", "build"],
  ],
};

const perks = {
  type: "table",
  caption: "Perks",
  columns: ["Perk", "Free", "Iron", "Gold", "Diamond", "Emerald", "Ruby"],
  rows: [["Homes of one's own", "1", "2", "3", "5", "8", "10"]],
};

const running = "The mill was built in the first winter, and nobody knows who planted the oak. ".repeat(6);
const article = [
  { type: "text", heading: "Who we are", text: running },
  { type: "callout", heading: "Mind", text: "The stone turns at night." },
  { type: "table", heading: "How long", columns: ["What", "Days"], rows: [["Flour", "30"]] },
  { type: "text", heading: "What we keep", text: running, background: "tint" },
];

const features = ["Two homes", "✓ A hat", "✗ No mill"];
const marked = [
  { type: "text", text: "> [!WARNING]\n> The bridge is closed.\n\n- ✓ A ferry\n- ❌ A boat\n- A raft" },
  { type: "cards", items: [{ title: "Guest", features }] },
];

function config(language: string, preset: string): object {
  return {
    version: 1,
    site: { name: "Mossy", language, description: "A quiet place." },
    theme: { preset, openings: "start" },
    tags: {
      builder: { label: "Builder", color: "#e0a84a" },
      night: { label: "Night watch", color: "#223355" },
    },
    navigation: [
      { label: "Terms", href: "/terms" },
      { label: "Marks", href: "/marks" },
    ],
    routes: [
      { path: "/marks", title: "Marks", blocks: marked },
      { path: "/terms", title: "Terms", intro: "Who grinds here agrees.", blocks: article },
      {
        path: "/",
        title: "Home",
        blocks: [
          { type: "text", text },
          { type: "tabs", tabs: [{ id: "ranks", title: "Ranks", blocks: [ranks] }] },
          perks,
          { type: "cards", items: [{ title: "Moss", tag: "night" }] },
        ],
      },
    ],
  };
}

let site: OwnSite;
let arabic: OwnSite;
beforeAll(async () => {
  [site, arabic] = await Promise.all([
    serveOwnSite(config("en", "midnight")),
    serveOwnSite(config("ar", "parchment")),
  ]);
});

describe("formatted text and tables", () => {
  const opened = oneVisit((kept) =>
    visit(site.url, { ...kept, permissions: ["clipboard-read", "clipboard-write"] }),
  );

  test.each(firstOf([320, 1280, 360, 768], 2))("fit a screen of %i pixels and satisfy axe", async (width) => {
    await opened().setViewportSize({ width, height: 800 });
    expect(await overflowing(opened())).toEqual([]);
    if (isWhole || width === 320) expect(await axe(opened(), "main")).toEqual([]);
  });

  test("copyable text is copied with a click and a confirmation", async () => {
    const page = opened();
    await page.getByRole("button", { name: "Copy our server" }).click();
    await page.getByRole("status").getByText("Copied").first().waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe("play.mossy.example");
  });

  test("a link to another site has its icon after its last word, wherever it wraps", async () => {
    const page = opened();
    await page.setViewportSize(desktop);
    const wrong = await page.getByRole("link", { name: /roads and rivers/ }).evaluate((link) => {
      const place = link.closest("p")!;
      const widths = Array.from({ length: 150 }, (_, index) => 120 + 3 * index);
      return ["ltr", "rtl"].map((direction) => {
        document.documentElement.dir = direction;
        if (direction === "rtl") {
          place.firstChild!.textContent = "يرسم الجيران ";
          place.lastChild!.textContent = " في كل ربيع.";
          link.firstChild!.textContent = "خريطة جميع الطرق والأنهار الطويلة";
        }
        return widths.filter((width) => {
          place.style.inlineSize = `${width}px`;
          const sign = link.querySelector("svg")!.getBoundingClientRect();
          const line = [...link.getClientRects()].at(-1)!;
          const isInLine = sign.top >= line.top && sign.bottom <= line.bottom + 1;
          return sign.width < 5 || !isInLine || sign.left < line.left - 1 || sign.right > line.right + 1;
        });
      });
    });
    await page.goto(site.url);
    expect(wrong).toEqual([[], []]);
  });

  test("a table can be sorted and searched by keyboard, and keeps the focus", async () => {
    const page = opened();
    await page.setViewportSize(narrow);
    const table = page.getByRole("table", { name: "Ranks" });
    const names = () => table.getByRole("rowheader").allTextContents();
    const title = table.getByRole("columnheader", { name: "Hours" });
    await title.getByRole("button").focus();
    await page.keyboard.press("Enter");
    await eventually(names).toEqual(["Players", "Guest", "Villager", "Elder"]);
    expect(await title.getAttribute("aria-sort")).toBe("ascending");
    await page.keyboard.press("Enter");
    await eventually(names).toEqual(["Players", "Elder", "Villager", "Guest"]);
    expect(await title.getByRole("button").evaluate((one) => one === document.activeElement)).toBe(true);
    await page.getByRole("searchbox").focus();
    await page.keyboard.type("build");
    await eventually(names).toEqual(["Players", "Villager"]);
    await page.getByRole("status").getByText("Showing 1 of 3").waitFor();
  });

  test("a table with many columns can be scrolled by keyboard", async () => {
    const page = opened();
    await page.setViewportSize(narrow);
    const group = page.getByRole("group", { name: "Perks" });
    await group.focus();
    await page.keyboard.press("ArrowRight");
    await expect.poll(() => group.evaluate((one) => one.scrollLeft)).toBeGreaterThan(0);
  });

  test("without JavaScript, the whole table is shown, without useless controls", async () => {
    const page = await visit(site.url, { javaScriptEnabled: false, viewport: narrow });
    const table = page.getByRole("table", { name: "Ranks" });
    expect(await table.getByRole("rowheader").allTextContents()).toEqual([
      "Players",
      "Elder",
      "Guest",
      "Villager",
    ]);
    expect(await table.getByRole("button").count()).toBe(0);
    expect(await page.getByRole("searchbox").count()).toBe(0);
    expect(await page.getByText("play.mossy.example").isVisible()).toBe(true);
    expect(await page.getByRole("link", { name: /mossy\.example\/map/ }).getAttribute("href")).toBe(
      "https://mossy.example/map",
    );
  });

  test("in right-to-left text, commands keep their direction and tables are mirrored", async () => {
    // The text direction only depends on styles.
    const page = await visit(arabic.url, { viewport: phone, javaScriptEnabled: isWhole });
    expect(await overflowing(page)).toEqual([]);
    if (isWhole) expect(await axe(page)).toEqual([]);
    const slashIsFirst = await page.getByText("/market").evaluate((code) => {
      const at = (index: number) => {
        const range = document.createRange();
        range.setStart(code.firstChild!, index);
        range.setEnd(code.firstChild!, index + 1);
        return range.getBoundingClientRect().left;
      };
      return at(0) < at(1);
    });
    expect(slashIsFirst).toBe(true);
    const left = (name: string) =>
      page.getByRole("columnheader", { name }).evaluate((one) => one.getBoundingClientRect().left);
    expect(await left("Perk")).toBeGreaterThan(await left("Free"));
  });

  test.each(["ltr", "rtl"])(
    "callouts and signed lines have one icon before their words, in %s",
    async (side) => {
      // The styles of the first page do not contain the icons'.
      const page = await visit(`${(side === "ltr" ? site : arabic).url}terms`, { viewport: desktop });
      await page.getByRole("link", { name: "Marks" }).click();
      await page.getByRole("note").waitFor();
      const places = await page.locator("main aside, main li:not(:has(li))").evaluateAll((lines) =>
        lines.map((line) => {
          const icons = [...line.querySelectorAll("svg")].filter((icon) =>
            icon.checkVisibility({ visibilityProperty: true }),
          );
          const range = document.createRange();
          let end: Node = line;
          while (end.lastChild) end = end.lastChild;
          range.setStart(end, end.textContent!.search(/\S/));
          range.setEnd(end, end.textContent!.length);
          const [words, icon] = [range, ...icons].map((one) => one.getBoundingClientRect());
          if (!words || !icon) return `${icons.length} icons`;
          const gap = document.dir === "rtl" ? icon.left - words.right : words.left - icon.right;
          const isInLine = icon.top >= words.top - 4 && icon.bottom <= words.bottom + 4;
          return `${icons.length} icon, ${gap > 2 && gap < 16 && isInLine ? "beside" : "apart"}`;
        }),
      );
      const beside = "1 icon, beside";
      expect(places).toEqual([beside, beside, beside, "0 icons", beside, beside, beside]);
      await page.emulateMedia({ forcedColors: "active" });
      const colors = await page
        .locator("main aside, main aside > svg, main aside ~ ul > li > svg, main li li > span > svg")
        .evaluateAll((all) => all.map((one) => getComputedStyle(one).color));
      expect(colors).toEqual(Array(6).fill(colors[0]));
    },
  );

  test("with forced colours, badges and copyable text have a border", async () => {
    const page = opened();
    await page.setViewportSize(desktop);
    await page.emulateMedia({ forcedColors: "active" });
    for (const one of [page.getByText("Builder"), page.getByRole("button", { name: "Copy our server" })]) {
      expect(await one.evaluate((element) => getComputedStyle(element).borderTopStyle)).toBe("solid");
    }
    await page.emulateMedia({ forcedColors: null });
  });

  test("running text is in the first seven columns if it is alone, and as wide as other blocks otherwise", async () => {
    const page = opened();
    await page.setViewportSize({ width: 1920, height: 1080 });
    const sides = () =>
      page.locator("main section > div > *").evaluateAll((parts) => {
        const places = parts.map((part) => part.getBoundingClientRect());
        return [
          [...new Set(places.map(({ left }) => Math.round(left)))],
          Math.round(Math.max(...places.map(({ right }) => right))),
        ];
      });
    const gaps = () =>
      page
        .locator("main section")
        .evaluateAll((all) =>
          all.map((one) => [getComputedStyle(one).paddingBlockStart, getComputedStyle(one).paddingBlockEnd]),
        );
    expect((await sides())[1]).toBe(1696);
    await page.getByRole("link", { name: "Terms", exact: true }).click();
    await page.getByRole("heading", { name: "Who we are" }).waitFor();
    for (const way of ["followed", "opened"]) {
      if (way === "opened") await page.goto(`${site.url}terms`);
      expect(await sides(), way).toEqual([[224], 224 + 847]);
      // Elements with their own background keep their spacing.
      expect(await gaps(), way).toEqual([
        ["66px", "44px"],
        ["0px", "44px"],
        ["0px", "66px"],
        ["66px", "66px"],
      ]);
    }
  });
});
