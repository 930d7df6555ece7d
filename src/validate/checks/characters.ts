import type { CheckFile } from "../checkFile";
import type { Finding } from "../finding";
import { pointAt } from "../texts/spanWithin";
import { textsIn } from "../textsIn";
import { subjectOf } from "../../words/words";

/** Reports lone surrogates, such as `\ud800`. */
export function checkCharacters(config: unknown): Finding[] {
  const suspects = textsIn(config, (value) => /[\uD800-\uDFFF]/.test(value));
  return suspects.flatMap(({ value, path }): Finding[] => {
    const [half] = /\p{Surrogate}/u.exec(value) ?? [];
    if (half === undefined) return [];
    const message = `${subjectOf(path)} contains an incomplete character (\\u${half.charCodeAt(0).toString(16)}), usually part of an emoji. Delete it, or enter the whole character again.`;
    return [{ code: "broken-character", message, path, ...pointAt(value, half) }];
  });
}

export const checks: CheckFile = {
  general: [checkCharacters],
};
