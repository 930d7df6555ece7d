import { JSDOM } from "jsdom";
import { expect, it } from "vitest";
import { builtFiles } from "./builtFiles.fixture";

const { DOMParser } = new JSDOM().window;
const now = Date.parse("2026-11-01");
const hostile = `A</script><script>alert(1)</script><!-- "B" & 'C'`;
const text = { type: "text", text: "Words." };
const page = (path: string, title: string, more = {}) => ({ path, title, blocks: [text], ...more });
const config = {
  version: 1,
  site: {
    name: hostile,
    url: "https://mossy.example",
    basePath: "/sub/",
    language: "pt-BR",
    logo: "/logo.png",
  },
  navigation: [{ label: "Handbook", href: "/manual/start" }],
  sidebars: { "/manual/": [{ label: "All", links: ["/manual/start", "/manual/first"] }] },
  footer: {
    social: [
      { label: "Discord", href: "https://chat.example/mossy", icon: "rocket" },
      { label: "Again", href: "https://chat.example/mossy", icon: "rocket" },
      { label: "Mail", href: "mailto:us@mossy.example", icon: "mail" },
      { label: "Map", href: "/guide", icon: "map" },
    ],
  },
  routes: [
    page("/", "Start"),
    page("/guide", "Guide"),
    page("/guide/über-uns/deep", hostile),
    page("/hidden", "Hidden", { listed: false }),
    page("/hidden/below", "Below"),
    page("/manual/first", "First"),
    page("/manual/start", "Manual"),
  ],
  news: { path: "/news", heading: "News", posts: [{ slug: "a", title: "A post", date: "2026-01-01" }] },
};

/** The structured data of a page, by its file. */
async function factsOf(written: object = config): Promise<Record<string, unknown[]>> {
  const { files } = await builtFiles(written, { now, names: ["/logo.png"] });
  const pages = Object.entries(files).filter(([path]) => path.endsWith(".html"));
  return Object.fromEntries(
    pages.map(([path, html]) => {
      const document = new DOMParser().parseFromString(html, "text/html");
      const scripts = [...document.querySelectorAll("script[type='application/ld+json']")];
      return [
        path.replace(/index\.html$/, ""),
        scripts.flatMap(({ textContent }) => JSON.parse(textContent) as unknown),
      ];
    }),
  );
}

/** The names and URLs of a page's ancestors. */
function way(facts: readonly unknown[] | undefined): string[][] {
  const lists = (facts ?? []) as { "@type": string; itemListElement: { name: string; item?: string }[] }[];
  return lists
    .filter((one) => one["@type"] === "BreadcrumbList")
    .flatMap(({ itemListElement }) =>
      itemListElement.map((one, index) => {
        expect(one).toMatchObject({ "@type": "ListItem", position: index + 1 });
        expect(one).not.toHaveProperty(index === itemListElement.length - 1 ? "item" : "nothing");
        return one.item === undefined ? [one.name] : [one.name, one.item];
      }),
    );
}

it("describes the organisation, its profiles and the language on the first page only", async () => {
  const facts = await factsOf();
  expect(facts[""]).toEqual([
    {
      "@context": "https://schema.org",
      "@graph": [
        {
          "@type": "Organization",
          "@id": "https://mossy.example/sub/#organization",
          name: hostile,
          url: "https://mossy.example/sub/",
          logo: "https://mossy.example/sub/logo.png",
          sameAs: ["https://chat.example/mossy"],
        },
        {
          "@type": "WebSite",
          "@id": "https://mossy.example/sub/#website",
          name: hostile,
          url: "https://mossy.example/sub/",
          inLanguage: "pt-BR",
          publisher: { "@id": "https://mossy.example/sub/#organization" },
        },
      ],
    },
  ]);
  expect(JSON.stringify(facts["guide/"])).not.toContain("WebSite");
  expect(facts["news/a/"]?.at(-1)).toMatchObject({
    publisher: { "@id": "https://mossy.example/sub/#organization", name: hostile },
  });
});

it("lists ancestors by path, sidebar and news, but not for unlisted pages", async () => {
  const facts = await factsOf();
  const home = [hostile, "https://mossy.example/sub/"];
  expect(way(facts["guide/"])).toEqual([home, ["Guide"]]);
  expect(way(facts["guide/über-uns/deep/"])).toEqual([
    home,
    ["Guide", "https://mossy.example/sub/guide/"],
    [hostile],
  ]);
  // The header links to the first page of its sidebar.
  expect(way(facts["manual/first/"]).map(([name]) => name)).toEqual([hostile, "Handbook", "First"]);
  expect(way(facts["news/a/"]).map(([name]) => name)).toEqual([hostile, "News", "A post"]);
  expect(way(facts["hidden/below/"]).map(([name]) => name)).toEqual([hostile, "Below"]);
  expect([facts["hidden/"], facts["404.html"]]).toEqual([[], []]);
});

it("omits all data with URLs if the site's URL is unknown", async () => {
  const { url: _, ...site } = config.site;
  const facts = await factsOf({ ...config, site });
  expect([facts[""], facts["guide/"]]).toEqual([[], []]);
  expect(JSON.stringify(facts["news/a/"])).not.toContain("@id");
});

it("renders a page again when the time zone of its dates changes", async () => {
  const { compileSite } = await import("../compile/compileSite");
  const { configSchema } = await import("../config/config");
  const assets = { icon: () => undefined, imageSize: () => undefined };
  const sourceIn = (timeZone: string) => {
    const blocks = [{ type: "timeline", items: [{ title: "Opening", date: "2030-12-05T20:00" }] }];
    const parsed = configSchema.parse({
      version: 1,
      site: { name: "Mossy", timeZone },
      routes: [{ path: "/", title: "Home", blocks }],
    });
    return compileSite(parsed, assets, now).pages[0]!.source();
  };
  expect(sourceIn("Europe/Berlin")).not.toBe(sourceIn("Asia/Kolkata"));
});

it("renders a page again when the name of an ancestor changes", async () => {
  const { compileSite } = await import("../compile/compileSite");
  const { configSchema } = await import("../config/config");
  const assets = { icon: () => ({ viewBox: "0 0 1 1", nodes: [] }), imageSize: () => undefined };
  const sourceOf = (title: string, path: string) => {
    const routes = config.routes.map((route) => (route.path === "/guide" ? { ...route, title } : route));
    const { pages } = compileSite(configSchema.parse({ ...config, routes }), assets, now);
    return pages.find((one) => one.path === path)?.source();
  };
  const deep = "/guide/über-uns/deep";
  expect(sourceOf("Guide", deep)).not.toBe(sourceOf("Handbook", deep));
  expect(sourceOf("Guide", "/hidden")).toBe(sourceOf("Handbook", "/hidden"));
});
