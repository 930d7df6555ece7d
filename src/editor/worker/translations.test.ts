import { expect, test } from "vitest";
import type { Catalogue, Languages } from "../../config/languages";
import { missingFile } from "../../languages/missingFile";
import { applyIntents } from "../text/intentSteps";
import { IndexedText } from "../text/indexedText";
import { isRefused } from "../text/intent";
import { changeFor, languageFacts, translatedTexts, translationIntents } from "./translations";

const home = {
  path: "/",
  title: "Home",
  blocks: [{ type: "hero", heading: "Build with us", image: { src: "/a.png", alt: "A mill" } }],
};

function siteWith(texts: Catalogue) {
  const config = {
    version: 1,
    site: { name: "Mossford", language: "en" },
    languages: { de: { texts } },
    routes: [home],
  };
  const languages = {
    first: "en",
    languages: { de: { texts, untranslated: "show", draft: false } } as Languages,
    texts: missingFile,
  };
  return { config, languages };
}

const heading = ["routes", 0, "blocks", 0, "heading"];

/** The catalogue after a translation. */
function translated(
  texts: Catalogue,
  text: string | undefined,
  path: (string | number)[] = heading,
): unknown {
  const { config, languages } = siteWith(texts);
  const { stale } = languageFacts(config, languages);
  const change = changeFor(
    config,
    { code: "de", path, ...(text === undefined ? {} : { text }) },
    languages,
    stale,
  );
  const place = ["languages", "de", "texts"];
  const applied = applyIntents(
    new IndexedText(JSON.stringify(config)),
    translationIntents(place, change!, Object.hasOwn(texts, change!.key)),
  );
  if (isRefused(applied)) throw new Error(applied.refused);
  const { languages: written } = JSON.parse(applied.after.text) as typeof config;
  return Object.entries(written.de.texts);
}

test("texts of a value have their translations, and say which are missing or of an earlier version", () => {
  const { config, languages } = siteWith({ Home: true, "Build with me": "Bau mit mir" });
  const { languages: facts, stale } = languageFacts(config, languages);
  expect(facts.others[0]).toMatchObject({ name: "Deutsch", texts: 3, missing: 2, stale: 1, isDraft: false });
  expect(facts.others[0]!.list).toEqual([
    { path: heading, text: "Build with us", isStale: true },
    { path: ["routes", 0, "blocks", 0, "image", "alt"], text: "A mill", isStale: false },
  ]);
  const texts = translatedTexts(config, ["routes", 0], languages, stale);
  const inGerman = (key: string) => texts.find(({ path }) => path.at(-1) === key);
  expect(inGerman("title")).toMatchObject({ languages: [{ code: "de", text: "Home", isSame: true }] });
  expect(inGerman("heading")).toMatchObject({ isCounted: true, languages: [{ former: "Build with me" }] });
  expect(inGerman("alt")).toMatchObject({ languages: [{ code: "de", text: "", isSame: false }] });
  expect(inGerman("src")).toMatchObject({ isCounted: false });
});

test("a translation is written in the order of the pages, or replaces the entry of an earlier version", () => {
  expect(translated({ Home: "Start", "A mill": "Eine Mühle" }, "Bau mit")).toEqual([
    ["Home", "Start"],
    ["Build with us", "Bau mit"],
    ["A mill", "Eine Mühle"],
  ]);
  expect(translated({ Home: "Start", "Build with me": "Bau mit mir" }, "Bau mit uns")).toEqual([
    ["Home", "Start"],
    ["Build with us", "Bau mit uns"],
  ]);
  expect(translated({ "Build with us": "", "Build with me": "Bau mit mir" }, undefined)).toEqual([
    ["Build with us", "Bau mit mir"],
  ]);
});

test("the same text is kept as true, and one of several meanings changes alone", () => {
  expect(translated({ "Build with us": "" }, "Build with us")).toEqual([["Build with us", true]]);
  expect(translated({ "Build with us": { heading: "Bau", "*": "Bauen" } }, "Baut")).toEqual([
    ["Build with us", { heading: "Baut", "*": "Bauen" }],
  ]);
});
