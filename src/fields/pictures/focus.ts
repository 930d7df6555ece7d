import * as z from "zod";
import { noteOtherWords, noteWordsForValues } from "../otherWords";

/** What can be named of a picture; without a name it is the middle. */
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

/** What of a picture is never cut off. */
export type Focus = (typeof places)[number];

/** Where the part of a picture lies that stays where only a part is shown. */
export const focus = z.enum(places).meta({
  description: "Which part of the picture stays where it is cropped; without it, the middle.",
});

noteOtherWords({ focus: "position objectposition focalpoint focal hotspot gravity crop anchorpoint" });
noteWordsForValues(
  "focus",
  Object.fromEntries(
    places.map((place) => {
      const [across = "", along = ""] = place.split(" ");
      const side = {
        top: "up upper above oben",
        bottom: "down lower below unten",
        left: "west",
        right: "east",
      };
      const turned = `${along}${across}`;
      return [
        place,
        along ? `${turned} ${along}-${across} ${along} ${across}` : side[place as keyof typeof side],
      ];
    }),
  ),
);
