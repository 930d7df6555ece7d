import { expect, it } from "vitest";
import { configSchema, type SiteConfigInput } from "../config/config";
import { shortKey, sourceKey } from "./keys";
import { languagesIn } from "./languagesIn";
import { Translations } from "./lookup";

const site = { version: 1 as const, site: { name: "Mossford" } };

function german(config: Omit<SiteConfigInput, "version" | "site">) {
  const parsed = configSchema.parse({ ...site, ...config });
  return languagesIn(parsed, {})[1]!;
}

it("compares keys in NFC and with one kind of line end", () => {
  expect(sourceKey("Cafe\u0301\r\nBar\r")).toBe("Café\nBar\n");
  const texts = new Translations({ "Cafe\u0301\r\n": "Kaffee" });
  expect(texts.of("Café\n")).toBe("Kaffee");
});

it("reads full and short keys of long texts", () => {
  const text = "Be kind to each other, because everybody has a bad day sometimes, even you.";
  const key = shortKey(text);
  expect(key).toMatch(/^Be kind to each other, because everybody … ~[0-9a-f]{8}$/);
  expect(shortKey("Short")).toBe("Short");
  expect(new Translations({ [key]: "Sei nett." }).of(text)).toBe("Sei nett.");
  expect(new Translations({ [text]: "Sei nett." }).of(text)).toBe("Sei nett.");
  expect(new Translations({ [key]: "Sei nett." }).of(`${text}!`)).toBeUndefined();
});

it("chooses the meaning of the most exact place", () => {
  const texts = new Translations({
    Open: { "/shop label": "Öffnen (Laden)", "/shop": "Laden", badge: "Geöffnet", "*": "Öffnen" },
  });
  const at = (page: string, ...path: string[]) => texts.of("Open", { page, path: () => path });
  expect(at("/shop", "label")).toBe("Öffnen (Laden)");
  expect(at("/shop", "text")).toBe("Laden");
  expect(at("/", "badge")).toBe("Geöffnet");
  expect(at("/", "text")).toBe("Öffnen");
});

it("treats an empty translation as missing, and true as the same text", () => {
  const texts = new Translations({ Discord: true, Rules: "" });
  expect(texts.of("Discord")).toBe("Discord");
  expect(texts.of("Rules")).toBeUndefined();
  expect(texts.of("__proto__")).toBeUndefined();
});

it("moves pages below a translated page", () => {
  const { local, paths } = german({
    languages: { de: { texts: { Guide: "Leitfaden", Claims: "Gebiete", "/guide": "/leitfaden" } } },
    routes: [
      { path: "/", title: "Home" },
      { path: "/guide", title: "Guide" },
      { path: "/guide/claims", title: "Claims" },
    ],
  });
  expect(local("/guide/claims")).toBe("/leitfaden/claims");
  expect(paths.get("/guide")).toBe("/leitfaden");
});

it("leaves links to pages as written, and replaces links to files", () => {
  const { config } = german({
    languages: { de: { texts: { Join: "Mitspielen", "/join": "/mitspielen", "/map.pdf": "/karte.pdf" } } },
    navigation: [
      { label: "Join", href: "/join" },
      { label: "Map", href: "/map.pdf" },
    ],
    routes: [
      { path: "/", title: "Home" },
      { path: "/join", title: "Join" },
    ],
  });
  expect(config.navigation?.map(({ href }) => href)).toEqual(["/join", "/karte.pdf"]);
});

it("keeps anchors from the source text", () => {
  const { config } = german({
    languages: { de: { texts: { Rules: "Regeln", Griefing: "Zerstören", "Do not.": "Lass es." } } },
    routes: [
      {
        path: "/",
        title: "Rules",
        blocks: [{ type: "rules", items: [{ name: "Griefing", description: "Do not." }] }],
      },
    ],
  });
  expect(config.routes[0]!.blocks[0]).toMatchObject({ items: [{ id: "griefing", name: "Zerstören" }] });
});

it("shows entries only in their languages", () => {
  const config = configSchema.parse({
    ...site,
    languages: { de: {} },
    navigation: [
      { label: "Both", href: "/" },
      { label: "German", href: "/", languages: ["de"] },
      { label: "English", href: "/", languages: ["en"] },
    ],
    routes: [{ path: "/", title: "Home", blocks: [{ type: "text", text: "Hi", languages: ["de"] }] }],
  });
  const [english, german] = languagesIn(config, {}).map((one) => ({
    labels: one.config.navigation!.map(({ label }) => label),
    blocks: one.config.routes[0]!.blocks.length,
  }));
  expect(english).toEqual({ labels: ["Both", "English"], blocks: 0 });
  expect(german).toEqual({ labels: ["Both", "German"], blocks: 1 });
});

