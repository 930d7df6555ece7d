import { describe, expect, it } from "vitest";
import { discord, partUnder } from "./demo";
import { expectNewTab } from "./otherSite";
import { screens } from "./screens";

const categories = ["General", "Connection", "Gameplay", "Support"];

describe.each(screens)("FAQ on a $name", (screen) => {
  const { look, open } = screen;

  it("has the categories General, Connection, Gameplay and Support, then the help card", async () => {
    const page = await look("faq");
    expect(await page.getByRole("main").getByRole("heading", { level: 2 }).allInnerTexts()).toEqual([
      ...categories,
      "Still Need Help?",
    ]);
  });

  it.each(categories)(
    "has three question-and-answer cards under %s, all of them readable",
    async (category) => {
      const page = await look("faq");
      const cards = page.locator(partUnder(category)).getByRole("listitem");
      expect(await cards.count()).toBe(3);
      for (const card of await cards.all()) {
        expect(await card.getByRole("heading", { level: 3 }).innerText()).toMatch(/\?$/);
        const answer = card.getByRole("paragraph");
        expect(await answer.isVisible()).toBe(true);
        expect((await answer.innerText()).length).toBeGreaterThan(60);
      }
    },
  );

  it.each(categories)("gives %s an icon and a badge", async (category) => {
    const page = await look("faq");
    const opening = page.locator(partUnder(category)).locator("xpath=./*[1]");
    expect(await opening.locator("svg").isVisible()).toBe(true);
    expect((await opening.innerText()).split(/\n+/)).toEqual([category, expect.stringMatching(/\w/)]);
  });

  it.each(["15+ worlds", "over 500+ active players"])("says: %s", async (words) => {
    const page = await look("faq");
    expect(await page.locator(partUnder("General")).getByText(words).isVisible()).toBe(true);
  });

  it("ends with a 'Still Need Help?' card whose button opens the community chat", async () => {
    const page = await open("faq");
    const card = page.locator("main > section").last();
    expect(await card.getByRole("heading", { name: "Still Need Help?", exact: true }).isVisible()).toBe(true);
    await expectNewTab(screen, card.getByRole("link"), `${discord}/`);
  });
});
