import type { SearchIndex } from "../app/search/searchIndex";
import { expect, it } from "vitest";
import { build, worldWith } from "./inMemory.fixture";

/** The config of the example in `docs/languages.md`. */
const example = {
  version: 1,
  site: { name: "Mossford", language: "en", url: "https://mossford.example" },
  constants: { ip: "play.mossford.example" },
  languages: {
    de: {
      texts: {
        Home: "Start",
        "How to join": "Mitspielen",
        "/join": "/mitspielen",
        Rules: "Regeln",
        "/rules": "/regeln",
        "Read the [rules](/rules) on {{ip}}.": "Lies die [Regeln](/rules) auf {{ip}}.",
        "/map.png": "/karte.png",
        Open: { badge: "Geöffnet", "*": "Öffnen" },
        Griefing: "Zerstören",
        "Do not.": "Lass es.",
      },
      labels: { copied: "In der Zwischenablage" },
    },
    "pt-BR": { texts: "site.pt-BR.po", draft: true },
  },
  routes: [
    { path: "/", title: "Home", blocks: [{ type: "text", text: "Read the [rules](/rules) on {{ip}}." }] },
    {
      path: "/join",
      title: "How to join",
      blocks: [{ type: "gallery", items: [{ src: "/map.png", alt: "" }] }],
    },
    {
      path: "/rules",
      title: "Rules",
      blocks: [{ type: "rules", items: [{ name: "Griefing", description: "Do not." }] }],
    },
    { path: "/treffen", languages: ["de"], title: "Das Treffen in Köln" },
  ],
};

const world = () => ({
  ...worldWith({ "/map.png": "", "/karte.png": "" }),
  texts: () => ({ text: 'msgid "Home"\nmsgstr "Início"\n' }),
});

it("builds the pages of a second language in its folder", async () => {
  const { diagnostics, files = {} } = await build(example, world());
  expect(diagnostics.flatMap(({ severity, message }) => (severity === "error" ? [message] : []))).toEqual([]);
  expect(
    Object.keys(files)
      .filter((path) => path.endsWith(".html"))
      .toSorted(),
  ).toEqual([
    "404.html",
    "de/404.html",
    "de/index.html",
    "de/mitspielen/index.html",
    "de/regeln/index.html",
    "de/treffen/index.html",
    "en/index.html",
    "index.html",
    "join/index.html",
    "rules/index.html",
  ]);
  const page = files["de/mitspielen/index.html"]!;
  expect(page).toContain('<html lang="de" dir="ltr"');
  expect(page).toContain("<title>Mitspielen · Mossford</title>");
  expect(page).toContain('<link rel="canonical" href="https://mossford.example/de/mitspielen/">');
  expect(page).toContain("/karte.png");
  expect(page).toContain('data-page="/de/mitspielen/page.json?');
  expect(page).toContain('data-shared="/de/site.json?');
  expect(files["de/index.html"]).toMatch(/Lies die <a [^>]*href="\/de\/regeln\/?"/);
});

it("links each page to its translations, in the head and in the footer", async () => {
  const { files = {} } = await build(example, world());
  const links = (path: string) => files[path]!.match(/<link rel="alternate" hreflang=[^>]*>/g) ?? [];
  expect(links("join/index.html")).toEqual([
    '<link rel="alternate" hreflang="en" href="https://mossford.example/join/">',
    '<link rel="alternate" hreflang="de" href="https://mossford.example/de/mitspielen/">',
    '<link rel="alternate" hreflang="x-default" href="https://mossford.example/join/">',
  ]);
  expect(links("de/mitspielen/index.html")).toEqual(links("join/index.html"));
  expect(links("de/treffen/index.html").at(-1)).toContain(
    'hreflang="x-default" href="https://mossford.example/de/treffen/"',
  );
  expect(files["de/mitspielen/index.html"]).toContain('<meta property="og:locale" content="de_DE">');
  expect(files["de/mitspielen/index.html"]).toMatch(/<a href="\/join\/" hrefLang="en" lang="en" dir="ltr"/);
  expect(files["join/index.html"]).toMatch(/<a href="\/de\/mitspielen\/" hrefLang="de" lang="de" dir="ltr"/);
  expect(files["sitemap.xml"]!.match(/<loc>/g)).toHaveLength(7);
});

