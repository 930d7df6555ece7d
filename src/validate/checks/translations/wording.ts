import { nameOfLanguage } from "../../../languages/languagesOf";
import type { UsedEntry } from "../../../languages/coverage";
import { quote } from "../../../words/words";
import type { CheckFile, Explanations } from "../../checkFile";
import type { Finding } from "../../finding";
import type { Surroundings } from "../../surroundings";
import { otherLanguageOf } from "../../translations/commonWords";
import { type ReadLanguage, readLanguages } from "../../translations/languagesOf";
import { otherScriptOf, wordsIn } from "../../translations/scripts";

/** Shorter texts are often the same in two languages, such as names. */
const leastWords = 4;

/** Reports translations that are not in their language. */
export function checkWording(config: unknown, surroundings: Surroundings): Finding[] {
  return readLanguages(config, surroundings).flatMap((language) =>
    language.coverage.used.flatMap((entry) => {
      const found = entry.source.isCounted ? findIn(entry, language) : undefined;
      return found ? [{ ...found, ...language.atEntry(entry) }] : [];
    }),
  );
}

type Found = Pick<Finding, "code" | "message" | "fix">;

function findIn({ source, value }: UsedEntry, { code, language, name }: ReadLanguage): Found | undefined {
  if (value === true) return undefined;
  const translation = `The translation of ${quote(source.text)} into ${name}`;
  if (value === source.text) {
    // A PO file has no other way to say that a text stays the same.
    const isPo = typeof language.texts === "string" && language.texts.endsWith(".po");
    const words = wordsIn(value).match(/[\p{L}\p{M}]+/gu) ?? [];
    if (isPo || words.length < leastWords) return undefined;
    const message = `${translation} is the same text. Translate it, or write true if it stays the same.`;
    return { code: "identical-translation", message, fix: { do: "replace", value: true } };
  }
  const letters = otherScriptOf(value, source.text, code);
  if (letters !== undefined) {
    const message = `${translation} has ${letters}. Check that it is in the right language.`;
    return { code: "wrong-script", message };
  }
  const other = otherLanguageOf(value, code);
  if (other === undefined) return undefined;
  const message = `${translation} seems to be in ${nameOfLanguage(other)}. Check that it is in the right language.`;
  return { code: "wrong-language", message };
}

export const checks: CheckFile = {
  section: "translations",
  codes: {
    "identical-translation": { severity: "warning" },
    "wrong-script": { severity: "warning" },
    "wrong-language": { severity: "warning" },
  },
  siteAdvice: [checkWording],
};

const config = (code: string, text: string, translation: string) =>
  `{ "version": 1, "site": { "name": "Fernhollow" }, "languages": { "${code}": { "texts": { "Home": "${code === "de" ? "Start" : "Главная"}", "${text}": "${translation}" } } }, "routes": [{ "path": "/", "title": "Home", "intro": "${text}" }] }`;

const story =
  "Our town lies at the river. Everybody can build here, and the mayor helps new players with their first house. If you need stone, ask at the market: the traders have more than they can sell.";
const french =
  "Notre ville est au bord de la rivière. Tout le monde peut construire ici, et le maire aide les nouveaux joueurs pour leur première maison. Si vous avez besoin de pierre, allez au marché : les marchands en ont plus que assez.";

export const explanations: Explanations = {
  "identical-translation": {
    meaning: "A translation of several words is the same as its text.",
    example: config("de", "Build together in peace.", "Build together in peace."),
  },
  "wrong-script": {
    meaning: "A translation is written in another script than its language.",
    example: config("ru", "Build together in peace.", "Stroim vmeste v mire."),
  },
  "wrong-language": {
    meaning: "A long translation is probably in another language.",
    example: config("de", story, french),
  },
};
