import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import type { Page } from "../../src/compile/page";
import { configSchema } from "../../src/config/config";
import { worldWith } from "../../src/core/inMemory.fixture";
import { compileConfig } from "../../src/core/compileConfig";
import { visitFields } from "../../src/schema/walk";
import { root } from "../sites/configs";

/** Translators keep these parts: references, addresses, code and the keywords of callouts. */
const kept = /(\{\{.*?\}\}|\[\[[^\]]*\]\]|\]\([^)]*\)|`[^`]*`|\[![A-Z]+\]|<[^>]*>|https?:\S+)/;

/** Replaces the vowels of a text, so each word is another one. */
function pseudo(text: string): string {
  const next = (vowel: string) => "eiouaEIOUA"["aeiouAEIOU".indexOf(vowel)]!;
  return text
    .split(kept)
    .map((part, index) => (index % 2 === 1 ? part : part.replace(/[aeiou]/gi, next)))
    .join("");
}

function inTwoLanguages(text: string) {
  const written = JSON.parse(text) as object;
  const texts: Record<string, string> = {};
  visitFields(configSchema, written, ({ kind, value }) => {
    const isText = (kind === "text" || kind === "richText") && typeof value === "string";
    // The translation of a copied command such as "/vote" would also be one of the page.
    if (isText && !value.startsWith("/")) texts[value] = pseudo(value);
  });
  return configSchema.parse({ ...written, languages: { de: { texts } } });
}

/** Each id of a compiled page, by the path of the page. */
function anchorsOf(pages: readonly { path: string; compile: () => Page }[]) {
  return pages.map(({ path, compile }) => {
    const ids: string[] = [];
    JSON.stringify(compile(), (key, value: unknown) => {
      if (key === "id" && typeof value === "string") ids.push(value);
      return value;
    });
    return [path, ids] as const;
  });
}

const configs = ["examples", "starters", "tests/sites"].flatMap((folder) =>
  readdirSync(`${root}/${folder}`, { recursive: true })
    .map((name) => `${folder}/${String(name).replaceAll("\\", "/")}`)
    .filter((file) => /\/(?:site\.config|acceptance\/\w+)\.json$/.test(file)),
);

it.each(configs)("has the same anchors in each language of %s", async (file) => {
  const text = readFileSync(`${root}/${file}`, "utf8");
  const site = await compileConfig(inTwoLanguages(text), text, worldWith());
  const [other] = site.others!;
  const anchors = anchorsOf(site.pages);
  expect(anchorsOf(other!.pages)).toEqual(anchors);
  expect(anchors.length).toBeGreaterThan(0);
});
