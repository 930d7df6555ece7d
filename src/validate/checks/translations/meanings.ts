import type { Catalogue } from "../../../config/languages";
import { memoizeByObject } from "../../../json/memoizeByObject";
import { meaningsOf } from "../../../languages/lookup";
import { shortKey, sourceKey } from "../../../languages/keys";
import { isGroup } from "../../../schema/structure";
import { didYouMean } from "../../../words/nearest";
import { firstOf, quote } from "../../../words/words";
import type { CheckFile, Explanations } from "../../checkFile";
import type { Finding } from "../../finding";
import { replaceSurely } from "../../fixes/sureFixes";
import type { Surroundings } from "../../surroundings";
import { readLanguages, textsOf } from "../../translations/languagesOf";

/** Reports meanings of a text for places where the text is not. */
export function checkMeanings(config: unknown, surroundings: Surroundings): Finding[] {
  return readLanguages(config, surroundings).flatMap((language) => {
    const groups = groupsIn(language.catalogue);
    if (groups.length === 0) return [];
    const places = placesOfTexts(config as object, new Set(groups.map(([key]) => sourceKey(key))));
    return groups.flatMap(([key, meanings]) => {
      const known = places.get(sourceKey(key));
      if (!known) return [];
      return Object.keys(meanings as object)
        .filter((meaning) => !known.has(meaning))
        .map((meaning): Finding => {
          const names = [...known];
          const { fix } = replaceSurely(meaning, names);
          const message = `The text ${quote(key)} is nowhere at ${quote(meaning)}, so this meaning has no effect.${didYouMean(meaning, names)} Use one of the places of this text: ${firstOf(names)}.`;
          return {
            code: "meaning-without-place",
            message,
            ...language.at(key, meaning),
            at: "key",
            ...(fix?.do === "replace" ? { fix: { do: "rename", key: String(fix.value) } } : {}),
          };
        });
    });
  });
}

/** The entries with several meanings. */
const groupsIn = memoizeByObject((catalogue: Catalogue) =>
  Object.entries(catalogue).filter(([, value]) => isGroup(value)),
);

/** The names of the places of some texts, by key. */
function placesOfTexts(config: object, keys: ReadonlySet<string>): Map<string, Set<string>> {
  const places = new Map<string, Set<string>>();
  for (const { at, key, page } of textsOf(config).flat()) {
    const own = [key, shortKey(key)].find((one) => keys.has(one));
    if (own === undefined) continue;
    const part = at.path.findLast((one) => typeof one === "string");
    const known = places.get(own) ?? new Set();
    for (const name of meaningsOf(page?.place, part)) known.add(name);
    places.set(own, known);
  }
  return places;
}

export const checks: CheckFile = {
  section: "translations",
  codes: { "meaning-without-place": { severity: "warning" } },
  siteAdvice: [checkMeanings],
};

export const explanations: Explanations = {
  "meaning-without-place": {
    meaning: "A meaning of a text is for a place where the text is not.",
    example:
      '{ "version": 1, "site": { "name": "Fernhollow" }, "languages": { "de": { "texts": { "Home": { "titel": "Start", "*": "Zuhause" } } } }, "routes": [{ "path": "/", "title": "Home" }] }',
  },
};
