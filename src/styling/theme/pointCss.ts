import type { PointPlaces } from "../../fields/pictures/point";

/** The places of points on pictures. A picture is the same in right-to-left languages. */
export function pointCss({ x, y }: PointPlaces): string {
  return (
    x.map((value) => `[data-x="${value}"]{left:${value}%}`).join("") +
    y.map((value) => `[data-y="${value}"]{top:${value}%}`).join("")
  );
}
