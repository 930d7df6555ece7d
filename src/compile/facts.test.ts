import { describe, expect, it } from "vitest";
import type { BlockInput } from "../blocks/schemas";
import { configSchema, type SiteConfigInput } from "../config/config";
import { compileSite } from "./compileSite";
import { pageFacts } from "./facts";

const assets = {
  icon: () => ({ viewBox: "0 0 24 24", nodes: [] }),
  imageSize: () => ({ width: 4, height: 3 }),
};
const hero = { type: "hero", heading: "Hello" } as const;
const text = { type: "text", text: "Be kind." } as const;
const cards = { type: "cards", items: [{ title: "One" }] } satisfies BlockInput;

type Route = Partial<SiteConfigInput["routes"][number]>;

function siteWith(route: Route, config: Partial<SiteConfigInput> = {}) {
  const routes = [{ path: "/", title: "Welcome", blocks: [], ...route }];
  return compileSite(configSchema.parse({ version: 1, site: { name: "Meadow" }, routes, ...config }), assets);
}

function factsWith(route: Route, config?: Partial<SiteConfigInput>) {
  const { shared, pages } = siteWith(route, config);
  return pageFacts(pages[0]!.compile(), shared);
}

describe("the parts of a page", () => {
  it("include its blocks with all content, and the frame", () => {
    const list = { ...cards, layout: "list", background: "tint" } as const;
    const tabs = { type: "tabs", tabs: [{ id: "one", title: "One", blocks: [list] }] } satisfies BlockInput;
    const { parts, opening } = factsWith({ blocks: [hero, tabs] }, { search: true });
    expect(parts).toEqual(["hero", "tabs", "cards", "cardLayout", "look", "search"]);
    expect(opening).toEqual(["hero", "search"]);
  });

  it("start with the page header and the first block", () => {
    const { parts, opening } = factsWith({ image: { src: "/a.webp", alt: "" }, blocks: [text, cards] });
    expect(parts).toEqual(["text", "cards", "look"]);
    expect(opening).toEqual(["text", "look"]);
  });

  it("start with the whole 404 page", () => {
    const { shared, notFound } = siteWith({}, { notFound: { image: { src: "/a.webp", alt: "" } } });
    expect(pageFacts(notFound, shared).opening).toEqual(["look", "notFound"]);
  });
});
