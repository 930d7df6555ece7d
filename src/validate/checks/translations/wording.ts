import type { UsedEntry } from "../../../languages/coverage";
import { quote } from "../../../words/words";
import type { CheckFile, Explanations } from "../../checkFile";
import type { Finding } from "../../finding";
import type { Surroundings } from "../../surroundings";
import { readLanguages } from "../../translations/languagesOf";
import { foreignIn } from "../../translations/otherLanguage";
import { wordsIn } from "../../translations/scripts";

/** Shorter texts are often the same in two languages, such as names. */
const leastWords = 4;

/** Reports translations that are not in their language. */
export function checkWording(config: unknown, surroundings: Surroundings): Finding[] {
  return readLanguages(config, surroundings).flatMap((language) => {
    const { name } = language;
    const start = ({ source }: UsedEntry) => `The translation of ${quote(source.text)} into ${name}`;
    const foreign = Array.from(foreignIn(language), ([entry, why]): Finding => {
      const [code, what] =
        "letters" in why
          ? ["wrong-script", `has ${why.letters}`]
          : ["wrong-language", `seems to be in ${why.language}`];
      const message = `${start(entry)} ${what}. Check that it is in the right language.`;
      return { code, message, ...language.atEntry(entry) };
    });
    const { texts } = language.language;
    // A PO file has no other way to say that a text stays the same.
    const isPo = typeof texts === "string" && texts.endsWith(".po");
    const identical = Array.from(isPo ? [] : language.coverage.find(identicalWords), ([entry]): Finding => {
      const message = `${start(entry)} is the same text. Translate it, or write true if it stays the same.`;
      const fix = { do: "replace", value: true } as const;
      return { code: "identical-translation", message, ...language.atEntry(entry), fix };
    });
    return [...foreign, ...identical];
  });
}

function identicalWords({ source, value }: UsedEntry): true | undefined {
  if (value !== source.text || !source.isCounted) return undefined;
  return (wordsIn(value).match(/[\p{L}\p{M}]+/gu) ?? []).length >= leastWords ? true : undefined;
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
  "Our town is at the river. Everybody can build here, and the mayor helps new players with their first house. If you need stone, ask at the market: the traders have more than they can sell.";
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
