import type { CheckFile } from "../checkFile";
import type { Finding } from "../finding";
import { pointAt } from "../texts/pointAt";
import { onOddWritten } from "../visits";
import { subjectOf } from "../../words/words";

/** Reports lone surrogates, such as `\ud800`. */
const checkCharacters = onOddWritten((text): Finding[] => {
  const { value } = text;
  const [half] = /\p{Surrogate}/u.exec(value) ?? [];
  if (half === undefined) return [];
  const { path } = text;
  const message = `${subjectOf(path)} contains an incomplete character (\\u${half.charCodeAt(0).toString(16)}), usually part of an emoji. Delete it, or enter the whole character again.`;
  return [{ code: "broken-character", message, path, ...pointAt(value, half) }];
});

export const checks: CheckFile = { general: [checkCharacters] };
