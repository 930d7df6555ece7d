import type { Finding } from "../finding";
import { textsIn } from "../textsIn";
import { nameOf, sentence } from "../words";

/** No text holds half of a character, as `\ud800` alone is. */
export function checkCharacters(config: unknown): Finding[] {
  return textsIn(config).flatMap((text): Finding[] => {
    const { value } = text;
    const [half] = /[\uD800-\uDFFF]/.test(value) ? (/\p{Surrogate}/u.exec(value) ?? []) : [];
    if (half === undefined) return [];
    const { path } = text;
    const message = `${sentence(nameOf(path))} holds half of a character: \\u${half.charCodeAt(0).toString(16)}. Write the character itself, such as 😀, or remove this half.`;
    return [{ code: "broken-character", message, path }];
  });
}
