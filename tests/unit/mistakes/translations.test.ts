import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { sourceTexts, type SourceText } from "../../../src/languages/sourceTexts";
import type { Diagnostic } from "../../../src/validate/diagnostic";
import type { Surroundings } from "../../../src/validate/surroundings";
import { validate } from "../../../src/validate/validate";
import { surroundings } from "../../validate/surroundings";
import { someOf } from "../../property/share";
import { siteConfigs } from "../../sites/configs";

/** Mistakes planted in the translations of an example: what is found, where, and whether a fix is named. */

type Entries = Record<string, unknown>;
interface Site extends Record<string, unknown> {
  languages: { de: { texts: Entries; labels?: Entries; path?: string } };
  routes: { path: string; blocks: object[] }[];
}

const world: Surroundings = {
  ...surroundings,
  hasFile: (path) => path !== "/nirgendwo",
  fileSize: () => 1000,
  hasIcon: () => true,
  pictureSize: () => ({ width: 1600, height: 900 }),
  sample: () => ({ name: "Samplecraft", values: [] }),
};

/** A text with other words: links, constants, tags, addresses and code stay. */
const inGerman = (text: string) =>
  text.replace(
    /\{\{[^{}]*\}\}|\[!\w+|\]\([^)]*\)|\[\[[^\]:]*|\w+:\/\/\S+|\S+\.\S+|`[^`]*`|\p{L}[\p{L}\p{M}]+/gu,
    (part) => (/^\p{L}[\p{L}\p{M}]+$/u.test(part) ? `${part}uk` : part),
  );

/** The example with a catalogue for each text, and one more page with everything that a text can have. */
function example(): Site {
  const site = JSON.parse(readFileSync(siteConfigs.harbour, "utf8")) as Site;
  site.routes.push({
    path: "/extra",
    title: "Extra page of rules",
    blocks: [
      {
        type: "text",
        heading: "Copy the address",
        text: "Click [here](copy:play.example) to join us today.",
      },
      { type: "text", heading: "Copy another one", text: "Or take [this one](copy:two.example) at night." },
      { type: "text", heading: "Maps and roads [[fresh]]", text: "A text about maps and [[fresh]] roads." },
      { type: "text", heading: "More things [[fresh]]", text: "Words that are [[fresh: green]] in here." },
    ],
  } as never);
  site["tags"] = { fresh: { label: "Fresh and new", color: "#2f6f3e" } };
  const texts = sourceTexts(site)
    .flat()
    .filter(({ isCounted }) => isCounted);
  site.languages = { de: { texts: Object.fromEntries(texts.map(({ text }) => [text, inGerman(text)])) } };
  return site;
}

const base = example();
const sources = sourceTexts(base)
  .flat()
  .filter(({ isCounted }) => isCounted);
const different = [...new Map(sources.map((source) => [source.key, source])).values()];
const where = (is: (text: string, source: SourceText) => boolean) =>
  different.filter((source) => is(source.text, source)).map(({ text }) => text);
const words = (text: string) => (text.match(/\p{L}+/gu) ?? []).length;

const plain = where((text) => words(text) >= 5 && text.length < 120 && !/[{[`*#/]/.test(text));
const long = where((text, { meta }) => text.length > 230 && meta?.kind === "richText");
const withConstant = where((text) => text.includes("{{"));
const withLink = where((text) => /\]\((?!copy)/.test(text));
const withCopy = where((text) => text.includes("](copy:"));
const withTag = where((text) => text.includes("[[") && !text.includes("]("));
const withHeading = where((text) => /^#+ /m.test(text));

const french =
  "Notre ville est au bord de la rivière. Tout le monde peut construire ici, et le maire aide les nouveaux joueurs pour leur première maison. Si vous avez besoin de pierre, allez au marché : les marchands en ont plus que assez.";
const polish =
  "Nasze miasto leży nad rzeką i każdy może tu budować. Jeśli nie masz kamienia, idź na rynek, bo tam jest go dość dla wszystkich. To jest miejsce dla graczy, którzy chcą się bawić razem, a nie sami. Zapraszamy do nas na serwer.";

interface Mistake {
  name: string;
  codes: string[];
  /** The text that the line of the finding has. */
  at: string;
  plant: (site: Site) => void;
}

const quoted = (text: string) => JSON.stringify(text);
const each = (
  name: string,
  codes: string[],
  texts: readonly string[],
  change: (entries: Entries, text: string, site: Site) => string | void,
  count = 4,
): Mistake[] =>
  texts.slice(0, count).map((text) => {
    const probe = example();
    const at = change(probe.languages.de.texts, text, probe) ?? quoted(text);
    return {
      name: `${name}: ${text.slice(0, 30)}`,
      codes,
      at,
      plant: (site) => void change(site.languages.de.texts, text, site),
    };
  });

const renamed = (entries: Entries, from: string, to: string) => {
  entries[to] = entries[from];
  delete entries[from];
  return quoted(to);
};
const valued = (value: (text: string) => unknown) => (entries: Entries, text: string) => {
  entries[text] = value(text);
};

const single = (name: string, code: string, at: string, plant: (site: Site) => void): Mistake => ({
  name,
  codes: [code],
  at,
  plant,
});

const mistakes: Mistake[] = [
  ...each("punctuation changed", ["stale-translation"], plain, (entries, text) =>
    renamed(entries, text, text.endsWith(".") ? text.slice(0, -1) : `${text}.`),
  ),
  ...each("case changed", ["stale-translation"], plain.slice(4), (entries, text) =>
    renamed(entries, text, text.toUpperCase()),
  ),
  ...each("a word changed", ["stale-translation"], plain.slice(8), (entries, text) =>
    renamed(entries, text, text.replace(/\p{L}+/u, "Former")),
  ),
  ...each(
    "text removed",
    ["unused-translation"],
    ["Old rules", "A former event", "Seitentitel"],
    (entries, text) => {
      entries[text] = "Alt";
    },
  ),
  ...each("entry removed", ["missing-translations"], plain.slice(2), (entries, text) => {
    delete entries[text];
    return '"de"';
  }),
  ...each(
    "entry empty",
    ["missing-translations"],
    plain.slice(5),
    (entries, text) => {
      entries[text] = "";
      return '"de"';
    },
    2,
  ),
  ...each(
    "not translated",
    ["identical-translation"],
    plain.slice(3),
    valued((text) => text),
  ),
  ...each(
    "constant lost",
    ["lost-constant"],
    withConstant,
    valued((text) => inGerman(text).replace(/\{\{.*?\}\}/, "da")),
  ),
  ...each(
    "constant misspelt",
    ["unknown-constant"],
    withConstant.slice(4),
    valued((text) => inGerman(text).replace("{{", "{{x")),
    3,
  ),
  ...each(
    "link lost",
    ["lost-link"],
    withLink,
    valued((text) => inGerman(text).replace(/\[([^\]]*)\]\((?!copy)[^)]*\)/, "$1")),
  ),
  ...each(
    "dead link",
    ["unknown-page", "unknown-file"],
    withLink.slice(4),
    valued((text) => inGerman(text).replace(/\]\([^)]*\)/, "](/nirgendwo)")),
    3,
  ),
  ...each(
    "copied text lost",
    ["lost-copy"],
    withCopy,
    valued((text) => inGerman(text).replace(/\[([^\]]*)\]\(copy[^)]*\)/, "$1")),
  ),
  ...each(
    "tag lost",
    ["lost-tag"],
    withTag,
    valued((text) => inGerman(text).replace(/\[\[[^\]]*\]\]/, "")),
  ),
  ...each(
    "heading lost",
    ["heading-count"],
    withHeading,
    valued((text) => inGerman(text).replace(/^#+ /m, "")),
    3,
  ),
  ...each(
    "Cyrillic letters",
    ["wrong-script"],
    plain.slice(6),
    valued(() => "Мы строим вместе."),
    3,
  ),
  ...each(
    "French",
    ["wrong-language"],
    long,
    valued(() => french),
    2,
  ),
  ...each(
    "Polish",
    ["wrong-language"],
    long.slice(2),
    valued(() => polish),
    2,
  ),
  ...each(
    "misspelt place",
    ["meaning-without-place"],
    plain.slice(7),
    (entries, text) => {
      entries[text] = { beshreibung: "Eins hier", "*": "Zwei hier" };
      return '"beshreibung"';
    },
    2,
  ),
  ...each(
    "script link",
    ["malformed-link"],
    withLink.slice(2),
    valued((text) => inGerman(text).replace(/\]\([^)]*\)/, "](javascript:x)")),
    1,
  ),
  ...each(
    "callout translated",
    ["unsupported-formatting"],
    where((text) => text.includes("[!TIP]")),
    valued((text) => inGerman(text).replace("[!TIP]", "[!TIPP]")),
    1,
  ),
  single("label without its date", "lost-placeholder", '"lastUpdated"', (site) => {
    site.languages.de.labels = { lastUpdated: "Zuletzt geändert" };
  }),
  single("label without its name", "lost-placeholder", '"copyLinkTo"', (site) => {
    site.languages.de.labels = { copyLinkTo: "Link kopieren" };
  }),
  single("path with a space", "invalid-translated-path", '"/extra"', (site) => {
    site.languages.de.texts["/extra"] = "/noch mehr";
  }),
  single("path of another page", "path-taken-in-language", `"/extra"`, (site) => {
    site.languages.de.texts["/extra"] = base.routes[1]!.path;
  }),
  single("first language again", "repeated-language", '"en-GB"', (site) => {
    (site.languages as Entries)["en-GB"] = { draft: true };
  }),
  single("folder of a page", "language-folder-taken", '"de"', (site) => {
    site.languages.de.path = "/extra/";
  }),
  single("languages as a list", "wrong-type", '"languages"', (site) => {
    (site as Entries)["languages"] = ["de"];
  }),
  single("text in place", "wrong-type", '"heading"', (site) => {
    (site.routes.at(-1)!.blocks[0] as Entries)["heading"] = { "en-GB": "Copy the address", de: "Adresse" };
    delete site.languages.de.texts["Copy the address"];
  }),
  single("no catalogue", "unreadable-catalogue", '"texts"', (site) => {
    (site.languages.de as Entries)["texts"] = "site.de.po";
  }),
];