it.each([
  [49, false],
  [51, true],
])("treats a page with %i of 100 characters missing as untranslated: %s", (count, isUntranslated) => {
  const missing = "m".repeat(count);
  const known = "k".repeat(100 - count - 1);
  const { untranslated } = german({
    languages: { de: { texts: { H: "S", [known]: "da" } } },
    routes: [{ path: "/", title: "H", blocks: [{ type: "text", heading: missing, text: known }] }],
  });
  expect(untranslated.has("/")).toBe(isUntranslated);
});

it.each([
  ["Home", ["/news", "/news/market", "/news/storm"]],
  ["Market", ["/", "/news/storm"]],
])("treats lists and posts as untranslated by their own texts, with %s translated", (text, paths) => {
  const news = {
    path: "/news",
    posts: [
      { slug: "market", title: "Market", date: "2026-11-01" },
      { slug: "storm", title: "Storm", date: "2026-11-02" },
    ],
  };
  const { untranslated } = german({
    languages: { de: { texts: { [text]: "x" } } },
    news,
    routes: [{ path: "/", title: "Home" }],
  });
  expect([...untranslated].sort()).toEqual(paths);
});

it("leaves out untranslated pages if the language says so", () => {
  const { config } = german({
    languages: { de: { untranslated: "leave", texts: { Home: "Start" } } },
    routes: [
      { path: "/", title: "Home" },
      { path: "/rules", title: "Rules" },
    ],
  });
  expect(config.routes.map(({ path }) => path)).toEqual(["/"]);
});

/** A German page that counts as translated. Its blocks lack some translations. */
function germanBlocks(blocks: object[], texts: Record<string, string | boolean>): unknown[] {
  const intro = "So long that the page counts as translated. ".repeat(40);
  const routes = [{ path: "/", title: "Home", intro, blocks }] as SiteConfigInput["routes"];
  const known = { Home: "Start", [intro]: "Lang", ...texts };
  return german({ languages: { de: { texts: known as Record<string, string> } }, routes }).config.routes[0]!
    .blocks;
}

it("keeps the texts of a card together, and translates the other cards", () => {
  const items = ["One", "Two", "Three"].map((title) => ({ title, description: `${title} is good.` }));
  const texts = {
    One: "Eins",
    "One is good.": "Eins ist gut.",
    Two: "Zwei",
    Three: "Drei",
    "Three is good.": true,
  };
  const [block] = germanBlocks([{ type: "cards", items }], texts);
  expect(block).toMatchObject({
    items: [
      { title: "Eins", description: "Eins ist gut." },
      { title: "Two", description: "Two is good.", originalLanguage: "en" },
      { title: "Drei", description: "Three is good." },
    ],
  });
  expect(JSON.stringify(block).match(/originalLanguage/g)).toHaveLength(1);
});

it("keeps the texts of a row of a table together", () => {
  const rows = [
    ["Oak", "Slow"],
    ["Birch", "Fast"],
  ];
  const texts = { Tree: "Baum", Growth: "Wuchs", Oak: "Eiche", Slow: "Langsam", Fast: "Schnell" };
  const [block] = germanBlocks([{ type: "table", columns: ["Tree", "Growth"], rows }], texts);
  expect(block).toMatchObject({
    columns: ["Baum", "Wuchs"],
    rows: [["Eiche", "Langsam"], Object.assign(["Birch", "Fast"], { originalLanguage: "en" })],
  });
});

it("says which language a text is written in that is not for the first language", () => {
  const texts = { Hallo: "" };
  const config = configSchema.parse({
    ...site,
    languages: { de: {}, fr: { texts } },
    footer: { groups: [{ title: "Hallo", links: [{ label: "Da", href: "/" }], languages: ["de", "fr"] }] },
    routes: [{ path: "/", title: "Home" }],
  });
  const groups = languagesIn(config, {}).map(({ config }) => config.footer.groups[0]);
  expect(groups[0]).toBeUndefined();
  expect(groups[1]).not.toHaveProperty("originalLanguage");
  expect(groups[2]).toMatchObject({ title: "Hallo", originalLanguage: "de" });
});

it("keeps all texts of an untranslated page, but not the tags of a post or a description for search engines", () => {
  const { config } = german({
    languages: { de: { texts: { Hi: "Hallo", "A mill at the river": "Eine Mühle" } } },
    news: {
      path: "/news",
      posts: [{ slug: "mill", title: "A mill at the river", date: "2026-01-02", tags: ["building"] }],
    },
    notFound: { heading: "Lost" },
    routes: [{ path: "/", title: "Home", description: "Short", blocks: [{ type: "text", text: "Hi" }] }],
  });
  expect(config.routes[0]).toMatchObject({
    title: "Home",
    originalLanguage: "en",
    blocks: [{ text: "Hi", originalLanguage: "en" }],
  });
  expect(config.news).toMatchObject({ posts: [{ title: "Eine Mühle" }], tagLanguages: { building: "en" } });
  expect(config.news!.posts[0]).not.toHaveProperty("originalLanguage");
  expect(config.notFound).toEqual({});
});
