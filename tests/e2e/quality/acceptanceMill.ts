import { expect } from "vitest";
import { eventually } from "../spec/eventually";
import { boxOf, expectBelow, expectPicture, expectSeen, type Unit, words } from "./acceptanceChecks";

/** A unit of the mill's site. */
const unit = (line: string, path: string, says: string, check: Unit["check"]): Unit => ({
  line,
  site: "mill",
  path,
  says,
  check,
});

const live = "live";

export const mill: Unit[] = [
  unit(live, "/", "the count beside the address", async (page) => {
    await expectSeen(page.getByText("play.millbrook.example").filter({ visible: true }).first());
    await expectSeen(page.getByRole("main").getByText("37 / 60").first());
  }),
  unit(live, "/", "a count inside a text, and words where it is unknown", async (page) => {
    await page.getByRole("heading", { name: "Mahle mit 37 anderen" }).waitFor();
    await expectSeen(page.getByText("Im Keller sitzen ein paar."));
  }),
  unit(live, "/records", "figures of a service", async (page) => {
    const stats = page.getByRole("region", { name: "Gezählt" });
    await eventually(() => stats.innerText()).toMatch(/1\.204\.338/);
    expect(await stats.innerText()).toContain("412");
  }),
  unit(live, "/records", "a table with numbers and dates of a service", async (page) => {
    const row = page.getByRole("row").filter({ hasText: "Anneke" });
    await expectSeen(row);
    expect(await row.innerText()).toMatch(/1\.500[^]*20\. November 2026/);
  }),
  unit(live, "/records", "a list of people of a service", (page) =>
    expectSeen(page.getByRole("row").filter({ hasText: "Joost" }).getByText("Räder schmieren")),
  ),
  unit(live, "/records", "a list of prices of a service", async (page) => {
    await expectSeen(page.getByRole("row").filter({ hasText: "Roggen" }));
    expect(await page.getByText("Mehl", { exact: true }).count()).toBe(0);
  }),
  unit(live, "/records", "the picture and the name of what runs", async (page) => {
    const now = page.getByRole("region", { name: "Gerade" });
    await expectPicture(now.locator("img[src*=brook]"));
    await expectSeen(now.getByText("Das Mühlenlied"));
  }),
  unit(live, "/records", "names and faces at once", async (page) => {
    const now = page.getByRole("region", { name: "Gerade" });
    await expectSeen(words(now, "Moos"), words(now, "Farn"));
    await expectPicture(now.locator("img[src*=Moos]"));
  }),
  unit("header", "/", "a group that is a page", async (page, isWide) => {
    const around = isWide ? page.getByRole("banner") : page.getByRole("dialog");
    const title = around.getByText("Dorf", { exact: true }).filter({ visible: true });
    if (!isWide) {
      await page.locator("button[aria-haspopup=dialog]").click();
      await title.first().click();
    } else await around.getByRole("button", { name: "Dorf" }).filter({ visible: true }).first().click();
    const link = around.getByRole("link", { name: "Dorf" }).filter({ visible: true }).first();
    const inGroup = around.getByRole("link", { name: "Karte" }).filter({ visible: true }).first();
    await inGroup.waitFor();
    await expectSeen(link, inGroup);
    expect(await link.getAttribute("href")).toMatch(/^\/records\/?$/);
    await page.keyboard.press("Escape");
  }),
  unit("header", "/", "icons alone, with their names for screen readers", async (page, isWide) => {
    const around = isWide ? page.getByRole("banner") : page.getByRole("dialog");
    if (!isWide) await page.locator("button[aria-haspopup=dialog]").click();
    const link = around.getByRole("link", { name: "Chat" }).filter({ visible: true }).first();
    await link.waitFor();
    await expectSeen(link, link.locator("svg").first());
    if (isWide) expect((await boxOf(link)).width).toBeLessThan(70);
    await page.keyboard.press("Escape");
  }),
  unit("pictures", "/", "a logo in place of the heading, which is read aloud", async (page) => {
    const heading = page.getByRole("heading", { level: 1, name: "Millbrook" });
    await expectPicture(heading.locator("img"));
  }),
  unit("pictures", "/pictures", "pictures behind one another", async (page) => {
    const hills = page.getByRole("img", { name: "Hügel vor dem Himmel" });
    await expectPicture(hills);
    const [near, far] = [await boxOf(hills), await boxOf(page.locator("img[src*=mist]").first())];
    expect([near.width, near.left].map(Math.round)).toEqual([far.width, far.left].map(Math.round));
  }),
  unit("pictures", "/pictures", "points on a picture, with words and a link", async (page) => {
    const map = page.getByRole("img", { name: "Karte des Tals" });
    const picture = await boxOf(map);
    // The theme frames the picture, and tilts it a little.
    const frame = await map.evaluate((one) => Number.parseFloat(getComputedStyle(one).paddingLeft));
    const point = page.locator("summary[aria-label=Furt]");
    const { left, width } = await boxOf(point);
    expect(Math.abs(left + width / 2 - picture.left - frame - (picture.width - 2 * frame) / 4)).toBeLessThan(
      6,
    );
    await point.click();
    await expectSeen(words(page, "Hier geht man durch den Bach."));
    expect(
      await page.getByRole("main").getByRole("link", { name: "Ankunft" }).first().getAttribute("href"),
    ).toMatch(/^\/arrive/);
  }),
  unit("single keys", "/arrive", "icons of steps", async (page) => {
    for (const title of ["Spiel öffnen", "Adresse eingeben", "Mehl mitbringen"]) {
      const step = page.getByRole("listitem").filter({ hasText: title });
      await expectSeen(step.locator("svg").first(), words(step, title));
    }
  }),
  unit("single keys", "/arrive", "progress of something that is built", async (page) => {
    const meters = page.getByRole("meter");
    expect(await meters.count()).toBe(2);
    await expectSeen(words(page, "72 %"), words(page, "Steine"));
    const [bar] = await meters.evaluateAll((all) =>
      all.map((one) => Number(one.getAttribute("aria-valuenow") ?? (one as HTMLMeterElement).value)),
    );
    expect(bar).toBe(72);
  }),
  unit("single keys", "/arrive", "a tall widget in the middle", async (page) => {
    const button = await boxOf(page.getByRole("region", { name: "Unser Raum" }).getByRole("button"));
    const middle = page.viewportSize()!.width / 2;
    expect(Math.abs((button.left + button.right) / 2 - middle)).toBeLessThan(12);
    await expectBelow(
      page.getByRole("heading", { name: "Unser Raum" }),
      page.getByRole("region", { name: "Unser Raum" }).getByRole("button"),
    );
  }),
  unit("single keys", "/fehlt", "a missing page in the language of the site", async (page) => {
    await expectSeen(page.getByText("Die Seite /fehlt gibt es nicht.").first());
    expect(await page.title()).toContain("Seite nicht gefunden");
  }),
];