const written = (site: object) => `${JSON.stringify(site, undefined, 2)}\n`;
const findingsIn = (site: object) => validate(written(site), world).diagnostics;
const keyOf = ({ code, message }: Diagnostic) => `${code} ${message}`;
const known = new Set(findingsIn(base).map(keyOf));

/** A sentence that says what to do. */
const advice = /\b(?:Add|Use|Write|Translate|Correct|Check|Remove|Set|Did you mean|Rename|Put|Fix)\b/;

test("the example has no mistake, and there are 60 to plant", () => {
  expect([...known].filter((one) => /translation|lost-|wrong-|heading-count|meaning/.test(one))).toEqual([]);
  expect(mistakes.length).toBeGreaterThanOrEqual(60);
});

test.each(someOf(mistakes))("finds a planted mistake at its place, with a fix: $name", (mistake) => {
  const site = example();
  mistake.plant(site);
  const text = written(site);
  const found = validate(text, world).diagnostics.filter((one) => !known.has(keyOf(one)));
  const right = found.find(({ code }) => mistake.codes.includes(code));
  expect(right, "the finding").toBeDefined();
  expect(text.split("\n")[right!.range.start.line - 1]).toContain(mistake.at.slice(0, 60));
  expect(right!.edits !== undefined || advice.test(right!.message), right!.message).toBe(true);
  expect(found.filter((one) => one !== right)).toEqual([]);
});

