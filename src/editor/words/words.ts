import { nearestLanguage } from "../../words/knownLanguage";
import { en, type EditorWords } from "./en";

/** The languages other than English, each loaded only for its readers. */
const others = import.meta.glob<EditorWords>(["./*.ts", "!./{en,fill,words}.ts", "!./*.test.ts"], {
  import: "words",
});

/** The codes of all languages of the editor. */
export const languages: readonly string[] = ["en", ...Object.keys(others).map((file) => file.slice(2, -3))];

const fromRightToLeft = new Set(["ar", "he"]);

/**
 * The words in the first language that the editor has; otherwise English.
 * @param wanted - the codes of languages, the best first
 */
export async function loadWords(wanted: readonly string[]): Promise<EditorWords> {
  const [first = "en"] = wanted.flatMap((code) => nearestLanguage(code, languages) ?? []);
  // Without the words, the editor still works in English.
  return (await others[`./${first}.ts`]?.().catch(() => undefined)) ?? en;
}

/** Sets the language and the direction of the editor's document, which a screen reader needs. */
export function setLanguage({ language, screens }: EditorWords, document: Document): void {
  document.documentElement.lang = language;
  document.documentElement.dir = fromRightToLeft.has(language) ? "rtl" : "ltr";
  document.title = screens.editor;
}
