import type { UsedEntry } from "../../languages/coverage";
import { memoizeByObject, remembered } from "../../json/memoizeByObject";
import { nameOfLanguage } from "../../languages/languagesOf";
import { otherLanguageOf } from "./commonWords";
import type { ReadLanguage } from "./languagesOf";
import { otherScriptOf } from "./scripts";

/** Why a translation is probably in another language: its letters, or its commonest words. */
export type Foreign = { letters: string } | { language: string };

/** Why the translations of a language are probably in another one; `undefined` for the others. */
const whyForeign = remembered(
  (code: string) =>
    memoizeByObject(({ source, value }: UsedEntry): Foreign | undefined => {
      if (value === true || value === source.text || !source.isCounted) return undefined;
      const letters = otherScriptOf(value, source.text, code);
      if (letters !== undefined) return { letters };
      const language = otherLanguageOf(value, code);
      return language === undefined ? undefined : { language: nameOfLanguage(language) };
    }),
  { texts: 100 },
);

/** The translations of a language that are probably in another one. Their other findings say nothing new. */
export const foreignIn: (language: ReadLanguage) => ReadonlyMap<UsedEntry, Foreign> = memoizeByObject(
  ({ code, coverage }) => {
    const why = whyForeign(code);
    return new Map(
      coverage.used.flatMap((entry) => {
        const foreign = why(entry);
        return foreign ? [[entry, foreign] as const] : [];
      }),
    );
  },
);

/** The translations of a language that are in this language, as far as the program can tell. */
export const ownTranslations: (language: ReadLanguage) => readonly OwnTranslation[] = memoizeByObject(
  (language) => {
    const foreign = foreignIn(language);
    return language.coverage.used.filter(
      (entry): entry is OwnTranslation => entry.value !== true && !foreign.has(entry),
    );
  },
);

type OwnTranslation = UsedEntry & { value: string };
