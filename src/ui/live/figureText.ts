import type { Figure } from "../../fields/parts/server";
import type { ServerView } from "./serverView";

/** A figure of a server; `undefined` if it is unknown or outdated. */
export function knownFigure({ state, answer }: ServerView, figure: string): Figure | undefined {
  if (state === "asking" || state === "unknown") return undefined;
  if (figure !== "players" && figure !== "maximum") return answer?.figures?.[figure];
  return answer?.state === "online" ? answer[figure] : undefined;
}

/** A number in the page's language; a text unchanged. */
export function inLanguage(value: Figure, language: string): string {
  return typeof value === "number" ? value.toLocaleString(language, { maximumFractionDigits: 2 }) : value;
}

/** A number in few characters: `1.2M`. */
export function inShort(value: number, language: string): string {
  return value.toLocaleString(language, { notation: "compact" });
}