it("shows one of six cards in the first language, and names that language", async () => {
  const titles = ["One", "Two", "Three", "Four", "Five", "Six"];
  const texts = Object.fromEntries(titles.slice(1).map((title) => [title, `Nr. ${title}`]));
  const { files = {} } = await build(
    {
      ...example,
      languages: { de: { texts: { Home: "Start", ...texts } } },
      routes: [
        { path: "/", title: "Home", blocks: [{ type: "cards", items: titles.map((title) => ({ title })) }] },
      ],
    },
    world(),
  );
  const page = files["de/index.html"]!;
  expect(page.match(/>Nr\. \w+</g)).toHaveLength(5);
  const main = page.slice(page.indexOf("<main"), page.indexOf("</main>"));
  expect(main.match(/<[^>]* lang="[^"]*"[^>]*>[^<]*/g)).toEqual(['<bdi lang="en">One']);
  expect(files["index.html"]!.slice(0, files["index.html"]!.indexOf("</main>"))).not.toContain("<bdi lang=");
});

it("shows an untranslated page without offering it to search engines", async () => {
  const { de } = example.languages;
  const { Rules: _, ...texts } = de.texts;
  const { files = {} } = await build({ ...example, languages: { de: { ...de, texts } } }, world());
  const page = files["de/regeln/index.html"]!;
  expect(page).toContain('<meta name="robots" content="noindex">');
  expect(page).not.toContain("hreflang=");
  expect(files["rules/index.html"]).not.toContain('hreflang="de"');
  expect(files["sitemap.xml"]).not.toContain("/de/regeln/");
});

it("writes feeds, a search index and calendar files for each language", async () => {
  const news = {
    path: "/news",
    posts: [
      { slug: "market", title: "Market", date: "2026-11-01", text: "Come." },
      { slug: "storm", title: "Storm", date: "2026-11-02", text: "Stay at home." },
    ],
  };
  const events = { type: "events", items: [{ title: "Market", from: "2026-11-20T20:00+01:00" }] };
  const { files = {} } = await build(
    {
      ...example,
      search: true,
      // Without a URL, the name is part of the UID.
      site: { name: "Mossford", language: "en" },
      languages: {
        de: { texts: { Mossford: "Moosfurt", Market: "Markt", "Come.": "Kommt.", Events: "Termine" } },
      },
      news: { ...news, feed: false },
      routes: [
        { path: "/", title: "Home" },
        { path: "/events", title: "Events", blocks: [events] },
      ],
    },
    world(),
  );
  expect(files["de/events/market.ics"]).toContain("SUMMARY:Markt");
  const uid = (path: string) => /^UID:.*$/m.exec(files[path]!)?.[0];
  expect(uid("de/events/market.ics")).toBe(uid("events/market.ics"));
  const found = JSON.parse(files["de/search.json"]!) as SearchIndex;
  const english = { code: "en", direction: "ltr", label: "English" };
  expect(found.map(({ path, name, language }) => [path, name, language])).toEqual([
    ["/", "Home", english],
    ["/events", "Termine", undefined],
    ["/news", "Neuigkeiten", undefined],
    ["/news/storm", "Storm", english],
    ["/news/market", "Markt", undefined],
  ]);

  const { files: feeds = {} } = await build(
    { ...example, news, languages: { de: { texts: { Market: "Markt", "Come.": "Kommt." } } } },
    world(),
  );
  expect(feeds["news/feed.xml"]!.match(/<entry>/g)).toHaveLength(2);
  expect(feeds["de/news/feed.xml"]!.match(/<title>.*<\/title>/g)).toEqual([
    "<title>Neuigkeiten · Mossford</title>",
    "<title>Markt</title>",
  ]);
  expect(feeds["de/news/feed.json"]).toContain('"url": "https://mossford.example/de/news/market/"');
});

it("has a 404 page in each folder, and links to all of them on the one of the root", async () => {
  const { files = {} } = await build(example, world());
  expect(files["404.html"]).toMatch(
    /<p lang="de" dir="ltr"[^>]*>Diese Seite gibt es nicht. <a href="\/de\/" hrefLang="de">Zur Startseite<\/a><\/p>/,
  );
  expect(files["de/404.html"]).toContain('<html lang="de"');
  expect(files["de/404.html"]).not.toContain("This page does not exist.");
  expect(files["_redirects"]).toContain("\n/de/* /de/404.html 404\n");
});

it("redirects in each folder, and from the folder of the first language", async () => {
  const redirects = { "/de/alt": "/de/mitspielen", "/old": "/join" };
  const { diagnostics, files = {} } = await build({ ...example, redirects }, world());
  const codes = diagnostics.map(({ code, path }) => [code, path.join(".")]);
  expect(codes.filter(([, path]) => path?.startsWith("redirects"))).toEqual([]);
  expect(files["_redirects"]).toMatch(/^\/de\/alt \/de\/mitspielen\/? 302\n\/old \/join 302\n\/en \/ 302\n/);
  expect(files["en/index.html"]).toContain('content="0; url=/"');
});

it("keeps a page or a file in the folder of the first language", async () => {
  const routes = [...example.routes, { path: "/en/rules", title: "Home" }];
  const { files = {} } = await build({ ...example, routes }, world());
  expect(files["en/index.html"]).toBeUndefined();
  const { files: own = {} } = await build(example, {
    ...worldWith({ "/en/index.html": "Mine", "/map.png": "", "/karte.png": "" }),
    texts: world().texts,
  });
  expect(own["en/index.html"]).not.toContain("refresh");
});

it("leads from a language without a page to the original, and says in which language it is", async () => {
  const { de } = example.languages;
  const { Rules: _, ...texts } = de.texts;
  const { files = {} } = await build(
    { ...example, languages: { de: { ...de, texts, untranslated: "leave" } } },
    world(),
  );
  expect(files["de/regeln/index.html"]).toBeUndefined();
  expect(files["de/index.html"]).toMatch(
    /<a hrefLang="en" href="\/rules\/"[^>]*>Regeln<span [^>]*> \(auf Englisch\)<\/span><\/a>/,
  );
});

it("names the language of an untranslated page, and gives no page of a single language such words", async () => {
  const { de } = example.languages;
  const { Rules: _, ...texts } = de.texts;
  const { files = {} } = await build({ ...example, languages: { de: { ...de, texts } } }, world());
  const page = JSON.parse(files["de/regeln/page.json"]!);
  expect(page.page.untranslated).toBe("Diese Seite gibt es bisher nur auf Englisch.");
  const { languages } = JSON.parse(files["de/site.json"]!).shared;
  expect(languages).toEqual({ label: "Sprache", offers: { en: "English version" } });
  const { files: alone = {} } = await build(
    { ...example, languages: {}, routes: example.routes.slice(0, 3) },
    world(),
  );
  const { shared } = JSON.parse(alone["site.json"]!);
  expect(shared).not.toHaveProperty("languages");
  expect(shared.labels).not.toHaveProperty("offer");
});

it("leaves enough space in the header for the widest links of all languages, and for the switch", async () => {
  const { routes } = example;
  const navigation = routes.slice(0, 3).map(({ path, title }) => ({ label: title, href: path }));
  /** The width in rem from which links are on both sides of the name. */
  const widthOf = async (config: object) => {
    const { files = {} } = await build({ ...config, theme: { header: "split" }, navigation }, world());
    const theme = Object.entries(files).find(([path]) => path.startsWith("assets/theme-"))![1];
    const widths = [...theme.matchAll(/@media screen and \(min-width:64rem\) and \(min-width:(\d+)rem\)/g)];
    return Number(widths[0]?.[1] ?? 64);
  };
  const { de } = example.languages;
  const texts = { ...de.texts, "How to join": "Mitspielen und Freundschaften fürs Leben schließen" };
  const alone = await widthOf({ ...example, languages: {}, routes: routes.slice(0, 3) });
  const several = await widthOf({ ...example, languages: { de } });
  const wide = await widthOf({ ...example, languages: { de: { ...de, texts } } });
  expect([alone, several]).toEqual([64, 64]);
  expect(wide).toBeGreaterThan(80);
});
