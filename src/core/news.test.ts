import { JSDOM } from "jsdom";
import { expect, it } from "vitest";
import { builtFiles } from "./builtFiles.fixture";

const { DOMParser } = new JSDOM().window;

const site = { name: "Mossy", url: "https://mossy.example", basePath: "/sub/", description: "A village." };
const config = {
  version: 1,
  site,
  tags: { event: { label: "Event", color: "#e0a84a" } },
  routes: [{ path: "/", title: "Home", blocks: [{ type: "posts", heading: "Of late", limit: 1 }] }],
  news: {
    path: "/aktuell",
    heading: "Aktuell",
    perPage: 1,
    posts: [
      { slug: "alt", title: "Older & <wiser>", date: "2024-01-01", text: "Old *words*. [Home](/) \u0007." },
      {
        slug: "größe",
        title: "Harvest",
        date: "2024-02-01T10:00+01:00",
        author: "Moss",
        tags: ["event"],
        text: "Bring a `hoe`.\n\n- one\n- [two](#two)",
        blocks: [{ type: "text", id: "two", heading: "Two", text: "[copy](copy:play.example)" }],
      },
      { slug: "morgen", title: "Tomorrow", date: "2024-03-02", text: "Soon." },
      { slug: "draft", title: "Draft", date: "2024-01-02", draft: true },
    ],
  },
};

const build = (now: string, more: object = {}) =>
  builtFiles({ ...config, ...more }, { now: Date.parse(now) });

it("creates a page for each post, numbered lists, and lists of tags", async () => {
  const { files } = await build("2024-03-01T00:00Z");
  const pages = Object.keys(files).filter((file) => /^aktuell.*\.html$/.test(file));
  expect(pages.sort()).toEqual([
    "aktuell/alt/index.html",
    "aktuell/größe/index.html",
    "aktuell/index.html",
    "aktuell/page/2/index.html",
    "aktuell/tag/event/index.html",
  ]);
  const post = files["aktuell/größe/index.html"]!;
  expect(post).toContain("<h1");
  expect(post).toContain('<time dateTime="2024-02-01T10:00+01:00"');
  expect(post).toContain('<meta name="description" content="Bring a hoe. one · two">');
  expect(post).toContain('"@type":"NewsArticle"');
  expect(post).toContain('"mainEntityOfPage":"https://mossy.example/sub/aktuell/gr%C3%B6%C3%9Fe/"');
  expect(post).toMatch(/<a rel="next" [^>]*href="\/sub\/aktuell\/alt"/);
  expect(post).toContain('data-tag="event"');
  // The navigation links to the list, and marks this link as current on the posts.
  expect(post).toMatch(/<a aria-current="page" [^>]*href="\/sub\/aktuell"/);
  expect(files["index.html"]).toContain("Harvest");
  expect(files["index.html"]).not.toContain("wiser");
});

it("adds a table of contents with anchors to posts that should have one", async () => {
  const text = "Hello.\n\n## Призы\n\nMany.\n\n## Rules\n\nFew.";
  const post = {
    slug: "fair",
    title: "Fair",
    date: "2024-01-01",
    text,
    blocks: [{ type: "text", heading: "Rules", text: "So." }],
  };
  const fileOf = async (more: object) => {
    const { files } = await build("2024-03-01T00:00Z", {
      news: { ...config.news, posts: [{ ...post, ...more }] },
    });
    return files["aktuell/fair/index.html"]!;
  };
  const page = await fileOf({ contents: true });
  for (const id of ["призы", "rules", "rules-2"]) {
    expect(page).toMatch(new RegExp(`<(?:h\\d|section)[^>]* id="${id}"`));
    expect(page).toContain(`href="#${id}"`);
  }
  expect(await fileOf({})).not.toContain('id="rules"');
});

it("uses the page's picture for link previews, and the site's by default", async () => {
  const { files } = await build("2024-03-01T00:00Z", {
    site: { ...config.site, socialImage: "https://a.example/site.png" },
    routes: [
      ...config.routes,
      { path: "/join", title: "Join", socialImage: "https://a.example/join.png" },
      { path: "/about", title: "About" },
    ],
  });
  const of = (file: string) => /property="og:image" content="([^"]*)"/.exec(files[file]!)?.[1];
  expect(of("join/index.html")).toBe("https://a.example/join.png");
  expect(of("about/index.html")).toBe("https://a.example/site.png");
});

