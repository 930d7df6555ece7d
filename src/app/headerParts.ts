import { guideParts } from "../blocks/styledParts";
import { selectorOf } from "../styling/emotion/selectors";
import type { HeaderParts } from "../styling/theme/headerLayouts";
import { brand } from "./layout/Brand";
import { ghost, level, measure, place, row } from "./layout/Fold";
import { button as search } from "./search/SearchButton";
import { bar, header, link, nav } from "./layout/Header";
import { place as light } from "./layout/HeaderLight";
import { languageSwitch } from "./layout/languageLists";
import { bar as look } from "./layout/LookButton";

/** The parts that header layouts arrange, by their class names. */
export const headerParts: HeaderParts = {
  header: selectorOf(header),
  bar: selectorOf(bar),
  brand: selectorOf(brand),
  place: selectorOf(place),
  measure: selectorOf(measure),
  level: selectorOf(level),
  ghost: selectorOf(ghost),
  row: selectorOf(row),
  nav: selectorOf(nav),
  link: selectorOf(link),
  light: selectorOf(light),
  languages: selectorOf(languageSwitch),
  look: selectorOf(look),
  search: selectorOf(search),
  ...guideParts,
};
