import type { Locator, Page } from "playwright";
import { describe, expect, it } from "vitest";
import { eventually } from "./eventually";
import { follow, screens } from "./screens";

const tabs = [
  { id: "network", label: "Network", title: "Network Guidelines", badge: "Essential", content: "7 rules" },
  { id: "discord", label: "Discord", title: "Discord Guidelines", badge: "Important", content: "7 rules" },
  {
    id: "buycraft-trades",
    label: "Buycraft",
    title: "Buycraft Trades Guidelines",
    badge: "Trading",
    content: "7 rules",
  },
  {
    id: "clients-and-mods",
    label: "Clients",
    title: "Clients & Mods Guidelines",
    badge: "Technical",
    content: "7 rules",
  },
  {
    id: "subserver-1",
    label: "Subserver",
    title: "Subserver 1 Guidelines",
    badge: "Server Specific",
    content: "7 rules",
  },
  { id: "support", label: "Support", title: "Support Guidelines", badge: "Help", content: "text" },
  { id: "terms", label: "Terms", title: "Terms of Purchase", badge: "Legal", content: "text" },
];
const ruleTabs = tabs.filter(({ content }) => content === "7 rules");
const textTabs = tabs.filter(({ content }) => content === "text");

describe.each(screens)("Guidelines on a $name", (screen) => {
  const { name, look, open, press } = screen;

  it("has seven tabs, labelled with the first word of each title, in this order", async () => {
    const page = await look("guidelines");
    expect(await page.getByRole("tab").allInnerTexts()).toEqual(tabs.map(({ label }) => label));
  });

  it("opens the tab 'network' by default", async () => {
    const page = await look("guidelines");
    await expectOpen(page, "Network", "Network Guidelines");
  });

  it.each(tabs)("shows the panel $title with the badge $badge when it is chosen", async (tab) => {
    const page = await open("guidelines");
    await press(tabOf(page, tab.label));
    await expectOpen(page, tab.label, tab.title);
    expect(await shownPanel(page).getByText(tab.badge, { exact: true }).isVisible()).toBe(true);
    expect(await shownPanel(page).locator("svg").first().isVisible()).toBe(true);
  });

  it.each(ruleTabs)(
    "has seven numbered rules under $title, each with a name and a description",
    async (tab) => {
      const page = await look(`guidelines#${tab.id}`);
      const rules = shownPanel(page).locator("ol > li");
      expect(await rules.count()).toBe(7);
      for (const rule of await rules.all()) {
        expect(await rule.getByRole("heading", { level: 3 }).innerText()).not.toBe("");
        expect((await rule.getByRole("paragraph").innerText()).length).toBeGreaterThan(40);
      }
      const numbers = (await readAloud(page)).filter((words) => /^\d+$/.test(words));
      expect(numbers).toEqual(["1", "2", "3", "4", "5", "6", "7"]);
    },
  );

  it.each(textTabs)("has a text under $title, and no rules", async (tab) => {
    const page = await look(`guidelines#${tab.id}`);
    expect(await shownPanel(page).locator("ol > li").count()).toBe(0);
    expect((await shownPanel(page).innerText()).length).toBeGreaterThan(600);
  });

  it("ends every tab with the note on what violations may bring", async () => {
    const page = await open("guidelines");
    for (const tab of tabs) {
      await press(tabOf(page, tab.label));
      await expectOpen(page, tab.label, tab.title);
      const words = (await shownPanel(page).innerText()).trim().split(/\n+/);
      expect(words.at(-1)).toMatch(
        /^Violations may bring a warning, a temporary suspension or a permanent ban, depending on severity\./,
      );
    }
  });

  it("forbids to claim or build within 100 blocks of the spawn area", async () => {
    const page = await look("guidelines");
    const rule = "No claiming or building within 100 blocks of the spawn area";
    expect(await shownPanel(page).getByText(rule).isVisible()).toBe(true);
  });

  it.each([
    "All purchases are final and non-refundable",
    "A chargeback means immediate permanent suspension",
    "Users under 18 need parental consent",
    "terms may change at any time",
  ])("states in the Terms of Purchase: %s", async (term) => {
    const page = await look("guidelines#terms");
    expect(await shownPanel(page).getByText(term).isVisible()).toBe(true);
  });

  const columns = name === "phone" ? 3 : 7;
  it(`stands the tabs in a grid of ${columns} columns`, async () => {
    const page = await look("guidelines");
    const places = await page.getByRole("tab").evaluateAll((tabs) =>
      tabs.map((tab) => {
        const { top, left } = tab.getBoundingClientRect();
        return { top: Math.round(top), left: Math.round(left) };
      }),
    );
    const firstRow = places.filter(({ top }) => top === places[0]!.top);
    expect(firstRow).toHaveLength(columns);
    expect(new Set(places.map(({ top }) => top)).size).toBe(Math.ceil(tabs.length / columns));
    expect(firstRow.map(({ left }) => left)).toEqual([...new Set(places.map(({ left }) => left))]);
  });

  describe("the address", () => {
    it("names the tab that is chosen", async () => {
      const page = await open("guidelines");
      for (const { id, label } of tabs) {
        await press(tabOf(page, label));
        await eventually(() => new URL(page.url()).hash).toBe(`#${id}`);
      }
    });

    it("keeps the chosen tab open when the page is reloaded", async () => {
      const page = await open("guidelines");
      await press(tabOf(page, "Clients"));
      await page.reload();
      await expectOpen(page, "Clients", "Clients & Mods Guidelines");
    });

    it.each(tabs)("opens $title when it leads there", async (tab) => {
      const page = await look(`guidelines#${tab.id}`);
      await expectOpen(page, tab.label, tab.title);
      await expectBelowHeader(page, page.getByRole("tablist"));
    });

    it("opens the tab of a rule that it leads to, and scrolls to the rule", async () => {
      const anchor = await anchorOfLastRule(await open("guidelines#subserver-1"));
      const page = await open(`guidelines${anchor}`);
      await expectOpen(page, "Subserver", "Subserver 1 Guidelines");
      await expectBelowHeader(page, page.locator(anchor));
    });

    it("opens and scrolls to a rule whose link is followed on the page itself", async () => {
      const page = await open("guidelines#subserver-1");
      const anchor = await anchorOfLastRule(page);
      await press(tabOf(page, "Terms"));
      await page.evaluate((hash) => {
        location.hash = hash;
      }, anchor);
      await expectOpen(page, "Subserver", "Subserver 1 Guidelines");
      await expectBelowHeader(page, page.locator(anchor));
    });

    it("opens the earlier tab on back, and the later one on forward", async () => {
      const page = await open("guidelines#discord");
      await page.evaluate(() => {
        location.hash = "#terms";
      });
      await expectOpen(page, "Terms", "Terms of Purchase");
      await page.goBack();
      await expectOpen(page, "Discord", "Discord Guidelines");
      await page.goForward();
      await expectOpen(page, "Terms", "Terms of Purchase");
    });

    it("leads back to the tab that was chosen, from another page", async () => {
      const page = await open("guidelines");
      await press(tabOf(page, "Buycraft"));
      await follow(page, screen, "Staff");
      await page.getByRole("heading", { level: 1, name: "Meet the crew" }).waitFor();
      await page.goBack();
      await expectOpen(page, "Buycraft", "Buycraft Trades Guidelines");
      await page.goForward();
      await page.getByRole("heading", { level: 1, name: "Meet the crew" }).waitFor();
    });

    it("leaves the default tab open when it names nothing on the page", async () => {
      const page = await look("guidelines#no-such-rule");
      await expectOpen(page, "Network", "Network Guidelines");
    });
  });
});

