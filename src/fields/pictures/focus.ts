import * as z from "zod";
import { noteOtherWords, noteWordsForNothing, noteWordsForValues } from "../otherWords";

/** The named parts of a picture. The default is the centre. */
export const places = [
  "left top",
  "top",
  "right top",
  "left",
  "right",
  "left bottom",
  "bottom",
  "right bottom",
] as const;

/** The part of a picture that is never cropped. */
export type Focus = (typeof places)[number];

export const focus = z.enum(places).meta({
  description:
    'Part of the picture that stays visible when it is cropped. Defaults to the centre. Has no effect with `"fit": "whole"`, which never crops.',
});

noteOtherWords({ focus: "position objectposition focalpoint focal hotspot gravity crop anchorpoint" });

/** Synonyms of the sides. */
const sides: Readonly<Record<string, readonly string[]>> = {
  top: ["top", "up", "upper", "above", "north", "oben"],
  bottom: ["bottom", "down", "lower", "below", "south", "unten"],
  left: ["left", "west", "links"],
  right: ["right", "east", "rechts"],
};

const middle = ["center", "centre", "middle", "centered", "centred", "mid", "mitte"];

/** Each word of one list with each of the other, in either order. */
const pairs = (some: readonly string[], others: readonly string[]) =>
  some.flatMap((one) => others.flatMap((other) => [one + other, other + one]));

/** Synonyms of a part: a corner's two sides, or a side alone or with the centre. */
function wordsFor(place: Focus): string {
  const [first = [], second] = place.split(" ").map((side) => sides[side]!);
  return (second ? pairs(first, second) : [...first, ...pairs(first, middle)]).join(" ");
}

noteWordsForValues("focus", Object.fromEntries(places.map((place) => [place, wordsFor(place)])));
noteWordsForNothing("focus", [...middle, ...pairs(middle, middle), "auto", "default", "none"].join(" "));
