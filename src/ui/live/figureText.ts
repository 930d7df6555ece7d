import type { Figure } from "../../fields/parts/server";
import type { ServerView } from "./serverView";

/** A figure of a server as text; `undefined` if it is unknown or outdated. */
export function figureText(
  { state, answer }: ServerView,
  figure: string,
  language: string,
): string | undefined {
  if (state === "asking" || state === "unknown") return undefined;
  const isCommon = figure === "players" || figure === "maximum";
  const known = isCommon
    ? answer?.state === "online"
      ? answer[figure]
      : undefined
    : answer?.figures?.[figure];
  return known === undefined ? undefined : inLanguage(known, language);
}

/** A number in the page's language; a text unchanged. */
export function inLanguage(value: Figure, language: string): string {
  return typeof value === "number" ? value.toLocaleString(language, { maximumFractionDigits: 2 }) : value;
}
