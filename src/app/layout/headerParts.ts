import type { HeaderParts } from "../../styling/theme/headerLayouts";
import { brand } from "./Brand";
import { measure, measured, place, room, row } from "./Fold";
import { bar, header, nav } from "./Header";

/** A selector. What a `css` gives is the name of its class, whatever its type says (`styling/compiler/`). */
const selectorOf = (style: unknown) => `.${style as string}`;

/** The parts of the header that its layouts place, by the classes of the components. */
export const headerParts: HeaderParts = {
  header: selectorOf(header),
  bar: selectorOf(bar),
  brand: selectorOf(brand),
  place: selectorOf(place),
  measure: selectorOf(measure),
  measured: selectorOf(measured),
  room: selectorOf(room),
  row: selectorOf(row),
  nav: selectorOf(nav),
};