it("finds tags by name or label in any script, with one page for both", async () => {
  const tagged = (slug: string, ...tags: string[]) => ({
    slug,
    title: slug,
    date: "2024-01-01",
    tags,
    text: "Hi.",
  });
  const posts = [
    tagged("one", "Большой праздник", "праздник"),
    tagged("two", "Большой Праздник"),
    tagged("three", "праздник"),
  ];
  const blocks = [{ type: "posts", tag: "Большой праздник", limit: 2 }];
  const { files } = await build("2024-03-01T00:00Z", {
    news: { path: "/aktuell", posts },
    tags: { праздник: { label: "Большой Праздник", color: "#e0a84a" } },
    routes: [{ path: "/", title: "Home", intro: "Hello.", blocks }],
  });
  const badge = /<bdi data-tag="праздник"/g;
  for (const { slug } of posts) expect(files[`aktuell/${slug}/index.html`]!.match(badge)).toHaveLength(1);
  expect(Object.keys(files).filter((path) => /tag\/.*\.html$/.test(path))).toEqual([
    "aktuell/tag/праздник/index.html",
  ]);
  expect(files["aktuell/tag/праздник/index.html"]!.match(badge)).toHaveLength(3);
  expect(files["index.html"]!.match(badge)).toHaveLength(2);
  expect(files["index.html"]).toContain('href="/sub/aktuell/tag/праздник" class');
});

it("uses only the site's tags and placeholders, even with names of built-in properties", async () => {
  const named = ["constructor", "a".repeat(300)];
  const posts = [{ slug: "odd", title: "Odd", date: "2024-01-01", tags: named, text: "\\\\[[constructor]]" }];
  const { files } = await build("2024-03-01T00:00Z", {
    news: { path: "/aktuell", posts },
    labels: { newsAbout: "{constructor} {tag}" },
  });
  const post = files["aktuell/odd/index.html"]!;
  const body = post.slice(post.indexOf("<body>"));
  expect(body).toContain(">constructor</span>");
  expect(body).not.toContain("data-tag=");
  expect(files["aktuell/tag/constructor/index.html"]).toContain("{constructor} constructor");
  // No part of a path is longer than a folder's name can be.
  const names = Object.keys(files).flatMap((file) => file.split("/"));
  expect(Math.max(...names.map((name) => name.length))).toBe(255);
});

it("publishes a post on its day, and reports it before", async () => {
  const before = await build("2024-03-01T23:59Z");
  expect(before.files).not.toHaveProperty(["aktuell/morgen/index.html"]);
  expect(before.codes).toContain("coming-post");
  const after = await build("2024-03-02T00:00Z");
  expect(after.files).toHaveProperty(["aktuell/morgen/index.html"]);
  expect(after.codes).not.toContain("coming-post");
});

it("writes standalone feeds with absolute URLs, safe HTML and valid XML characters", async () => {
  const { files } = await build("2024-03-01T00:00Z");
  const atom = files["aktuell/feed.xml"]!;
  const parsed = new DOMParser().parseFromString(atom, "application/xml");
  expect(parsed.querySelector("parsererror")).toBeNull();
  const text = (selector: string) =>
    [...parsed.querySelectorAll(selector)].map(({ textContent }) => textContent);
  expect(text("entry > id")).toEqual([
    "https://mossy.example/sub/aktuell/gr%C3%B6%C3%9Fe/",
    "https://mossy.example/sub/aktuell/alt/",
  ]);
  expect(text("entry > updated")).toEqual(["2024-02-01T09:00:00Z", "2024-01-01T00:00:00Z"]);
  expect(text("feed > updated")).toEqual(["2024-02-01T09:00:00Z"]);
  expect(text("entry > title")).toEqual(["Harvest", "Older & <wiser>"]);
  expect(text("entry > content")).toEqual([
    '<p>Bring a <code>hoe</code>.</p><ul><li>one</li><li><a href="https://mossy.example/sub/aktuell/gr%C3%B6%C3%9Fe/#two">two</a></li></ul><h2>Two</h2><p>copy (<code>play.example</code>)</p>',
    '<p>Old <em>words</em>. <a href="https://mossy.example/sub/">Home</a> .</p>',
  ]);
  const json = JSON.parse(files["aktuell/feed.json"]!) as { items: object[] };
  expect(json).toMatchObject({
    version: "https://jsonfeed.org/version/1.1",
    feed_url: "https://mossy.example/sub/aktuell/feed.json",
  });
  expect(json.items[0]).toMatchObject({
    authors: [{ name: "Moss" }],
    tags: ["Event"],
    date_published: "2024-02-01T09:00:00Z",
  });
  expect(files["index.html"]).toContain(
    '<link rel="alternate" type="application/atom+xml" title="Aktuell · Mossy" href="/sub/aktuell/feed.xml">',
  );
  expect(files["sitemap.xml"]).toContain(
    "<loc>https://mossy.example/sub/aktuell/gr%C3%B6%C3%9Fe/</loc><lastmod>2024-02-01</lastmod>",
  );
});

