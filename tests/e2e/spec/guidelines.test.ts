import type { Locator, Page } from "playwright";
import { describe, expect, it } from "vitest";
import { oneVisit } from "../oneVisit";
import { headingsIn, mainOf } from "./document";
import { eventually } from "./eventually";
import { isWhole } from "../../property/share";
import { inFull, inTurn } from "../../turns";
import { follow, onDesktop, onPhone, screens } from "./screens";

const nextScreens = inTurn(screens);

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

describe("Guidelines", () => {
  const panelOf = async ({ id }: { id: string }) => (await mainOf("guidelines")).querySelector(`#${id}`)!;

  it("has seven tabs, labelled with the first word of each title, in this order", async () => {
    const labels = [...(await mainOf("guidelines")).querySelectorAll("[role=tab]")];
    expect(labels.map((tab) => tab.textContent)).toEqual(tabs.map(({ label }) => label));
  });

  it.each(ruleTabs)("has seven rules under $title, each with a name and a description", async (tab) => {
    const rules = [...(await panelOf(tab)).querySelectorAll("ol > li")];
    expect(rules).toHaveLength(7);
    for (const rule of rules) {
      expect(headingsIn(rule, 3)).toEqual([expect.stringMatching(/\w/)]);
      expect(rule.querySelector("p")!.textContent.length).toBeGreaterThan(40);
    }
  });

  it.each(textTabs)("has text under $title, and no rules", async (tab) => {
    const panel = await panelOf(tab);
    expect(panel.querySelectorAll("ol > li")).toHaveLength(0);
    expect(panel.textContent.length).toBeGreaterThan(600);
  });

  it("forbids to claim or build within 100 blocks of the spawn area", async () => {
    const rule = "No claiming or building within 100 blocks of the spawn area";
    expect((await panelOf({ id: "network" })).textContent).toContain(rule);
  });

  it.each([
    "All purchases are final and non-refundable",
    "A chargeback means immediate permanent suspension",
    "Users under 18 need parental consent",
    "terms may change at any time",
  ])("states in the Terms of Purchase: %s", async (term) => {
    expect((await panelOf({ id: "terms" })).textContent).toContain(term);
  });
});

describe.each(nextScreens())("Guidelines on a $name", (screen) => {
  const { name, open, press } = screen;
  const page = oneVisit((kept) => open("guidelines", kept));

  it("opens the tab 'network' by default", async () => {
    await expectOpen(page(), "Network", "Network Guidelines");
  });

  // Panels have the same content on both screens.
  const shown = isWhole ? tabs : [tabs[1]!, tabs[5]!];

  const columns = name === "phone" ? 3 : 7;
  it(`has the tabs in a grid of ${columns} columns`, async () => {
    await expectColumns(page(), columns);
  });

  it.each(shown)(
    "shows the panel $title with the badge $badge, seven numbered rules and a final note about violations",
    async (tab) => {
      await press(tabOf(page(), tab.label));
      await expectOpen(page(), tab.label, tab.title);
      const panel = shownPanel(page());
      expect(await panel.getByText(tab.badge, { exact: true }).isVisible()).toBe(true);
      expect(await panel.locator("svg").first().isVisible()).toBe(true);
      await eventually(() => new URL(page().url()).hash).toBe(`#${tab.id}`);

      const words = (await panel.innerText()).trim().split(/\n+/);
      expect(words.at(-1)).toMatch(
        /^Violations may bring a warning, a temporary suspension or a permanent ban, depending on severity\./,
      );
      const numbers = (await readAloud(page())).filter((words) => /^\d+$/.test(words));
      expect(numbers).toEqual(ruleTabs.includes(tab) ? ["1", "2", "3", "4", "5", "6", "7"] : []);
    },
  );
});

