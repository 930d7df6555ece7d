import { isGroup } from "../../../schema/structure";
import { en } from "../../../words/site/en";
import { allOf, quote } from "../../../words/words";
import type { CheckFile, Explanations } from "../../checkFile";
import type { Finding } from "../../finding";
import type { Surroundings } from "../../surroundings";
import { readLanguages } from "../../translations/languagesOf";

const placeholders = /\{\w+\}/g;

/** Reports interface texts of a language that lack a placeholder. */
export function checkLabels(config: unknown, surroundings: Surroundings): Finding[] {
  return readLanguages(config, surroundings).flatMap((language) =>
    Object.entries(language.language.labels ?? {}).flatMap(([key, label]) => {
      const usual = en.labels[key as keyof typeof en.labels];
      const wanted = [...new Set(JSON.stringify(usual ?? "").match(placeholders))];
      // Forms for single amounts can spell the amount out.
      const forms = isGroup(label) ? [["other", label["other"]]] : [[undefined, label]];
      return forms.flatMap(([form, text]): Finding[] => {
        const lost = wanted.filter((one) => !String(text).includes(one));
        if (lost.length === 0) return [];
        const message = `${quote(key)} in ${language.name} lacks ${allOf(lost)}. Add it. English: ${quote(isGroup(usual) ? usual["other"] : usual)}.`;
        const { path } = language.at();
        const at = form === undefined ? [...path, "labels", key] : [...path, "labels", key, String(form)];
        return [{ code: "lost-placeholder", message, path: at }];
      });
    }),
  );
}

export const checks: CheckFile = {
  section: "translations",
  codes: { "lost-placeholder": { severity: "error" } },
  site: [checkLabels],
};

export const explanations: Explanations = {
  "lost-placeholder": {
    meaning: "An interface text of a language lacks a placeholder.",
    example:
      '{ "version": 1, "site": { "name": "Fernhollow" }, "languages": { "de": { "texts": { "Home": "Start" }, "labels": { "lastUpdated": "Zuletzt geändert" } } }, "routes": [{ "path": "/", "title": "Home" }] }',
  },
};