it("dates a post by its last change in feeds, structured data and the sitemap", async () => {
  const [old, ...others] = config.news.posts;
  const posts = [{ ...old, updated: "2024-02-20T12:00+01:00" }, ...others];
  const { files } = await build("2024-03-01T00:00Z", { news: { ...config.news, posts } });
  const atom = new DOMParser().parseFromString(files["aktuell/feed.xml"]!, "application/xml");
  const dates = (selector: string) =>
    [...atom.querySelectorAll(selector)].map(({ textContent }) => textContent);
  expect(dates("entry > updated")).toEqual(["2024-02-01T09:00:00Z", "2024-02-20T11:00:00Z"]);
  expect(dates("entry > published")).toEqual(["2024-02-01T09:00:00Z", "2024-01-01T00:00:00Z"]);
  expect(dates("feed > updated")).toEqual(["2024-02-20T11:00:00Z"]);
  const { items } = JSON.parse(files["aktuell/feed.json"]!) as { items: Record<string, string>[] };
  expect(items.map((item) => item["date_modified"])).toEqual([undefined, "2024-02-20T11:00:00Z"]);
  const page = files["aktuell/alt/index.html"]!;
  expect(page).toContain('"datePublished":"2024-01-01","dateModified":"2024-02-20T12:00+01:00"');
  expect(page).toContain('<time dateTime="2024-02-20T12:00+01:00"');
  expect(files["aktuell/größe/index.html"]).not.toContain("dateModified");
  expect(files["sitemap.xml"]).toContain(
    "<loc>https://mossy.example/sub/aktuell/alt/</loc><lastmod>2024-02-20</lastmod>",
  );
});

it("shows the blocks of the news on the first page of the list, with their anchors", async () => {
  const callout = (id: string, text: string) => ({ type: "callout", id, text });
  const more = {
    blocks: [callout("prizes", "A goat.")],
    aside: [callout("dates", "See the [prizes](/aktuell#prizes) and [dates](/aktuell/page/2#dates).")],
  };
  const { files } = await build("2024-03-01T00:00Z", { news: { ...config.news, ...more } });
  const ids = (file: string) => files[file]!.match(/id="(?:prizes|dates)"/g);
  expect(ids("aktuell/index.html")).toEqual(['id="prizes"', 'id="dates"']);
  expect(ids("aktuell/page/2/index.html")).toEqual(['id="dates"']);
  expect(ids("aktuell/tag/event/index.html")).toEqual(['id="dates"']);
});

it("puts the title of a post on its picture", async () => {
  const image = { src: "https://pictures.example/mill.jpg", alt: "A mill" };
  const pages = async (news: object, post: object) => {
    const posts = [{ ...config.news.posts[0], image, ...post }];
    const { files } = await build("2024-03-01T00:00Z", { news: { ...config.news, ...news, posts } });
    return files["aktuell/alt/index.html"]!;
  };
  const behind = { imagePosition: "behind" };
  const [usual, all, one, other] = await Promise.all([
    pages({}, {}),
    pages(behind, {}),
    pages({}, behind),
    pages(behind, { imagePosition: "below" }),
  ]);
  const isOnPicture = /class="[^"]*sp-on-picture[^>]*>.*<h1/;
  expect([usual, all, one, other].map((page) => isOnPicture.test(page))).toEqual([false, true, true, false]);
});

it("has no feeds if the site's URL is unknown or feeds are off", async () => {
  const unnamed = await build("2024-03-01T00:00Z", { site: { name: "Mossy" } });
  const unwanted = await build("2024-03-01T00:00Z", { news: { ...config.news, feed: false } });
  for (const { files } of [unnamed, unwanted]) {
    expect(Object.keys(files).filter((file) => file.includes("feed"))).toEqual([]);
    expect(files["index.html"]).not.toContain("alternate");
  }
});
