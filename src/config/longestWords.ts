import type { SiteConfig } from "./config";
import { factsOfValues } from "./routeWalks";
import { withoutTags } from "../fields/parts/tag";
import { fillConstants } from "../fields/texts/constants";

/** Width of the longest word in each kind of text, in average letters; 0 if there is no text. */
export interface LongestWords {
  /** Headings of pages and heroes. */
  pages: number;
  /** Headings of sections. */
  sections: number;
  /** Names of cards, rules and the like. */
  entries: number;
  /** Names of members, which are often long and in one word. */
  members: number;
  /** Facts of a hero, except addresses. */
  facts: number;
  /** Labels of tabs. */
  tabs: number;
  /** Heading of the 404 page. */
  notFound: number;
}

type Place = keyof LongestWords;
type Route = SiteConfig["routes"][number];

const none: LongestWords = { pages: 0, sections: 0, entries: 0, members: 0, facts: 0, tabs: 0, notFound: 0 };
const allPlaces = Object.keys(none) as Place[];

/** The kind of each key's texts. A `heading` belongs to a section unless it belongs to a page. */
const places: Readonly<Record<string, Place>> = { heading: "sections", title: "entries", label: "tabs" };

/** Scripts that allow a line break after every character. */
const breakable =
  /[\p{Ideographic}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}]/u;

/** Maximum counted width of a name. Longer ones break, because one of them would make all names too small to read. */
const LONGEST_NAME = 18;

/** How many letters of usual width are as wide as a word. */
function lettersOf(word: string): number {
  if (breakable.test(word)) return 0;
  return Array.from(word).reduce((sum, letter) => sum + widthOf(letter), 0);
}

/** How many letters of usual width a text in one line is as wide as. */
export function lettersIn(text: string): number {
  return Array.from(text).reduce((sum, letter) => sum + (breakable.test(letter) ? 1.7 : widthOf(letter)), 0);
}

/** How much wider than usual a letter can be. */
const WIDEST = 1.45;

function widthOf(letter: string): number {
  if (/[mwMW@%]/.test(letter)) return WIDEST;
  return letter === letter.toLowerCase() ? 1 : 1.15;
}

/** Finds the longest word of each kind of heading in a config, so that its size can leave room for it. */
export function longestWords({ routes, news, notFound, constants }: SiteConfig): LongestWords {
  const longest = { ...none };
  const values = JSON.stringify(constants);
  for (const route of routes) {
    const known = filledWords(words.ofRoute(route), constants, values);
    for (const place of allPlaces) longest[place] = Math.max(longest[place], known[place]);
  }
  const others = [news?.heading, ...(news?.posts ?? []).map(({ title }) => title)];
  for (const text of others)
    if (text !== undefined) measure(longest, "pages", fillConstants(text, constants));
  measure(longest, "notFound", fillConstants(notFound.heading ?? "", constants));
  return longest;
}

/** The longest words of routes, and the constants in them. A live site reads the same routes again and again. */
const filled = new WeakMap<RouteWords, { longest: LongestWords; values: string }>();

/** @param values - the constants as text */
function filledWords(words: RouteWords, constants: SiteConfig["constants"], values: string): LongestWords {
  const known = filled.get(words);
  if (known?.values === values) return known.longest;
  const longest = { ...words.longest };
  for (const [place, text] of words.withConstants) measure(longest, place, fillConstants(text, constants));
  filled.set(words, { longest, values });
  return longest;
}

interface RouteWords {
  /** The longest words of its texts without constants. */
  longest: LongestWords;
  withConstants: readonly (readonly [place: Place, text: string])[];
}

const words = factsOfValues("words", () => {
  const longest = { ...none };
  const withConstants: [place: Place, text: string][] = [];
  return {
    see(value, key, owner, outer) {
      if (typeof value !== "string") return;
      for (const place of placesOf(key, owner, outer)) {
        if (value.includes("{{")) withConstants.push([place, value]);
        else measure(longest, place, value);
      }
    },
    facts: (): RouteWords => ({ longest, withConstants }),
  };
});

/** The kinds of a text in a route or a block. */
function placesOf(key: string, owner: object, outer: readonly string[]): readonly Place[] {
  const [list] = outer;
  if (list === undefined) {
    const { heading } = owner as Route;
    return key === "heading" || (key === "title" && heading === undefined) ? ["pages"] : [];
  }
  if (list !== "blocks" && list !== "aside") return [];
  if (key === "name") return [outer.includes("members") ? "members" : "entries"];
  if (key === "value") return "copy" in owner ? [] : ["facts"];
  const isOfHero = key === "heading" && outer.length === 1 && "type" in owner && owner.type === "hero";
  const place = places[key];
  return [...(place ? [place] : []), ...(isOfHero ? (["pages"] as const) : [])];
}

function measure(longest: LongestWords, place: Place, text: string): void {
  const most = place === "entries" || place === "members" ? LONGEST_NAME : Infinity;
  // Most are shorter than the longest so far, whatever their letters are.
  const isShorter = (part: string) => longest[place] >= Math.min(most, part.length * WIDEST);
  if (isShorter(text)) return;
  for (const word of withoutTags(text).split(/[\s\u200b\u00ad-]+/u)) {
    if (isShorter(word)) continue;
    longest[place] = Math.max(longest[place], Math.min(most, lettersOf(word)));
  }
}
