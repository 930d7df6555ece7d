import { expect, test } from "vitest";
import { oneVisit } from "../oneVisit";
import { desktop, phone, visit } from "../visit";
import { serveOwnSite } from "./ownSite";

const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="900"><path d="M0 0h1600v900H0z"/></svg>';

const site = serveOwnSite(
  {
    version: 1,
    site: { name: "Fernhollow", description: "A quiet place" },
    theme: { preset: "atlas" },
    routes: [
      {
        path: "/covered",
        title: "Covered",
        blocks: [
          {
            type: "hero",
            layout: "cover",
            heading: "Fernhollow",
            image: { src: "/mill.svg", alt: "A mill by the river" },
          },
        ],
      },
      {
        path: "/",
        title: "Home",
        blocks: [
          {
            type: "hero",
            layout: "split",
            heading: "Fernhollow",
            cards: [
              { label: "Address", value: "play.fernhollow.example", copy: "play.fernhollow.example" },
              { label: "Version", value: "1.21" },
              { label: "Players", value: "40" },
            ],
          },
          {
            type: "cta",
            layout: "banner",
            heading: "Come in",
            image: { src: "/mill.svg", alt: "A mill by the river" },
          },
          { type: "text", text: "A quiet place.", background: { image: "/mill.svg" } },
        ],
      },
    ],
  },
  { "mill.svg": svg },
);

// Positions only depend on styles.
const opened = oneVisit(async (kept) => visit((await site).url, { ...kept, javaScriptEnabled: false }));

test.each(["forced colours", "paper"])(
  "with %s, a meaningful picture is above its text, and a decorative one is hidden",
  async (condition) => {
    const page = opened();
    await page.setViewportSize(desktop);
    const [picture, words] = [
      page.getByRole("img", { name: "A mill by the river" }),
      page.getByText("Come in"),
    ];
    const boxes = async () => [(await picture.boundingBox())!, (await words.boundingBox())!] as const;
    const [behind, on] = await boxes();
    expect(behind.y).toBeLessThan(on.y);
    expect(behind.y + behind.height).toBeGreaterThan(on.y);
    await page.emulateMedia(condition === "paper" ? { media: "print" } : { forcedColors: "active" });
    const [above, below] = await boxes();
    expect(above.height).toBeGreaterThan(100);
    expect(above.y + above.height).toBeLessThanOrEqual(below.y);
    expect(await page.locator('main img[alt=""]').filter({ visible: true }).count()).toBe(0);
    await page.emulateMedia({ media: null, forcedColors: null });
  },
);

test("with forced colours, the picture of a cover hero is as wide as the page, directly above the text", async () => {
  const page = await visit(`${(await site).url}covered`, {
    forcedColors: "active",
    javaScriptEnabled: false,
    viewport: desktop,
  });
  const picture = (await page.getByRole("img", { name: "A mill by the river" }).boundingBox())!;
  const heading = (await page.getByRole("heading", { level: 1 }).boundingBox())!;
  expect(picture.width).toBeGreaterThan(1100);
  expect(heading.y - picture.y - picture.height).toBeGreaterThan(0);
  expect(heading.y - picture.y - picture.height).toBeLessThan(80);
});

test("on a phone, facts in the address card are aligned with its text", async () => {
  const page = opened();
  await page.setViewportSize(phone);
  const [address, ...facts] = await Promise.all(
    ["Address", "Version", "Players"].map((label) =>
      page.locator("main").getByText(label, { exact: true }).boundingBox(),
    ),
  );
  for (const fact of facts) expect(fact!.x).toBeCloseTo(address!.x, 0);
});
