import type { OnlineAnswer, Person } from "../fields/parts/server";

/** As an answer is read, with whatever stands in the places where something is looked for. */
export interface RawAnswer {
  players?: unknown;
  maximum?: unknown;
  version?: unknown;
  /** A text of one or several lines, or a list of lines. */
  message?: unknown;
  /** Who is on; whose name is no text is left out. */
  people?: readonly RawPerson[];
}

export interface RawPerson {
  name: unknown;
  /** An address that may be asked for. */
  face?: string | undefined;
}

/** No game server has more, and a larger number would break the line that it stands in. */
const MOST_PLAYERS = 10_000_000;
const MOST_NAMES = 100;
const MOST_LINES = 4;
const LONGEST_NAME = 32;
const LONGEST_VERSION = 48;
const LONGEST_LINE = 120;

/**
 * What is worth showing of the answer of a server that is online. What has the wrong type, or a value that no server
 * has, is left out.
 */
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

/** A number of players, also where it is written as a text; `undefined` for what is none. */
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

/** What should be a list, as one. */
export function asList(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

/** The codes of the game for colours and styles, as in `§aGreen`. */
const gameCodes = /§x(?:§[0-9a-f]){6}|§./giu;
/**
 * Characters that are not seen or steer how others are shown, and those that only a game's own font draws. A joiner
 * before a letter or picture belongs to it, and what makes a sign an emoji to that.
 */
const unseen = /(?!\u200c|\u200d|\ufe0f)[\p{C}\p{DI}\u2800]|[\u200c\u200d](?![\p{L}\p{M}\p{S}])/gu;
/** More marks on a letter than any script has. */
const piledMarks = /(([\u200c\u200d]?\p{M}){3})[\u200c\u200d\p{M}]+/gu;
/** What a reader sees something of. */
const seen = /[\p{L}\p{N}\p{P}\p{S}]/u;

/**
 * A text in one line, without what would steer or break it; empty where nothing of it would be seen.
 * @param longest - its most letters; a longer one ends with an ellipsis
 */
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
