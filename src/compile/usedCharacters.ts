import type { SiteConfig } from "../config/config";
import { fillConstants } from "../fields/texts/constants";
import { knownLanguage } from "./compileDate";

/** The characters that a site shows, as code points. */
export interface UsedCharacters {
  /** All of them, with those that its language writes dates and numbers with. */
  text: ReadonlySet<number>;
  /** Those of addresses, commands and code. */
  code: ReadonlySet<number>;
}

/** What can be typed on every keyboard: most pages have nearly all of it, and what visitors type is made of it. */
const ascii = between(" ", "~");

/** What the program sets between words and before the entries of lists, and what good typography has beside them. */
const signs = "\u00a0\u202f\u2060·–—‘’“”…×•";

/**
 * Characters of which a text in the font of code has all or none, so that sites with other addresses share a font.
 */
const codeGroups = [
  "abcdefghijklmnopqrstuvwxyz0123456789 .:-_/@",
  between("A", "Z"),
  "!\"#$%&'()*+,;<=>?[\\]^`{|}~",
];

/** The keys whose texts are shown in the font of code. */
const codeKeys = new Set(["copy", "handle"]);

/** Where code, and what a tap copies, stands in a formatted text. */
const codeInText = /(`+)([^`]+)\1|\[([^\]]*)\]\(copy:/g;

/** Collects the characters of a site: those of all that stands in its config, in both cases of each letter. */
export function usedCharacters(config: SiteConfig): UsedCharacters {
  const found: Found = { text: new Set(), code: new Set() };
  // The label of a button that copies is no code.
  collect({ ...config, labels: Object.values(config.labels) }, "", found);
  const shownAsCode = new Set<number>();
  for (const part of found.code) add(shownAsCode, fillConstants(part, config.constants));
  const dates = datesAndNumbers(config.site.language);
  const text = new Set<number>();
  for (const part of [ascii, signs, dates, ...found.text]) addBothCases(text, part);
  const code = new Set<number>();
  for (const group of codeGroups) {
    const isWanted = Array.from(group).some((character) => shownAsCode.has(character.codePointAt(0)!));
    if (isWanted) add(code, group);
  }
  for (const one of shownAsCode) code.add(one);
  return { text, code };
}

interface Found {
  /** The texts with other than ASCII characters. */
  text: Set<string>;
  /** What is shown in the font of code, as it is written. */
  code: Set<string>;
}

function collect(value: unknown, key: string, found: Found): void {
  if (typeof value === "string") {
    if (/[^ -~\s]/.test(value)) found.text.add(value);
    if (codeKeys.has(key)) found.code.add(value);
    else if (value.includes("`") || value.includes("](copy:")) {
      for (const [, , code = "", copied = ""] of value.matchAll(codeInText)) found.code.add(code + copied);
    }
  } else if (Array.isArray(value)) {
    for (const item of value) collect(item, key, found);
  } else if (typeof value === "object" && value !== null) {
    for (const name of Object.keys(value)) collect(value[name as keyof object], name, found);
    // A card that copies shows its value as what it copies.
    if ("copy" in value && "value" in value) found.code.add(String(value.value));
  }
}

/** What a browser may write in a language: the names of months and days, how long ago something was, amounts. */
function datesAndNumbers(code: string): string {
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
      // The days of the week come by as well.
      const date = new Date(Date.UTC(2024, month, 1 + month * 2, month * 2));
      return [...dates, parts].map((format) => format.format(date)).join("");
    }),
    ...units.flatMap((unit) => [-40, -5, -2, -1, 1, 2, 5, 40].map((count) => ago.format(count, unit))),
    number.format(-1_234_567_890.5),
  ].join("");
}

function addBothCases(characters: Set<number>, text: string): void {
  // A letter and its accent, written as two characters, are drawn as one.
  add(characters, text + text.normalize("NFC"));
  add(characters, text.toUpperCase() + text.toLowerCase());
}

function add(characters: Set<number>, text: string): void {
  // No font draws line breaks and tabs.
  for (const character of text.replace(/\p{Cc}/gu, "")) characters.add(character.codePointAt(0)!);
}

/** The characters from one to another of ASCII, both ends included. */
function between(first: string, last: string): string {
  const start = first.charCodeAt(0);
  return String.fromCharCode(
    ...Array.from({ length: last.charCodeAt(0) - start + 1 }, (_, index) => start + index),
  );
}
