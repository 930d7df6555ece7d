import type { Page } from "playwright";
import { expect } from "vitest";
import { eventually } from "../spec/eventually";
import { boxOf, expectBelow, expectPicture, expectSeen, type Unit, words } from "./acceptanceChecks";

/** A unit of the quay's site. */
const unit = (line: string, path: string, says: string, check: Unit["check"]): Unit => ({
  line,
  site: "quay",
  path,
  says,
  check,
});

const pages = "pages, news";
const people = "rules, people, dates";
const post = "/news/2026/11/first-ice";

async function expectLoop(page: Page): Promise<void> {
  const stop = page.getByRole("button", { name: "Pause video" });
  await stop.waitFor();
  const isPlaying = () => page.locator("main video").evaluate((one: HTMLVideoElement) => !one.paused);
  await eventually(isPlaying).toBe(true);
  await stop.press("Enter");
  await eventually(isPlaying).toBe(false);
  expect(await stop.getAttribute("aria-pressed")).toBe("true");
}

async function expectOnPicture(page: Page, heading: string, alt: string): Promise<void> {
  const title = await boxOf(page.getByRole("heading", { level: 1, name: heading }));
  const picture = await boxOf(page.getByRole("img", { name: alt }));
  expect(title.top).toBeGreaterThanOrEqual(picture.top);
  expect(title.bottom).toBeLessThanOrEqual(picture.bottom);
}