describe("The address of the guidelines", () => {
  // In `npm test`, the test below covers this with a rule.
  inFull(() => {
    it.each(tabs)("opens $title", async (tab) => {
      const page = await onPhone.open(`guidelines#${tab.id}`);
      await expectOpen(page, tab.label, tab.title);
      await expectBelowHeader(page, page.getByRole("tablist"));
    });
  });

  it.each(nextScreens())(
    "opens the tab of a rule and scrolls to it, from links and after a reload, on a $name",
    async ({ open }) => {
      const panel = (await mainOf("guidelines")).querySelector("#subserver-1")!;
      const anchor = `#${[...panel.querySelectorAll("ol > li")].at(-1)!.id}`;
      const page = await open(`guidelines${anchor}`);
      await expectOpen(page, "Subserver", "Subserver 1 Guidelines");
      await expectBelowHeader(page, page.locator(anchor));

      // A link on the page opens the rule again from another tab.
      await tabOf(page, "Terms").click();
      await expectOpen(page, "Terms", "Terms of Purchase");
      await page.evaluate((hash) => {
        location.hash = hash;
      }, anchor);
      await expectOpen(page, "Subserver", "Subserver 1 Guidelines");
      await expectBelowHeader(page, page.locator(anchor));

      await tabOf(page, "Clients").click();
      await page.reload();
      await expectOpen(page, "Clients", "Clients & Mods Guidelines");
    },
  );

  it("restores the tab on Back and Forward, even from another page", async () => {
    const page = await onDesktop.open("guidelines#discord");
    await expectColumns(page, 7);
    await page.evaluate(() => {
      location.hash = "#terms";
    });
    await expectOpen(page, "Terms", "Terms of Purchase");
    await page.goBack();
    await expectOpen(page, "Discord", "Discord Guidelines");
    await page.goForward();
    await expectOpen(page, "Terms", "Terms of Purchase");

    await tabOf(page, "Buycraft").click();
    await follow(page, onDesktop, "Staff");
    await page.getByRole("heading", { level: 1, name: "Meet the crew" }).waitFor();
    await page.goBack();
    await expectOpen(page, "Buycraft", "Buycraft Trades Guidelines");
    await page.goForward();
    await page.getByRole("heading", { level: 1, name: "Meet the crew" }).waitFor();
  });

  it("opens the default tab for an unknown anchor, and is ignored on other pages", async () => {
    const page = await onDesktop.open("guidelines#%E0%A4%A");
    await expectOpen(page, "Network", "Network Guidelines");
    await follow(page, onDesktop, "Staff");
    await page.getByRole("heading", { level: 1, name: "Meet the crew" }).waitFor();
    await page.evaluate(() => {
      location.hash = "#no-such-place";
    });
    await page.goBack();
    await page.goBack();
    await expectOpen(page, "Network", "Network Guidelines");
  });
});

/** Expects a grid of tabs with this number of columns. */
async function expectColumns(page: Page, columns: number): Promise<void> {
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
}

function tabOf(page: Page, label: string): Locator {
  return page.getByRole("tab", { name: label, exact: true });
}

function shownPanel(page: Page): Locator {
  return page.locator("[role=tabpanel]:visible");
}

/** Expects that a tab is selected and that only its panel is visible. */
async function expectOpen(page: Page, label: string, title: string): Promise<void> {
  await tabOf(page, label).and(page.locator("[aria-selected=true]")).waitFor();
  await shownPanel(page).getByRole("heading", { level: 2, name: title, exact: true }).waitFor();
  expect(await page.locator("[role=tab][aria-selected=true]").count()).toBe(1);
  expect(await shownPanel(page).count()).toBe(1);
}

/** Expects that the page is scrolled to an element, which is not behind the header. */
async function expectBelowHeader(page: Page, target: Locator): Promise<void> {
  const header = page.getByRole("banner");
  await eventually(async () => {
    const { y, height } = (await header.boundingBox())!;
    const top = (await target.boundingBox())!.y;
    return top >= y + height - 1 && top < page.viewportSize()!.height / 2;
  }).toBe(true);
}

/** The page's text in the accessibility tree, with list numbers. */
async function readAloud(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send("Accessibility.getFullAXTree");
  return nodes
    .filter(({ role, ignored }) => !ignored && role?.value === "StaticText")
    .map(({ name }) => String(name?.value).trim());
}