const variations: [string, (site: Site) => void][] = [
  ["true for a text that stays", ({ languages: { de } }) => (de.texts[plain[0]!] = true)],
  ["a name in another script", ({ languages: { de } }) => (de.texts[plain[1]!] = "Der Ort 東京")],
  ["another order of parts", ({ languages: { de } }) => (de.texts[withTag[0]!] = "[[fresh]] Karten")],
  ["a translated path", ({ languages: { de } }) => (de.texts["/extra"] = "/mehr")],
  [
    "a link to another site in each language",
    ({ languages: { de } }) =>
      (de.texts["https://chandlery.ebbstone.example"] = "https://laden.ebbstone.example"),
  ],
  ["a translated picture", ({ languages: { de } }) => (de.texts["/chart-ripples.svg"] = "/karte.svg")],
  [
    "several meanings",
    ({ languages: { de } }) => (de.texts["Copy the address"] = { "/extra heading": "Adresse", "*": "Kopie" }),
  ],
  ["a short text that stays", ({ languages: { de } }) => (de.texts["Copy another one"] = "Copy another one")],
  [
    "a much longer translation",
    ({ languages: { de } }) =>
      (de.texts[plain[2]!] =
        "Das ist ein sehr langer Satz auf Deutsch, der viel mehr sagt, als im Englischen steht, und der nicht aufhört."),
  ],
  [
    "a label with plural forms",
    ({ languages: { de } }) =>
      (de.labels = { members: { one: "ein Mitglied", other: "{count} Mitglieder" } }),
  ],
  ["a draft without texts", (site) => ((site.languages as Entries)["fr"] = { draft: true })],
  ["German quotation marks", ({ languages: { de } }) => (de.texts[plain[3]!] = "„So“, sagt er – und geht …")],
  [
    "another line end",
    ({ languages: { de } }) =>
      void renamed(de.texts, withHeading[0]!, withHeading[0]!.replaceAll("\n", "\r\n")),
  ],
  [
    "a page in one language",
    (site) =>
      void site.routes.push({
        path: "/treffen",
        title: "Das Treffen in Köln",
        languages: ["de"],
        description: "Wir sehen uns dort, und das ist schön.",
        blocks: [{ type: "text", text: "Kommt alle." }],
      } as never),
  ],
];

test.each(variations)("accepts %s", (_, change) => {
  const site = example();
  change(site);
  expect(findingsIn(site).filter((one) => !known.has(keyOf(one)) && one.code !== "unreachable-page")).toEqual(
    [],
  );
});