export const quay: Unit[] = [
  unit("header", "/", "equal numbers of links on both sides of the name", async (page, isWide) => {
    const labels = ["Harbour", "News", "Laws", "Crew", "Sailings", "Chat"];
    const banner = page.getByRole("banner");
    if (isWide) {
      const name = await boxOf(words(banner, "Kettle Quay"));
      const links = await Promise.all(
        labels.map((label) => boxOf(banner.getByRole("link", { name: label }).first())),
      );
      expect(links.filter(({ right }) => right <= name.left).length).toBe(3);
      expect(links.filter(({ left }) => left >= name.right).length).toBe(3);
    } else {
      await page.getByRole("button", { name: "Open menu" }).click();
      for (const label of labels)
        await expectSeen(banner.getByRole("link", { name: label }).filter({ visible: true }).first());
      await page.keyboard.press("Escape");
    }
  }),
  unit("pictures", "/", "a video that repeats over a picture, and stops", async (page, isWide) => {
    await expectPicture(page.getByRole("img", { name: "Hills behind a harbour in the mist" }));
    await page.emulateMedia({ reducedMotion: "no-preference" });
    if (isWide) await expectLoop(page);
    expect(await page.locator("main video").count()).toBe(isWide ? 1 : 0);
    await page.emulateMedia({ reducedMotion: "reduce" });
  }),
  unit(pages, "/", "the number of posts inside a text", (page) =>
    expectSeen(page.getByText("We have written 3 entries so far.")),
  ),
  unit(pages, "/news", "the picture above a list of posts", async (page) => {
    await page.getByRole("heading", { level: 1, name: "News" }).waitFor();
    await expectPicture(page.getByRole("img", { name: "The quay at dusk" }));
  }),
  unit(pages, "/news", "pictures of posts in their list", async (page) => {
    for (const title of ["First ice on the jetty", "A new crane"])
      await expectPicture(
        page.getByRole("main").getByRole("listitem").filter({ hasText: title }).locator("img"),
      );
  }),
  unit(pages, "/news", "addresses of posts with their dates", async (page) => {
    const link = page.getByRole("link", { name: "First ice on the jetty" });
    expect(await link.getAttribute("href")).toMatch(/^\/news\/2026\/11\/first-ice\/?$/);
  }),
  unit(pages, "/crew", "the title of a page on its picture", (page) =>
    expectOnPicture(page, "Crew", "The quay at dusk"),
  ),
  unit(pages, post, "when a post was updated", async (page) => {
    await expectSeen(
      page.getByText("November 14, 2026").first(),
      page.getByText(/Last updated .*November 20, 2026/).last(),
    );
  }),
  unit(pages, post, "the title of a post on its picture", (page) =>
    expectOnPicture(page, "First ice on the jetty", "The jetty under ice"),
  ),
  unit(pages, "/news", "words below the list of posts", async (page) => {
    const note = page.getByRole("heading", { name: "Older logbooks" });
    await expectSeen(note);
    await expectBelow(page.getByRole("link", { name: "The tea has come" }), note);
  }),
  unit(pages, "/laws", "a line above the title of a page", async (page) => {
    await expectBelow(words(page, "For all who land"), page.getByRole("heading", { level: 1, name: "Laws" }));
    await expectSeen(page.getByText(/Last updated .*November 2, 2026/).last());
  }),
  unit(pages, "/sailings", "the title of a page on a band", async (page) => {
    const title = page.getByRole("heading", { level: 1, name: "Sailings" });
    const band = await title.evaluate((one) => {
      const page = getComputedStyle(document.body).backgroundColor;
      for (let around: Element = one; around.localName !== "body"; around = around.parentElement!) {
        const { backgroundColor, backgroundImage } = getComputedStyle(around);
        const isGround = !/rgba?\(0, 0, 0, 0\)|transparent/.test(backgroundColor) && backgroundColor !== page;
        if (isGround || backgroundImage !== "none") return around.getBoundingClientRect().width;
      }
      return 0;
    });
    expect(band).toBe(page.viewportSize()!.width);
  }),
  unit("side by side", "/news", "a column beside the news", async (page, isWide) => {
    const [first, last, tides] = [
      page.getByRole("heading", { name: "First ice on the jetty" }),
      page.getByRole("heading", { name: "The tea has come" }),
      words(page, "Tides"),
    ];
    await expectSeen(tides, words(page, "Ships in the harbour"));
    if (!isWide) return expectBelow(last, tides);
    expect((await boxOf(first)).right).toBeLessThanOrEqual((await boxOf(tides)).left);
    return expect((await boxOf(tides)).top).toBeLessThan((await boxOf(last)).top);
  }),
  unit("side by side", "/sailings", "a column beside a page", async (page, isWide) => {
    const late = words(page, "Late?");
    await expectSeen(late);
    const ship = words(page, "The Heron");
    if (!isWide) return expectBelow(words(page, "The Whale"), late);
    return expect((await boxOf(ship)).right).toBeLessThanOrEqual((await boxOf(late)).left);
  }),
  unit(people, "/laws", "rules with numbers and letters", async (page) => {
    expect(await heard(page)).toContain(
      "1 Give way a To heavy ships i Even in fog ii Even at night b To rowing boats 2 Pay the pilot",
    );
  }),
  unit(people, "/laws", "rules as paragraphs", async (page) => {
    expect(await heard(page)).toContain(
      "§ 1 Cargo ( 1 ) Nothing alive below deck ( 2 ) Nothing that burns on deck § 2 Captains",
    );
  }),
  unit(people, "/laws", "rules with bullets", async (page) => {
    expect(await heard(page)).toContain("• Greet the lighthouse • Share the tea • With sugar");
  }),
  unit(people, "/crew", "faces of former members", async (page) => {
    await page.getByText("Former members").click();
    const former = page.getByRole("listitem").filter({ hasText: "Old Hedda" });
    await expectSeen(words(former, "Old Hedda"), former.locator("img, svg").first());
    expect(await former.innerText()).toMatch(/Founder[^]*March 2019 – August 2023/);
    await expectSeen(words(page, "The first winter"));
  }),
  unit(people, "/crew", "words below the members", (page) =>
    expectBelow(
      words(page, "Never leaves before the second bell."),
      words(page, "Both are awake when you are not."),
    ),
  ),
  unit(people, "/crew", "an email address that everybody can read", async (page) => {
    const mail = page.getByRole("link", { name: "runa@kettlequay.example" });
    await expectSeen(words(mail, "runa@kettlequay.example"));
    expect(await mail.getAttribute("href")).toBe("mailto:runa@kettlequay.example");
  }),
  unit(people, "/sailings", "a day and an hour on a card", async (page) => {
    const card = page.getByRole("listitem").filter({ hasText: "Wool to the islands." });
    await expectSeen(card.getByRole("time"));
    expect(await card.getByRole("time").innerText()).toMatch(/December 5, 2026.*8:00.PM/);
    expect(await card.getByRole("time").getAttribute("datetime")).toBe("2026-12-05T20:00+01:00");
  }),
  unit("single keys", "/crew", "a picture with a code that a link opens", async (page) => {
    const footer = page.getByRole("contentinfo");
    const button = footer.getByRole("link", { name: "Group" });
    await button.focus();
    await page.keyboard.press("Enter");
    await expectPicture(page.getByRole("dialog", { name: "Group" }).getByAltText("The code of our group"));
    await page.keyboard.press("Escape");
    await page.getByAltText("The code of our group").waitFor({ state: "detached" });
    expect(await button.evaluate((one) => one === document.activeElement)).toBe(true);
  }),
  unit("single keys", "/laws", "a link that leads to the page in the config", async (page) => {
    const link = page.getByRole("contentinfo").getByRole("link", { name: "Edit this page" });
    await expectSeen(link);
    expect(await link.getAttribute("href")).toMatch(
      /^https:\/\/codeberg\.org\/kettlequay\/site\/src\/branch\/main\/site\.config\.json#L\d+$/,
    );
  }),
  unit("single keys", "/sailings", "a search of cards", async (page) => {
    await page.getByRole("searchbox", { name: "Search" }).fill("salt");
    await page.getByText("Showing 1 of 3").waitFor();
    await expectSeen(words(page, "The Otter"));
    expect(await page.getByText("The Heron").count()).toBe(0);
    await page.keyboard.press("Escape");
    await page.getByText("The Heron").waitFor();
  }),
  unit(people, "/sailings", "a month, or words, on a card", async (page) => {
    await expectSeen(page.getByText("January 2027"), page.getByText("After the ice"));
  }),
];

/** The texts that a screen reader reads in order, with the numbers that styles add. */
async function heard(page: Page): Promise<string> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send("Accessibility.getFullAXTree");
  await session.detach();
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const read = (id: string): string[] => {
    const { role, name, childIds = [] } = byId.get(id)!;
    return role?.value === "StaticText" ? [String(name?.value).trim()] : childIds.flatMap(read);
  };
  return read(nodes[0]!.nodeId).join(" ");
}
