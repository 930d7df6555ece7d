import * as z from "zod";

const percent = z.number().min(0).max(100);

/** The place of a point on a picture, in percent. */
export const pointPlace = {
  x: percent.meta({ description: "Distance from the left edge, in percent of the picture's width." }),
  y: percent.meta({ description: "Distance from the top edge, in percent of the picture's height." }),
};

/** The coordinates of all points of a site. Pages cannot have inline styles, so its stylesheet contains them. */
export interface PointPlaces {
  x: readonly number[];
  y: readonly number[];
}
