import type { CheckFile, Explanations } from "../checkFile";
import { pageWith } from "../exampleConfigs";
import { memoizeByObject } from "../../json/memoizeByObject";
import type { Finding } from "../finding";
import { replaceWith } from "../fixes/sureFixes";
import { nearest, sureMatch } from "../../words/nearest";
import { type Advice, write } from "../notations/rule";
import type { Surroundings } from "../surroundings";
import { onTexts } from "../visits";
import { allOf, quote, sentences, written, simplify } from "../../words/words";

/** The icon set whose names need no prefix. */
const plainSet = "lucide";
const brandSet = "simple-icons";

/** Other common names of some icons. */
const iconsByWord = new Map(
  Object.entries({
    anchor: "anchor harbour port",
    banknote: "money cash dollar donate",
    "book-open": "wiki docs guide manual",
    "circle-question-mark": "question help faq circlequestion questioncircle",
    "circle-check": "checkcircle done ok success",
    gavel: "ban judge court",
    "gamepad-2": "game controller play",
    house: "homepage start",
    "log-in": "login signin join",
    "log-out": "logout signout",
    mail: "envelope email message",
    "map-pin": "location marker place pin",
    "message-circle": "comment chat speech discussion",
    pencil: "edit write pen",
    "scroll-text": "rules law terms",
    search: "find magnifier magnifyingglass lookup",
    settings: "gear gears config options preferences",
    "shopping-cart": "cart basket checkout",
    store: "shop market",
    swords: "pvp fight battle combat",
    "triangle-alert": "warning alert caution exclamation",
    trophy: "award win winner prize",
    user: "person profile account avatar",
    users: "people team group community usergroup friends players staff",
    wrench: "tool tools repair fix",
  }).flatMap(([icon, words]) => words.split(" ").map((word) => [word, icon] as const)),
);

const checkIcons = onTexts(["icon"], ({ value, path }, { surroundings }): Finding[] => {
  if (surroundings.hasIcon(value)) return [];
  const { advice, instead } = suggestIcon(value, surroundings);
  const message = `Unknown icon ${quote(value)}. ${advice}`;
  return [{ code: "unknown-icon", message, path, ...replaceWith(instead) }];
});

export function suggestIcon(name: string, surroundings: Surroundings): Advice {
  const colon = name.indexOf(":");
  if (colon >= 0) return suggestFrom(name.slice(0, colon), name.slice(colon + 1), surroundings);
  const brand = `${brandSet}:${name}`;
  if (surroundings.hasIcon(brand)) return write("Brand icons need a prefix", brand);
  const other = iconsByWord.get(simplify(name));
  if (other !== undefined && surroundings.hasIcon(other)) {
    return { advice: `Did you mean ${written(other)}?` };
  }
  const match = nearestIcon(name, plainSet, surroundings) ?? nearestIcon(name, brandSet, surroundings);
  return match
    ? suggestion(name, match, surroundings.iconNames(plainSet))
    : {
        advice: `Find icon names at lucide.dev/icons. Brand icons are at simpleicons.org and need a prefix, as in "${brandSet}:youtube".`,
      };
}

/** Where the icons of a set can be searched. */
const searchPages: Readonly<Record<string, string>> = {
  [plainSet]: "lucide.dev/icons",
  [brandSet]: "simpleicons.org",
  pixelarticons: "pixelarticons.com",
};

/** Suggests an icon of the named set. If the set is unknown, the same icon of another set. */
function suggestFrom(set: string, name: string, surroundings: Surroundings): Advice {
  if (surroundings.iconNames(set).length > 0) {
    const match = nearestIcon(name, set, surroundings) ?? (surroundings.hasIcon(name) ? name : undefined);
    return match
      ? suggestion(set === plainSet ? name : `${set}:${name}`, match, surroundings.iconNames(set))
      : {
          advice: sentences(
            `The set ${quote(set)} has no icon with a similar name.`,
            Object.hasOwn(searchPages, set) ? `Find icon names at ${searchPages[set]}.` : undefined,
          ),
        };
  }
  const sets = setsOf(surroundings);
  const likely = nearest(set, sets);
  const match = [...(likely === undefined ? [] : [likely]), ...sets]
    .map((one) => (one === plainSet ? name : `${one}:${name}`))
    .find((one) => surroundings.hasIcon(one));
  const hint = match ? `Did you mean ${written(match)}?` : undefined;
  return { advice: sentences(`There is no icon set ${quote(set)}. Available sets: ${allOf(sets)}.`, hint) };
}

/** A similar name. It is fixed automatically only if it is unambiguous; brands are too many and too similar. */
function suggestion(name: string, match: string, names: readonly string[]): Advice {
  const isBrand = match.startsWith(`${brandSet}:`);
  const isSure = sureMatch(name, names) === match && (!isBrand || simplify(name) === simplify(match));
  return { advice: `Did you mean ${written(match)}?`, instead: isSure ? match : undefined };
}

/** The icon of a set whose own name is nearest, as a config writes it. */
function nearestIcon(name: string, set: string, surroundings: Surroundings): string | undefined {
  const { bare, byName } = namesOf(surroundings.iconNames(set));
  const match = nearest(name, bare);
  // Brands are names: the first letter must match.
  if (match === undefined || (set === brandSet && match[0] !== name[0])) return undefined;
  return byName.get(match);
}

/** The icon names of a set without their prefix, and the full name of each. */
const namesOf = memoizeByObject((icons: readonly string[]) => {
  const byName = new Map(icons.map((icon) => [icon.slice(icon.indexOf(":") + 1), icon]));
  return { bare: [...byName.keys()], byName };
});

function setsOf(surroundings: Surroundings): string[] {
  const names = surroundings.iconNames();
  return [
    ...new Set(names.map((name) => (name.includes(":") ? name.slice(0, name.indexOf(":")) : plainSet))),
  ];
}

export const checks: CheckFile = {
  section: "references",
  codes: { "unknown-icon": { severity: "error" } },
  general: [checkIcons],
};

export const explanations: Explanations = {
  "unknown-icon": {
    meaning: "An icon does not exist.",
    example: pageWith('{ "type": "callout", "icon": "rokcet", "text": "We open on Friday." }'),
  },
};
