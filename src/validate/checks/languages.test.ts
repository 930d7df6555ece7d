import { expect, test } from "vitest";
import { reportIn, surroundings } from "../../../tests/validate/surroundings";

const configWith = (languages: object, more: object = {}) =>
  `${JSON.stringify(
    {
      version: 1,
      site: { name: "Mossy" },
      languages,
      routes: [
        { path: "/", title: "Home", intro: "Hello." },
        { path: "/join", title: "Join", intro: "Join." },
        { path: "/rules", title: "Rules", intro: "Be kind." },
      ],
      ...more,
    },
    undefined,
    2,
  )}\n`;

const report = (languages: object, more?: object, files: readonly string[] = []) =>
  reportIn({ ...surroundings, filePaths: () => files }, configWith(languages, more));

test("rejects a language that the site has already", () => {
  expect(report({ en: {}, de: {} })).toMatchInlineSnapshot(`
    "site.config.json:7:5 error repeated-language
    languages → en
    The site has the language "en" already. It is the first language of the site, set in "site.language". Remove this entry.
      6 |   "languages": {
      7 |     "en": {},
        |     ^^^^

    1 error
    "
  `);
});

test("warns about a code that no language has", () => {
  expect(report({ ger: { draft: true } })).toMatchInlineSnapshot(`
    "site.config.json:7:5 warning unknown-language-code
    languages → ger
    "ger" is not a known language code. Use "de".
      6 |   "languages": {
      7 |     "ger": {
        |     ^^^^^

    1 warning
    "
  `);
  expect(report({ xx: { draft: true } })).toContain(
    '"xx" is not a known language code. Use a code such as "de" or "pt-BR".',
  );
  expect(report({ "fr-fr": { draft: true }, gsw: { draft: true } })).not.toContain("unknown-language-code");
});

test("rejects a folder that something else uses", () => {
  expect(report({ de: { path: "/join/" } })).toMatchInlineSnapshot(`
    "site.config.json:7:5 error language-folder-taken
    languages → de
    The pages in Deutsch cannot be in the folder "/join/". The address "/join" is in it. Set another folder as the "path" of this language.
      6 |   "languages": {
      7 |     "de": {
        |     ^^^^

    1 error
    "
  `);
  expect(report({ de: {} }, {}, ["/de/index.html"])).toContain(
    'The file "/de/index.html" of public/ is in it.',
  );
  expect(report({ de: {}, fr: { path: "/de/" } })).toContain('The language "de" uses it.');
});

test("rejects pages with the same path", () => {
  expect(report({ de: { texts: { "/rules": "/join" } } })).toMatchInlineSnapshot(`
    "site.config.json:9:19 error path-taken-in-language
    languages → de → texts → /rules
    In Deutsch, the pages "/join" and "/rules" have the same path "/join". Translate one of them to another path.
      8 |       "texts": {
      9 |         "/rules": "/join"
        |                   ^^^^^^^

    1 error
    "
  `);
});

test("rejects a translation that cannot be a path", () => {
  expect(report({ de: { texts: { "/rules": "/../regeln" } } })).toMatchInlineSnapshot(`
    "site.config.json:9:19 error invalid-translated-path
    languages → de → texts → /rules
    "/../regeln" cannot be the translation of "/rules". Write a path such as "/regeln", with letters, digits and hyphens.
      8 |       "texts": {
      9 |         "/rules": "/../regeln"
        |                   ^^^^^^^^^^^^

    1 error
    "
  `);
});

test("rejects an entry in a language that the site lacks", () => {
  expect(report({ de: {} }, { routes: [{ path: "/", title: "Home", intro: "Hi.", languages: ["fr"] }] }))
    .toMatchInlineSnapshot(`
    "site.config.json:15:9 error unknown-language
    Home (/) → language 1
    The site has no language "fr". Use "en" or "de", or add the language to "languages".
      14 |       "languages": [
      15 |         "fr"
         |         ^^^^

    1 error
    "
  `);
});

test("rejects a catalogue that cannot be read", () => {
  expect(report({ de: { texts: "site.de.po" } })).toMatchInlineSnapshot(`
    "site.config.json:8:16 error unreadable-catalogue
    languages → de → texts
    The file site.de.po does not exist next to the config. Correct its name, or create it with "translate" and the code of the language.
      7 |     "de": {
      8 |       "texts": "site.de.po"
        |                ^^^^^^^^^^^^

    1 error
    "
  `);
});

test("reports a mistake in a catalogue file at its place in the file", () => {
  const reportOf = (name: string, text: string) =>
    reportIn({ ...surroundings, texts: () => ({ text }) }, configWith({ de: { texts: name } }));
  expect(reportOf("de.json", '{\n  "Home": "Start"\n  "Join": "Mitspielen"\n}\n')).toMatchInlineSnapshot(`
    "de.json:2:18 error unreadable-catalogue
    Deutsch
    A comma is missing before "Join".
      1 | {
      2 |   "Home": "Start"
        |                  ^

    1 error
    "
  `);
  expect(reportOf("de.json", '{\n  "Home": "Start",\n  "Join": 5\n}\n')).toMatchInlineSnapshot(`
    "de.json:3:11 error unreadable-catalogue
    Deutsch → Join
    "Join" must be a translation: text in double quotes, true or an object in { }.
      2 |   "Home": "Start",
      3 |   "Join": 5
        |           ^

    1 error
    "
  `);
  expect(reportOf("de.json", "\uFEFF[]")).toContain(
    "de.json:1:1 error unreadable-catalogue\nDeutsch\nA catalogue is",
  );
  expect(reportOf("de.po", '\uFEFFmsgid "Home"\r\n  msgstr "Start\r\n')).toMatchInlineSnapshot(`
    "de.po:2:3 error unreadable-catalogue
    Deutsch
    This is not a line of a PO file. Check its quotation marks and backslashes.
      1 | msgid "Home"
      2 |   msgstr "Start
        |   ^^^^^^^^^^^^^

    1 error
    "
  `);
  expect(reportOf("de.po", 'msgid "Home"\n\nmsgid "Join"\nmsgstr "Mitspielen"\n')).toContain(
    "de.po:3:1 error",
  );
});

test("accepts a link in a translation to the page in its folder", () => {
  const texts = { "Hello.": "Zu den [Regeln](/de/regeln).", "/rules": "/regeln" };
  expect(report({ de: { texts } })).not.toContain("unknown-page");
});

test("rejects a link in a translation that leads nowhere, at the translation", () => {
  expect(report({ de: { texts: { "Hello.": "Zu den [Regeln](/regln)." } } })).toMatchInlineSnapshot(`
    "site.config.json:9:27 error unknown-page
    Deutsch → Home (/) → intro
    There is no page or file at "/regln". The pages are "/", "/join" and "/rules". Files must be in public/.
      8 |       "texts": {
      9 |         "Hello.": "Zu den [Regeln](/regln)."
        |                           ^^^^^^^^^^^^^^^^

    1 error
    "
  `);
});

test("accepts redirects to and from addresses in the folder of a language", () => {
  const redirects = { "/de/alt": "/de/regeln", "/german": "/de/" };
  const languages = { de: { texts: { "/rules": "/regeln" } } };
  expect(report(languages, { redirects })).not.toMatch(/redirects|taken/);
  expect(report(languages, { redirects: { "/de/regeln": "/rules" } })).toContain(
    'the page "/de/regeln" already has this path',
  );
  expect(report(languages, { redirects: { "/de": "/rules" } })).toContain("language-folder-taken");
  expect(report(languages, { redirects: { "/alt": "/de/regln" } })).toContain(
    'There is no page or file at "/de/regln".',
  );
});
