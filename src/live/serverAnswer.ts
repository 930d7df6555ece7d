import type { OnlineAnswer, Person } from "../fields/parts/server";

/** Values found in a response, before they are checked. */
export interface RawAnswer {
  players?: unknown;
  maximum?: unknown;
  version?: unknown;
  /** A text of one or several lines, or a list of lines. */
  message?: unknown;
  /** Players online; names that are not texts are skipped. */
  people?: readonly RawPerson[];
}

export interface RawPerson {
  name: unknown;
  /** An address that pages may request. */
  face?: string | undefined;
}

/** No game server has more players, and a larger number would not fit in its line. */
const MOST_PLAYERS = 10_000_000;
const MOST_NAMES = 100;
const MOST_LINES = 4;
const LONGEST_NAME = 32;
const LONGEST_VERSION = 48;
const LONGEST_LINE = 120;

/** The values to show for a server that is online, without values of a wrong type or that no server has. */
export function onlineAnswer({ players, maximum, version, message, people = [] }: RawAnswer): OnlineAnswer {
  const lines = linesOf(message);
  const named = people.slice(0, MOST_NAMES).flatMap(({ name, face }): Person[] => {
    const clean = cleanLine(name, LONGEST_NAME);
    return clean ? [{ name: clean, ...(face && { face }) }] : [];
  });
  const cleanVersion = cleanLine(version, LONGEST_VERSION);
  const count = countOf(players);
  const room = countOf(maximum);
  return {
    state: "online",
    ...(count === undefined ? {} : { players: count }),
    ...(room === undefined ? {} : { maximum: room }),
    ...(cleanVersion && { version: cleanVersion }),
    ...(lines.length > 0 && { message: lines }),
    ...(named.length > 0 && { people: named }),
  };
}

/** A number of players, even if it is written as a text; `undefined` for any other value. */
function countOf(value: unknown): number | undefined {
  const count = typeof value === "string" && /^\d{1,8}$/.test(value) ? Number(value) : value;
  if (typeof count !== "number" || !Number.isInteger(count)) return undefined;
  return count >= 0 && count <= MOST_PLAYERS ? count : undefined;
}

function linesOf(message: unknown): string[] {
  const written: unknown[] =
    typeof message === "string" ? message.slice(0, MOST_LINES * 1000).split(/\r?\n/) : asList(message);
  return written
    .slice(0, MOST_LINES)
    .map((line) => cleanLine(line, LONGEST_LINE))
    .filter((line) => line !== "");
}

/** The value as a list; empty if it is not one. */
export function asList(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

/** The game's codes for colours and styles, as in `§aGreen`. */
const gameCodes = /§x(?:§[0-9a-f]){6}|§./giu;
/** Invisible and control characters, and those of a game's own font. Joiners and selectors of emoji are kept. */
const unseen = /(?!\u200c|\u200d|\ufe0f)[\p{C}\p{DI}\u2800]|[\u200c\u200d](?![\p{L}\p{M}\p{S}])/gu;
/** More combining marks on a letter than any script needs. */
const piledMarks = /(([\u200c\u200d]?\p{M}){3})[\u200c\u200d\p{M}]+/gu;
/** Characters that are visible. */
const seen = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** A text in one line without control characters, truncated with an ellipsis; empty if nothing is visible. */
export function cleanLine(text: unknown, longest: number): string {
  if (typeof text !== "string") return "";
  const line = text
    .slice(0, longest * 20)
    .replace(gameCodes, "")
    .replace(/[^\S\ufeff]+/g, " ")
    .replace(unseen, "")
    .replace(piledMarks, "$1")
    .trim();
  if (!seen.test(line)) return "";
  const letters = Array.from(line);
  return letters.length <= longest
    ? line
    : `${letters
        .slice(0, longest - 1)
        .join("")
        .trimEnd()}…`;
}
