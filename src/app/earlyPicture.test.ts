import { expect, it } from "vitest";
import { compileSite } from "../compile/compileSite";
import { configSchema } from "../config/config";
import { renderPage } from "./server";

const text = { type: "text", text: "Be kind." };
const a = { src: "/a.webp", alt: "A" };
const b = { src: "/b.webp", alt: "B" };
const gallery = { type: "gallery", items: [a, b] };
const hero = { type: "hero", heading: "Hello" };

const assets = {
  icon: () => ({ viewBox: "0 0 24 24", nodes: [] }),
  imageSize: () => ({ width: 4, height: 3 }),
};

/** Each picture in the HTML of a page, with whether it loads early or late. */
async function fetched(page: object, site: object = {}): Promise<string[]> {
  const config = configSchema.parse({
    version: 1,
    site: { name: "Quiet Meadow" },
    routes: [{ path: "/", title: "Welcome", ...page }],
    ...site,
  });
  const { shared, pages, notFound } = compileSite(config, assets);
  const shown = site && "notFound" in site ? notFound : pages.at(-1)!.compile();
  const { html } = await renderPage(shared, shown);
  expect(shown.hasEarlyPicture ?? false).toBe(html.includes('fetchPriority="high"'));
  return [...html.matchAll(/<img [^>]*src="([^"]+)"[^>]*>/g)].map(
    ([element, src]) =>
      `${src} ${element.includes('fetchPriority="high"') ? "early" : element.includes('loading="lazy"') ? "late" : "?"}`,
  );
}

it.each<[string, object]>([
  ["a hero", { ...hero, image: a }],
  ["a cover", { ...hero, layout: "cover", image: a }],
  ["pictures that take turns", { ...hero, layout: "cover", images: [a, { src: "/c.webp", alt: "" }] }],
  ["a picture", { type: "image", ...a }],
  ["a gallery", { type: "gallery", items: [a, { src: "/c.webp", alt: "C" }] }],
  ["words beside a picture", { type: "media", items: [{ title: "One", text: "Two.", image: a }] }],
  ["cards", { type: "cards", items: [{ title: "One", image: a }] }],
  ["a call to action", { type: "cta", heading: "Join", buttons: [{ label: "Go", href: "/" }], image: a }],
  [
    "a banner",
    { type: "cta", heading: "Join", layout: "banner", buttons: [{ label: "Go", href: "/" }], image: a },
  ],
  ["a ground", { ...text, background: { image: "/a.webp" } }],
])("fetches the picture of %s early where a page begins with it, and no other", async (_, block) => {
  const [first, ...others] = await fetched({ blocks: [block, gallery] });
  expect(first).toBe("/a.webp early");
  expect(others.slice(-2)).toEqual(["/a.webp late", "/b.webp late"]);
  expect(others.filter((one) => !one.endsWith(" late"))).toEqual([]);
});

it("lazy-loads pictures below the first block", async () => {
  const pictures = await fetched({ blocks: [text, gallery, { ...hero, layout: "cover", image: a }] });
  expect(pictures).toEqual(["/a.webp late", "/b.webp late", "/a.webp late"]);
});

it("loads the picture of a page header early, but not the first block's picture", async () => {
  expect(await fetched({ image: b, blocks: [gallery] })).toEqual([
    "/b.webp early",
    "/a.webp late",
    "/b.webp late",
  ]);
});

it("fetches the picture of the page for unknown addresses early", async () => {
  expect(await fetched({ blocks: [text] }, { notFound: { image: b } })).toEqual(["/b.webp early"]);
});
