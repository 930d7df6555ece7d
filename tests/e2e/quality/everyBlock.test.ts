import type { Page } from "playwright";
import { beforeAll, expect, test } from "vitest";
import { examples as forms } from "../../../src/blocks/form/examples";
import { examples as heroes } from "../../../src/blocks/hero/examples";
import { configSchema } from "../../../src/config/config";
import { mapFields } from "../../../src/schema/walk";
import { desktop, visit } from "../visit";
import { axe } from "./axe";
import { forEachOtherTab, overflowing } from "./measures";
import { serveOwnSite } from "./ownSite";

type Examples = Record<string, { type: string; [key: string]: unknown }>;

/** The fullest example of each block type, found by the names of the folders. */
const usual = Object.values(
  import.meta.glob<Examples>("../../../src/blocks/*/examples.ts", { eager: true, import: "examples" }),
).map((examples) => Object.values(examples)[1]!);

const picture =
  '<svg xmlns="http://www.w3.org/2000/svg" width="800" height="500"><rect width="100%" height="100%" fill="white"/></svg>';

let page: Page;
let url: string;
/** The videos of examples have files that hold nothing. */
const allowedErrors = [/\.mp4|media|ERR_/i];

beforeAll(async () => {
  const names = {
    files: new Set<string>(),
    toasts: new Set<string>(),
    tags: new Set<string>(),
    servers: new Set<string>(),
  };
  let count = 0;
  const config = mapFields(
    configSchema,
    {
      version: 1,
      site: { name: "Fernhollow", description: "Every block" },
      routes: [
        // The last one is the picture that the others lie on, so that each ground is there.
        {
          path: "/",
          title: "Home",
          blocks: [
            heroes.cover,
            ...usual,
            forms.choices,
            { ...usual[0], background: { image: "/ground.svg" } },
          ],
        },
      ],
    },
    ({ kind, value, path }) => {
      if (typeof value !== "string") return value;
      // Examples of two blocks may have one heading, and no page has two parts of one name.
      if (kind === "anchor" || path.at(-1) === "heading") return `${value}-${++count}`;
      if (kind === "href") return /^[/#]/.test(value) ? "/" : value;
      if (kind === "richText") return value.replaceAll(/\]\([/#][^)]*\)/g, "](/)");
      if ((kind === "image" || kind === "file") && value.startsWith("/")) names.files.add(value.slice(1));
      if (kind === "toast") names.toasts.add(value);
      if (kind === "tag") names.tags.add(value);
      if (kind === "server") names.servers.add(value);
      return value;
    },
  );
  // The tab that is open at first is named by its id, which is another one now.
  const text = JSON.stringify(config, (key, value: unknown) => (key === "default" ? undefined : value));
  const site = await serveOwnSite(
    {
      ...(JSON.parse(text) as object),
      // The block that shows posts has some to show.
      news: {
        path: "/news",
        posts: [
          {
            slug: "one",
            title: "The mill turns again",
            date: "2026-11-01",
            tags: ["event"],
            text: "At last.",
          },
          { slug: "two", title: "Harvest week", date: "2026-10-01", tags: ["event"], text: "Bring a hoe." },
        ],
      },
      toasts: { messages: Object.fromEntries([...names.toasts].map((name) => [name, { title: "Done" }])) },
      servers: Object.fromEntries(
        [...names.servers].map((name) => [
          name,
          { provider: "mcstatus.io", label: name, address: "play.example" },
        ]),
      ),
      tags: Object.fromEntries([...names.tags].map((name) => [name, { label: "Builder", color: "#2f6f3e" }])),
    },
    Object.fromEntries([...names.files].map((file) => [file, file.endsWith(".vtt") ? "WEBVTT\n" : picture])),
  );
  ({ url } = site);
  page = await visit(url, { isShared: true, allowedErrors });
});

/** What does not fit the page on the narrowest screen and on a wide one. */
async function faultsOf(one: Page): Promise<string[]> {
  const faults: string[] = [];
  for (const width of [320, 1280]) {
    await one.setViewportSize({ width, height: 800 });
    faults.push(...(await overflowing(one)));
  }
  return faults;
}

test("every block fits every screen, whichever way its words run", async () => {
  expect(await faultsOf(page)).toEqual([]);
  const mirrored = await visit(url, {
    allowedErrors,
    prepare: (one) =>
      one.route(url, async (route) => {
        const response = await route.fetch();
        await route.fulfill({ response, body: (await response.text()).replace('dir="ltr"', 'dir="rtl"') });
      }),
  });
  expect(await mirrored.evaluate(() => document.dir)).toBe("rtl");
  expect(await faultsOf(mirrored)).toEqual([]);
});

test("in forced colours no sign has the colour of the page, and no picture lies behind words", async () => {
  await page.emulateMedia({ forcedColors: "active" });
  const faults = await page.evaluate(() => {
    const canvas = getComputedStyle(document.body).backgroundColor;
    const ground =
      canvas === "rgba(0, 0, 0, 0)" ? getComputedStyle(document.documentElement).backgroundColor : canvas;
    const isSeen = (element: Element) => element.getClientRects().length > 0;
    const signs = [...document.querySelectorAll("main svg")].filter(isSeen);
    const faint = signs.filter((sign) => {
      const { color, stroke, fill } = getComputedStyle(sign);
      return [color, stroke, fill].every((paint) => paint === "none" || paint === ground);
    });
    const behind = [...document.querySelectorAll(".sp-on-picture > div:first-child img")].filter(isSeen);
    return [...faint, ...behind].map((element) => element.outerHTML.slice(0, 200));
  });
  await page.emulateMedia({ forcedColors: null });
  expect(faults).toEqual([]);
});

test("pictures that take turns stand still for those who asked for it, and for others once they stop them", async () => {
  const isSwitchSeen = () => page.getByRole("checkbox", { name: "Stop the pictures" }).isVisible();
  const states = () =>
    page.evaluate(() =>
      [...document.querySelectorAll(".sp-on-picture > div:first-child img")].flatMap((image) =>
        image.getAnimations().flatMap((one) => (one instanceof CSSAnimation ? [one.playState] : [])),
      ),
    );
  expect([await isSwitchSeen(), await states()]).toEqual([false, []]);
  await page.emulateMedia({ reducedMotion: "no-preference" });
  const moving = heroes.cover.images!.length - 1;
  expect([await isSwitchSeen(), await states()]).toEqual([
    true,
    Array.from({ length: moving }, () => "running"),
  ]);
  await page.getByRole("checkbox", { name: "Stop the pictures" }).check();
  expect(await states()).toEqual(Array.from({ length: moving }, () => "paused"));
  await page.emulateMedia({ reducedMotion: "reduce" });
});

test("every block is printed", async () => {
  const pdf = await page.pdf({ format: "A4" });
  expect(pdf.subarray(0, 5).toString()).toBe("%PDF-");
});

test("no block breaks a rule of accessibility, in what it has folded either", async () => {
  await page.setViewportSize(desktop);
  await page.evaluate(() => {
    for (const details of document.querySelectorAll<HTMLDetailsElement>("main details")) details.open = true;
  });
  expect(await axe(page)).toEqual([]);
  await forEachOtherTab(page, async (label) => {
    expect(await axe(page, "[role=tabpanel][data-state=active]"), label).toEqual([]);
  });
});
