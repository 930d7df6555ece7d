import type { UsedEntry } from "../../languages/coverage";
import { memoizeByObject } from "../../json/memoizeByObject";
import { nameOfLanguage } from "../../languages/languagesOf";
import { otherLanguageOf } from "./commonWords";
import type { ReadLanguage } from "./languagesOf";
import { otherScriptOf } from "./scripts";

/** Why a translation is probably in another language: its letters, or its commonest words. */
export type Foreign = { letters: string } | { language: string };

/** The translations of a language that are probably in another one. Their other findings say nothing new. */
export const foreignIn: (language: ReadLanguage) => ReadonlyMap<UsedEntry, Foreign> = memoizeByObject(
  ({ code, coverage }) => {
    const found = new Map<UsedEntry, Foreign>();
    for (const entry of coverage.used) {
      const { source, value } = entry;
      if (value === true || value === source.text || !source.isCounted) continue;
      const letters = otherScriptOf(value, source.text, code);
      const language = letters === undefined ? otherLanguageOf(value, code) : undefined;
      if (letters !== undefined) found.set(entry, { letters });
      else if (language !== undefined) found.set(entry, { language: nameOfLanguage(language) });
    }
    return found;
  },
);

/** The translations of a language that are in this language, as far as the program can tell. */
export function ownTranslations(language: ReadLanguage): (UsedEntry & { value: string })[] {
  const foreign = foreignIn(language);
  return language.coverage.used.filter(
    (entry): entry is UsedEntry & { value: string } => entry.value !== true && !foreign.has(entry),
  );
}
