import type { Page } from "playwright";
import { expect, test } from "vitest";
import { eventually } from "../spec/eventually";
import { oneVisit } from "../oneVisit";
import { visit } from "../visit";
import { axe } from "./axe";
import { moving } from "./conditions";
import { layoutShift } from "./measures";
import { serveOwnSite } from "./ownSite";
import { unreadable } from "./unreadable";

const cards = (heading: string) => ({
  type: "cards",
  heading,
  items: [1, 2, 3, 4, 5, 6].map((number) => ({
    title: `${heading} ${number}`,
    description: "What you build stays yours.",
    href: "/rules",
  })),
});
const config = {
  version: 1,
  site: { name: "Fernhollow" },
  theme: { preset: "meadow" },
  navigation: [
    { label: "Home", href: "/" },
    { label: "Rules", href: "/rules" },
  ],
  routes: [
    {
      path: "/",
      title: "Home",
      blocks: [
        {
          type: "hero",
          heading: "A world to stay in",
          buttons: [{ label: "Address", copy: "play.example" }],
        },
        cards("Claims"),
        cards("Railways"),
        { ...cards("Markets"), items: [{ id: "stalls", title: "Stalls" }, { title: "Fairs" }] },
        { type: "cta", heading: "Come in", intro: "The gate is open." },
      ],
    },
    { path: "/rules", title: "Rules", blocks: [{ type: "text", text: "Be kind." }] },
  ],
};

const site = serveOwnSite(config);
const moved = { reducedMotion: "no-preference" as const };
// Each test ends at the top of the page, with motion enabled.
const opened = oneVisit(async (kept) =>
  visit((await site).url, { ...kept, ...moved, permissions: ["clipboard-write"] }),
);

/** The panels that rise, even if they are not moving now. */
const rising = (page: Page) =>
  page.evaluate(() =>
    document.getAnimations().flatMap((one) => {
      const { target } = one.effect as KeyframeEffect;
      const isRise = one instanceof CSSAnimation && one.animationName === "sp-rise";
      return isRise ? [target!.textContent.replace(/\s*What.*/, "").trim()] : [];
    }),
  );

/** Waits for the stylesheet that loads with the scripts. */
const stirring = (page: Page) => eventually(() => rising(page)).not.toEqual([]);

const toTop = (page: Page) => page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));

test("content below the first two blocks rises, except the target of an anchor", async () => {
  const page = opened();
  await stirring(page);
  const names = await rising(page);
  expect(names.filter((name) => /^Claims|Stalls/.test(name))).toEqual([]);
  expect(names).toEqual(expect.arrayContaining(["Railways 1", "Railways 6", "Fairs"]));
});

test("content does not shift, disappear or fade while the page is scrolled at any speed", async () => {
  const page = opened();
  await stirring(page);
  const before = await layoutShift(page);
  const faint = () =>
    page.evaluate(() =>
      [...document.querySelectorAll("main *")]
        .filter((element) => !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
        .filter((element) => getComputedStyle(element).opacity !== "1" && !element.closest("[data-copy]"))
        .map(({ outerHTML }) => outerHTML.slice(0, 100)),
    );
  for (const share of [0.1, 0.9, 0.3, 1, 0]) {
    await page.evaluate((part) => {
      const { scrollHeight } = document.documentElement;
      scrollTo({ top: scrollHeight * part, behavior: "instant" });
      return new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
    }, share);
    expect(await faint()).toEqual([]);
  }
  expect((await layoutShift(page)) - before).toBeLessThan(0.001);
  expect(await unreadable(page)).toEqual([]);
  expect(await axe(page)).toEqual([]);
  await toTop(page);
});

test("a card that was seen does not move again, except on hover", async () => {
  const page = opened();
  await stirring(page);
  const card = page.getByRole("listitem").filter({ hasText: "Railways 6" });
  const translate = () => card.evaluate((element) => getComputedStyle(element).translate);
  // A scroll position takes effect with the next frame.
  await eventually(translate).not.toBe("none");
  // Like a search in the page.
  await card.evaluate((element) => element.scrollIntoView({ block: "center", behavior: "instant" }));
  await eventually(translate).toBe("none");
  await card.hover();
  await eventually(translate).toBe("0px -4px");
  await page.mouse.move(0, 0);
  await toTop(page);
});

test.each([
  ["asked for less", { reducedMotion: "reduce" }],
  ["has forced colours", { ...moved, forcedColors: "active" }],
  ["prints", { ...moved, media: "print" }],
] as const)("nothing moves if a visitor %s", async (_, media) => {
  const page = opened();
  await stirring(page);
  await page.emulateMedia(media);
  await eventually(() => rising(page)).toEqual([]);
  if (media.reducedMotion === "reduce") expect(await moving(page)).toEqual([]);
  await page.emulateMedia({ ...moved, forcedColors: null, media: null });
});

test("copying and navigation have the theme's animation", async () => {
  const page = opened();
  await stirring(page);
  await page.evaluate(() => {
    const seen = new Set<string>();
    Object.assign(window, { seen });
    document.addEventListener("animationstart", ({ animationName }) => seen.add(animationName), true);
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (update) => {
      const transition = start(update as () => void);
      void transition.ready.then(() => {
        for (const one of document.getAnimations())
          if (one instanceof CSSAnimation && (one.effect as KeyframeEffect).pseudoElement)
            seen.add(`${(one.effect as KeyframeEffect).pseudoElement} ${one.animationName}`);
      });
      return transition;
    };
  });
  const seen = () => page.evaluate(() => [...(window as unknown as { seen: Set<string> }).seen]);
  await page.getByRole("button", { name: "Address" }).click();
  await eventually(seen).toContain("sp-copied");
  await page.getByRole("navigation").getByRole("link", { name: "Rules" }).first().click();
  await eventually(seen).toContain("::view-transition-new(content) sp-arrive");
});
