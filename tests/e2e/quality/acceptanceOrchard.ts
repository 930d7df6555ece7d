import { expect } from "vitest";
import {
  boxOf,
  expectBelow,
  expectBeside,
  expectColored,
  expectOnColor,
  expectSeen,
  type Unit,
  words,
} from "./acceptanceChecks";
import { shownInHeader } from "./shownInHeader";

const warden = "#3fa7d6";
const grower = "#e08a3c";
const event = "#b13e7a";

/** A unit of the orchard's site. */
const unit = (line: string, path: string, says: string, check: Unit["check"]): Unit => ({
  line,
  site: "orchard",
  path,
  says,
  check,
});

const color = "colour, badges";
const sides = "side by side";

export const orchard: Unit[] = [
  unit(color, "/", "coloured words in a text", async (page) => {
    await expectColored(words(page, "Bram"), warden);
    await expectColored(words(page, "Ilse"), grower);
    expect(
      await page.getByText("Bram keeps the gates, and every tree in the north is from Ilse.").count(),
    ).toBe(1);
  }),
  unit(color, "/", "a coloured word in the colour of the theme", (page) =>
    expectColored(words(page, "golden apple"), "#c03030"),
  ),
  unit(color, "/", "a coloured word in a heading and in its introduction", async (page) => {
    await page.getByRole("heading", { level: 1, name: "Welcome to Applegate" }).waitFor();
    await expectColored(words(page, "Saturday"), event);
  }),
  unit(color, "/", "the name of the site in two colours", async (page) => {
    await expectColored(page.getByRole("banner").getByText("Apple", { exact: true }), "#8fd14f");
    expect(await page.title()).toContain("Applegate");
  }),
  unit(color, "/", "a filled button in the colour of a chat", (page) =>
    expectOnColor(page.getByRole("link", { name: "Open the chat" }), "#5865f2"),
  ),
  unit(color, "/", "a second button in a colour of its own", (page) =>
    expectColored(page.getByRole("link", { name: "Read the handbook" }), grower),
  ),
  unit(color, "/", "coloured titles of columns", async (page) => {
    const table = page.getByRole("table", { name: "Two ways to live here" });
    await expectColored(table.getByText("Growers may").first(), grower);
    await expectColored(table.getByText("Wardens may").first(), warden);
  }),
  unit(color, "/", "a notice in a tone of its own", (page) =>
    expectColored(page.getByRole("region", { name: "Announcements" }).locator("svg").first(), "#2b6ca3"),
  ),
  unit(color, "/ranks", "headings of ranks in their colours", async (page) => {
    await expectColored(page.getByRole("heading", { name: "Wardens on duty" }), warden);
    await expectColored(page.getByRole("heading", { name: "Growers", exact: true }), grower);
  }),
  unit(color, "/ranks", "cards of ranks in their colours", async (page) => {
    await expectColored(page.getByRole("heading", { name: "Path of the wardens" }), warden);
    await expectColored(page.getByRole("heading", { name: "Path of the growers" }), grower);
  }),
  unit(color, "/ranks", "lines of ranks in their colours", async (page) => {
    await expectColored(words(page, "Picker"), "#8fd14f");
    await expectColored(words(page, "Keeper of rows"), grower);
  }),
  unit(color, "/ranks", "a name in the colour of its rank", (page) =>
    expectColored(words(page.getByRole("main"), "Bram"), warden),
  ),
  unit(color, "/ranks", "several badges of one person", async (page) => {
    const person = page.getByRole("listitem").filter({ hasText: "Opens the north gate" }).last();
    await expectOnColor(words(person, "Warden"), warden);
    await expectOnColor(words(person, "Event"), event);
  }),
  unit("buttons", "/", "buttons below a text", async (page) => {
    const main = page.getByRole("main");
    const [ranks, market] = ["See all ranks", "Go to the market"].map((name) =>
      main.getByRole("link", { name }),
    );
    await expectSeen(ranks!, market!);
    await expectBelow(main.getByText("gives a dinner."), ranks!);
  }),
  unit("buttons", "/handbook", "a button below questions", async (page) => {
    const button = page.getByRole("link", { name: "Ask something else" });
    await expectSeen(button);
    await expectBelow(words(page, "Who owns the dam?"), button);
  }),
  unit("buttons", "/", "a button alone, without a panel", async (page) => {
    const button = page.getByRole("main").getByRole("button", { name: "Join us today" });
    await expectSeen(button);
    const panels = await button.evaluate((one) => {
      const grounds = [];
      for (let around = one.parentElement!; around.localName !== "main"; around = around.parentElement!)
        grounds.push(getComputedStyle(around).boxShadow, getComputedStyle(around).borderTopWidth);
      return [...new Set(grounds)];
    });
    expect(panels.toSorted()).toEqual(["0px", "none"]);
  }),
  unit("buttons", "/ranks", "a button of a group, below its members and its note", async (page) => {
    const button = page.getByRole("link", { name: "Become a warden" });
    await expectSeen(button);
    await expectBelow(words(page, "Has never raised her voice."), page.getByText("Wardens wear a"), button);
  }),
  unit("single keys", "/", "a message with a link, until it is closed", async (page) => {
    await page.getByRole("main").getByRole("button", { name: "Join us today" }).click();
    const message = page.getByRole("status", { name: "Notifications" });
    const link = message.getByRole("link", { name: "See what you can become" });
    await link.waitFor();
    await expectSeen(link, words(message, "The address is copied"));
    expect(await link.getAttribute("href")).toMatch(/^\/ranks/);
    await message.getByRole("button", { name: "Dismiss" }).click();
    await link.waitFor({ state: "detached" });
  }),
  unit("header", "/", "nine links in one row, or all of them in the menu", async (page, isWide) => {
    const links = ["Home", "Ranks", "Market", "Handbook", "Bread", "Growers", "Stalls", "Questions", "Forum"];
    if (isWide) {
      const { entries, rows, hasMore } = await shownInHeader(page);
      expect({ entries, rows, hasMore }).toEqual({ entries: links.length, rows: 1, hasMore: false });
    } else {
      await page.getByRole("button", { name: "Open menu" }).click();
      for (const label of links)
        await expectSeen(page.getByRole("link", { name: label }).filter({ visible: true }).first());
      await page.keyboard.press("Escape");
    }
  }),
  unit(sides, "/market", "two columns of blocks, each with its own height", async (page, isWide) => {
    const [long, short] = [page.getByRole("heading", { name: "The long table" }), words(page, "Rain plan")];
    if (isWide) {
      expect(Math.abs((await boxOf(long)).top - (await boxOf(short)).top)).toBeLessThan(60);
      await expectBeside(long, short, isWide);
    } else await expectBelow(long, words(page, "Take a spoon"), short, words(page, "List of singers"));
  }),
  unit(sides, "/market", "blocks that fill columns, and keep their height", async (page, isWide) => {
    const stalls = ["Cider stall", "Knife stall", "Wool stall", "Seed stall"].map((name) =>
      page.getByRole("heading", { name }),
    );
    if (!isWide) return expectBelow(...stalls);
    const boxes = await Promise.all(stalls.map(boxOf));
    expect(new Set(boxes.map(({ left }) => Math.round(left))).size).toBe(3);
    return expectSeen(...stalls);
  }),
  unit(sides, "/market", "cards that fill columns", async (page, isWide) => {
    const loaves = ["Rye loaf", "Flat bread", "Plum braid", "Nut roll"].map((name) =>
      page.getByRole("heading", { name }),
    );
    if (!isWide) return expectBelow(...loaves);
    const cards = await Promise.all(loaves.map((loaf) => boxOf(loaf.locator("xpath=ancestor::li[1]"))));
    expect(new Set(cards.map(({ height }) => Math.round(height))).size).toBeGreaterThan(2);
  }),
  unit(sides, "/market", "two champions, one beside the other", (page, isWide) =>
    expectBeside(
      page.getByRole("heading", { name: "Bram, for the gate" }),
      page.getByRole("heading", { name: "Ilse, for the pears" }),
      isWide,
    ),
  ),
  unit(sides, "/market", "a heading beside its cards", async (page, isWide) => {
    const heading = page.getByRole("heading", { name: "What you may sell" });
    await expectBeside(heading, page.getByRole("heading", { name: "Fruit" }), isWide);
    await expectBelow(heading, words(page, "Everything you made with your own hands."));
  }),
  unit(sides, "/market", "notices as a carousel that moves by keyboard", async (page) => {
    const last = page.getByText("A second oven.");
    await last.scrollIntoViewIfNeeded();
    await expectSeen(last);
    const tops = await Promise.all(
      ["Lost hat", "Found hat", "Wanted"].map((name) => boxOf(words(page, name))),
    );
    expect(new Set(tops.map(({ top }) => Math.round(top))).size).toBe(1);
  }),
  unit("texts", "/handbook", "a warning inside a text", async (page) => {
    const note = page.getByRole("note").filter({ hasText: "Do not dig below the dam." });
    await expectSeen(note);
    expect(await note.ariaSnapshot()).toContain("Warning");
  }),
  unit("texts", "/handbook", "a tip inside a list", async (page) => {
    const note = page.getByRole("listitem").getByRole("note").filter({ hasText: "Bring her a pear." });
    await expectSeen(note);
    expect(await note.ariaSnapshot()).toContain("Tip");
  }),
  unit("texts", "/handbook", "a note inside a card", async (page) => {
    const card = page.getByRole("listitem").filter({ hasText: "A small plot" });
    const note = card.getByRole("note").filter({ hasText: "It is free in the first month." });
    await expectSeen(note);
    expect(await note.ariaSnapshot()).toContain("Note");
  }),
  unit("texts", "/handbook", "ticks and crosses in a list, read aloud", async (page) => {
    const lines = page.getByRole("listitem");
    expect(await lines.filter({ hasText: "pets in the house" }).ariaSnapshot()).toMatch(
      /Yes.*pets in the house/s,
    );
    expect(await lines.filter({ hasText: "lava near the barn" }).ariaSnapshot()).toMatch(
      /No.*lava near the barn/s,
    );
  }),
  unit("texts", "/handbook", "ticks and crosses on cards, read aloud", async (page) => {
    const lines = page.getByRole("listitem").getByRole("listitem");
    expect(await lines.filter({ hasText: "your own gate" }).first().ariaSnapshot()).toMatch(/Yes/);
    expect(await lines.filter({ hasText: "no river" }).ariaSnapshot()).toMatch(/No.*no river/s);
  }),
];
