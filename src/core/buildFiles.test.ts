import { describe, expect, it, test } from "vitest";
import { isWhole } from "../../tests/property/share";
import { minimalConfig } from "../../tests/validate/minimalBlocks";
import { sha256 } from "../node/digest";
import { buildFiles } from "./buildFiles";
import type { IconData } from "../fields/pictures/icon";
import { siteScripts } from "./siteScripts";
import type { World } from "./world";

const note = {
  id: "1",
  entry: "assets/a.js",
  styles: "assets/a.css",
  boot: "0",
  announcementsBoot: "1",
  look: "1",
  searchStyles: [],
  licences: "assets/licences.txt",
  shared: { scripts: [], styles: [], later: [] },
  blocks: {
    text: {
      component: "assets/text.js",
      scripts: ["assets/text.js"],
      styles: ["assets/text.css"],
      later: [],
    },
    gallery: {
      component: "assets/gallery.js",
      scripts: ["assets/gallery.js", "assets/link.js"],
      styles: [],
      later: ["assets/full.js"],
    },
  },
};
const published = "a.js licences.txt text.js text.css gallery.js link.js full.js search.js".split(" ");
const files = published.map((name) => ({ path: `assets/${name}`, source: "script" }));
const scripts = { ...siteScripts(note), files };

/** A world without a disk. What it is asked to load is written down. */
function worldWith(publicFiles: Record<string, string> = {}): World & { loaded: string[][] } {
  const sources = new Map(Object.entries({ ...publicFiles, script: "run()" }));
  const drawings = new Map<string, IconData>();
  const loaded: string[][] = [];
  return {
    files: {
      has: (path) => path in publicFiles,
      paths: () => Object.keys(publicFiles),
      source: (path) => path,
      imageSize: () => ({ width: 4, height: 3 }),
    },
    icons: {
      has: () => true,
      names: () => [],
      get: (name) => drawings.get(name),
      load: (names) => {
        loaded.push([...names]);
        for (const name of names) drawings.set(name, { viewBox: `0 0 ${name.length} 1`, nodes: [] });
        return Promise.resolve();
      },
    },
    fonts: {
      packaged: (family) => {
        const measures = { capHeight: 7, ascent: 9, descent: -2, lineGap: 0, unitsPerEm: 10, xWidthAvg: 5 };
        return Promise.resolve({ family, faces: [], measures });
      },
      measure: () => Promise.reject(new Error("There is no font.")),
    },
    // Late, as in a browser.
    digest: (text) => Promise.resolve(sha256(text)),
    read: (source) => Promise.resolve(new TextEncoder().encode(sources.get(source))),
    loaded,
  };
}

async function build(config: object, world: World = worldWith()) {
  const { files, ...told } = await buildFiles(JSON.stringify(config), world, scripts);
  const texts = Array.from(files ?? [], ([path, bytes]) => [path, new TextDecoder().decode(bytes)] as const);
  return { ...told, files: files && (Object.fromEntries(texts) as Record<string, string>) };
}

const cards = (...icons: string[]) => ({
  type: "cards",
  items: icons.map((icon) => ({ title: "A card", description: "A word.", icon })),
});

/** The rules of a `_headers` file: the addresses that stand at the start of a line. */
const rulesOf = (headers: string) => headers.split("\n").filter((line) => /^\S/.test(line));

test("_headers have the same few rules for many pages as for one, in lines that every host reads", async () => {
  const total = isWhole ? 1000 : 60;
  const routes = Array.from({ length: total }, (_, index) => ({
    path: index === 0 ? "/" : `/page-${index}`,
    title: `Page ${index}`,
    intro: "Hello.",
  }));
  const navigation = [{ label: "Home", href: "/" }];
  const { files } = await build({ ...minimalConfig(), navigation, routes });
  expect(Object.keys(files!).filter((path) => path.endsWith("index.html"))).toHaveLength(total);
  const headers = files!["_headers"]!;
  expect(rulesOf(headers)).toEqual(["/*", "/assets/*"]);
  expect(headers.length).toBeLessThan(3000);
  expect(headers).toBe((await build(minimalConfig())).files!["_headers"]);
}, 120_000);

