import { describe, expect, it } from "vitest";
import { configSchema } from "../config/config";
import { compileSite } from "./compileSite";
import { searchSections } from "./sections";

const assets = {
  icon: () => ({ viewBox: "0 0 24 24", nodes: [] }),
  imageSize: () => ({ width: 4, height: 3 }),
};

function read(blocks: object[], route: object = {}, config: object = {}) {
  const site = { name: "Millbrook", url: "https://millbrook.example", timeZone: "UTC" };
  const routes = [{ path: "/rules", title: "Rules", ...route, blocks }];
  const { pages } = compileSite(configSchema.parse({ version: 1, site, routes, ...config }), assets);
  return searchSections(pages[0]!.compile());
}

const section = (anchor: string, heading: string, text = "") => ({ anchor, heading, text });

describe("the search texts of a page", () => {
  it("belong to the nearest anchor, or to the start of the page", () => {
    const rules = [
      { name: "Greet", description: "A **wave** is enough.", rules: [{ description: "Always." }] },
    ];
    expect(
      read(
        [
          { type: "text", text: "Be kind." },
          { type: "rules", id: "gates", heading: "Gates", intro: "Close them.", items: rules },
          { type: "text", text: "Thank you." },
        ],
        { intro: "Read them." },
      ),
    ).toEqual([
      section("", "Rules", "Read them. Be kind. Thank you."),
      section("gates", "Gates", "Close them."),
      section("greet", "Greet", "A wave is enough."),
      section("always", "Always.", "Always."),
    ]);
  });

  it("include headings without anchors, which link to the nearest anchor", () => {
    const items = [{ title: "Plots", description: "Yours." }, { title: "Mill" }];
    expect(
      read([
        { type: "hero", heading: "Hello", eyebrow: "Open" },
        { type: "cards", id: "life", items },
      ]),
    ).toEqual([section("", "Hello", "Open"), section("life", "Plots", "Yours."), section("life", "Mill")]);
  });

  it("contain callouts without their labels, and ticks as they are written", () => {
    const text = "> [!NOTE]\n> Be kind.\n\n- ✓ Smile";
    expect(read([{ type: "text", text }])).toEqual([section("", "Rules", "Be kind. ✓ Smile")]);
  });

  it("start a section at each heading of a formatted text", () => {
    const text = "Before.\n\n## Two\n\nAfter.";
    expect(read([{ type: "text", id: "one", heading: "One", text }])).toEqual([
      section("", "Rules"),
      section("one", "One", "Before."),
      section("one", "Two", "After."),
    ]);
    expect(read([{ type: "text", text }], { contents: true }).map(({ anchor }) => anchor)).toEqual([
      "",
      "two",
    ]);
  });

  it("cover texts with thousands of headings", () => {
    const text = Array.from({ length: 20_000 }, () => ({ tag: "h3" as const, children: ["Two"] }));
    expect(searchSections({ blocks: [{ type: "text", text }] })).toHaveLength(20_000);
  });

  it("have a separator between entries of lists and tables, unless an entry ends a sentence", () => {
    const text = "Bring:\n\n- bread\n- salt.\n- wine\n\nNow.";
    const rows = [
      ["Guest", "0"],
      ["", "**10**"],
    ];
    const table = { type: "table", columns: [{ title: "Rank" }, { title: "Hours" }], rows };
    expect(read([{ type: "text", text }, table])).toEqual([
      section("", "Rules", "Bring: bread · salt. wine · Now. Rank · Hours Guest · 0 · 10"),
    ]);
  });

  it("include copied texts, tags, dates and server names", () => {
    const config = {
      tags: { builder: { label: "Builder", color: "#e0a84a" } },
      servers: { survival: { provider: "mcstatus.io", label: "Survival", address: "play.example" } },
    };
    const groups = [{ title: "Team", members: [{ name: "Moss", tags: ["builder"], role: "Keeper" }] }];
    expect(
      read(
        [
          { type: "timeline", items: [{ title: "Founded", date: "2024-05-01" }] },
          { type: "staff", groups },
          { type: "status", items: [{ server: "survival", note: "Vanilla", copy: "play.example" }] },
        ],
        {},
        config,
      ),
    ).toEqual([
      section("", "Rules"),
      section("founded", "Founded", "May 1, 2024"),
      section("team", "Team"),
      section("team", "Moss", "Keeper Builder"),
      section("", "Survival", "Vanilla play.example"),
    ]);
  });

  it("exclude alt texts, placeholders and the interface's own words", () => {
    const fields = [{ type: "text", name: "who", label: "Name", placeholder: "Moss" }];
    const form = {
      type: "form",
      fields,
      submit: "Send",
      delivery: { type: "email", to: "a@millbrook.example", subject: "Hello" },
    };
    const image = { type: "image", src: "/mill.webp", alt: "The mill", caption: "Our mill" };
    const rules = { type: "rules", updated: "2026-05-01", items: [{ name: "Greet" }] };
    expect(read([form, image, rules])).toEqual([
      section("", "Rules", "Name Our mill"),
      section("greet", "Greet"),
    ]);
  });

  it("include the next time of an event, and no hidden events", () => {
    const items = [
      { title: "Opening", from: "2024-05-01" },
      { title: "Market", from: "2024-05-03T18:00Z", repeat: "weekly", repeatUntil: "2199-05-03" },
    ];
    const [page, market, ...others] = read([{ type: "events", past: "hidden", items }]);
    expect([page, others]).toEqual([section("", "Rules"), []]);
    expect(market).toMatchObject({ anchor: "market", heading: "Market" });
    expect(market?.text).toMatch(/^Friday, [A-Z][a-z]+ \d+, \d+, 6:00[^2]*$/);
    const [, opening] = read([{ type: "events", items: [items[0]!] }]);
    expect(opening).toEqual(section("opening", "Opening", "Wednesday, May 1, 2024"));
  });

  it("include the posts of a list and all of a post", () => {
    const post = {
      slug: "mill",
      title: "The mill turns",
      date: "2026-05-01",
      author: "Moss",
      tags: ["news"],
    };
    const news = { path: "/news", posts: [{ ...post, text: "It **turns**.\n\n## How\n\nSlowly." }] };
    const config = configSchema.parse({
      version: 1,
      site: { name: "Millbrook" },
      news,
      routes: [{ path: "/", title: "Home", blocks: [{ type: "posts", layout: "compact" }] }],
    });
    const pages = compileSite(config, assets).pages.map((page) => searchSections(page.compile()));
    const words = "May 1, 2026 Moss It turns. news";
    expect(pages[0]).toEqual([section("", "Home", "May 1, 2026 The mill turns")]);
    expect(pages[1]).toContainEqual(section("", "The mill turns", words));
    expect(pages[2]).toEqual([
      section("", "The mill turns", "May 1, 2026 Moss news It turns."),
      section("", "How", "Slowly."),
    ]);
  });
});
