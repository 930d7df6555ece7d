import { expect, test } from "vitest";
import { fixed, report } from "../../../tests/validate/surroundings";

const configWith = (more: object, title: unknown = "Home") =>
  `${JSON.stringify({ version: 1, site: { name: "Mossy" }, ...more, routes: [{ path: "/", title }] }, undefined, 2)}\n`;

test("reports languages in a list, and writes them as an object", () => {
  const text = configWith({ languages: ["en", "de", "pt_BR"] });
  expect(report(text)).toMatchInlineSnapshot(`
    "site.config.json:6:16 error wrong-type
    languages
    "languages" must be an object with each further language under its code, but is a list. Use "languages": { "de": {}, "pt-BR": {} }.
      5 |   },
      6 |   "languages": [
        |                ^

    1 error
    "
  `);
  expect(JSON.parse(fixed(text))).toMatchObject({ languages: { de: {}, "pt-BR": {} } });
  const named = configWith({ languages: [{ code: "de", name: "Deutsch", path: "/deutsch/" }] });
  expect(JSON.parse(fixed(named))).toMatchObject({
    languages: { de: { label: "Deutsch", path: "/deutsch/" } },
  });
  expect(fixed(configWith({ languages: [1] }))).toBe(configWith({ languages: [1] }));
});

test("reports a text with its translations, and moves them into the catalogues", () => {
  const text = configWith({}, { en: "Home", de: "Start", fr: "Accueil" });
  expect(report(text)).toMatchInlineSnapshot(`
    "site.config.json:9:16 error wrong-type
    page 1 (/) → title
    A text is written in one language, here English. Use "Home", and put its translations into "languages", such as "languages": { "de": { "texts": { "Home": "Start" } } }.
      8 |       "path": "/",
      9 |       "title": {
        |                ^

    1 error
    "
  `);
  expect(JSON.parse(fixed(text))).toEqual({
    version: 1,
    site: { name: "Mossy" },
    routes: [{ path: "/", title: "Home" }],
    languages: { de: { texts: { Home: "Start" } }, fr: { texts: { Home: "Accueil" } } },
  });
  expect(report(fixed(text))).toBe("");
});

test("keeps the translations that are there", () => {
  const de = { texts: { Rules: "Regeln" } };
  const text = configWith(
    { languages: { de, fr: {} } },
    { en: "Home", de: "Start", fr: "Accueil", it: "Casa" },
  );
  expect(JSON.parse(fixed(text))).toMatchObject({
    languages: {
      de: { texts: { Rules: "Regeln", Home: "Start" } },
      fr: { texts: { Home: "Accueil" } },
      it: { texts: { Home: "Casa" } },
    },
  });
  const other = configWith({ languages: { de: { texts: { Home: "Heim" } } } }, { en: "Home", de: "Start" });
  expect(fixed(other)).toBe(other);
});

test("writes a group for a text with several meanings", () => {
  const text = `{ "version": 1, "site": { "name": "Mossy" }, "routes": [
  { "path": "/", "title": { "en": "Open", "de": "Öffnen" }, "intro": { "en": "Open", "de": "Geöffnet" } }
] }`;
  expect(JSON.parse(fixed(text))).toMatchObject({
    languages: { de: { texts: { Open: { "/ title": "Öffnen", "/ intro": "Geöffnet" } } } },
  });
  expect(report(fixed(text))).toBe("");
});
