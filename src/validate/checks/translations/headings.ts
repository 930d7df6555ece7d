import type { UsedEntry } from "../../../languages/coverage";
import { headingsOf } from "../../../markdown/headingsOf";
import { count, quote } from "../../../words/words";
import type { CheckFile, Explanations } from "../../checkFile";
import type { Finding } from "../../finding";
import type { Surroundings } from "../../surroundings";
import { readLanguages } from "../../translations/languagesOf";
import { findInOwn } from "../../translations/otherLanguage";

/** Reports translations with more or fewer headings than their text, because links to headings have the same anchors. */
export function checkHeadings(config: unknown, surroundings: Surroundings): Finding[] {
  return readLanguages(config, surroundings).flatMap((language) =>
    findInOwn(language, differentHeadings).map(([entry, { own, wanted }]): Finding => {
      const message = `The translation of ${quote(entry.source.text)} into ${language.name} has ${count(own, "heading")}, but the text has ${wanted}. Links to its headings lead to the wrong place. Use the same headings.`;
      return { code: "heading-count", message, ...language.atEntry(entry) };
    }),
  );
}

function differentHeadings({ source, value }: UsedEntry): { wanted: number; own: number } | undefined {
  if (value === true || source.meta?.kind !== "richText") return undefined;
  const wanted = headingsOf(source.text).length;
  const own = headingsOf(value).length;
  return wanted === own ? undefined : { wanted, own };
}

export const checks: CheckFile = {
  section: "translations",
  codes: { "heading-count": { severity: "warning" } },
  siteAdvice: [checkHeadings],
};

export const explanations: Explanations = {
  "heading-count": {
    meaning: "A translation has more or fewer headings than its text.",
    example:
      '{ "version": 1, "site": { "name": "Fernhollow" }, "languages": { "de": { "texts": { "Home": "Start", "# Land\\n\\nBuild here.": "Baut hier." } } }, "routes": [{ "path": "/", "title": "Home", "intro": "# Land\\n\\nBuild here." }] }',
  },
};
