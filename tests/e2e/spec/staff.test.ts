import type { Page } from "playwright";
import { describe, expect, it } from "vitest";
import { inFull } from "../../turns";
import { discord, staff } from "./demo";
import { headingsIn, mainOf, partBelow, textsIn } from "./document";
import { eventually } from "./eventually";
import { expectNewTabLink } from "./otherSite";
import { onDesktop, onPhone, type Screen } from "./screens";

const groups = [
  { title: "Founders", badge: "Founder", members: 2 },
  { title: "Developers", badge: "Developer", members: 2 },
  { title: "Builders", badge: "Builder", members: 2 },
  { title: "Administrators", badge: "Admin", members: 3 },
  { title: "Moderators", badge: "Moderator", members: 4 },
  { title: "Helpers", badge: "Helper", members: 3 },
];

describe("Staff", () => {
  it("has six groups, then the help card", async () => {
    expect(headingsIn(await mainOf("staff"), 2)).toEqual([...groups.map(({ title }) => title), "Need Help?"]);
  });

  it.each(groups)(
    "has $members members in $title, each with avatar, badge $badge, name, role, description and chat handle",
    async ({ title, badge, members }) => {
      const group = partBelow(await mainOf("staff"), title);
      const invented = staff.groups.find((group) => group.title === title)!;
      expect(textsIn(group)).toContain(invented.description);
      const cards = [...group.querySelectorAll("article")];
      expect(cards).toHaveLength(members);
      for (const [index, { name, role, description, handle }] of invented.members.entries()) {
        expect(headingsIn(cards[index]!, 3)).toEqual([name]);
        expect(cards[index]!.querySelector("img")).not.toBeNull();
        expect(textsIn(cards[index]!).toSorted()).toEqual([badge, name, role, description, handle].sort());
      }
    },
  );

  it("ends with a 'Need Help?' card whose button opens the community chat in a new tab", async () => {
    const card = [...(await mainOf("staff")).querySelectorAll(":scope > section")].at(-1)!;
    expect(headingsIn(card, 2)).toEqual(["Need Help?"]);
    expectNewTabLink(card.querySelector("a")!, discord);
  });

  it("shows the placeholder image of every member in its HTML", async () => {
    const pictures = [...(await mainOf("staff")).querySelectorAll("article img")];
    expect(pictures.map((picture) => picture.getAttribute("src"))).toEqual(Array(16).fill("/avatar.svg"));
  });
});

describe("The avatars of the staff", () => {
  // In `npm test`, services.test.ts tests this on a phone.
  inFull(() => {
    it("are placeholders at first, and the touched member's is replaced with the skin avatar", async () => {
      const { page, asked } = await openWithAvatarService(onPhone.open);
      for (const picture of await page.getByRole("article").locator("img").all())
        await eventually(() =>
          picture.evaluate((image: HTMLImageElement) => image.naturalWidth),
        ).toBeGreaterThan(0);
      expect(asked).toEqual([]);
      await page.getByRole("article", { name: "VelaQuarry" }).tap();
      await expectSkin(page, "VelaQuarry");
      expect(await page.getByRole("article", { name: "OrreryOtto" }).locator("img").count()).toBe(1);
    });
  });

  it("cannot be focused, and are requested once by name and size, even if hovered again", async () => {
    const { page, asked } = await openWithAvatarService(onDesktop.open);
    // They have no action.
    await page.locator("main").focus();
    await page.keyboard.press("Tab");
    const next = page.locator("main > section").last().getByRole("link");
    expect(await next.evaluate((link) => link === document.activeElement)).toBe(true);
    expect(asked).toEqual([]);

    const names = ["ByteNebula", staff.groups.at(-1)!.members.at(-1)!.name];
    for (const name of [...names, ...names]) {
      await page.getByRole("article", { name, exact: true }).hover();
      await expectSkin(page, name);
      await page.getByRole("heading", { level: 1 }).hover();
    }
    // The pointer may pass over other members.
    expect(asked).toEqual([...new Set(asked)]);
    const addresses = names.map((name) => `GET https://avatars.example/avatars/${name}?size=96`);
    expect(asked).toEqual(expect.arrayContaining(addresses));
  });
});

/** Opens the page with an avatar service that always responds, and records its requests. */
async function openWithAvatarService(open: Screen["open"]) {
  const asked: string[] = [];
  const page = await open("staff", {
    // The skin fades in.
    reducedMotion: "no-preference",
    prepare: (page) =>
      page.route("https://avatars.example/**", (route) => {
        asked.push(`${route.request().method()} ${route.request().url()}`);
        return route.fulfill({
          contentType: "image/svg+xml",
          body: '<svg xmlns="http://www.w3.org/2000/svg" width="96" height="96"/>',
        });
      }),
  });
  return { page, asked };
}

/** Expects that the skin avatar of a member has fully faded in over the placeholder. */
async function expectSkin(page: Page, name: string): Promise<void> {
  const picture = page.getByRole("article", { name, exact: true }).locator("img").last();
  await eventually(() => picture.getAttribute("src")).toBe(`https://avatars.example/avatars/${name}?size=96`);
  await eventually(() => picture.evaluate((image) => getComputedStyle(image).opacity)).toBe("1");
}
