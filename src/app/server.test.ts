import { describe, expect, it } from "vitest";
import { compileSite } from "../compile/compileSite";
import type { CompiledBlock } from "../blocks/schemas";
import type { Page } from "../compile/page";
import { configSchema } from "../config/config";
import { allStyles, renderPage } from "./server";

const examples = import.meta.glob<object>("../blocks/*/examples.ts", {
  eager: true,
  import: "examples",
});

const config = configSchema.parse({
  version: 1,
  site: { name: "Quiet Meadow", basePath: "/sub/", logo: "/logo.svg" },
  routes: [
    {
      path: "/",
      title: "Welcome",
      blocks: [{ type: "hero", heading: "Hello", image: { src: "/a.svg", alt: "" } }],
    },
    { path: "/rules", title: "Rules", blocks: [{ type: "text", text: "Be kind." }] },
  ],
});
const assets = {
  icon: () => ({ viewBox: "0 0 24 24", nodes: [] }),
  imageSize: () => ({ width: 4, height: 3 }),
};
const { shared, pages } = compileSite(config, assets);
const [home, rules] = pages.map((page) => page.compile()) as [Page, Page];

describe("a page rendered on the server", () => {
  it("is complete, with links below the base path", async () => {
    const { html, failures } = await renderPage(shared, rules);
    expect(html).toContain("<h1");
    expect(html).toContain("Be kind.");
    expect(html).toContain('href="/sub/rules"');
    expect(html).not.toContain("<style");
    // The server has all parts. This site has one theme.
    expect(html).not.toContain("data-look-button");
    expect(html).not.toContain(' style="');
    expect(failures).toEqual([]);
  });

  it("links to its stylesheet after the first block, or after <main> if there is no other block", async () => {
    const { html } = await renderPage(shared, rules, "/sub/page.css");
    expect(html).toContain('</main><link rel="stylesheet" href="/sub/page.css" id="sp-styles"/>');
    const [text] = rules.blocks;
    const longer = { ...rules, blocks: [text!, text!, text!] };
    const guide = { contents: [{ id: "one", label: "One" }] };
    for (const page of [longer, { ...longer, guide }]) {
      const blocks = (await renderPage(shared, page, "/sub/page.css")).html.split("Be kind.");
      const hasLink = blocks.map((part) => part.includes('<link rel="stylesheet"'));
      expect(hasLink).toEqual([false, true, false, false]);
    }
  });

  it("is an article if all of its blocks are running text, even with backgrounds", async () => {
    const text = { type: "text", text: "Once upon a time." } as const;
    const isArticle = async (...blocks: object[]) => {
      const routes = [{ path: "/", title: "A tale", blocks }];
      const site = compileSite(configSchema.parse({ version: 1, site: { name: "Tales" }, routes }), assets);
      const { html } = await renderPage(site.shared, site.pages[0]!.compile());
      return /<main [^>]*data-article="true"/.test(html);
    };
    expect(await isArticle(text, { ...text, background: "tint" })).toBe(true);
    expect(await isArticle(text, { type: "hero", heading: "The end" })).toBe(false);
  });

  it("names the classes of each element in the order of the cascade, so that the last one wins", async () => {
    const order = new Map<string, number>();
    // The SVG namespace www.w3.org is not a class.
    const styles = (await allStyles()).replaceAll(/url\((["']).*?\1\)/g, "");
    for (const [, name = ""] of styles.matchAll(/\.([a-zA-Z]+\d+)\b/g)) {
      if (!order.has(name)) order.set(name, order.size);
    }
    const named = (key: RegExp) => [...JSON.stringify(examples).matchAll(key)].map(([, name = ""]) => name);
    const toasts = named(/"\w*toast":"(\w+)"/gi);
    const servers = named(/"server":"(\w+)"/g);
    const all = configSchema.parse({
      version: 1,
      site: { name: "Quiet Meadow" },
      tags: { builder: { label: "Builder", color: "#e0a84a" } },
      toasts: { messages: Object.fromEntries(toasts.map((name) => [name, { title: "Done" }])) },
      servers: Object.fromEntries(
        servers.map((name) => [
          name,
          { provider: "mcstatus.io", label: "Survival", address: "play.meadow.example" },
        ]),
      ),
      routes: [
        {
          path: "/",
          title: "Welcome",
          blocks: Object.values(examples).flatMap((some) => Object.values(some) as object[]),
        },
      ],
    });
    const site = compileSite(all, assets);
    const { html } = await renderPage(site.shared, site.pages[0]!.compile());
    const lists = [...html.matchAll(/ class="([^"]*)"/g)].map(([, list = ""]) => list.split(" "));
    const isInOrder = (list: string[]) => {
      const places = list.flatMap((name) => order.get(name) ?? []);
      return places.every((place, index) => place > (places[index - 1] ?? -1));
    };
    expect(lists.length).toBeGreaterThan(300);
    expect(lists.filter((list) => list.filter((name) => order.has(name)).length > 1).length).toBeGreaterThan(
      50,
    );
    expect(lists.filter((list) => !isInOrder(list))).toEqual([]);
  });

  it("starts with hints for its first pictures, which hydration skips", async () => {
    const { html } = await renderPage(shared, home);
    expect(html).toMatch(/^(<link rel="preload" as="image" href="\/sub\/(logo|a)\.svg"[^>]*>){2}<a /);
  });

  it("is the same each time, whatever was rendered before", async () => {
    const first = await renderPage(shared, rules);
    await renderPage(shared, home);
    expect(await renderPage(shared, rules)).toEqual(first);
  });

  it("reports which block failed and why, and shows the rest of the page", async () => {
    const broken = { type: "stats" } as CompiledBlock;
    const { html, failures } = await renderPage(shared, { ...rules, blocks: [...rules.blocks, broken] });
    expect(html).toContain("Be kind.");
    expect(html).toContain(shared.labels.blockFailed);
    expect(failures).toEqual([expect.stringMatching(/^block 2 \("stats"\): .*undefined/)]);
  });
});
