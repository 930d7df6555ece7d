import { readdirSync, readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { parseSync } from "vite";
import { describe, expect, inject, test } from "vitest";
import { root } from "../../sites/configs";
import { builtFiles } from "./builtFiles";
import { readConfig } from "./pages";

/** Keys whose values are defined by the program: types, and names of icons, fonts and presets. */
const technicalKeys = new Set([
  "$schema",
  "type",
  "icon",
  "variant",
  "badgeVariant",
  "tone",
  "preset",
  "fonts",
  "colors",
  "effect",
  "radius",
  "layout",
  "language",
  "id",
  "default",
  "toast",
  "path",
]);

/** Everyday phrases of the demo that are not specific to it. */
const commonPhrases = new Set([
  "frequently asked questions",
  "in numbers",
  "need help",
  "one press",
  "or a",
  "please do",
  "the rules of",
  "what is",
  "what to expect",
  "write to",
]);

/** All text of a config that visitors may read. */
function textsOf(value: unknown, key = ""): string[] {
  if (technicalKeys.has(key)) return [];
  if (typeof value === "string") return [value];
  if (typeof value !== "object" || value === null) return [];
  if (Array.isArray(value)) return value.flatMap((item) => textsOf(item, key));
  return Object.entries(value).flatMap(([name, item]) => textsOf(item, name));
}

/** The phrases of a text, split at punctuation, constants and formatting. */
function phrasesOf(text: string): string[] {
  return text
    .split(/\{\{\w+\}\}|[.,;:!?()*`[\]\n|“”]|(?: – )/)
    .map((phrase) => phrase.trim().toLowerCase())
    .filter((phrase) => phrase !== "");
}

const wordsIn = (phrase: string) => phrase.split(/\s+/).length;

const config = readConfig("demo");
const texts = textsOf(config);
const phrases = [...new Set(texts.flatMap(phrasesOf))].filter((phrase) => !commonPhrases.has(phrase));
/** Names and hosts that are specific to the demo. */
const names = [
  ...textsOf(config.constants).filter((value) => /[a-z]{4}/i.test(value)),
  ...texts.flatMap((text) => text.match(/\b[\w-]+\.example\b/g) ?? []),
  ...membersOf(config),
  ...config.routes.flatMap(({ blocks }) => blocks.flatMap((block) => textsOf(block["heading"]))),
]
  .map((name) => name.toLowerCase())
  .filter((name) => !commonPhrases.has(name) && !name.includes("{{") && name !== "java edition");

function membersOf(value: unknown): string[] {
  if (typeof value !== "object" || value === null) return [];
  if ("members" in value) return (value.members as { name: string }[]).map(({ name }) => name);
  return Object.values(value).flatMap(membersOf);
}

test("the demo has enough specific phrases to search for", () => {
  expect(phrases.filter((phrase) => wordsIn(phrase) >= 2).length).toBeGreaterThan(400);
  expect(names).toEqual(expect.arrayContaining(["orbistead", "play.orbistead.example", "velaquarry"]));
});

describe("the second site", () => {
  const files = builtFiles(
    inject("folders").harbour,
    ".html",
    ".json",
    ".js",
    ".xml",
    ".txt",
    ".svg",
    "_headers",
  );

  test("contains no phrase of the demo in its output", () => {
    expect(files.length).toBeGreaterThan(25);
    const wanted = [...new Set([...phrases.filter((phrase) => wordsIn(phrase) >= 2), ...names])];
    const found = files.flatMap(({ path, text }) => {
      const lower = text.toLowerCase();
      return wanted.filter((phrase) => contains(lower, phrase)).map((phrase) => `${path}: ${phrase}`);
    });
    expect(found).toEqual([]);
  });

  test("has different pages, navigation, and order and number of blocks", () => {
    const harbour = readConfig("harbour");
    const blocks = ({ routes }: typeof config) =>
      routes.map((route) => route.blocks.map(({ type }) => type).join(" "));
    const paths = ({ routes }: typeof config) =>
      routes.map(({ path }) => path).filter((path) => path !== "/");
    expect(paths(harbour).filter((path) => paths(config).includes(path))).toEqual([]);
    expect(blocks(harbour).filter((order) => blocks(config).includes(order))).toEqual([]);
    expect(harbour.navigation.map(({ label }) => label)).not.toEqual(
      expect.arrayContaining(config.navigation.map(({ label }) => label)),
    );
    expect(harbour["theme"]).not.toMatchObject({ preset: (config["theme"] as { preset: string }).preset });
  });
});

/** Files in which such a word means something else, or is an example. */
const excused = [
  /^Name of an icon: /,
  /A Discord server is identified by its ID/,
  // Embeds of known services.
  /a YouTube video, a Twitch channel, a map, a Discord widget/,
  /discord\.com\/widget/,
  /such as a Discord widget/,
  /discord\.gg\/fernhollow/,
  // A drawing of a theme.
  /^stars$/,
  /stars above a planet/,
];

/** Files and folders of `src/` that must name products of others. No page contains text from them. */
const namesOthers = [
  // Secrets are recognised by their service.
  "src/validate/checks/safety/secrets.ts",
  "src/validate/texts/webhooks.ts",
  // Services with two addresses.
  "src/validate/checks/safety/disguises.ts",
  "src/validate/checks/safety/addresses.ts",
  // Known hosts, whose imitations are reported.
  "src/validate/links/knownHosts.ts",
  "src/validate/links/linkAdvice.ts",
  "src/validate/links/linkForm.ts",
  "src/validate/shape/rewrites/socialLinks.ts",
  "src/validate/checks/quality/leftToFillIn.ts",
  // Syntax of specific programs, and sources of pictures.
  "src/validate/texts/foreignFormatting.ts",
  "src/validate/texts/miniMessage.ts",
  "src/validate/checks/quality/notPictures.ts",
  // URL schemes of games and game stores.
  "src/fields/addresses/appLink.ts",
  "src/fields/addresses/link.ts",
  // Status services and games.
  "src/config/servers.ts",
  "src/fields/parts/server.ts",
  "src/live/providers",
  "src/compile/compileServers.ts",
  "src/ui/live/canTell.ts",
  "src/compile/externalUses.ts",
  "src/blocks/status/PlayerFace.tsx",
  "src/blocks/status/schema.ts",
  "src/validate/notations/discordId.ts",
  "src/validate/shape/ownValues.ts",
  "src/validate/shape/unknownKey.ts",
  "src/validate/checks/usefulness/servers.ts",
  // Synonyms for keys and values.
  "src/words/synonyms.ts",
  "src/validate/shape/wishes.ts",
  "src/config/lookWords.ts",
  // Here a space is a character.
  "src/json/tolerant/",
  // Brands whose icons the editor offers, and examples of icon names.
  "src/reference/editorSchema.ts",
  "src/reference/exampleConfig.ts",
  "src/reference/sharedThings.ts",
  "src/validate/exampleSurroundings.ts",
  // Questions about a new project's address and Discord, and advice about its files.
  "src/project/",
  "src/node/project/",
  "src/cli/init",
  "src/cli/help.ts",
  "src/cli/command.ts",
  "src/cli/commands.ts",
];

describe("the program", () => {
  const sources = readdirSync(join(root, "src"), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .filter((entry) => !/\.(?:test|fixture)\.tsx?$/.test(entry.name) && entry.name !== "examples.ts")
    .map((entry) => join(entry.parentPath, entry.name));

  test("contains no text of the demo", () => {
    const wanted = [
      ...new Set([...phrases.filter((phrase) => wordsIn(phrase) >= 3 || phrase.length >= 16), ...names]),
    ];
    const found = sources.flatMap((file) =>
      stringsIn(file).flatMap((text) =>
        wanted.filter((phrase) => contains(text.toLowerCase(), phrase)).map((phrase) => `${file}: ${phrase}`),
      ),
    );
    expect(found).toEqual([]);
  });

  test("mentions no specific topic, game or chat", () => {
    // "Space" alone is also a term of typography and of disks.
    const worlds =
      /(?<![\p{L}\p{N}_-])(?:outer space|planets?|galax(?:y|ies)|stars?|rockets?|minecraft|discord|spaceships?|asteroids?)(?![\p{L}\p{N}_-])/iu;
    const isExcused = (text: string) => excused.some((pattern) => pattern.test(text));
    const asked = sources.filter(
      (file) => !namesOthers.some((other) => relative(root, file).split(sep).join("/").startsWith(other)),
    );
    const found = asked.flatMap((file) =>
      stringsIn(file)
        .filter((text) => worlds.test(text) && !isExcused(text))
        .map((text) => `${file.slice(root.length + 1)}: ${text}`),
    );
    expect(found).toEqual([]);
  });
});

/** Whether a text contains a phrase as separate words. */
function contains(text: string, phrase: string): boolean {
  for (let at = text.indexOf(phrase); at !== -1; at = text.indexOf(phrase, at + 1)) {
    if (!/\w/.test(text[at - 1] ?? "") && !/\w/.test(text[at + phrase.length] ?? "")) return true;
  }
  return false;
}

/** All text in a source file that could reach a page: strings, templates and JSX, without imports and comments. */
function stringsIn(file: string): string[] {
  const { program } = parseSync(file, readFileSync(file, "utf8"));
  const found: string[] = [];
  const walk = (node: unknown): void => {
    if (typeof node !== "object" || node === null) return;
    const { type, value } = node as { type?: string; value?: unknown };
    if (type === "ImportDeclaration" || type === "ImportExpression") return;
    if ((type === "Literal" || type === "JSXText") && typeof value === "string") found.push(value);
    if (type === "TemplateElement") found.push((value as { cooked: string }).cooked);
    Object.values(node).forEach(walk);
  };
  walk(program);
  return found;
}
