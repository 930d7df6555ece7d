import { expect, test } from "vitest";
import { report } from "../../../../tests/validate/surroundings";
import { en } from "../../../words/site/en";

const inLanguage = (language: string, labels: object = {}) =>
  report(
    `{ "version": 1, "site": { "name": "Mossford", "language": "${language}" },
  "labels": ${JSON.stringify(labels)}, "routes": [{ "path": "/", "title": "Etusivu" }] }`,
  );

test("names the labels to translate if the program has no words in the language", () => {
  expect(inLanguage("fi", { openMenu: "Avaa valikko" })).toMatchInlineSnapshot(`
    "site.config.json:1:59 warning missing-words
    site → language
    Spawnpage has no words in "fi" yet, so parts of the interface are in English. Translate them in "labels": "skipToContent", "mainNavigation", "moreLinks", "closeMenu", "darkLook" and 117 more.
      1 | { "version": 1, "site": { "name": "Mossford", "language": "fi" },
        |                                                           ^^^^

    1 warning
    "
  `);
});

test("accepts a language whose labels are all translated", () => {
  expect(inLanguage("fi", en.labels)).toBe("");
});

test.each(["de-AT", "pt", "zh-TW", "en-GB"])(
  "accepts %s, which has words in a related language",
  (language) => {
    expect(inLanguage(language)).toBe("");
  },
);
