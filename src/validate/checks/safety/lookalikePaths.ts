import type { CheckFile, Explanations } from "../../checkFile";
import { routesWith } from "../../exampleConfigs";
import { quote } from "../../../words/words";
import type { Finding } from "../../finding";
import { pagesOf, writtenAt } from "../../links/pagesOf";
import { isMixed } from "../../links/scripts";

/** The scripts with letters that look like Latin ones. */
const alike = /[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}\p{Script=Cherokee}]/u;

/** Reports words with lookalike letters of several scripts: `/rules` with a Cyrillic е is another address. */
export function checkLookalikePaths(config: unknown): Finding[] {
  return (pagesOf(config) ?? []).flatMap(({ path, at }): Finding[] => {
    const word = path?.split(/[^\p{L}\p{M}\p{N}]+/u).find((part) => alike.test(part) && isMixed(part));
    if (path === undefined || word === undefined) return [];
    const message = `The word ${quote(word)} in the path ${quote(path)} mixes letters from several alphabets. Some of them only look like ordinary letters. Delete the word, and type it again with letters from one alphabet.`;
    return [{ code: "lookalike-path", message, path: writtenAt(at) }];
  });
}

export const checks: CheckFile = {
  section: "safety",
  codes: { "lookalike-path": { severity: "warning" } },
  siteAdvice: [checkLookalikePaths],
};

export const explanations: Explanations = {
  "lookalike-path": {
    meaning: "A word in a page's path mixes similar letters from several alphabets.",
    example: routesWith(`{ "path": "/", "title": "Home" },
{ "path": "/rul\u0435s", "title": "Rules" }`),
  },
};
