import type { Page } from "playwright";
import { describe, expect, it } from "vitest";
import { inTurn } from "../../turns";
import { discord, staff } from "./demo";
import { headingsIn, mainOf, partBelow, textsIn } from "./document";
import { eventually } from "./eventually";
import { expectNewTab } from "./otherSite";
import { onDesktop, type Screen, screens } from "./screens";

const nextScreens = inTurn(screens);

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

  it("ends with a 'Need Help?' card", async () => {
    const card = [...(await mainOf("staff")).querySelectorAll(":scope > section")].at(-1)!;
    expect(headingsIn(card, 2)).toEqual(["Need Help?"]);
  });
});

it.each(nextScreens())("Staff has a help card with a chat button, on a $name", async (screen) => {
  const page = await screen.open("staff");
  const card = page.locator("main > section").last();
  await expectNewTab(screen, card.getByRole("link"), `${discord}/`);
});

describe.each(screens)("The avatars of the staff on a $name", ({ name, open }) => {
  const pointAt = name === "phone" ? "touched" : "hovered";
  it(`are the placeholder image at first, and swapped for the skin avatar of the member who is ${pointAt}`, async () => {
    const { page, asked } = await openWithAvatarService(open);
    const pictures = page.getByRole("article").locator("img");
    expect(await pictures.count()).toBe(16);
    for (const picture of await pictures.all()) {
      expect(await picture.getAttribute("src")).toBe("/avatar.svg");
      expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    }
    expect(asked).toEqual([]);

    const card = page.getByRole("article", { name: "VelaQuarry" });
    await (name === "phone" ? card.tap() : card.hover());
    await expectSkin(page, "VelaQuarry");
    expect(await page.getByRole("article", { name: "OrreryOtto" }).locator("img").count()).toBe(1);
  });
});

describe("The avatars of the staff", () => {
  it("are fetched as avatars/{name}?size=96 when their members are hovered", async () => {
    const { page, asked } = await openWithAvatarService(onDesktop.open);
    const names = staff.groups.flatMap(({ members }) => members.map(({ name }) => name));
    for (const name of names) await page.getByRole("article", { name, exact: true }).hover();
    await eventually(() => asked.toSorted()).toEqual(
      names.map((name) => `GET https://avatars.example/avatars/${name}?size=96`).sort(),
    );
  });

  it("are no stops for the keyboard, as nothing can be done there", async () => {
    const { page, asked } = await openWithAvatarService(onDesktop.open);
    await page.locator("main").focus();
    await page.keyboard.press("Tab");
    const next = page.locator("main > section").last().getByRole("link");
    expect(await next.evaluate((link) => link === document.activeElement)).toBe(true);
    expect(asked).toEqual([]);
  });

  it("are asked for once, however often the member is hovered", async () => {
    const { page, asked } = await openWithAvatarService(onDesktop.open);
    for (let time = 0; time < 2; time++) {
      await page.getByRole("article", { name: "ByteNebula" }).hover();
      await expectSkin(page, "ByteNebula");
      await page.getByRole("heading", { level: 1 }).hover();
    }
    expect(asked).toEqual(["GET https://avatars.example/avatars/ByteNebula?size=96"]);
  });
});

/** Opens the page with an avatar service that always answers, and notes what it is asked. */
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
