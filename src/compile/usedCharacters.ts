import type { SiteConfig } from "../config/config";
import { factsOfValues } from "../config/routeWalks";
import { fillConstants } from "../fields/texts/constants";
import { knownLanguage } from "../words/knownLanguage";

/** The characters that a site shows, as code points. */
export interface UsedCharacters {
  /** All characters, including dates and numbers in the site's language. */
  text: ReadonlySet<number>;
  /** The characters of addresses, commands and code. */
  code: ReadonlySet<number>;
}

/** The characters of every keyboard. Most pages contain nearly all of them, and visitors type them. */
const ascii = between(" ", "~");

/** Characters between words and before list entries that the program adds, and the usual ones of good typography. */
const signs = "\u00a0\u202f\u2060·–—‘’“”…×•";

/** A text in the code font has all or none of a group's characters, so sites with different addresses share a font. */
const codeGroups = [
  "abcdefghijklmnopqrstuvwxyz0123456789 .:-_/@",
  between("A", "Z"),
  "!\"#$%&'()*+,;<=>?[\\]^`{|}~",
];

const codeKeys = new Set(["copy", "handle"]);

/** Code and copied texts in a formatted text. */
const codeInText = /(`+)([^`]+)\1|\[([^\]]*)\]\(copy:/g;

/** Collects the characters of a config, in uppercase and lowercase. */
export function usedCharacters(config: SiteConfig): UsedCharacters {
  // The label of a copy button is not code.
  const others = { ...config, routes: [], labels: Object.values(config.labels) };
  const found = [characters.in(others), ...config.routes.map(characters.ofRoute)];
  const shownAsCode = new Set<number>();
  for (const part of new Set(found.flatMap(({ code }) => code)))
    add(shownAsCode, fillConstants(part, config.constants));
  const text = new Set(found.flatMap((one) => one.text));
  for (const part of [ascii, signs, datesAndNumbers(config.site.language)]) addBothCases(text, part);
  const code = new Set<number>();
  for (const group of codeGroups) {
    const isWanted = Array.from(group).some((character) => shownAsCode.has(character.codePointAt(0)!));
    if (isWanted) add(code, group);
  }
  for (const one of shownAsCode) code.add(one);
  return { text, code };
}

interface Found {
  /** The characters of texts that are not ASCII. */
  text: readonly number[];
  /** The raw texts in the code font. */
  code: readonly string[];
}

const characters = factsOfValues("characters", () => {
  const text = new Set<number>();
  const code = new Set<string>();
  return {
    see(value, key, owner) {
      // A card with `copy` shows its value as code.
      if (key === "value" && "copy" in owner) code.add(String(value));
      if (typeof value !== "string") return;
      if (/[^ -~\s]/.test(value)) addBothCases(text, value);
      if (codeKeys.has(key)) code.add(value);
      else if (value.includes("`") || value.includes("](copy:")) {
        for (const [, , plain = "", copied = ""] of value.matchAll(codeInText)) code.add(plain + copied);
      }
    },
    facts: (): Found => ({ text: [...text], code: [...code] }),
  };
});

const generated = new Map<string, string>();

function datesAndNumbers(code: string): string {
  const known = generated.get(code) ?? datesAndNumbersIn(code);
  generated.set(code, known);
  return known;
}

/** The texts that a browser may generate in a language: months, weekdays, relative times, numbers. */
function datesAndNumbersIn(code: string): string {
  const language = knownLanguage(code);
  if (/^en\b/.test(language)) return "";
  const dates = (["full", "long", "medium", "short"] as const).map(
    (style) => new Intl.DateTimeFormat(language, { dateStyle: style, timeStyle: "short", timeZone: "UTC" }),
  );
  const parts = new Intl.DateTimeFormat(language, { month: "short", weekday: "short" });
  const ago = new Intl.RelativeTimeFormat(language, { numeric: "auto" });
  const units = ["second", "minute", "hour", "day", "week", "month", "year"] as const;
  const number = new Intl.NumberFormat(language);
  return [
    ...Array.from({ length: 12 }, (_, month) => {
      // All weekdays occur, too.
      const date = new Date(Date.UTC(2024, month, 1 + month * 2, month * 2));
      return [...dates, parts].map((format) => format.format(date)).join("");
    }),
    ...units.flatMap((unit) => [-40, -5, -2, -1, 1, 2, 5, 40].map((count) => ago.format(count, unit))),
    number.format(-1_234_567_890.5),
  ].join("");
}

function addBothCases(characters: Set<number>, text: string): void {
  // A letter and its combining accent are drawn as one character.
  add(characters, text + text.normalize("NFC"));
  add(characters, text.toUpperCase() + text.toLowerCase());
}

function add(characters: Set<number>, text: string): void {
  // Fonts contain no line breaks and tabs.
  for (const character of text.replace(/\p{Cc}/gu, "")) characters.add(character.codePointAt(0)!);
}

/** All ASCII characters from one to another, inclusive. */
function between(first: string, last: string): string {
  const start = first.charCodeAt(0);
  return String.fromCharCode(
    ...Array.from({ length: last.charCodeAt(0) - start + 1 }, (_, index) => start + index),
  );
}
