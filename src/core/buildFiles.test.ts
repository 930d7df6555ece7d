import { describe, expect, it, test } from "vitest";
import { minimalConfig } from "../../tests/validate/minimalBlocks";
import { build, worldWith } from "./inMemory.fixture";

const cards = (...icons: string[]) => ({
  type: "cards",
  items: icons.map((icon) => ({ title: "A card", description: "A word.", icon })),
});

describe("a site built in memory", () => {
  it("consists of pages with their data, copied files, and files for hosts", async () => {
    const { files, failures } = await build(
      { ...minimalConfig(), theme: { motif: "none" }, site: { name: "Mossy", logo: "/art/logo.svg" } },
      worldWith({ "/art/logo.svg": "<svg/>" }),
    );
    const named = Object.keys(files!).map((path) => path.replace(/-[0-9a-f]+(?=\.(?:css|svg)$)/, ""));
    expect(named.sort()).toEqual(
      [
        ".nojekyll",
        "404.html",
        "404.json",
        "_headers",
        "art/logo.svg",
        "assets/a.js",
        "assets/blocks.css",
        "assets/letter.svg",
        "assets/licences.txt",
        // The home page also has the styles of its hero.
        "assets/page.css",
        "assets/page.css",
        "assets/theme.css",
        "index.html",
        "page.json",
        "robots.txt",
        "site.json",
      ].sort(),
    );
    // One stylesheet covers everything that can appear on a page. It loads after the critical CSS.
    const home = files!["index.html"]!;
    const [, sheet = "", id = ""] =
      /<link rel="stylesheet" href="\/([^"]*)" id="([^"]*)"\/>/.exec(home) ?? [];
    const theme = files![Object.keys(files!).find((path) => path.startsWith("assets/theme-"))!]!;
    expect(files![sheet]).toContain("@media print{");
    // The theme's file has the styles of the document too, which the stylesheet does not repeat.
    const [, first = ""] = /<style id="sp-theme">(.*?)<\/style>/s.exec(home) ?? [];
    expect(theme.slice(0, 100)).toBe(first.slice(0, 100));
    expect(files![sheet]).not.toContain(first.slice(0, 100));
    expect(home.slice(0, home.indexOf("<body>"))).toContain(
      `<link rel="expect" href="#${id}" blocking="render">`,
    );
    const logo = `<svg xmlns="http://www.w3.org/2000/svg"/>\n`;
    expect([files!["art/logo.svg"], files!["assets/a.js"]]).toEqual([logo, "run()"]);
    expect(files!["index.html"]).toContain("Mossy");
    expect(failures).toEqual([]);
  });

  it("is not built from a config with an error, which is reported", async () => {
    const { files, diagnostics } = await build({ ...minimalConfig(), routes: [] });
    expect(files).toBeUndefined();
    expect(diagnostics.map(({ severity }) => severity)).toContain("error");
  });

  it("loads its icons once, in one call", async () => {
    const world = worldWith();
    const { files } = await build(minimalConfig(cards("rocket", "map"), cards("map")), world);
    expect(world.loaded).toEqual([["rocket", "map"]]);
    expect(files!["index.html"]).toContain('viewBox="0 0 6 1"');
  });

  it("keeps the owner's robots.txt and sitemap.xml, and appends the owner's headers", async () => {
    const config = minimalConfig();
    const site = { name: "Mossy", url: "https://mossy.example" };
    const own = { "/robots.txt": "mine", "/sitemap.xml": "<mine/>", "/_headers": "/*\n  X-Mine: 1\n" };
    const { files } = await build({ ...config, site }, worldWith(own));
    expect([files!["robots.txt"], files!["sitemap.xml"]]).toEqual(["mine", "<mine/>"]);
    expect(files!["_headers"]).toMatch(/^\/\*\n {2}X-Content-Type-Options[\s\S]+\n\/\*\n {2}X-Mine: 1\n$/);
    const without = await build({ ...config, site });
    expect(without.files!["sitemap.xml"]).toContain("https://mossy.example/");
  });
});

test("excludes an unlisted page from the sitemap, the headers and search engines", async () => {
  const routes = [
    { path: "/", title: "Home" },
    { path: "/rules", title: "Rules" },
    { path: "/rejoin", title: "Back again", listed: false },
  ];
  const site = { name: "Mossy", url: "https://mossy.example", description: "A village." };
  const { files, diagnostics } = await build({ version: 1, site, routes });
  expect(diagnostics.map(({ code }) => code)).not.toContain("unreachable-page");
  expect(files!["sitemap.xml"]).toContain("/rules/");
  expect(files!["sitemap.xml"]).not.toContain("rejoin");
  expect(files!["rejoin/index.html"]).toContain('<meta name="robots" content="noindex">');
  expect(files!["rules/index.html"]).not.toContain("noindex");
  expect(files!["index.html"]).toContain('href="/rules"');
  expect(files!["index.html"]).not.toContain("rejoin");
});