function tabOf(page: Page, label: string): Locator {
  return page.getByRole("tab", { name: label, exact: true });
}

function shownPanel(page: Page): Locator {
  return page.locator("[role=tabpanel]:visible");
}

/** Expects that a tab is marked as chosen and that its panel is the only one to be seen. */
async function expectOpen(page: Page, label: string, title: string): Promise<void> {
  await tabOf(page, label).and(page.locator("[aria-selected=true]")).waitFor();
  await shownPanel(page).getByRole("heading", { level: 2, name: title, exact: true }).waitFor();
  expect(await page.locator("[role=tab][aria-selected=true]").count()).toBe(1);
  expect(await shownPanel(page).count()).toBe(1);
}

async function anchorOfLastRule(page: Page): Promise<string> {
  const link = shownPanel(page).getByRole("listitem").last().getByRole("link", { name: "Copy link to" });
  return (await link.getAttribute("href"))!;
}

/** Expects that the page has scrolled so that something starts in view, and not under the header. */
async function expectBelowHeader(page: Page, target: Locator): Promise<void> {
  const header = page.getByRole("banner");
  await eventually(async () => {
    const { y, height } = (await header.boundingBox())!;
    const top = (await target.boundingBox())!.y;
    return top >= y + height - 1 && top < page.viewportSize()!.height / 2;
  }).toBe(true);
}

/** The words of the page as assistive technology gets them, with the numbers of lists. */
async function readAloud(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send("Accessibility.getFullAXTree");
  return nodes
    .filter(({ role, ignored }) => !ignored && role?.value === "StaticText")
    .map(({ name }) => String(name?.value).trim());
}
