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
