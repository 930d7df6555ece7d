import { expect, test } from "vitest";
import { eventually } from "../spec/eventually";
import { visit } from "../visit";
import { serveOwnSite } from "./ownSite";

const hour = 60 * 60 * 1000;
/** In the future for every build, independent of the machine's time. */
const noon = Date.parse("2090-06-20T12:00Z");
const iso = (moment: number) => new Date(moment).toISOString().replace(/\.\d+Z$/, "Z");

const config = {
  version: 1,
  site: { name: "Fernhollow", description: "Times" },
  announcements: [
    { text: "Begins at noon", from: iso(noon), until: iso(noon + 2 * hour) },
    { text: "Over at noon", until: iso(noon) },
    { text: "Always" },
  ],
  routes: [
    {
      path: "/",
      title: "Times",
      blocks: [{ type: "events", items: [{ title: "Market", from: iso(noon + 4 * hour), id: "market" }] }],
    },
  ],
};

test("announcements and events use the visitor's time from the first paint, and closed announcements stay closed", async () => {
  const site = await serveOwnSite(config);
  const page = await visit(site.url, { prepare: (page) => page.clock.install({ time: noon + hour }) });
  const seen = () =>
    page.getByRole("region", { name: "Announcements" }).getByRole("listitem").allInnerTexts();
  expect(await seen()).toEqual(["Begins at noon", "Always"]);
  await page.getByText("Starts in 3 hours").waitFor();

  await page.getByRole("button", { name: "Dismiss" }).last().click();
  await eventually(seen).toEqual(["Begins at noon"]);
  await page.clock.fastForward(hour);
  await page.getByRole("region", { name: "Announcements" }).waitFor({ state: "hidden" });
  await page.getByText("Starts in 2 hours").waitFor();

  await page.reload();
  expect(await page.locator("[data-announcement]:visible").count()).toBe(0);
  const answer = await page.request.get(new URL("/market.ics", site.url).href);
  expect(await answer.text()).toContain("BEGIN:VEVENT\r\n");
});
