import { expect, test } from "vitest";
import { fixed, report, reportIn, surroundings } from "../../../../tests/validate/surroundings";

const configWith = (languages: object, routes: object[] = []) =>
  `${JSON.stringify(
    {
      version: 1,
      site: { name: "Mossy" },
      languages,
      routes: [{ path: "/", title: "Home", intro: "Build with us, in peace." }, ...routes],
    },
    undefined,
    2,
  )}\n`;

const home = { Home: "Start" };
const german = (texts: object | string) => configWith({ de: { texts } });

test("reports missing translations once for each language", () => {
  const rules = { path: "/rules", title: "Rules", blocks: [{ type: "text", text: "Be kind." }] };
  expect(report(configWith({ de: { texts: home }, fr: { untranslated: "leave" } }, [rules])))
    .toMatchInlineSnapshot(`
      "site.config.json:7:5 warning missing-translations
      languages → de
      Deutsch lacks 3 of 4 translations: 2 of 2 on /rules and 1 of 2 on /. Pages that lack most of their text appear in English in the folder of Deutsch: / and /rules. Translate these texts. The command "translate de" adds them to the catalogue.
        6 |   "languages": {
        7 |     "de": {
          |     ^^^^

      site.config.json:12:5 warning missing-translations
      languages → fr
      Français lacks 4 of 4 translations: 2 of 2 on / and 2 of 2 on /rules. Pages that lack most of their text do not exist in Français: / and /rules. Translate these texts. The command "translate fr" adds them to the catalogue.
        11 |     },
        12 |     "fr": {
           |     ^^^^

      2 warnings
      "
    `);
});

test("reports nothing missing for a draft, and texts that need no translation", () => {
  expect(report(configWith({ de: { draft: true } }))).toBe("");
  expect(report(german({ ...home, "Build with us, in peace.": true }))).toBe("");
});

test("reports an empty entry as missing", () => {
  expect(report(german({ ...home, "Build with us, in peace.": "" }))).toContain(
    "Deutsch lacks 1 of 2 translations: 1 of 2 on /.",
  );
});

test("reports a translation of a changed text, and names both places", () => {
  expect(report(german({ ...home, "Build with us and live in peace.": "Bau mit uns." })))
    .toMatchInlineSnapshot(`
      "site.config.json:10:9 warning stale-translation
      Deutsch → Home (/) → intro
      The config no longer has the text "Build with us and live in peace.", so visitors see the new text in English. Check the translation. Use the new text as the key: "Build with us, in peace.". It is on line 18, column 16 of the config.
         9 |         "Home": "Start",
        10 |         "Build with us and live in peace.": "Bau mit uns."
           |         ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^

      1 warning
      "
    `);
});

test("renames the key if only spaces, case or punctuation changed", () => {
  const text = german({ ...home, "build with us in  peace": "Bau mit uns." });
  expect(fixed(text)).toBe(german({ ...home, "Build with us, in peace.": "Bau mit uns." }));
  expect(report(fixed(text))).toBe("");
  const withEmpty = german({ "Build with us, in peace.": "", ...home, "build with us in peace": "Bau!" });
  expect(fixed(withEmpty)).toBe(german({ ...home, "Build with us, in peace.": "Bau!" }));
});

test("reports translations without a text, and removes them", () => {
  const texts = { ...home, "Build with us, in peace.": "Baut friedlich." };
  const text = german({ ...texts, Imprint: "Impressum" });
  expect(report(text)).toMatchInlineSnapshot(`
    "site.config.json:11:9 warning unused-translation
    languages → de → texts → Imprint
    The config has no text "Imprint", so this translation has no effect. Correct the key, or remove the translation.
      10 |         "Build with us, in peace.": "Baut friedlich.",
      11 |         "Imprint": "Impressum"
         |         ^^^^^^^^^

    1 warning
    "
  `);
  expect(fixed(text)).toBe(german(texts));
});

test("suggests the text that a misspelt key means, and keeps its translation", () => {
  const text = german({ Hoem: "Start", "Build with us, in peace.": "Baut friedlich." });
  expect(report(text)).toContain(
    'The config has no text "Hoem", so this translation has no effect. Did you mean "Home"? Correct the key.',
  );
  expect(fixed(text)).toBe(text);
});

test("knows paths, files, slugs and constants as texts", () => {
  const text = `${JSON.stringify({
    version: 1,
    site: { name: "Mossy", language: "en" },
    constants: { town: "Oak" },
    languages: {
      de: {
        texts: {
          Home: "Start",
          Guide: "Leitfaden",
          Map: "Karte",
          "From {{town}}": "Aus {{town}}",
          "/guide": "/leitfaden",
          "/my map.pdf": "/Banner.png",
          Oak: "Eiche",
        },
      },
    },
    navigation: [
      { label: "Map", href: "/my map.pdf" },
      { label: "Guide", href: "/guide/a" },
    ],
    routes: [
      { path: "/", title: "Home", description: "From {{town}}" },
      { path: "/guide/a", title: "Guide" },
    ],
  })}\n`;
  expect(report(text)).not.toMatch(/-translation/);
});

test("reports entries of a catalogue file in the file", () => {
  const files: Record<string, string> = {
    "de.json": `{ "Home": "Start", "build with us in peace": "Bau mit uns.", "Imprint": "Impressum" }`,
    "de.po": `msgid "Home"\nmsgstr "Start"\n\nmsgid "Imprint"\nmsgstr "Impressum"\n`,
  };
  const world = { ...surroundings, texts: (name: string) => ({ text: files[name]! }) };
  expect(reportIn(world, german("de.json"))).toMatchInlineSnapshot(`
    "de.json:1:20 warning stale-translation
    Deutsch → Home (/) → intro
    The config no longer has the text "build with us in peace", so visitors see the new text in English. Only its spaces, case or punctuation changed, so the translation probably still fits. Use the new text as the key: "Build with us, in peace.". It is on line 15, column 16 of the config.
      1 | { "Home": "Start", "build with us in peace": "Bau mit uns.", "Imprint": "Impressum" }
        |                    ^^^^^^^^^^^^^^^^^^^^^^^^

    de.json:1:62 warning unused-translation
    Deutsch → Imprint
    The config has no text "Imprint", so this translation has no effect. Correct the key, or remove the translation.
      1 | { "Home": "Start", "build with us in peace": "Bau mit uns.", "Imprint": "Impressum" }
        |                                                              ^^^^^^^^^

    2 warnings
    "
  `);
  expect(reportIn(world, german("de.po"))).toMatchInlineSnapshot(`
    "site.config.json:7:5 warning missing-translations
    languages → de
    Deutsch lacks 1 of 2 translations: 1 of 2 on /. Pages that lack most of their text appear in English in the folder of Deutsch: /. Translate these texts. The command "translate de" adds them to the catalogue.
      6 |   "languages": {
      7 |     "de": {
        |     ^^^^

    de.po:4:7 warning unused-translation
    Deutsch → Imprint
    The config has no text "Imprint", so this translation has no effect. Correct the key, or remove the translation.
      3 |
      4 | msgid "Imprint"
        |       ^^^^^^^^^

    2 warnings
    "
  `);
});
