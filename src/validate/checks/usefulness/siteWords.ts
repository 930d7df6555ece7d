import { nearestShipped, withoutLanguages } from "../../../words/site/siteWords";
import { en } from "../../../words/site/en";
import { valueAt } from "../../../schema/schemaAt";
import { isGroup } from "../../../schema/structure";
import { listed, quote } from "../../../words/words";
import type { CheckFile, Explanations } from "../../checkFile";
import type { Finding } from "../../finding";

/** The most labels that a finding names. */
const mostNamed = 5;

/** Reports a language in which the program has no words, if the owner has not translated them. */
function checkSiteWords(config: unknown): Finding[] {
  const path = ["site", "language"];
  const language = valueAt(config, path);
  if (typeof language !== "string" || nearestShipped(language)) return [];
  const labels = valueAt(config, ["labels"]);
  const hasLanguages = isGroup(valueAt(config, ["languages"]));
  const needed = Object.keys(hasLanguages ? en.labels : withoutLanguages(en.labels));
  const missing = needed.filter((name) => !isGroup(labels) || !Object.hasOwn(labels, name));
  if (missing.length === 0) return [];
  const named = missing.slice(0, mostNamed).map((name) => `"${name}"`);
  const others = missing.length - named.length;
  const all = listed(others > 0 ? [...named, `${others} more`] : named, "and");
  const message = `Spawnpage has no words in ${quote(language)} yet, so parts of the interface are in English. Translate them in "labels": ${all}.`;
  return [{ code: "missing-words", message, path }];
}

export const checks: CheckFile = {
  section: "usefulness",
  codes: { "missing-words": { severity: "warning" } },
  siteAdvice: [checkSiteWords],
};

export const explanations: Explanations = {
  "missing-words": {
    meaning:
      "Spawnpage's own words are not available in the site's language, and `labels` does not have all of them.",
    example:
      '{\n  "version": 1,\n  "site": { "name": "Mossford", "language": "fi" },\n  "routes": [{ "path": "/", "title": "Etusivu" }]\n}',
  },
};
