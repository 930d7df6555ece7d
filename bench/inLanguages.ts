import { configSchema } from "../src/config/config";
import { shortKey } from "../src/languages/keys";
import { visitFields } from "../src/schema/walk";
import type { BenchSite } from "./benchSite";

/** Parts of texts that translators keep: references, addresses and code. */
const kept = /(\{\{.*?\}\}|\]\([^)]*\)|`[^`]*`|<[^>]*>|https?:\S+)/;
const vowels = "aeiou";

/** A site in further languages, with every text translated: each vowel is replaced by another one. */
export function inLanguages(site: BenchSite, ...codes: string[]): BenchSite {
  const languages = codes.map((code, index) => {
    const texts: Record<string, string> = {};
    visitFields(configSchema, site, ({ kind, value }) => {
      if ((kind === "text" || kind === "richText") && typeof value === "string")
        texts[shortKey(value)] = translated(value, index + 1);
    });
    return [code, { texts }];
  });
  return { ...site, languages: Object.fromEntries(languages) as BenchSite["languages"] };
}

function translated(text: string, step: number): string {
  const next = (vowel: string) => vowels[(vowels.indexOf(vowel) + step) % vowels.length]!;
  const parts = text.split(kept);
  return parts.map((part, index) => (index % 2 === 1 ? part : part.replace(/[aeiou]/g, next))).join("");
}
