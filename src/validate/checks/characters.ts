import type { Path } from "../../fields/walk";
import type { Finding } from "../finding";
import { nameOf, sentence } from "../words";

/** No text holds half of a character, as `\ud800` alone is. */
export function checkCharacters(config: unknown): Finding[] {
  return brokenTexts(config, []).map(({ half, path }) => ({
    code: "broken-character",
    message: `${sentence(nameOf(path))} holds half of a character: \\u${half.charCodeAt(0).toString(16)}. Write the character itself, such as 😀, or remove this half.`,
    path,
  }));
}

function brokenTexts(value: unknown, path: Path): { half: string; path: Path }[] {
  if (typeof value === "string") {
    const [half] = /\p{Surrogate}/u.exec(value) ?? [];
    return half === undefined ? [] : [{ half, path }];
  }
  if (Array.isArray(value)) {
    return value.flatMap((item: unknown, index) => brokenTexts(item, [...path, index]));
  }
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) => brokenTexts(item, [...path, key]));
}
