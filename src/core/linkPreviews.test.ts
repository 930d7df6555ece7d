import { expect, it } from "vitest";
import { compileSite } from "../compile/compileSite";
import { configSchema } from "../config/config";
import { type PreviewCard, linkPreviews } from "./linkPreviews";

const route = (path: string, more = {}) => ({
  path,
  title: `Page ${path} 🎉`,
  blocks: [{ type: "text", text: "Hi" }],
  ...more,
});

/** The site of these routes. Cards whose title `isDrawn` rejects are not drawn. */
async function previewsOf(routes: object[], site = {}, isDrawn = (_title: string) => true) {
  const config = configSchema.parse({
    version: 1,
    site: { name: "Ebbstone", url: "https://ebbstone.example", ...site },
    routes,
  });
  const cards: PreviewCard[] = [];
  const sizes: Record<string, object> = {
    "/small.png": { width: 300, height: 300 },
    "/mill.webp": { width: 1600, height: 900 },
  };
  const assets = { icon: () => undefined, imageSize: (path: string) => sizes[path] };
  const previews = await linkPreviews(compileSite(config, assets), {
    previews: {
      draw: async (asked) => {
        cards.push(...asked);
        const paths = asked.map(({ title }) => (isDrawn(title) ? `assets/previews/${title}.png` : undefined));
        return { paths, files: async () => [] };
      },
    },
  });
  return { previews: previews.byPage, cards };
}

it("draws a preview without emoji for each page without its own picture", async () => {
  const own = route("/b", { socialImage: "https://pictures.example/b.png" });
  const { cards, previews } = await previewsOf([route("/"), own, route("/c")]);
  expect(cards.map(({ title }) => title)).toEqual(["Page /", "Page /c"]);
  expect(cards[0]).toMatchObject({ siteName: "Ebbstone", host: "ebbstone.example", direction: "ltr" });
  expect(previews.get("/c")).toMatchObject({ alt: "Page /c 🎉 · Ebbstone" });
});

it("puts the page's first large picture behind the words", async () => {
  const image = (src: string, more = {}) => ({ type: "image", src, alt: "", ...more });
  const blocks = [image("/small.png"), image("/mill.webp", { focus: "top" }), image("/mill.webp")];
  const { cards } = await previewsOf([route("/"), route("/b", { blocks })]);
  expect(cards.map(({ picture }) => picture)).toEqual([undefined, { path: "/mill.webp", focus: "top" }]);
});

it("shows the heading and the address of the hero on the first page", async () => {
  const hero = {
    type: "hero",
    heading: "[[primary: Grow]] slowly",
    cards: [
      { label: "Version", value: "1.21" },
      { label: "Address", value: "Java", copy: "play.ebbstone.example" },
    ],
  };
  const { cards } = await previewsOf([route("/", { blocks: [hero] }), route("/b", { blocks: [hero] })]);
  expect(cards.map(({ title, host }) => [title, host])).toEqual([
    ["Grow slowly", "play.ebbstone.example"],
    ["Page /b", "ebbstone.example"],
  ]);
});

it("uses the first preview for undrawable titles and pages after the fiftieth", async () => {
  const routes = Array.from({ length: 60 }, (_, index) => route(index === 0 ? "/" : `/${index}`));
  const { cards, previews } = await previewsOf(routes, {}, (title) => title !== "Page /7");
  expect(cards).toHaveLength(50);
  for (const path of ["/7", "/55"]) {
    expect(previews.get(path)).toEqual({ path: previews.get("/")?.path, alt: "Ebbstone" });
  }
  expect(new Set(Array.from(previews.values(), ({ path }) => path)).size).toBe(49);
});

it("draws nothing if the site's URL is unknown or it has a picture for all pages", async () => {
  expect((await previewsOf([route("/")], { url: undefined })).cards).toEqual([]);
  const image = { socialImage: "https://pictures.example/all.png" };
  expect((await previewsOf([route("/")], image)).cards).toEqual([]);
});