test("names folders after paths in any script, and percent-encodes them for programs", async () => {
  const site = { name: "Mossy", url: "https://mossy.example" };
  const routes = [
    { path: "/", title: "Home", blocks: [{ type: "text", text: "[How](/玩法#spawn)" }] },
    { path: "/玩法", title: "How", blocks: [{ type: "text", id: "spawn", text: "So." }] },
  ];
  const { files } = await build({ version: 1, site, routes, redirects: { "/alt": "/玩法" } });
  const address = "/%E7%8E%A9%E6%B3%95";
  expect(files).toHaveProperty(["玩法/index.html"]);
  expect(files).toHaveProperty(["玩法/page.json"]);
  expect(files!["index.html"]).toContain('href="/玩法#spawn"');
  expect(files!["玩法/index.html"]).toContain(
    `<link rel="canonical" href="https://mossy.example${address}/">`,
  );
  expect(files!["sitemap.xml"]).toContain(`<loc>https://mossy.example${address}/</loc>`);
  expect(files!["_redirects"]).toBe(`/alt ${address} 302\n`);
});

test("publishes only scripts and styles that some page can request, even later, and the licences", async () => {
  const gallery = { type: "gallery", items: [{ src: "/art/mill.png", alt: "A mill" }] };
  const assetsOf = async (...blocks: object[]) => {
    const { files } = await build(minimalConfig(...blocks), worldWith({ "/art/mill.png": "a picture" }));
    // Without files of this site's theme.
    return Object.keys(files!).filter((path) => /^assets\/(?!letter-|page-|theme-)/.test(path));
  };
  const always = ["assets/a.js", "assets/licences.txt", "assets/blocks.css"];
  expect(await assetsOf({ type: "text", text: "So." })).toEqual(always);
  expect(await assetsOf(gallery)).toEqual([...always, "assets/gallery.js", "assets/full.js"]);
});

test("writes redirects as pages and rules after the owner's, but not in the sitemap", async () => {
  const config = { ...minimalConfig(), redirects: { "/chat": "https://chat.mossy.example" } };
  const { files } = await build(
    { ...config, site: { name: "Mossy", url: "https://mossy.example" } },
    worldWith({ "/_redirects": "/mine /yours 301" }),
  );
  expect(files!["chat/index.html"]).toContain("url=https://chat.mossy.example");
  expect(files!["_redirects"]).toBe("/mine /yours 301\n/chat https://chat.mossy.example 302\n");
  expect(files!["sitemap.xml"]).not.toContain("chat");
  expect((await build(minimalConfig())).files).not.toHaveProperty("_redirects");
});

test("publishes fetched avatars, so visitors do not contact the service", async () => {
  const staff = {
    type: "staff",
    groups: [{ title: "Builders", members: [{ name: "Nova" }, { name: "{{chief}}" }] }],
  };
  const config = {
    ...minimalConfig(staff),
    constants: { chief: "Ada" },
    avatars: { url: "https://faces.example/{name}/{size}", load: "build" },
  };
  const asked: unknown[] = [];
  const faces = {
    prepare: async (...question: unknown[]) => void asked.push(question),
    of: (name: string) =>
      name === "Ada" ? { path: "assets/pictures/face-1.png", source: "/ada.png" } : undefined,
  };
  const world = { ...worldWith({ "/ada.png": "a face" }), faces };
  const { files } = await build(config, { ...world, read: async () => new TextEncoder().encode("a face") });
  expect(asked).toEqual([[["Nova", "Ada"], { url: "https://faces.example/{name}/{size}", size: 96 }]]);
  expect(files!["assets/pictures/face-1.png"]).toBe("a face");
  expect(files!["index.html"]!.match(/face-1\.png/g)).toHaveLength(1);
  expect(Object.values(files!).join()).not.toContain("faces.example");
});

test.each<[object, string[]]>([
  [{ background: "#0a1421" }, ["#0a1421"]],
  [{ background: "#0a1421", alternate: "#d9eeff" }, ["#d9eeff", "#0a1421"]],
  [{ background: "#d9eeff", alternate: "#0a1421" }, ["#d9eeff", "#0a1421"]],
])(
  "colours the browser's toolbars like the background, first in light mode: %j",
  async (backgrounds, colours) => {
    const { background, alternate } = backgrounds as Record<string, string>;
    const theme = {
      preset: "meadow",
      colors: { background },
      ...(alternate ? { alternate: { colors: { background: alternate } } } : {}),
    };
    const { files } = await build({ ...minimalConfig(), theme });
    const metas = files!["index.html"]!.matchAll(
      /name="theme-color" content="([^"]*)"(?: media="[^"]*: (\w+)\))?/g,
    );
    const modes = colours.length > 1 ? ["light", "dark"] : [undefined];
    expect(Array.from(metas, ([, color, mode]) => [mode, color])).toEqual(
      colours.map((color, index) => [modes[index], color]),
    );
  },
);

test("has the app icons and their manifest, and a letter as its tab icon unless it has its own", async () => {
  const sources = { tab: "script", touch: "script", small: "script", large: "script", maskable: "script" };
  const appIcons = { draw: async () => ({ key: "01", sources }) };
  const config = minimalConfig();
  const { files } = await build(config, { ...worldWith(), appIcons });
  expect(JSON.parse(files!["manifest.webmanifest"]!)).toMatchObject({ name: "Mossy" });
  expect(files).toHaveProperty(["assets/icons/01-large.png"], "run()");
  const own = await build(
    { ...config, site: { name: "Mossy", favicon: "/icon.svg" } },
    worldWith({ "/icon.svg": "<svg/>" }),
  );
  const letters = [files!, own.files!].map(
    (one) => Object.keys(one).filter((path) => path.includes("letter-")).length,
  );
  expect(letters).toEqual([1, 0]);
  expect(own.files).not.toHaveProperty(["manifest.webmanifest"]);
});
