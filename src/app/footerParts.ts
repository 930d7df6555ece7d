import { selectorOf } from "../styling/emotion/selectors";
import type { FooterParts } from "../styling/theme/variants/footers";
import { about, groups, inner, last, name, styles, title, words } from "./layout/Footer";

/** The parts that footer layouts arrange, by their class names. */
export const footerParts: FooterParts = {
  footer: selectorOf(styles),
  inner: selectorOf(inner),
  about: selectorOf(about),
  brand: selectorOf(name),
  words: selectorOf(words),
  groups: selectorOf(groups),
  title: selectorOf(title),
  last: selectorOf(last),
};
