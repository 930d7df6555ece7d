import { describe, expect, it, test } from "vitest";
import { configSchema, type SiteConfigInput } from "../config/config";
import type { Assets } from "./assets";
import { compileSite, countLayers } from "./compileSite";
import { themeSchema } from "../config/theme";

const assets: Assets = {
  icon: (name) => ({ viewBox: "0 0 24 24", nodes: [["path", { d: name }]] }),
  imageSize: (path) => (path === "/logo.svg" ? { width: 40, height: 30 } : undefined),
};

function compile(config: Partial<SiteConfigInput>) {
  const full = {
    version: 1,
    site: { name: "Quiet Meadow" },
    routes: [{ path: "/", title: "Welcome" }],
    ...config,
  };
  return compileSite(configSchema.parse(full), assets);
}

/** The compiled form of a block on the first page. */
function compileBlock(block: object, config: Partial<SiteConfigInput> = {}) {
  const routes = [{ path: "/", title: "Welcome", blocks: [block] }, ...(config.routes ?? [])];
  return compile({ ...config, routes: routes as SiteConfigInput["routes"] }).pages[0]!.compile().blocks[0]!;
}

describe("a compiled site", () => {
  it("replaces constants in every text, and leaves unknown names unchanged", () => {
    const block = compileBlock(
      { type: "stats", items: [{ value: "{{players}}+", label: "players on {{ name }} and {{other}}" }] },
      { constants: { players: 40, name: "Meadow" } },
    );
    expect(block).toMatchObject({ items: [{ value: "40+", label: "players on Meadow and {{other}}" }] });
  });

  it("never parses the value of a constant as Markdown", () => {
    const block = compileBlock(
      { type: "text", text: "On *{{version}}*" },
      { constants: { version: "1.*2*" } },
    );
    expect(block).toMatchObject({
      text: [{ tag: "p", children: ["On ", { tag: "em", children: ["1.*2*"] }] }],
    });
  });

  it("keeps escaped braces, in plain and in formatted text", () => {
    const constants = { a: "filled" };
    expect(
      compileBlock({ type: "text", heading: "\\{{a}}", text: "\\{{a}} {{a}}" }, { constants }),
    ).toMatchObject({
      heading: "{{a}}",
      text: [{ tag: "p", children: ["{{a}} filled"] }],
    });
  });

  it("shows HTML in a text as plain text", () => {
    const block = compileBlock({ type: "text", text: "a <b>bold</b> claim\n\n<script>alert(1)</script>" });
    expect(block).toMatchObject({
      text: [
        { tag: "p", children: ["a <b>bold</b> claim"] },
        { tag: "p", children: ["<script>alert(1)</script>"] },
      ],
    });
  });

  it("keeps the lines of a code block, and draws rules", () => {
    const block = compileBlock({ type: "text", text: "```\n/spawn\n/home\n```\n\n---" });
    expect(block).toMatchObject({
      text: [{ tag: "pre", children: [{ tag: "code", children: ["/spawn\n/home"] }] }, { tag: "hr" }],
    });
  });

  it("distinguishes pages, files, anchors, email addresses, apps and external URLs", () => {
    const hrefs = [
      "/rules",
      "/rules/#two",
      "/map.pdf",
      "#here",
      "mailto:a@b.example",
      "tel:+15550100",
      "https://b.example/x",
    ];
    const block = compileBlock(
      { type: "cards", items: hrefs.map((href) => ({ title: href, href })) },
      {
        site: { name: "Quiet Meadow", basePath: "/sub/" },
        routes: [{ path: "/rules", title: "Rules" }],
      },
    );
    expect((block as unknown as { items: { href: object }[] }).items.map((item) => item.href)).toEqual([
      { href: "/rules", kind: "page" },
      { href: "/rules#two", kind: "page" },
      { href: "/sub/map.pdf", kind: "file" },
      { href: "#here", kind: "anchor" },
      { href: "mailto:a@b.example", kind: "mail" },
      { href: "tel:+15550100", kind: "app" },
      { href: "https://b.example/x", kind: "external" },
    ]);
  });

  it("rejects a link that a constant turns into a script", () => {
    const constants = { evil: "javascript:alert(1)" };
    expect(() => compileBlock({ type: "text", text: "[x]({{evil}})" }, { constants })).toThrow(
      'The link "javascript:alert(1)" is not a path',
    );
  });

  it("gives every rule a unique anchor, and prefers configured ones", () => {
    const rule = (name: string, id?: string) => ({ name, description: "x", ...(id ? { id } : {}) });
    const block = compileBlock({
      type: "tabs",
      tabs: [
        { id: "one", title: "One", rules: [rule("Be kind"), rule("Be kind"), rule("Other", "be-kind-2")] },
        { id: "two", title: "Two", rules: [rule("Šárka & 東京")] },
      ],
    });
    const { tabs } = block as unknown as { tabs: { rules: { id: string }[] }[] };
    expect(tabs.flatMap((tab) => tab.rules.map(({ id }) => id))).toEqual([
      "be-kind",
      "be-kind-3",
      "be-kind-2",
      "sarka-東京",
    ]);
  });

  it("adds the base path and the size to pictures", () => {
    const { shared } = compile({ site: { name: "Quiet Meadow", basePath: "/sub/", logo: "/logo.svg" } });
    expect(shared.logo).toEqual({ src: "/sub/logo.svg", width: 40, height: 30 });
  });

  it("lists every route in the navigation of a config without one", () => {
    const { shared } = compile({
      routes: [
        { path: "/", title: "Welcome" },
        { path: "/rules", title: "Rules" },
      ],
    });
    expect(shared.navigation.map(({ label, href }) => [label, href?.href])).toEqual([
      ["Welcome", "/"],
      ["Rules", "/rules"],
    ]);
  });

  it("limits the default navigation to what a header can show", () => {
    const routes = Array.from({ length: 500 }, (_, index) => ({
      path: index === 0 ? "/" : `/page-${index}`,
      title: `Page ${index}`,
    }));
    const { navigation } = compile({ routes }).shared;
    expect(navigation.map(({ label }) => label)).toEqual(
      Array.from({ length: 12 }, (_, index) => `Page ${index}`),
    );
  });

  it("opens a page with its title, unless a hero does", () => {
    const { pages } = compile({
      routes: [
        { path: "/", title: "Welcome", blocks: [{ type: "hero", heading: "Hello" }] },
        { path: "/rules", title: "Rules", heading: "The rules" },
        {
          path: "/map",
          title: "Map",
          blocks: [
            { type: "text", text: "x" },
            { type: "hero", heading: "Late" },
          ],
        },
      ],
    });
    expect(pages.map((page) => page.compile().opening?.heading)).toEqual([undefined, "The rules", "Map"]);
  });

  it("writes canonical URLs with a trailing slash, as static hosts serve them", () => {
    const { pages } = compile({
      site: { name: "Quiet Meadow", url: "https://meadow.example", basePath: "/sub/" },
      routes: [
        { path: "/", title: "Welcome" },
        { path: "/rules", title: "Rules" },
      ],
    });
    expect(pages.map((page) => page.canonical)).toEqual([
      "https://meadow.example/sub/",
      "https://meadow.example/sub/rules/",
    ]);
  });

  it("recognises a page by one path in any script and spelling", () => {
    const { pages, shared } = compile({
      site: { name: "Quiet Meadow", url: "https://meadow.example" },
      navigation: ["/u\u0308ber#größe", "/%C3%BCber/", "/über?a=b"].map((href) => ({ label: "About", href })),
      routes: [
        { path: "/", title: "Welcome" },
        { path: "/u\u0308ber", title: "About" },
      ],
    });
    expect(pages[1]).toMatchObject({ path: "/über", canonical: "https://meadow.example/%C3%BCber/" });
    expect(pages[1]!.compile().path).toBe("/über");
    expect(shared.navigation.map(({ href }) => href)).toEqual([
      { href: "/über#größe", kind: "page" },
      { href: "/über", kind: "page" },
      { href: "/über?a=b", kind: "page" },
    ]);
  });

  it("is in English if browsers do not support its language", () => {
    expect(compile({ site: { name: "Land", language: "aa-0a" } })).toMatchObject({
      language: "en",
      direction: "ltr",
    });
  });

  it("has the writing direction of its language", () => {
    expect(compile({ site: { name: "مرج", language: "ar-EG" } }).direction).toBe("rtl");
    expect(compile({}).direction).toBe("ltr");
  });
});

const stars = { image: "/stars.svg" };

test.each([
  [undefined, 1],
  ["daylight", 1],
  [{ preset: "daylight" }, 1],
  [{ preset: "daylight", background: { layers: [] } }, 1],
  [{ preset: "daylight", background: { layers: [stars, stars] } }, 3],
])("beside a picture of the theme, the pictures of %o make %i", (alternate, count) => {
  const background = { layers: [stars] };
  expect(countLayers(themeSchema.parse({ preset: "ember", background, alternate }))).toBe(count);
});
