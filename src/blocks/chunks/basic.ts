/** Parts in the script of every page, by their names. Most pages need some of them, and together they are small. */
export { Callout as callout } from "../callout/Callout";
export { Cards as cards } from "../cards/Cards";
export { Cta as cta } from "../cta/Cta";
export { Faq as faq } from "../faq/Faq";
export { Hero as hero } from "../hero/Hero";
export { BlockLook as look } from "../look/BlockLook";
export { Stats as stats } from "../stats/Stats";
export { Steps as steps } from "../steps/Steps";
export { Text as text } from "../text/Text";