test("every answer comes with what a page cannot say of itself, and with a policy that makes no code of texts", async () => {
  const headers = (await build(minimalConfig())).files!["_headers"]!;
  const [everywhere = ""] = headers.split("\n\n");
  expect(everywhere.split("\n").slice(0, -1)).toEqual([
    "/*",
    "  X-Content-Type-Options: nosniff",
    "  X-Frame-Options: DENY",
    "  Referrer-Policy: strict-origin-when-cross-origin",
    "  Permissions-Policy: camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "  Cross-Origin-Opener-Policy: same-origin",
    "  Cross-Origin-Resource-Policy: same-site",
    "  Strict-Transport-Security: max-age=31536000",
  ]);
  const policy = /Content-Security-Policy: (.*)/.exec(everywhere)![1]!.split("; ");
  expect(policy).toEqual(
    expect.arrayContaining([
      "default-src 'none'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
      "require-trusted-types-for 'script'",
      "trusted-types 'none'",
      "upgrade-insecure-requests",
    ]),
  );
  expect(policy.find((directive) => directive.startsWith("script-src"))).not.toMatch(/unsafe|\*|https?:/);
});

test("a site with pictures of a hundred hosts has no line in _headers that is too long", async () => {
  const cards = Array.from({ length: 100 }, (_, index) => ({
    type: "hero",
    heading: `Hero ${index}`,
    image: { src: `https://pictures-of-a-long-name-${index}.mossy.example/a.png`, alt: "" },
  }));
  const { files, diagnostics } = await build(minimalConfig(...cards));
  expect(diagnostics.filter(({ severity }) => severity === "error")).toEqual([]);
  const policy = /Content-Security-Policy: (.*)/.exec(files!["_headers"]!)![1]!;
  expect(policy.length).toBeLessThan(2000);
  expect(policy).toContain("img-src 'self' data: https: http:;");
  expect(files!["index.html"]).toContain("https://pictures-of-a-long-name-99.mossy.example");
});

describe("a site that is made in memory", () => {
  it("is made of pages with their data, the copied files, and those for hosts", async () => {
    const { files, failures } = await build(
      { ...minimalConfig(), theme: { motif: "none" }, site: { name: "Mossy", logo: "/art/logo.svg" } },
      worldWith({ "/art/logo.svg": "<svg/>" }),
    );
    const named = Object.keys(files!).map((path) => path.replace(/-[0-9a-f]+(?=\.css$)/, ""));
    expect(named.sort()).toEqual(
      [
        ".nojekyll",
        "404.html",
        "404.json",
        "_headers",
        "art/logo.svg",
        "assets/a.js",
        "assets/licences.txt",
        // What each of both pages needs below its first block.
        "assets/page.css",
        "assets/page.css",
        "assets/theme.css",
        "index.html",
        "page.json",
        "robots.txt",
        "site.json",
      ].sort(),
    );
    expect([files!["art/logo.svg"], files!["assets/a.js"]]).toEqual(["<svg/>", "run()"]);
    expect(files!["index.html"]).toContain("Mossy");
    expect(failures).toEqual([]);
  });

  it("is not made of a config with an error, which is told", async () => {
    const { files, diagnostics } = await build({ ...minimalConfig(), routes: [] });
    expect(files).toBeUndefined();
    expect(diagnostics.map(({ severity }) => severity)).toContain("error");
  });

  it("has the drawings of its icons loaded at once and by name, each one time", async () => {
    const world = worldWith();
    const { files } = await build(minimalConfig(cards("rocket", "map"), cards("map")), world);
    expect(world.loaded).toEqual([["rocket", "map"]]);
    expect(files!["index.html"]).toContain('viewBox="0 0 6 1"');
  });

  it("keeps the owner's robots.txt and sitemap.xml, and puts the owner's headers behind its own", async () => {
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

test("a page that is not listed is in no sitemap and no header, and asks search engines to leave it out", async () => {
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

test("addresses of any script are folders of that name, and percent-encoded where machines read them", async () => {
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

test("of the scripts and styles those are published that some page can ask for, also later, and the licences", async () => {
  const gallery = { type: "gallery", items: [{ src: "/art/mill.png", alt: "A mill" }] };
  const assetsOf = async (...blocks: object[]) => {
    const { files } = await build(minimalConfig(...blocks), worldWith({ "/art/mill.png": "a picture" }));
    // Without what is made for this site: its theme, and what pages need of it.
    return Object.keys(files!).filter((path) => /^assets\/(?!page-|theme-)/.test(path));
  };
  const always = ["assets/a.js", "assets/licences.txt"];
  expect(await assetsOf({ type: "text", text: "So." })).toEqual([
    ...always,
    "assets/text.js",
    "assets/text.css",
  ]);
  expect(await assetsOf(gallery)).toEqual([
    ...always,
    "assets/gallery.js",
    "assets/link.js",
    "assets/full.js",
  ]);
});

test("redirects are pages and rules that no sitemap lists, below the rules of the owner", async () => {
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

test("faces that were fetched are part of the site, and no visitor asks the service", async () => {
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
