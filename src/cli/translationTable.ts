import { jsonText } from "../report/json";
import type { OpenedLanguage } from "./translatedSite";

/** The version of the `translate --format json` output. */
const TRANSLATE_FORM = 1;

type TableRow = OpenedLanguage & { isDraft: boolean };

/** The most pages that a row lists. */
const mostPages = 3;

/** How complete the languages of a site are, as a table. */
export function formatTable(languages: readonly TableRow[]): string {
  if (languages.length === 0)
    return 'The site has no further languages. To add one, run "translate" with its code, such as "translate de".';
  const rows = languages.map((language) => {
    const { lacking, missing, pages, share, stale } = numbersOf(language);
    const more = lacking.length - mostPages;
    const list = [...lacking.slice(0, mostPages), ...(more > 0 ? [`${more} more`] : [])].join(", ");
    const notes = [
      ...(language.isDraft ? ["draft"] : []),
      ...(lacking.length > 0 ? [`lacking: ${list}`] : []),
    ];
    return [
      language.name,
      `${share} %`,
      String(missing),
      String(stale),
      `${pages - lacking.length} of ${pages}`,
      notes.join(", "),
    ];
  });
  const all = [["Language", "texts", "missing", "stale", "pages", ""], ...rows];
  const widths = all[0]!.map((_, column) => Math.max(...all.map((row) => row[column]!.length)));
  return all
    .map((row) =>
      row
        .map((cell, column) =>
          column === 0 || column > 3 ? cell.padEnd(widths[column]!) : cell.padStart(widths[column]!),
        )
        .join("   ")
        .trimEnd(),
    )
    .join("\n");
}

/** How complete the languages of a site are, for programs. Keys may only be added. */
export function formatTableAsJson(languages: readonly TableRow[]): string {
  return jsonText({
    form: TRANSLATE_FORM,
    languages: languages.map((language) => {
      const { lacking, pages, ...numbers } = numbersOf(language);
      return {
        code: language.code,
        name: language.name,
        draft: language.isDraft,
        ...numbers,
        pages,
        translatedPages: pages - lacking.length,
        lacking,
      };
    }),
  });
}

function numbersOf({ work: { coverage } }: TableRow) {
  const { missing, pages, stale, texts, unused } = coverage;
  return {
    texts,
    /** In percent. Only a complete language has 100. */
    share: texts === 0 ? 100 : Math.floor(((texts - missing.length) * 100) / texts),
    missing: missing.length,
    stale: stale.length,
    unused: unused.length,
    pages: pages.length,
    lacking: pages.filter(({ isUntranslated }) => isUntranslated).map(({ path }) => path),
  };
}
