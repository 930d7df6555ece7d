import { remembered } from "../../json/memoizeByObject";
import type { UsedEntry } from "../../languages/coverage";
import { nameOfLanguage } from "../../languages/languagesOf";
import { otherLanguageOf } from "./commonWords";
import type { ReadLanguage } from "./languagesOf";
import { otherScriptOf } from "./scripts";

/** Why a translation is probably in another language: its letters, or its commonest words. */
export type Foreign = { letters: string } | { language: string };

/** Why the translations of a language are probably in another one; `undefined` for the others. */
const whyForeign = remembered(
  (code: string) =>
    ({ source, value }: UsedEntry): Foreign | undefined => {
      if (value === true || value === source.text || !source.isCounted) return undefined;
      const letters = otherScriptOf(value, source.text, code);
      if (letters !== undefined) return { letters };
      const language = otherLanguageOf(value, code);
      return language === undefined ? undefined : { language: nameOfLanguage(language) };
    },
  { texts: 100 },
);

/** The translations of a language that are probably in another one. Their other findings say nothing new. */
export function foreignIn({ code, coverage }: ReadLanguage): ReadonlyMap<UsedEntry, Foreign> {
  return coverage.find(whyForeign(code));
}

/** Like `Coverage.find`, without the entries that are probably in another language. */
export function findInOwn<Found>(
  language: ReadLanguage,
  check: (entry: UsedEntry) => Found | undefined,
): [UsedEntry, Found][] {
  const found = [...language.coverage.find(check)];
  if (found.length === 0) return [];
  const foreign = new Set(Array.from(foreignIn(language).keys(), nameOf));
  return found.filter(([entry]) => !foreign.has(nameOf(entry)));
}

function nameOf({ key, meaning }: UsedEntry): string {
  return JSON.stringify([key, meaning]);
}
