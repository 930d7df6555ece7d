import { describe, expect, test } from "vitest";
import { configWith, fixed, report } from "../../../tests/validate/surroundings";

/** A config whose pages have these paths, one in each line. */
const withPaths = (...paths: string[]) => {
  const routes = paths.map((path) => `{ "path": ${JSON.stringify(path)}, "title": "T" }`).join(",\n");
  return `{ "version": 1, "site": { "name": "Mossy" }, "routes": [\n${routes}\n] }`;
};

describe("the paths of routes", () => {
  test("cannot be paths that the build needs", () => {
    expect(
      report(
        withPaths(
          "/",
          "/page.json",
          "/worlds/page.json",
          "/index.html",
          "/assets",
          "/assets/packs",
          "/404",
          "/404.html",
          "/sitemap.xml",
          "/robots.txt",
          "/_headers",
        ),
      ),
    ).toMatchInlineSnapshot(`
      "site.config.json:3:11 error taken-path
      T (/page.json) → path
      A page cannot have the path "/page.json": the site needs a file with that name for every page. Give the page a different path, such as "/page".
        2 | { "path": "/", "title": "T" },
        3 | { "path": "/page.json", "title": "T" },
          |           ^^^^^^^^^^^^

      site.config.json:4:11 error taken-path
      T (/worlds/page.json) → path
      A page cannot have the path "/worlds/page.json": the site needs a file with that name for every page. Give the page a different path, such as "/worlds/page".
        3 | { "path": "/page.json", "title": "T" },
        4 | { "path": "/worlds/page.json", "title": "T" },
          |           ^^^^^^^^^^^^^^^^^^^

      site.config.json:5:11 error taken-path
      T (/index.html) → path
      A page cannot have the path "/index.html": the site needs a file with that name for every page. Give the page a different path, such as "/index".
        4 | { "path": "/worlds/page.json", "title": "T" },
        5 | { "path": "/index.html", "title": "T" },
          |           ^^^^^^^^^^^^^

      site.config.json:6:11 error taken-path
      T (/assets) → path
      A page cannot have the path "/assets": the build puts scripts and fonts there. Give the page a different path, such as "/assets-page".
        5 | { "path": "/index.html", "title": "T" },
        6 | { "path": "/assets", "title": "T" },
          |           ^^^^^^^^^

      site.config.json:7:11 error taken-path
      T (/assets/packs) → path
      A page cannot have the path "/assets/packs": the build puts scripts and fonts there. Give the page a different path, such as "/packs".
        6 | { "path": "/assets", "title": "T" },
        7 | { "path": "/assets/packs", "title": "T" },
          |           ^^^^^^^^^^^^^^^

      site.config.json:8:11 error taken-path
      T (/404) → path
      A page cannot have the path "/404": the build puts the 404 page there. Move the content of this page to "notFound", and remove this route.
        7 | { "path": "/assets/packs", "title": "T" },
        8 | { "path": "/404", "title": "T" },
          |           ^^^^^^

      site.config.json:9:11 error taken-path
      T (/404.html) → path
      A page cannot have the path "/404.html": the build puts the 404 page there. Move the content of this page to "notFound", and remove this route.
        8 | { "path": "/404", "title": "T" },
        9 | { "path": "/404.html", "title": "T" },
          |           ^^^^^^^^^^^

      site.config.json:10:11 error taken-path
      T (/sitemap.xml) → path
      A page cannot have the path "/sitemap.xml": the site needs a file with that name for search engines. Give the page a different path, such as "/sitemap".
         9 | { "path": "/404.html", "title": "T" },
        10 | { "path": "/sitemap.xml", "title": "T" },
           |           ^^^^^^^^^^^^^^

      site.config.json:11:11 error taken-path
      T (/robots.txt) → path
      A page cannot have the path "/robots.txt": the site needs a file with that name for search engines. Give the page a different path, such as "/robots".
        10 | { "path": "/sitemap.xml", "title": "T" },
        11 | { "path": "/robots.txt", "title": "T" },
           |           ^^^^^^^^^^^^^

      site.config.json:12:11 error taken-path
      T (/_headers) → path
      A page cannot have the path "/_headers": hosts read a file with that name and do not publish it. Give the page a different path, such as "/headers".
        11 | { "path": "/robots.txt", "title": "T" },
        12 | { "path": "/_headers", "title": "T" }
           |           ^^^^^^^^^^^

      10 errors
      "
    `);
  });

  test("cannot be at or below the paths of feeds and calendar files", () => {
    const withFeeds = (site: object, paths: string[]) =>
      JSON.stringify({
        version: 1,
        site: { name: "Mossy", description: "A town.", ...site },
        navigation: paths.map((href) => ({ label: href.slice(0, 30), href })),
        news: {
          path: "/news",
          posts: [{ slug: "feed.json", title: "Feeds", date: "2024-01-01", text: "Words." }],
        },
        routes: [
          {
            path: "/",
            title: "Home",
            blocks: [{ type: "events", items: [{ title: "Market", from: "2030-01-01" }] }],
          },
          ...paths.map((path, index) => ({ path, title: `Page ${index}`, intro: "Words." })),
        ],
      });
    const paths = ["/news/FEED.xml", "/market.ics/map", "/market", "/news/market.ics"];
    const taken = (text: string) => (report(text).match(/A page cannot have[^:]*: [^.]*\./g) ?? []).sort();
    expect(taken(withFeeds({ url: "https://mossy.example" }, paths))).toEqual([
      'A page cannot have the path "/market.ics/map": an event\'s calendar file is stored there.',
      'A page cannot have the path "/news/FEED.xml": a news feed is stored there.',
      'A page cannot have the path "/news/feed.json": a news feed is stored there.',
    ]);
    // Without a site address there are no feeds.
    expect(taken(withFeeds({}, paths))).toHaveLength(1);
  });

  test("cannot be the paths of files in public/", () => {
    expect(report(withPaths("/", "/seed.txt", "/seed.txt/more", "/Old", "/wiki"))).toMatchInlineSnapshot(`
      "site.config.json:3:11 error taken-path
      T (/seed.txt) → path
      A page cannot have the path "/seed.txt": the file public/seed.txt already uses this path. Give the page a different path, such as "/seed".
        2 | { "path": "/", "title": "T" },
        3 | { "path": "/seed.txt", "title": "T" },
          |           ^^^^^^^^^^^

      site.config.json:4:11 error taken-path
      T (/seed.txt/more) → path
      A page cannot have the path "/seed.txt/more": the file public/seed.txt already uses this path. Give the page a different path, such as "/seed/more".
        3 | { "path": "/seed.txt", "title": "T" },
        4 | { "path": "/seed.txt/more", "title": "T" },
          |           ^^^^^^^^^^^^^^^^

      site.config.json:5:11 error taken-path
      T (/Old) → path
      A page cannot have the path "/Old": the file public/old/index.html already uses this path. Give the page a different path, such as "/Old-page".
        4 | { "path": "/seed.txt/more", "title": "T" },
        5 | { "path": "/Old", "title": "T" },
          |           ^^^^^^

      site.config.json:6:11 error taken-path
      T (/wiki) → path
      A page cannot have the path "/wiki": the file public/wiki.html already uses this path. Give the page a different path, such as "/wiki-page".
        5 | { "path": "/Old", "title": "T" },
        6 | { "path": "/wiki", "title": "T" }
          |           ^^^^^^^

      4 errors
      "
    `);
  });

  test("differ in more than case", () => {
    expect(report(withPaths("/", "/Rules", "/rules"))).toMatchInlineSnapshot(`
      "site.config.json:4:11 error path-letter-case
      T (/rules) → path
      The path "/rules" differs from "/Rules" above only in upper and lower case. Some computers treat both as the same folder. Give this page a different path.
        3 | { "path": "/Rules", "title": "T" },
        4 | { "path": "/rules", "title": "T" }
          |           ^^^^^^^^

      1 error
      "
    `);
  });

  test("differ in every script, but not in Unicode normalisation", () => {
    const text = report(withPaths("/", "/ΟΔΟΣ", "/οδος", "/caf\u00e9", "/cafe\u0301"));
    expect(text.match(/error [a-z-]+/g)).toEqual(["error path-letter-case", "error duplicate-path"]);
    // Letters that only some disks treat as equal: long s, micro (U+00B5), kelvin (U+212A).
    const odd = report(
      withPaths("/", "/ſo", "/so", "/µ", "/μ", "/\u212a", "/k", "/maße", "/masse", "/ı", "/i"),
    );
    expect(odd.match(/The path "[^"]*"/g)).toEqual(['The path "/so"', 'The path "/μ"', 'The path "/k"']);
  });

  test("can be similar to reserved paths", () => {
    let titles = 0;
    const text = withPaths("/", "/assets-list", "/my/assets", "/404/games", "/page", "/seed", "/old/worlds");
    expect(report(text.replaceAll('"T"', () => `"T${(titles += 1)}"`))).toBe("");
  });

  test("include the first page", () => {
    expect(report(withPaths("/home", "/rules"))).toMatchInlineSnapshot(`
      "site.config.json:1:46 error missing-first-page
      routes
      No page has the path "/". Use "path": "/" for your home page.
        1 | { "version": 1, "site": { "name": "Mossy" }, "routes": [
          |                                              ^^^^^^^^

      1 error
      "
    `);
  });
});

describe("a config that contradicts itself", () => {
  test("finds two routes with one path", () => {
    expect(
      report(
        '{ "version": 1, "site": { "name": "Mossy" }, "routes": [\n  { "path": "/", "title": "Home" },\n  { "path": "/", "title": "Start" }\n] }',
      ),
    ).toMatchInlineSnapshot(`
      "site.config.json:3:13 error duplicate-path
      Start (/) → path
      The path "/" is already used by a page above. Choose a different path.
        2 |   { "path": "/", "title": "Home" },
        3 |   { "path": "/", "title": "Start" }
          |             ^^^

      1 error
      "
    `);
  });
});

test("reports slugs below the lists of posts, and accepts other folders", () => {
  const post = (slug: string) =>
    `{ "slug": "${slug}", "title": "Fair ${slug}", "date": "2021-07-01", "text": "A fair." }`;
  const text = (slug: string) => configWith("", `"news": { "path": "/news", "posts": [${post(slug)}] }`);
  expect(report(text("2021/07/01/fair"))).toBe("");
  expect(report(text("page/fair"))).toContain(
    `A post cannot have the slug "page/fair": lists of posts have the paths below "page/". Use a different slug, such as "page-fair".`,
  );
  expect(report(text("tag/fair"))).toContain("taken-path");
  expect(fixed(text("My fair/Day 1"))).toContain('"slug": "my-fair/day-1"');
});
