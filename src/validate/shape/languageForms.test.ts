import { expect, test } from "vitest";
import { fixed, report, surroundings } from "../../../tests/validate/surroundings";
import { languagesIn } from "../../languages/languagesIn";
import { fixText } from "../fixes/fixText";
import { validate } from "../validate";

const messages = (text: string) =>
  validate(text, surroundings).diagnostics.flatMap(({ message, severity }) =>
    severity === "error" ? [message] : [],
  );
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

test("gives the same site as a catalogue", () => {
  const german = { Home: "Start", "Be kind.": "Sei nett.", Rules: "Regeln" };
  const pages = (write: (text: keyof typeof german) => unknown) => ({
    version: 1,
    site: { name: "Mossy" },
    routes: [
      {
        path: "/",
        title: write("Home"),
        blocks: [{ type: "text", heading: write("Rules"), text: write("Be kind.") }],
      },
      { path: "/rules", title: write("Rules") },
    ],
  });
  const inPlace = JSON.stringify(
    pages((text) => ({ en: text, de: german[text] })),
    undefined,
    2,
  );
  const { text } = fixText(inPlace, surroundings);
  const catalogue = { ...pages((text) => text), languages: { de: { texts: german } } };
  const [moved, written] = [text, JSON.stringify(catalogue)].map((one) => {
    const { config, diagnostics } = validate(one, surroundings);
    expect(diagnostics).toEqual([]);
    return languagesIn(config!, {}).map((language) => language.config.routes);
  });
  expect(moved).toEqual(written);
});

test("names the code that a name of a language means", () => {
  const text = configWith({ languages: { German: {}, pt_BR: {}, "?": {} } });
  expect(messages(text)).toEqual([
    '"German" cannot be the code of a language. Use "de".',
    '"pt_BR" cannot be the code of a language. Use "pt-BR".',
    '"?" cannot be the code of a language. Use a code such as "de" or "pt-BR".',
  ]);
  expect(JSON.parse(fixed(text))).toMatchObject({ languages: { de: {}, "pt-BR": {}, "?": {} } });
});

test("moves translations that are directly in their language into `texts`", () => {
  const text = configWith({ languages: { de: { Home: "Start", fallback: "Start" } } });
  expect(messages(text)[0]).toBe(
    'Unknown key "Home". Translations are in "texts": "texts": { "Home": "Start" }.',
  );
  expect(messages(text)[1]).not.toContain("Translations");
  const { languages } = JSON.parse(fixed(text)) as { languages: unknown };
  expect(languages).toMatchObject({ de: { texts: { Home: "Start" } } });
  const inFile = configWith({ languages: { de: { texts: "site.de.json", Home: "Start" } } });
  expect(JSON.parse(fixed(inFile))).toMatchObject({ languages: { de: { Home: "Start" } } });
});

test("says where the file with translations has to be", () => {
  for (const texts of ["./site.de.json", "lang/de.po", "de.yaml"])
    expect(messages(configWith({ languages: { de: { texts } } }))[0]).toBe(
      `"texts" cannot be "${texts}". Put the file next to the config, and write its name, such as "site.de.json" or "site.de.po".`,
    );
});

test("writes the folder of a language with two slashes", () => {
  for (const path of ["deutsch", "/deutsch", "Deutsch/"])
    expect(JSON.parse(fixed(configWith({ languages: { de: { path } } })))).toMatchObject({
      languages: { de: { path: "/deutsch/" } },
    });
  expect(messages(configWith({ languages: { de: { path: "/" } } }))[0]).toBe(
    '"path" cannot be "/". It must be one name between slashes.',
  );
});

test("names all allowed values of a translation", () => {
  const about = (value: unknown) => messages(configWith({ languages: { de: { texts: { Home: value } } } }));
  const start = '"Home" must be text in double quotes, true or an object in { }, but is';
  expect([null, 5, false, []].flatMap(about)).toEqual([
    `${start} null. Add a value.`,
    `${start} the number 5. Use text in quotes.`,
    `${start} false. Use text in quotes.`,
    `${start} a list.`,
  ]);
  expect([null, 5].flatMap((value) => about({ badge: value }))).toEqual([
    '"badge" must be text in double quotes or true, but is null. Add a value.',
    '"badge" must be text in double quotes or true, but is the number 5. Use text in quotes.',
  ]);
});
